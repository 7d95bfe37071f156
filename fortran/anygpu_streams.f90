! SPDX-License-Identifier: MIT OR Apache-2.0
!> Devices, streams and events.
module anygpu_streams
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_int32_t, c_int64_t, c_null_char, c_null_ptr, c_ptr, c_size_t
    use anygpu_calls, only: anygpu_close_event, anygpu_export_event, anygpu_import_event, anygpu_token, &
        ANYGPU_ERROR_INVALID_DEVICE, ANYGPU_SUCCESS
    use anygpu_reports, only: failed, finish, forget_reason
    implicit none
    private

    public :: gpu_stream, gpu_event, gpu_properties
    public :: gpu_create, gpu_destroy, gpu_record, gpu_wait, gpu_synchronize, gpu_export, gpu_import, gpu_close
    public :: gpu_device_count, gpu_device_info, gpu_set_device
    public :: handle_of

    !> A queue of work on a device; as declared it is the default stream.
    type, bind(c) :: gpu_stream
        !> The vendor's stream, for calls of C: hipStream_t, cudaStream_t, aclrtStream.
        type(c_ptr) :: handle = c_null_ptr
    end type gpu_stream

    !> A point in the work of a stream.
    type, bind(c) :: gpu_event
        !> The vendor's event, for calls of C: hipEvent_t, cudaEvent_t, aclrtEvent.
        type(c_ptr) :: handle = c_null_ptr
    end type gpu_event

    !> Properties of a device.
    type :: gpu_properties
        !> Its number among the devices of this process, from 0 on.
        integer :: device = -1
        !> Bytes of its memory.
        integer(c_int64_t) :: memory = 0_c_int64_t
        !> Its name.
        character(len=256) :: name = ""
        !> Its uuid, the same in all processes: hexadecimal digits in groups of 8, 4, 4, 4 and 12, or the vendor's text;
        !> empty where the vendor does not tell.
        character(len=36) :: uuid = ""
        !> Its address on the PCI bus, such as 0000:3b:00.0.
        character(len=16) :: pci = ""
    end type gpu_properties

    !> Creates a stream or an event on the current device.
    !>
    !> Fails with ANYGPU_ERROR_OUT_OF_MEMORY, and with ANYGPU_ERROR_NO_DEVICE without a back end.
    interface gpu_create
        module procedure create_stream, create_event
    end interface gpu_create

    !> Destroys a stream or an event; work that is queued completes.
    !>
    !> Fails with hipErrorContextIsDestroyed (709) for one that was destroyed, and with ANYGPU_ERROR_INVALID_HANDLE for one that
    !> was never created and for the default stream.
    interface gpu_destroy
        module procedure destroy_stream, destroy_event
    end interface gpu_destroy

    !> Records an event behind the work queued on a stream.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_HANDLE for an event, and hipErrorContextIsDestroyed (709) for a stream that does not exist.
    interface gpu_record
        module procedure record_event
    end interface gpu_record

    !> Makes the work that is queued later on a stream wait for an event.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_HANDLE for an event or a stream that does not exist.
    interface gpu_wait
        module procedure wait_for_event
    end interface gpu_wait

    !> Waits on the host for all work of the current device, for a stream's, or for an event.
    !>
    !> Fails with hipErrorContextIsDestroyed (709) for a stream, and ANYGPU_ERROR_INVALID_HANDLE for an event that does not exist;
    !> with the error of queued work that has failed.
    interface gpu_synchronize
        module procedure synchronize_device, synchronize_stream, synchronize_event
    end interface gpu_synchronize

    !> Makes the token of an event that was created to be shared.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_CONFIGURATION for an event that was not, and with ANYGPU_ERROR_INVALID_HANDLE for one that
    !> does not exist.
    interface gpu_export
        module procedure export_event
    end interface gpu_export

    !> Opens the event that a token names, for the current device.
    !>
    !> Fails with ANYGPU_ERROR_REFUSED for a token of memory, of another machine, user or back end, and for other bytes;
    !> ANYGPU_ERROR_STALE where the event was destroyed or its owner has ended; ANYGPU_ERROR_UNREACHABLE where the owner cannot be
    !> asked.
    interface gpu_import
        module procedure import_event
    end interface gpu_import

    !> Closes an event that was opened by a token.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for any other.
    interface gpu_close
        module procedure close_event
    end interface gpu_close

    !> Makes a device current for the calling thread: by its number, from 0 on, or by its uuid.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_DEVICE for one that does not exist, and with ANYGPU_ERROR_NO_DEVICE without a back end.
    interface gpu_set_device
        module procedure set_device_32, set_device_64, set_device_by_uuid
    end interface gpu_set_device

