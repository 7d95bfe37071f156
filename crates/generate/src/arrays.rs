// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the module anygpu_arrays, whose generic procedures take arrays of every type and rank.
//!
//! The module has the interfaces, and submodules the bodies: a compiler that cannot translate arrays of assumed rank still
//! takes the module. Kinds of one type are in one submodule, since compilers read the modules again for each file. What does not depend on the type is in fortran/arrays/anygpu_bytes.f90, by hand.

use std::path::PathBuf;

/// Types of arrays: the suffix of the procedures' names, and the declaration.
///
/// By the kinds of iso_c_binding: some compilers warn of iso_fortran_env where default kinds are wide.
pub const KINDS: [(&str, &str); 11] = [
    ("l", "logical(c_bool)"),
    ("ld", "logical"),
    ("i1", "integer(c_int8_t)"),
    ("i2", "integer(c_int16_t)"),
    ("i4", "integer(c_int32_t)"),
    ("i8", "integer(c_int64_t)"),
    ("r4", "real(c_float)"),
    ("r8", "real(c_double)"),
    ("c4", "complex(c_float)"),
    ("c8", "complex(c_double)"),
    ("s", "character(*)"),
];

/// Types, each with a submodule.
const CLASSES: [&str; 5] = ["logical", "integer", "real", "complex", "character"];

/// Largest rank.
const RANKS: usize = 7;