contains

    !> A stream's handle; the default stream's without one.
    function handle_of(stream) result(handle)
        type(gpu_stream), intent(in), optional :: stream
        type(c_ptr) :: handle

        handle = c_null_ptr
        if (present(stream)) handle = stream%handle
    end function handle_of

    subroutine create_stream(stream, stat, errmsg)
        use anygpu_hip, only: hipStreamCreate
        type(gpu_stream), intent(inout) :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handle
        integer(c_int) :: status

        call forget_reason()
        status = hipStreamCreate(handle)
        if (status == ANYGPU_SUCCESS) stream%handle = handle
        call finish("gpu_create", status, stat, errmsg)
    end subroutine create_stream

    subroutine create_event(event, shared, stat, errmsg)
        use anygpu_hip, only: hipEventCreateWithFlags, hipEventDefault, hipEventDisableTiming, hipEventInterprocess
        type(gpu_event), intent(inout) :: event
        !> True for an event that gpu_export can export, which does not measure time.
        logical, intent(in), optional :: shared
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handle
        integer(c_int) :: flags, status

        call forget_reason()
        flags = hipEventDefault
        if (present(shared)) then
            if (shared) flags = ior(hipEventInterprocess, hipEventDisableTiming)
        end if
        status = hipEventCreateWithFlags(handle, flags)
        if (status == ANYGPU_SUCCESS) event%handle = handle
        call finish("gpu_create", status, stat, errmsg)
    end subroutine create_event

    subroutine destroy_stream(stream, stat, errmsg)
        use anygpu_hip, only: hipStreamDestroy
        type(gpu_stream), intent(inout) :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = hipStreamDestroy(stream%handle)
        if (status == ANYGPU_SUCCESS) stream%handle = c_null_ptr
        call finish("gpu_destroy", status, stat, errmsg)
    end subroutine destroy_stream

    subroutine destroy_event(event, stat, errmsg)
        use anygpu_hip, only: hipEventDestroy
        type(gpu_event), intent(inout) :: event
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = hipEventDestroy(event%handle)
        if (status == ANYGPU_SUCCESS) event%handle = c_null_ptr
        call finish("gpu_destroy", status, stat, errmsg)
    end subroutine destroy_event

    subroutine record_event(event, stream, stat, errmsg)
        use anygpu_hip, only: hipEventRecord
        type(gpu_event), intent(in) :: event
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_record", hipEventRecord(event%handle, handle_of(stream)), stat, errmsg)
    end subroutine record_event

    subroutine wait_for_event(event, stream, stat, errmsg)
        use anygpu_hip, only: hipStreamWaitEvent
        type(gpu_event), intent(in) :: event
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_wait", hipStreamWaitEvent(handle_of(stream), event%handle, 0_c_int), stat, errmsg)
    end subroutine wait_for_event

    subroutine synchronize_device(stat, errmsg)
        use anygpu_hip, only: hipDeviceSynchronize
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_synchronize", hipDeviceSynchronize(), stat, errmsg)
    end subroutine synchronize_device

    subroutine synchronize_stream(stream, stat, errmsg)
        use anygpu_hip, only: hipStreamSynchronize
        type(gpu_stream), intent(in) :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_synchronize", hipStreamSynchronize(stream%handle), stat, errmsg)
    end subroutine synchronize_stream

    subroutine synchronize_event(event, stat, errmsg)
        use anygpu_hip, only: hipEventSynchronize
        type(gpu_event), intent(in) :: event
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_synchronize", hipEventSynchronize(event%handle), stat, errmsg)
    end subroutine synchronize_event

    subroutine export_event(event, token, stat, errmsg)
        type(gpu_event), intent(in) :: event
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: made
        integer(c_int) :: status

        call forget_reason()
        status = anygpu_export_event(event%handle, made)
        if (status == ANYGPU_SUCCESS) token = made
        call finish("gpu_export", status, stat, errmsg)
    end subroutine export_event

    subroutine import_event(token, event, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        type(gpu_event), intent(inout) :: event
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handle
        integer(c_int) :: status

        call forget_reason()
        status = anygpu_import_event(token, -1_c_int, handle)
        if (status == ANYGPU_SUCCESS) event%handle = handle
        call finish("gpu_import", status, stat, errmsg)
    end subroutine import_event

    subroutine close_event(event, stat, errmsg)
        type(gpu_event), intent(inout) :: event
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = anygpu_close_event(event%handle)
        if (status == ANYGPU_SUCCESS) event%handle = c_null_ptr
        call finish("gpu_close", status, stat, errmsg)
    end subroutine close_event

    !> Number of devices; 0 without a usable back end, of which gpu_reason tells why.
    function gpu_device_count() result(devices)
        use anygpu_hip, only: hipGetDeviceCount
        integer :: devices
        integer(c_int) :: count

        devices = 0
        if (hipGetDeviceCount(count) == ANYGPU_SUCCESS) devices = int(count)
    end function gpu_device_count

    subroutine set_device_32(device, stat, errmsg)
        use anygpu_hip, only: hipSetDevice
        !> Its number, from 0 on.
        integer(c_int32_t), intent(in) :: device
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_set_device", hipSetDevice(device), stat, errmsg)
    end subroutine set_device_32

    subroutine set_device_64(device, stat, errmsg)
        !> Its number, from 0 on.
        integer(c_int64_t), intent(in) :: device
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call set_device_32(ordinal(device), stat, errmsg)
    end subroutine set_device_64

    !> A device's number as C has it; one that no device has where it does not fit.
    pure function ordinal(device)
        integer(c_int64_t), intent(in) :: device
        integer(c_int) :: ordinal

        ordinal = -1_c_int
        if (abs(device) <= huge(ordinal)) ordinal = int(device, c_int)
    end function ordinal

    subroutine set_device_by_uuid(uuid, stat, errmsg)
        use anygpu_hip, only: hipGetDeviceCount, hipSetDevice
        !> The uuid, as gpu_device_info or the vendor's tool gives it; case, hyphens and a leading "GPU-" do not count.
        character(*), intent(in) :: uuid
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        character(:), allocatable :: known
        integer(c_int) :: count, device, status

        call forget_reason()
        status = hipGetDeviceCount(count)
        if (status == ANYGPU_SUCCESS) then
            do device = 0_c_int, count - 1_c_int
                known = bare(uuid_of(device))
                if (known /= "" .and. known == bare(uuid)) exit
            end do
            if (device < count) then
                status = hipSetDevice(device)
            else
                status = failed(ANYGPU_ERROR_INVALID_DEVICE, "gpu_set_device", "no device of this process has the uuid " // &
                    trim(uuid))
            end if
        end if
        call finish("gpu_set_device", status, stat, errmsg)
    end subroutine set_device_by_uuid

    !> The digits and letters of a uuid in lower case, without "GPU".
    function bare(uuid) result(letters)
        character(*), intent(in) :: uuid
        character(:), allocatable :: letters
        integer :: i

        letters = ""
        do i = 1, len(uuid)
            select case (uuid(i:i))
            case ("A":"Z")
                letters = letters // achar(iachar(uuid(i:i)) + iachar("a") - iachar("A"))
            case ("-", " ")
            case default
                letters = letters // uuid(i:i)
            end select
        end do
        if (index(letters, "gpu") == 1) letters = letters(4:)
    end function bare

    !> A device's uuid as text; empty where the vendor does not tell.
    function uuid_of(device) result(text)
        use anygpu_hip, only: hipDeviceGetUuid, hipUUID
        integer(c_int), intent(in) :: device
        character(len=36) :: text
        type(hipUUID) :: uuid
        character(len=2) :: digits
        integer :: i

        text = ""
        if (hipDeviceGetUuid(uuid, device) /= ANYGPU_SUCCESS) return
        if (all(uuid%bytes == c_null_char)) return
        if (all(iachar(uuid%bytes) >= iachar("0") .and. iachar(uuid%bytes) <= iachar("z"))) then
            ! AMD's bytes are hexadecimal digits.
            do i = 1, 16
                text(i:i) = uuid%bytes(i)
            end do
            return
        end if
        do i = 1, 16
            write (digits, "(z2.2)") iand(iachar(uuid%bytes(i)), 255)
            text = trim(text) // digits
            if (i == 4 .or. i == 6 .or. i == 8 .or. i == 10) text = trim(text) // "-"
        end do
        do i = 1, len(text)
            if (text(i:i) >= "A" .and. text(i:i) <= "F") text(i:i) = achar(iachar(text(i:i)) + iachar("a") - iachar("A"))
        end do
    end function uuid_of

    !> Tells a device's properties.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_DEVICE for one that does not exist, and with ANYGPU_ERROR_NO_DEVICE without a back end.
    subroutine gpu_device_info(info, device, stat, errmsg)
        use anygpu_hip, only: hipDeviceGetName, hipDeviceGetPCIBusId, hipDeviceTotalMem, hipGetDevice
        !> The properties.
        type(gpu_properties), intent(inout) :: info
        !> Its number, from 0 on; by default the current device.
        integer, intent(in), optional :: device
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        character(kind=c_char) :: name(256), pci(16)
        integer(c_size_t) :: memory
        integer(c_int) :: number, status

        call forget_reason()
        if (present(device)) then
            number = ordinal(int(device, c_int64_t))
            status = ANYGPU_SUCCESS
        else
            status = hipGetDevice(number)
        end if
        if (status == ANYGPU_SUCCESS) status = hipDeviceGetName(name, size(name, kind=c_int), number)
        if (status == ANYGPU_SUCCESS) status = hipDeviceGetPCIBusId(pci, size(pci, kind=c_int), number)
        if (status == ANYGPU_SUCCESS) status = hipDeviceTotalMem(memory, number)
        if (status == ANYGPU_SUCCESS) then
            info = gpu_properties(device=int(number), memory=int(memory, c_int64_t), name=text_of(name), uuid=uuid_of(number), &
                pci=text_of(pci))
        end if
        call finish("gpu_device_info", status, stat, errmsg)
    end subroutine gpu_device_info

    !> A C string in an array of characters.
    pure function text_of(characters) result(text)
        character(kind=c_char), intent(in) :: characters(:)
        character(len=size(characters)) :: text
        integer :: i

        text = ""
        do i = 1, size(characters)
            if (characters(i) == c_null_char) exit
            text(i:i) = characters(i)
        end do
    end function text_of

end module anygpu_streams