/// A dummy argument: name, declaration with `T` for the type, and documentation.
struct Dummy(&'static str, &'static str, &'static str);

/// A generic procedure.
struct Procedure {
    name: &'static str,
    docs: &'static str,
    dummies: &'static [Dummy],
    /// Type of the result, for a function.
    result: Option<&'static str>,
    locals: &'static str,
    body: &'static str,
}

const SHAPE: &str = "class(*), intent(in), optional :: shape(:)";
const LOWER: &str = "class(*), intent(in), optional :: lower(:)";
const POINTER: &str = "T, pointer, intent(inout) :: array(..)";
const READ: &str = "T, pointer, intent(in) :: array(..)";
const ANY: &str = "T, target, intent(in) :: array(..)";
const STREAM: Dummy = Dummy(
    "stream",
    "type(gpu_stream), intent(in), optional :: stream",
    "Stream to queue it on; without one it is done on return.",
);
const TOKEN_OUT: &str = "type(anygpu_token), intent(inout) :: token";
const NAME: &str = "character(*), intent(in) :: name";
const TOKEN_IN: &str = "type(anygpu_token), intent(in) :: token";

const PROCEDURES: [Procedure; 15] = [
    Procedure {
        name: "gpu_allocate",
        docs: "Allocates an array on the current device, in pinned or in managed memory.

The extents are those of shape, or else of source or mold. If the call fails, the pointer is unchanged.

Fails with ANYGPU_ERROR_INVALID_VALUE for extents of another rank and without any, ANYGPU_ERROR_OUT_OF_MEMORY, and
ANYGPU_ERROR_NO_DEVICE without a back end.",
        dummies: &[
            Dummy("array", POINTER, "The array; associated by this call, whatever it was before."),
            Dummy("shape", SHAPE, "Extents, integers of any kind: one for each dimension."),
            Dummy("lower", LOWER, "Lower bounds, integers of any kind; 1 by default."),
            Dummy(
                "source",
                "T, target, intent(in), optional :: source(..)",
                "Array on the host or a device whose elements are copied, or a scalar for all elements.",
            ),
            Dummy("mold", "T, target, intent(in), optional :: mold(..)", "Array whose shape alone is taken."),
            Dummy("on", "integer(c_int), intent(in), optional :: on", "gpu_device (the default), gpu_pinned or gpu_managed."),
        ],
        result: None,
        locals: "type(array_layout) :: made, given",
        body: "made = array_layout(type=CLASS, bytes=BYTES, rank=int(rank(array), c_int))
if (present(source)) call look(source, given)
if (present(mold)) call look(mold, given)
status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
if (status == ANYGPU_SUCCESS) call point(array, made)",
    },
    Procedure {
        name: "gpu_deallocate",
        docs: "Frees an array of gpu_allocate, after the work queued on its device, and nullifies the pointer.

Fails with ANYGPU_ERROR_IN_USE while the array is shared, and with ANYGPU_ERROR_INVALID_VALUE for a section, an imported
array and other memory than gpu_allocate's.",
        dummies: &[Dummy("array", POINTER, "The whole array.")],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look_at_pointer(array, found)
status = deallocate_bytes(found)
if (status == ANYGPU_SUCCESS) call disassociate(array)",
    },
    Procedure {
        name: "gpu_copy",
        docs: "Copies the elements of an array to another; either may be on the host or on any device.

Both have the same number of elements. A section that is not contiguous is copied row by row, and only to an array of its
shape. With a stream the host's array stays as it is until the stream was synchronized: it is no expression, and has the
attribute asynchronous or target.

Fails with ANYGPU_ERROR_INVALID_VALUE for arrays that do not fit each other, for a pointer that is not associated and for
device memory that was freed, and with hipErrorContextIsDestroyed (709) for a stream that does not exist.",
        dummies: &[
            Dummy("dest", "T, target, intent(inout) :: dest(..)", "Array to copy to."),
            Dummy("source", "T, target, intent(in) :: source(..)", "Array to copy from."),
            STREAM,
        ],
        result: None,
        locals: "type(array_layout) :: to, from",
        body: "call look(dest, to)
call look(source, from)
status = copy_bytes(to, from, stream)",
    },
    Procedure {
        name: "gpu_fill",
        docs: "Sets all elements of an array or section to a value.

Memory of the host, pinned or not, is filled by the host after it has waited for the stream.

Fails with ANYGPU_ERROR_INVALID_VALUE for a pointer that is not associated, and for memory that was freed or is not this
process's; with ANYGPU_ERROR_INVALID_HANDLE for a stream that does not exist.",
        dummies: &[
            Dummy("array", "T, target, intent(inout) :: array(..)", "Array on the host or a device."),
            Dummy("value", "T, intent(in) :: value", "Value of the elements."),
            STREAM,
        ],
        result: None,
        locals: "type(array_layout) :: found, one
T, target :: copy
logical :: is_host",
        body: "call look(array, found)
status = find_memory(found, is_host)
if (status == ANYGPU_SUCCESS .and. is_host) then
    status = wait_for_host(found, stream)
    if (status == ANYGPU_SUCCESS) call set(array, value)
else if (status == ANYGPU_SUCCESS) then
    copy = value
    call look(copy, one)
    status = fill_bytes(found, one, stream)
end if",
    },
    Procedure {
        name: "gpu_touch",
        docs: "Tells `anygpu check` of a use of an array or section that it does not see, such as a kernel's.

Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the program
synchronize the stream behind the call. Outside of `anygpu check` nothing happens.

Fails with ANYGPU_ERROR_INVALID_VALUE for a pointer that is not associated, ANYGPU_ERROR_INVALID_HANDLE for a stream that
does not exist.",
        dummies: &[
            Dummy("array", ANY, "The array that is used."),
            Dummy("is_written", "logical, intent(in) :: is_written", "True if any element is written, false if all are only read."),
            Dummy(
                "stream",
                "type(gpu_stream), intent(in), optional :: stream",
                "Stream whose work uses it; the default stream without one.",
            ),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look(array, found)
status = touch_bytes(found, is_written, stream)",
    },
    Procedure {
        name: "gpu_export",
        docs: "Makes the token of a device array, by which other processes import it with its type, shape and lower bounds.

The array may be a contiguous section. The token is valid until the memory is freed or the process ends.

Fails with ANYGPU_ERROR_INVALID_VALUE for a section that is not contiguous, an imported array and memory of the host;
ANYGPU_ERROR_NOT_SUPPORTED for pinned and managed memory; ANYGPU_ERROR_OUT_OF_MEMORY where too many arrays are exported.",
        dummies: &[
            Dummy("array", READ, "The array."),
            Dummy("token", TOKEN_OUT, "Its token: bytes to be sent unchanged."),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look_at_pointer(array, found)
status = export_bytes(found, token, \"gpu_export\")",
    },
    Procedure {
        name: "gpu_publish",
        docs: "Publishes an array by a name such as \"heat/u\", until it is freed or the process ends.

Other processes of the user on this machine open it by gpu_import, by Python's anygpu.open and C's anygpu_lookup. A name
has 1 to 64 printed characters of ASCII, without spaces and backslashes; spaces behind it do not count. What this process
has published by the name before is replaced. A token is published in the array's place, too. With steps the name is theirs
as well, until they are closed; with readers as well, the call returns once so many have joined, so that they miss no step.

Fails with the statuses of gpu_export; ANYGPU_ERROR_IN_USE where another living process of the user has the name;
ANYGPU_ERROR_INVALID_VALUE for a text that is no name and for readers that are negative or too many;
ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a process; hipErrorNotReady (600), with the name published, where
readers have not joined in time.",
        dummies: &[
            Dummy("array", READ, "The array."),
            Dummy("name", NAME, "The name; gpu_unpublish withdraws it."),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look_at_pointer(array, found)
status = publish_bytes(found, name)",
    },
    Procedure {
        name: "gpu_publish_steps",
        docs: "",
        dummies: &[
            Dummy("array", READ, "The array."),
            Dummy("name", NAME, "The name; gpu_unpublish withdraws it."),
            Dummy(
                "steps",
                "type(gpu_steps), intent(inout) :: steps",
                "The steps in which the array is written, which readers join by the name; created for 16 readers if they are none.",
            ),
            Dummy(
                "timeout",
                "real, intent(in), optional :: timeout",
                "Seconds to wait for the readers: without end by default, and if below 0.",
            ),
            Dummy("readers", "integer, intent(in), optional :: readers", "The readers to wait for; none by default."),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look_at_pointer(array, found)
status = publish_bytes(found, name, steps, timeout, readers)",
    },
    Procedure {
        name: "gpu_import",
        docs: "Opens the array that a token or a name stands for, for use by the current device. In the process that owns it, it is the
array itself.

A token of gpu_export, or of another language with a description of the array, in Fortran's order; the lower bounds are
the owner's, or else 1. With shape also a token of memory alone, whose beginning is the array; and an array that is as
large and of the same type, in whatever order its elements follow each other. If the call fails, the pointer is unchanged.

Fails with ANYGPU_ERROR_INVALID_VALUE for a token of another type, rank or size, and for an array with gaps or in C's
order; ANYGPU_ERROR_REFUSED for a token of memory alone without shape, for one of another machine, user or back end, and
for other bytes; ANYGPU_ERROR_STALE where the array was freed or its owner has ended; ANYGPU_ERROR_UNREACHABLE where the
owner cannot be asked; ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED where the device does not reach the memory;
ANYGPU_ERROR_NOT_FOUND where nobody publishes the name in time.",
        dummies: &[
            Dummy("token", TOKEN_IN, "A token of an array; with shape, also one of memory."),
            Dummy("array", POINTER, "The array; close it with gpu_close."),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "found = array_layout(type=CLASS, bytes=BYTES, rank=int(rank(array), c_int))
status = import_bytes(token, found, .false.)
if (status == ANYGPU_SUCCESS) call point(array, found)",
    },
    Procedure {
        name: "gpu_import_shaped",
        docs: "",
        dummies: &[
            Dummy("token", TOKEN_IN, "A token of an array or of memory."),
            Dummy("array", POINTER, "The array; close it with gpu_close."),
            Dummy("shape", "class(*), intent(in) :: shape(:)", "Extents, integers of any kind: one for each dimension."),
            Dummy("lower", LOWER, "Lower bounds, integers of any kind; 1 by default."),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "found = array_layout(type=CLASS, bytes=BYTES, rank=int(rank(array), c_int))
status = import_bytes(token, found, .true., shape, lower)
if (status == ANYGPU_SUCCESS) call point(array, found)",
    },
    Procedure {
        name: "gpu_import_named",
        docs: "",
        dummies: &[
            Dummy("name", NAME, "The name of gpu_publish."),
            Dummy("array", POINTER, "The array; close it with gpu_close."),
            Dummy(
                "timeout",
                "real, intent(in), optional :: timeout",
                "Seconds to wait until the name is published: 0 by default; without end if below 0.",
            ),
        ],
        result: None,
        locals: "type(array_layout) :: found",
        body: "found = array_layout(type=CLASS, bytes=BYTES, rank=int(rank(array), c_int))
status = import_named(name, found, timeout)
if (status == ANYGPU_SUCCESS) call point(array, found)",
    },
    Procedure {
        name: "gpu_close",
        docs: "Closes an array of gpu_import, and nullifies the pointer. Work that uses it must be done.

gpu_unshare and gpu_free_all close what a team shares.

Fails with ANYGPU_ERROR_INVALID_VALUE for what is not open.",
        dummies: &[Dummy("array", POINTER, "The array.")],
        result: None,
        locals: "type(array_layout) :: found",
        body: "call look_at_pointer(array, found)
status = close_bytes(found)
if (status == ANYGPU_SUCCESS) call disassociate(array)",
    },
    Procedure {
        name: "gpu_is_device",
        docs: "Tells whether an array is in device memory, which the host's own code must not touch.

False for pinned and managed memory, for arrays without elements, and where there is no back end.",
        dummies: &[Dummy("array", ANY, "The array.")],
        result: Some("logical"),
        locals: "type(array_layout) :: found",
        body: "call look(array, found)
answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE",
    },
    Procedure {
        name: "gpu_address",
        docs: "Address of an array's first element, for calls of C.",
        dummies: &[Dummy("array", ANY, "The array.")],
        result: Some("type(c_ptr)"),
        locals: "type(array_layout) :: found",
        body: "call look(array, found)
answer = pointer_to(found%address)",
    },
    Procedure {
        name: "gpu_argument",
        docs: "Argument of a kernel for gpu_launch: an array by the address of its first element, a scalar by its value.

The kernel's parameter is of the same type: a pointer for an array, int for integer(c_int). A scalar in device memory is
given by its address, too; gpu_launch refuses a text of more than 16 characters.",
        dummies: &[Dummy("array", ANY, "The array, or a scalar.")],
        result: Some("type(gpu_value)"),
        locals: "type(array_layout) :: found
logical :: is_value",
        body: "call look(array, found)
is_value = rank(array) == 0
if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
answer = value_of(found%address, found%bytes, is_value)",
    },
];

const END: [Dummy; 2] = [
    Dummy(
        "stat",
        "integer, intent(out), optional :: stat",
        "Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.",
    ),
    Dummy("errmsg", "character(*), intent(inout), optional :: errmsg", "Message of a failure; unchanged without one."),
];

/// Returns the expression for the bytes of an array's element.
fn bytes(suffix: &str) -> String {
    match suffix {
        "s" => "len(array, c_int64_t)".into(),
        _ => format!("storage_size(element_{suffix}, c_int64_t) / 8_c_int64_t"),
    }
}

/// Procedures that each kind has for itself.
const HELPERS: [&str; 5] = ["look", "look_at_pointer", "point", "disassociate", "set"];

/// Returns a text of which the helpers have the names of one kind.
fn suffixed(text: &str, suffix: &str) -> String {
    HELPERS.iter().fold(text.to_string(), |text, name| {
        let call = text.replace(&format!("call {name}("), &format!("call {name}_{suffix}("));
        call.replace(&format!("subroutine {name}("), &format!("subroutine {name}_{suffix}("))
            .replace(&format!("end subroutine {name}\n"), &format!("end subroutine {name}_{suffix}\n"))
    })
}

/// Returns paths and contents of the module and of the submodules.
pub fn files() -> Vec<(PathBuf, String)> {
    let mut files = vec![("fortran/anygpu_arrays.f90".into(), module())];
    for class in CLASSES {
        files.push((format!("fortran/arrays/anygpu_arrays_{class}.f90").into(), submodule(class)));
    }
    files.push(("fortran/arrays/anygpu_arrays_any.f90".into(), submodule_of_bytes()));
    files
}

const FIRST_LINES: &str =
    "! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
";

impl Procedure {
    /// Returns the name that programs call: specific procedures with other arguments have another.
    fn generic(&self) -> &'static str {
        self.name.trim_end_matches("_shaped").trim_end_matches("_named").trim_end_matches("_steps")
    }

    /// Returns all dummy arguments.
    fn all(&self) -> impl Iterator<Item = &Dummy> {
        let end: &[Dummy] = if self.result.is_some() { &[] } else { &END };
        self.dummies.iter().chain(end)
    }

    /// Returns the statement that begins a specific procedure, the declarations of its arguments, and its last statement.
    fn interface(&self, suffix: &str, kind: &str, documented: bool) -> (String, String) {
        let names: Vec<&str> = self.all().map(|dummy| dummy.0).collect();
        let (what, result) = match self.result {
            Some(_) => ("function", " result(answer)"),
            None => ("subroutine", ""),
        };
        let name = format!("{}_{suffix}", self.name);
        let mut text = format!("module {what} {name}({}){result}\n", names.join(", "));
        for Dummy(_, declaration, docs) in self.all() {
            if documented {
                text += &format!("    !> {docs}\n");
            }
            text += &format!("    {}\n", typed(declaration, kind));
        }
        if let Some(result) = self.result {
            text += &format!("    {result} :: answer\n");
        }
        (text, format!("end {what} {name}\n"))
    }

    /// Returns the interface of a procedure that exists nowhere, so that its name is the linker's message.
    ///
    /// Programs with other default kinds than the modules call it: their `stat` is of the other kind.
    fn interface_of_other_kinds(&self) -> String {
        let name = format!("{}_of_modules_with_other_default_kinds", self.name);
        let names: Vec<&str> = self.all().map(|dummy| dummy.0).collect();
        let mut text = format!("subroutine {name}({})\n", names.join(", "));
        text += "    import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind\n    implicit none\n";
        for Dummy(dummy, declaration, _) in self.all() {
            let optional = if declaration.contains("optional") { ", optional" } else { "" };
            let declaration = match (*dummy, declaration.starts_with("T, ")) {
                ("stat", _) => "integer(other_kind), intent(out) :: stat".into(),
                // Of default kinds, which are the others.
                ("is_written" | "timeout" | "readers", _) => format!("type(*), intent(in){optional} :: {dummy}"),
                (_, true) => format!("type(*), intent(in){optional} :: {dummy}(..)"),
                _ => (*declaration).into(),
            };
            text += &format!("    {declaration}\n");
        }
        text + &format!("end subroutine {name}\n")
    }

    /// Returns a specific procedure.
    fn text(&self, suffix: &str, kind: &str, class: &str) -> String {
        let (mut text, end) = self.interface(suffix, kind, false);
        for line in typed(self.locals, &local(kind)).lines() {
            text += &format!("    {line}\n");
        }
        if self.result.is_none() {
            text += "    integer(c_int) :: status\n";
        }
        text += "\n";
        let statements = self.body.replace("CLASS", &format!("is_{class}")).replace("BYTES", &bytes(suffix));
        text += &indented(&statements, 4);
        if self.result.is_none() {
            text += &format!("    call finish(\"{}\", status, stat, errmsg)\n", self.generic());
        }
        text + &end
    }
}

/// Returns a type for local variables, with the length of the dummy argument `array`.
fn local(kind: &str) -> String {
    kind.replace("(*)", "(len(array))")
}

/// Replaces `T` at the beginning of lines by a type.
fn typed(text: &str, kind: &str) -> String {
    let line = |line: &str| line.strip_prefix("T, ").map_or(line.to_string(), |rest| format!("{kind}, {rest}"));
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn indented(text: &str, by: usize) -> String {
    text.lines().map(|line| format!("{:by$}{line}", "").trim_end().to_string() + "\n").collect()
}

fn module() -> String {
    let mut text = String::from(FIRST_LINES);
    text += "!> Device arrays of every intrinsic type and rank: allocation, copies, filling, and sharing by tokens.
!>
!> Arrays are logical (default and c_bool), integer of 8 to 64 bits, real and complex of 32 and 64 bits, and character of any
!> length, of rank 0 to 7.
!> All subroutines end with stat and errmsg, as ALLOCATE does: without stat a failure ends the program with its reason.
module anygpu_arrays
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_float, c_int, c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_ptr
    use anygpu_calls, only: anygpu_token, ANYGPU_MEMORY_DEVICE, ANYGPU_MEMORY_MANAGED, ANYGPU_MEMORY_PINNED
    use anygpu_kernels, only: gpu_value
    use anygpu_steps, only: gpu_steps
    use anygpu_streams, only: gpu_stream
    implicit none
    private

";
    for procedure in PROCEDURES.iter().filter(|procedure| procedure.name == procedure.generic()) {
        text += &format!("    public :: {}\n", procedure.name);
    }
    text += "    public :: gpu_bytes\n";
    text += "
    !> The kind that default integers have with options that these modules were not compiled with.
    integer, parameter :: other_kind = merge(c_int64_t, c_int32_t, kind(0) == c_int32_t)

    !> Memory of the current device.
    integer(c_int), parameter, public :: gpu_device = ANYGPU_MEMORY_DEVICE
    !> Pinned host memory.
    integer(c_int), parameter, public :: gpu_pinned = ANYGPU_MEMORY_PINNED
    !> Managed memory, which the host and devices reach.
    integer(c_int), parameter, public :: gpu_managed = ANYGPU_MEMORY_MANAGED
";
    for (place, procedure) in PROCEDURES.iter().enumerate() {
        let docs: String =
            procedure.docs.lines().map(|line| format!("    !> {line}").trim_end().to_string() + "\n").collect();
        if procedure.name == procedure.generic() {
            text += &format!("\n{docs}    interface {}\n", procedure.name);
        }
        for (first, (suffix, kind)) in KINDS.iter().enumerate() {
            let (start, end) = procedure.interface(suffix, kind, first == 0);
            text += &indented(&(start + &end), 8);
        }
        if procedure.result.is_none() {
            text += &indented(&procedure.interface_of_other_kinds(), 8);
        }
        let is_last = PROCEDURES.get(place + 1).is_none_or(|next| next.name == next.generic());
        if is_last {
            text += &format!("    end interface {}\n", procedure.generic());
        }
    }
    text += "
    interface
        !> Bytes of an array or scalar of any type, in the same memory: of derived types without pointers, and the kinds that
        !> no gpu_ procedure has.
        !>
        !> Ends the program if the array is not contiguous.
        module function gpu_bytes(array) result(bytes)
            !> The array, on the host or a device; associated if it is a pointer.
            class(*), target, intent(in) :: array(..)
            integer(c_int8_t), pointer :: bytes(:)
        end function gpu_bytes
    end interface
";
    text + "end module anygpu_arrays\n"
}

/// Returns the submodule of the bytes of any type.
fn submodule_of_bytes() -> String {
    let count = |rank: usize| {
        let first: Vec<String> = (1..=rank).map(|dimension| format!("low({dimension})")).collect();
        let first = first.join(", ");
        let count = match rank {
            0 => "count = bytes_of(array)\n".to_string(),
            _ => format!(
                "if (size(array, kind=c_int64_t) > 0_c_int64_t) then\n    low(1:{rank}) = lbound(array, kind=c_int64_t)\n    \
                 count = size(array, kind=c_int64_t) * bytes_of(array({first}))\nend if\n"
            ),
        };
        format!("rank ({rank})\n{}", indented(&count, 4))
    };
    let counts: String = (0..=RANKS).map(count).collect();
    format!(
        "{FIRST_LINES}!> Arrays of any type as bytes.
submodule (anygpu_arrays) anygpu_arrays_any
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes, only: location, pointer_to
    use anygpu_calls, only: ANYGPU_ERROR_INVALID_VALUE
    use anygpu_reports, only: failed, finish
    implicit none

contains

    module function gpu_bytes(array) result(bytes)
        class(*), target, intent(in) :: array(..)
        integer(c_int8_t), pointer :: bytes(:)
        integer(c_int64_t) :: count, low({RANKS})

        ! gfortran 12 takes a section of one element for none that is contiguous.
        if (size(array, kind=c_int64_t) > 1_c_int64_t .and. .not. is_contiguous(array)) &
            call finish(\"gpu_bytes\", failed(ANYGPU_ERROR_INVALID_VALUE, \"gpu_bytes\", \"array is not contiguous\"))
        count = 0_c_int64_t
        select rank (array)
{}        end select
        call c_f_pointer(pointer_to(location(array)), bytes, [count])
    end function gpu_bytes

    function bytes_of(element) result(bytes)
        class(*), intent(in) :: element
        integer(c_int64_t) :: bytes

        select type (element)
        type is (character(*))
            bytes = len(element, c_int64_t)
        class default
            bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        end select
    end function bytes_of

end submodule anygpu_arrays_any
",
        indented(&counts, 8)
    )
}

/// Returns the submodule of the kinds of a type.
fn submodule(class: &str) -> String {
    let mut text = format!("{FIRST_LINES}!> Arrays of type {class}.\n");
    text += &format!("submodule (anygpu_arrays) anygpu_arrays_{class}\n");
    text += "    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes
    use anygpu_calls, only: ANYGPU_SUCCESS
    use anygpu_kernels, only: value_of
    use anygpu_reports, only: finish
    implicit none
";
    let kinds: Vec<_> = KINDS.into_iter().filter(|(_, kind)| kind.starts_with(class)).collect();
    if class != "character" {
        text += "\n    !> For the bytes of an element.\n";
        text += &kinds.iter().map(|(suffix, kind)| format!("    {kind} :: element_{suffix}\n")).collect::<String>();
    }
    text += "\ncontains\n";
    for (suffix, kind) in kinds {
        for procedure in &PROCEDURES {
            text += "\n";
            text += &indented(&suffixed(&procedure.text(suffix, kind, class), suffix), 4);
        }
        text += &indented(&suffixed(&helpers(suffix, kind, class), suffix), 4);
    }
    text + &format!("\nend submodule anygpu_arrays_{class}\n")
}

/// The procedures by which arrays become layouts, and layouts arrays.
fn helpers(suffix: &str, kind: &str, class: &str) -> String {
    let (bytes, local) = (bytes(suffix), local(kind));
    let colons = |rank: usize| vec![":"; rank].join(", ");
    let ranks = |arm: &dyn Fn(usize) -> String| {
        (0..=RANKS).map(|rank| format!("rank ({rank})\n") + &indented(&arm(rank), 4)).collect::<String>()
    };
    // Of a dimension with two elements or more: how far the second is from the first.
    let strides = |rank: usize| {
        let stride = |dimension: usize| {
            let index = |it: usize| if it == dimension { format!("low({it}) + 1") } else { format!("low({it})") };
            let second: Vec<String> = (1..=rank).map(index).collect();
            format!(
                "if (found%shape({dimension}) > 1_c_int64_t) &\n    found%stride({dimension}) = location(array({}))\n",
                second.join(", ")
            )
        };
        let text: String = (1..=rank).map(stride).collect();
        format!(
            "if (any(found%shape(1:{rank}) == 0_c_int64_t)) return\nlow(1:{rank}) = lbound(array, kind=c_int64_t)\n{text}"
        )
    };
    let look = |rank: usize| match rank {
        0 => "found%address = location(array)\n".to_string(),
        _ => format!(
            "found%address = location(array)\nfound%shape(1:{rank}) = shape(array, c_int64_t)\n{}",
            strides(rank)
        ),
    };
    let look_at_pointer = |rank: usize| {
        let lower =
            if rank == 0 { String::new() } else { format!("found%lower(1:{rank}) = lbound(array, kind=c_int64_t)\n") };
        format!("if (.not. associated(array)) return\ncall look(array, found)\n{lower}")
    };
    let point = |rank: usize| match rank {
        0 => "call c_f_pointer(pointer_to(found%address), scalar)\narray => scalar\n".to_string(),
        _ => {
            let bounds: Vec<String> = (1..=rank).map(|it| format!("lower({it}):")).collect();
            format!(
                "call c_f_pointer(pointer_to(found%address), array_{rank}, found%shape(1:{rank}))\narray({}) => array_{rank}\n",
                bounds.join(", ")
            )
        }
    };
    let pointers: String =
        (1..=RANKS).map(|rank| format!("    {local}, pointer :: array_{rank}({})\n", colons(rank))).collect();
    let select = |arms: String| format!("    select rank (array)\n{}    end select\n", indented(&arms, 4));
    let mut text = format!(
        "
!> Describes an array; its lower bounds are 1.
subroutine look(array, found)
    {kind}, target, intent(in) :: array(..)
    type(array_layout), intent(out) :: found
    ! Of temporary arrays gfortran has others than 1.
    integer(c_int64_t) :: low({RANKS})

    found = array_layout(type=is_{class}, bytes={bytes}, rank=int(rank(array), c_int))
"
    );
    let assumed_size = "rank (*)
    ! gfortran takes a temporary array without elements for one of assumed size.
    found%shape(1) = 0_c_int64_t
";
    text += &select(ranks(&look) + assumed_size);
    text += &format!(
        "    where (found%stride /= 0_c_int64_t) found%stride = found%stride - found%address
end subroutine look

!> Describes a pointer's target; without one its address is 0.
subroutine look_at_pointer(array, found)
    {kind}, pointer, intent(in) :: array(..)
    type(array_layout), intent(out) :: found

"
    );
    text += &select(ranks(&look_at_pointer));
    text += &format!(
        "end subroutine look_at_pointer

!> Associates a pointer with memory.
subroutine point(array, found)
    {kind}, pointer, intent(inout) :: array(..)
    type(array_layout), intent(in) :: found
    {local}, pointer :: scalar
{pointers}    integer(c_int64_t) :: lower(size(found%lower))

    lower = found%lower
"
    );
    text += &select(ranks(&point));
    text += &format!(
        "end subroutine point

!> Nullifies a pointer.
subroutine disassociate(array)
    {kind}, pointer, intent(inout) :: array(..)

"
    );
    text += &select(ranks(&|_| "nullify (array)\n".into()));
    text += &format!(
        "end subroutine disassociate

!> Sets all elements of an array on the host.
subroutine set(array, value)
    {kind}, target, intent(inout) :: array(..)
    {kind}, intent(in) :: value

"
    );
    text += &select(ranks(&|_| "array = value\n".into()));
    text + "end subroutine set\n"
}
