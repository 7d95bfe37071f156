// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of programs that call every procedure of generate/hipfort.txt.
//!
//! The bound form of each name is called with a C library that checks the arguments, the typed forms of every type and
//! rank with a working HIP.

use std::fmt::Write;
use std::path::Path;

use crate::Result;
use crate::hipfort::{Binding, KINDS, RANKS, table};
use crate::model::Dialect;

/// Words of the arrays that stand for structures: more than any structure has, except hipDeviceProp_t.
const WORDS: usize = 25;

/// Returns the Fortran program of all bound calls, and the library in C.
pub fn calls(hip: &Dialect, root: &Path) -> Result<[(String, String); 2]> {
    let names = table(root)?;
    Ok([("hipfort_calls.f90".into(), calls_fortran(&names)), ("hipfort_calls.c".into(), calls_c(hip, &names))])
}

fn calls_fortran(names: &[Binding]) -> String {
    let mut text = format!(
        "! Generated from generate/hipfort.txt: calls every name four ways.
module setting
    use hipfort
    implicit none
    public

    type(c_ptr), target :: words({WORDS}, 12)
    integer(c_int) :: ints(12)
    integer(c_size_t) :: sizes(12)
    type(hipDeviceProp_t) :: properties
    integer(c_int) :: failures = 0, made = 0

contains

    !> The value that the C side expects of an argument by its position, or of its n-th word.
    elemental function number(position, n) result(value)
        integer(c_int), intent(in) :: position, n
        integer(c_intptr_t) :: value

        value = 1048576_c_intptr_t*n + 4096_c_intptr_t + 16_c_intptr_t*position
    end function number

    function pointer_at(position) result(pointer)
        integer(c_int), intent(in) :: position
        type(c_ptr) :: pointer

        pointer = transfer(number(position, 1_c_int), c_null_ptr)
    end function pointer_at

    function function_at(position) result(pointer)
        integer(c_int), intent(in) :: position
        type(c_funptr) :: pointer

        pointer = transfer(number(position, 1_c_int), c_null_funptr)
    end function function_at

    subroutine reset()
        integer(c_int) :: i, n

        do i = 1_c_int, 12_c_int
            do n = 1_c_int, {WORDS}_c_int
                words(n, i) = transfer(number(i, n), c_null_ptr)
            end do
            ints(i) = 100_c_int + i
            sizes(i) = 1000_c_size_t + i
        end do
        properties%major = 77_c_int
    end subroutine reset

    !> Records a failed call: the C side returns the name's number, and adds 1 to arguments that it may change.
    subroutine told(status, which, letters, name)
        integer(c_int), intent(in) :: status, which
        character(len=*), intent(in) :: letters, name

        integer(c_int) :: i
        logical :: right

        made = made + 1_c_int
        right = status == 7000_c_int + which
        do i = 1_c_int, int(len(letters), c_int)
            select case (letters(i:i))
            case (\"P\", \"S\")
                right = right .and. transfer(words(1, i), 0_c_intptr_t) == number(i, 1_c_int) + 1_c_intptr_t
            case (\"I\")
                right = right .and. ints(i) == 101_c_int + i
            case (\"Z\")
                right = right .and. sizes(i) == 1001_c_size_t + i
            case (\"D\")
                right = right .and. properties%major == 78_c_int
            end select
        end do
        if (right) return
        failures = failures + 1_c_int
        print *, name, \": status \", status, \", expected \", 7000_c_int + which
    end subroutine told

end module setting

"
    );
    text += "program hipfort_calls\n    use setting\n    use hipfort_hiphostregister\n    implicit none\n\n";
    for index in 0..names.len() {
        _ = writeln!(text, "    call call_{index}()");
    }
    let wanted = 4 * names.len();
    _ = writeln!(text, "    if (failures > 0_c_int .or. made /= {wanted}_c_int) error stop \"hipfort calls\"");
    _ = writeln!(text, "    print '(i0, a)', made, \" calls of {} names: ok\"\n\ncontains\n", names.len());
    for (index, name) in names.iter().enumerate() {
        let c = &name.name;
        let letters: String = name.dummies.iter().map(|dummy| dummy.letter).collect();
        let value = |(at, dummy): (usize, &crate::hipfort::Dummy)| {
            let position = at + 1;
            let value = match dummy.letter {
                'p' | 'B' => format!("pointer_at({position}_c_int)"),
                'P' | 'S' => format!("words(1, {position})"),
                'V' => format!("c_loc(words(1, {position}))"),
                'i' => format!("{}_c_int", 100 + position),
                'I' => format!("ints({position})"),
                'z' => format!("{}_c_size_t", 1000 + position),
                'Z' => format!("sizes({position})"),
                'l' => format!("{}_c_int64_t", 5_000_000_000u64 + position as u64),
                'h' => format!("{}_c_short", 300 + position),
                'c' => "char(200, c_char)".into(),
                'r' => format!("{position}.5_c_float"),
                'f' => format!("function_at({position}_c_int)"),
                'd' => format!("dim3({0}1_c_int, {0}2_c_int, {0}3_c_int)", position),
                _ => "properties".into(),
            };
            (dummy.name.clone(), value)
        };
        let values: Vec<(String, String)> = name.dummies.iter().enumerate().map(value).collect();
        let positional: Vec<&str> = values.iter().map(|value| value.1.as_str()).collect();
        let keywords: Vec<String> = values.iter().rev().map(|(name, value)| format!("{name}={value}")).collect();
        _ = writeln!(text, "subroutine call_{index}()\n    integer(c_int) :: status\n");
        for procedure in [c.clone(), format!("{c}_")] {
            for arguments in [positional.join(", &\n        "), keywords.join(", &\n        ")] {
                _ = writeln!(text, "    call reset()\n    status = {procedure}({arguments})");
                _ = writeln!(text, "    call told(status, {index}_c_int, \"{letters}\", \"{procedure}\")");
            }
        }
        _ = writeln!(text, "end subroutine call_{index}\n");
    }
    text + "end program hipfort_calls\n"
}

fn calls_c(hip: &Dialect, names: &[Binding]) -> String {
    let mut text = format!(
        "/* Generated from generate/hipfort.txt: what every C function is given by calls of the Fortran program. */
#include <stdint.h>
#include <stdio.h>

struct extent {{ size_t width, height, depth; }};
struct dim3 {{ uint32_t x, y, z; }};

static uintptr_t number(int position, int n) {{ return 1048576ul * n + 4096 + 16 * position; }}

static int words(uintptr_t *at, int position, int change) {{
  int right = 1;
  for (int n = 1; n <= {WORDS}; n++) right = right && at[n - 1] == number(position, n);
  if (change) at[0]++;
  return right;
}}

static int one(uintptr_t *at, int position) {{ return (*at)++ == number(position, 1); }}

static int result(const char *name, int right, int which) {{
  if (!right) printf(\"%s: its arguments are wrong\\n\", name);
  return right ? 7000 + which : 1;
}}
"
    );
    for (index, name) in names.iter().enumerate() {
        let ours = name.is_ours(hip);
        let mut parameters = Vec::new();
        let mut checks = vec!["1".to_string()];
        for (at, dummy) in name.dummies.iter().enumerate() {
            let position = at + 1;
            let by_value = dummy.letter == 'V' && !ours;
            let (kind, check) = match dummy.letter {
                'V' if by_value => (
                    "struct extent ",
                    format!(
                        "a{position}.width == number({position}, 1) && a{position}.height == number({position}, 2) && \
                         a{position}.depth == number({position}, 3)"
                    ),
                ),
                'p' | 'B' | 'f' => ("uintptr_t ", format!("a{position} == number({position}, 1)")),
                'P' => ("uintptr_t *", format!("one(a{position}, {position})")),
                'S' => ("uintptr_t *", format!("words(a{position}, {position}, 1)")),
                'V' => ("uintptr_t *", format!("words(a{position}, {position}, 0)")),
                'i' => ("int ", format!("a{position} == {}", 100 + position)),
                'I' => ("int *", format!("(*a{position})++ == {}", 100 + position)),
                'z' => ("size_t ", format!("a{position} == {}", 1000 + position)),
                'Z' => ("size_t *", format!("(*a{position})++ == {}", 1000 + position)),
                'l' => ("uint64_t ", format!("a{position} == {}ul", 5_000_000_000u64 + position as u64)),
                'h' => ("unsigned short ", format!("a{position} == {}", 300 + position)),
                'c' => ("unsigned char ", format!("a{position} == 200")),
                'r' => ("float ", format!("a{position} == {position}.5f")),
                'd' => (
                    "struct dim3 ",
                    format!(
                        "a{position}.x == {position}1 && a{position}.y == {position}2 && a{position}.z == {position}3"
                    ),
                ),
                // hipDeviceProp_t.major is 328 bytes from its beginning, in ROCm 4 and 5.
                _ => ("char *", format!("(*(int *)(a{position} + 328))++ == 77")),
            };
            parameters.push(format!("{kind}a{position}"));
            checks.push(check);
        }
        let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
        _ = writeln!(
            text,
            "\nint {}({parameters}) {{\n  return result(\"{}\", {}, {index});\n}}",
            name.symbol(hip),
            name.name,
            checks.join(" &&\n    ")
        );
    }
    text
}

/// Returns the programs of all typed calls, one for each type, after a module that they share.
///
/// There is a program of the fewest and one of the most dimensions, too. Valid calls are made with every type, invalid
/// ones with one.
pub fn typed() -> Vec<(String, String)> {
    let mut sources = vec![("hipfort_typed.f90".into(), TYPED.into())];
    let mut add = |name: String, tries: &[(usize, usize)]| {
        let mut text = format!("program {name}\n    use setting\n    implicit none\n\n");
        for (kind, rank) in tries {
            _ = writeln!(text, "    call try_{}_{rank}()", KINDS[*kind].0);
        }
        _ = writeln!(text, "    call finish({}_c_int)\n\ncontains\n", tries.len());
        for (kind, rank) in tries {
            text += &typed_rank(KINDS[*kind], *rank);
        }
        sources.push((format!("{name}.f90"), text + &format!("end program {name}\n")));
    };
    for (kind, (letters, _)) in KINDS.iter().enumerate() {
        add(format!("hipfort_typed_{letters}"), &(0..=RANKS).map(|rank| (kind, rank)).collect::<Vec<_>>());
    }
    for rank in [0, RANKS] {
        add(format!("hipfort_rank_{rank}"), &(0..KINDS.len()).map(|kind| (kind, rank)).collect::<Vec<_>>());
    }
    sources
}

const TYPED: &str =
    "! Generated by generate/: calls hipfort's typed procedures, of every type and rank, and looks at bytes and bounds.
module setting
    use hipfort
    use hipfort_hiphostregister
    use, intrinsic :: iso_fortran_env, only: int8, int16, int32, int64, real32, real64
    implicit none
    public

    integer(c_int) :: failures = 0, rows = 0, checks = 0

    integer(c_size_t), parameter :: most_bytes = 2048
    integer(c_size_t) :: bytes = 0
    integer(int32), parameter :: ones(7) = 1_int32

    ! Extents of an array of each rank: 48 elements, but of 1 in one of 7.
    integer(int32), parameter :: d1(1) = [48_int32], d2(2) = [6_int32, 8_int32], d3(3) = [3_int32, 4_int32, 4_int32]
    integer(int32), parameter :: d4(4) = [2_int32, 3_int32, 4_int32, 2_int32]
    integer(int32), parameter :: d5(5) = [2_int32, 3_int32, 2_int32, 2_int32, 2_int32]
    integer(int32), parameter :: d6(6) = [2_int32, 3_int32, 2_int32, 1_int32, 2_int32, 2_int32]
    integer(int32), parameter :: d7(7) = [2_int32, 3_int32, 2_int32, 1_int32, 2_int32, 1_int32, 2_int32]
    integer(int32), parameter :: lower(7) = [-1_int32, 0_int32, 2_int32, 5_int32, -7_int32, 1_int32, 3_int32]

contains

    subroutine check(right, what, row)
        logical, intent(in) :: right
        character(len=*), intent(in) :: what, row

        checks = checks + 1_c_int
        if (right) return
        failures = failures + 1_c_int
        print *, row, \": \", what
    end subroutine check

    subroutine ok(status, what, row)
        integer(c_int), intent(in) :: status
        character(len=*), intent(in) :: what, row

        call check(status == hipSuccess, what, row)
        if (status /= hipSuccess) print *, row, \": \", what, \": status \", status
    end subroutine ok

    subroutine no(status, what, row)
        integer(c_int), intent(in) :: status
        character(len=*), intent(in) :: what, row

        call check(status == hipErrorInvalidValue, what, row)
    end subroutine no

    !> Compares memory, copied from the device, with an array of the same shape, and bounds with those expected.
    subroutine same(made, array, bounds, expected, what, row)
        type(*), intent(in), target :: made(..), array(..)
        integer, intent(in) :: bounds(:)
        integer(int32), intent(in) :: expected(:)
        character(len=*), intent(in) :: what, row

        character(c_char), target :: copied(most_bytes)
        character(c_char), pointer :: wanted(:)
        type(c_ptr) :: place
        integer(c_int) :: status

        call check(size(bounds) == size(shape(array)), what // \": rank\", row)
        call check(all(shape(made) == shape(array)), what // \": shape\", row)
        call check(all(bounds == expected(1:size(bounds))), what // \": bounds\", row)
        copied = char(255, c_char)
        status = hipMemcpy_(c_loc(copied), c_loc(made), bytes, hipMemcpyDeviceToHost)
        call ok(status, what // \": back\", row)
        place = c_loc(array)
        call c_f_pointer(place, wanted, [bytes])
        call check(all(copied(1:bytes) == wanted), what // \": bytes\", row)
    end subroutine same

    subroutine finish(wanted)
        integer(c_int), intent(in) :: wanted

        if (failures > 0_c_int .or. rows /= wanted .or. checks == 0_c_int) error stop \"hipfort typed\"
        print '(i0, a, i0, a)', rows, \" ranks, \", checks, \" checks: ok\"
    end subroutine finish

end module setting

";

fn typed_rank((letters, kind): (&str, &str), rank: usize) -> String {
    let value = match letters {
        "l" => "logical(mod(n, 3) == 0, c_bool)",
        "ld" => "mod(n, 3) == 0",
        "i1" => "int(mod(n, 100), int8)",
        "i2" => "int(n, int16)",
        "i4" => "int(n, int32)",
        "i8" => "int(n, int64)",
        "r4" => "real(n, real32)",
        "r8" => "real(n, real64)",
        "c4" => "cmplx(n, -n, real32)",
        _ => "cmplx(n, -n, real64)",
    };
    let row = format!("{letters} {rank}");
    let full = letters == "r8";
    let shape = |inner: &str| if rank == 0 { String::new() } else { format!("({})", vec![inner; rank].join(", ")) };
    let colons = shape(":");
    let dims = format!("d{rank}");
    let fixed: String = if rank == 0 {
        String::new()
    } else {
        let extents: Vec<String> = (1..=rank).map(|i| format!("d{rank}({i})")).collect();
        format!("({})", extents.join(", "))
    };
    let lengths =
        |number: &str| (1..=rank).map(|i| format!("int(d{rank}({i}), {number})")).collect::<Vec<_>>().join(", ");
    let named = |number: &str| {
        (1..=rank).rev().map(|i| format!("length{i}=int(d{rank}({i}), {number})")).collect::<Vec<_>>().join(", ")
    };
    let count = if rank == 0 { 1 } else { 48 };
    let mut text = String::new();
    let t = &mut text;
    _ = writeln!(t, "subroutine try_{letters}_{rank}()");
    _ = writeln!(t, "    {kind}, pointer :: d{colons}, e{colons}, h{colons}");
    _ = writeln!(t, "    {kind}, target :: a{fixed}, zero{fixed}, wide(96)");
    _ = writeln!(t, "    integer(c_int) :: n, flags\n    type(c_ptr) :: stream, raw");
    _ = writeln!(t, "    character(len=*), parameter :: row = \"{row}\"\n");
    _ = writeln!(t, "    rows = rows + 1_c_int\n    flags = 0_c_int\n    nullify (d, e, h)");
    _ = writeln!(t, "    wide = [({value}, n = 1_c_int, 96_c_int)]");
    if rank == 0 {
        *t += "    a = wide(6)\n    zero = wide(7)\n    bytes = storage_size(a)/8\n";
    } else {
        _ = writeln!(t, "    a = reshape(wide(1:48), {dims})\n    zero = reshape(wide(48:1:-1), {dims})");
        *t += "    bytes = 6*storage_size(a)\n";
    }

    let check_all = |t: &mut String, made: &str, what: &str, lower: &str| {
        let bounds = if rank == 0 { "[integer ::]".into() } else { format!("lbound({made})") };
        _ = writeln!(t, "    call same({made}, a, {bounds}, {lower}, \"{what}\", row)");
    };

    // Allocation, in every way that gives a shape.
    for (allocate, free, flags) in
        [("hipMalloc", "hipFree", false), ("hipMallocManaged", "hipFree", true), ("hipHostMalloc", "hipHostFree", true)]
    {
        let value = if allocate == "hipMallocManaged" { "hipMemAttachGlobal" } else { "hipHostMallocDefault" };
        let key = if flags { format!(", flags={value}") } else { String::new() };
        let position = if flags { format!(", {value}") } else { String::new() };
        let mut ways: Vec<(String, String, &str, bool)> = Vec::new();
        if rank == 0 {
            ways.push(("alone".into(), key.trim_start_matches(", ").to_string(), "ones", false));
        } else {
            ways.push(("dims".into(), format!("dims={dims}{key}"), "ones", false));
            if !flags && full {
                ways.push(("dims by position".into(), dims.clone(), "ones", false));
            }
            ways.push(("dims8".into(), format!("dims8=int({dims}, int64){key}"), "ones", false));
            ways.push(("lbounds".into(), format!("dims={dims}, lbounds=lower(1:{rank}){key}"), "lower", false));
            if full {
                let arguments = format!("lbounds8=int(lower(1:{rank}), int64), dims8=int({dims}, int64){key}");
                ways.push(("lbounds8".into(), arguments, "lower", false));
            }
            ways.push(("mold".into(), format!("mold=a{key}"), "ones", false));
            for number in ["int32", "int64"] {
                ways.push((format!("lengths {number}"), format!("{}{position}", lengths(number)), "ones", false));
                ways.push((format!("lengths {number} by name"), format!("{}{key}", named(number)), "ones", false));
            }
        }
        ways.push(("source".into(), format!("source=a{key}"), "ones", true));
        for (way, arguments, lower, filled) in ways {
            let what = format!("{allocate} {way}");
            let comma = if arguments.is_empty() { "" } else { ", " };
            _ = writeln!(t, "    call ok({allocate}(d{comma}{arguments}), \"{what}\", row)");
            if !filled {
                _ = writeln!(t, "    call ok(hipMemcpy(d, a, hipMemcpyHostToDevice), \"{what}: there\", row)");
            }
            check_all(t, "d", &what, lower);
            _ = writeln!(t, "    call ok({free}(d), \"{free} after {what}\", row)");
            _ = writeln!(t, "    call check(.not. associated(d), \"{free} after {what}: nullified\", row)");
        }
        // An allocation that fails leaves the pointer unchanged.
        _ = writeln!(t, "    call ok({allocate}(d, source=a{key}), \"{allocate} again\", row)\n    e => d");
        _ = writeln!(t, "    call ok({allocate}(h, dsource=d{key}), \"{allocate} dsource\", row)");
        check_all(t, "h", &format!("{allocate} dsource"), "ones");
        _ = writeln!(t, "    call ok({free}(h, only_if_allocated=.true.), \"{free} only_if_allocated\", row)");
        _ = writeln!(t, "    call ok({free}(h, .true.), \"{free} of nothing\", row)");
        _ = writeln!(t, "    call ok({free}(only_if_allocated=.false., ptr=h), \"{free} of NULL\", row)");
        if allocate == "hipMalloc" && rank == 0 {
            _ = writeln!(t, "    call ok(hipMalloc(h, d), \"hipMalloc dsource by position\", row)");
            check_all(t, "h", "hipMalloc dsource by position", "ones");
            _ = writeln!(t, "    call ok(hipFree(h), \"hipFree\", row)");
        }
        if !full {
            _ = writeln!(t, "    call check(associated(d, e), \"{allocate}: the pointer\", row)");
            _ = writeln!(t, "    call ok({free}(d), \"{free}\", row)");
            continue;
        }
        _ = writeln!(t, "    call no({allocate}(d, source=a, dsource=d{key}), \"{allocate} two ways\", row)");
        _ = writeln!(t, "    call no({allocate}(d, dims=[1_int32, 2_int32, 3_int32, 4_int32, 5_int32, 6_int32, &");
        _ = writeln!(t, "        7_int32, 8_int32]{key}), \"{allocate} of 8 dimensions\", row)");
        if rank > 0 {
            let nothing = key.trim_start_matches(", ");
            let comma = if nothing.is_empty() { "" } else { ", " };
            _ = writeln!(t, "    call no({allocate}(d{comma}{nothing}), \"{allocate} no way\", row)");
            _ = writeln!(t, "    call no({allocate}(d, dims=-{dims}{key}), \"{allocate} negative\", row)");
            _ = writeln!(t, "    call no({allocate}(d, source=wide(1){key}), \"{allocate} of another rank\", row)");
            _ = writeln!(
                t,
                "    call no({allocate}(d, mold=a, lbounds=lower(1:{rank}){key}), \"{allocate} lbounds\", row)"
            );
        }
        if rank == 1 {
            _ = writeln!(t, "    call no({allocate}(d, source=wide(1:95:2){key}), \"{allocate} not contiguous\", row)");
        }
        _ = writeln!(t, "    call check(associated(d, e), \"{allocate} refused: the pointer\", row)");
        _ = writeln!(t, "    call ok({free}(d), \"{free}\", row)");
    }

    // Copies.
    *t += "    call ok(hipStreamCreate(stream), \"hipStreamCreate\", row)\n";
    if rank == 0 {
        *t += "    call ok(hipMalloc(raw, 96_c_size_t*(storage_size(a)/8)), \"hipMalloc raw\", row)\n    call c_f_pointer(raw, d)\n";
    } else {
        _ = writeln!(t, "    call ok(hipMalloc(d, mold=a), \"hipMalloc\", row)");
    }
    _ = writeln!(t, "    call ok(hipMalloc(e, mold=a), \"hipMalloc\", row)");
    for (copy, after, keyed) in [("hipMemcpy", "", ""), ("hipMemcpyAsync", ", stream", ", stream=stream")] {
        for (form, length, name) in [
            ("all", String::new(), String::new()),
            ("int32", format!(", {count}_int32"), format!(", length={count}_int32")),
            ("int64", format!(", {count}_int64"), format!(", length={count}_int64")),
        ] {
            let what = format!("{copy} {form}");
            _ = writeln!(t, "    call ok({copy}(d, zero, hipMemcpyHostToDevice{after}), \"{what}: clear\", row)");
            _ = writeln!(t, "    call ok({copy}(d, a{length}, hipMemcpyHostToDevice{after}), \"{what}\", row)");
            _ = writeln!(
                t,
                "    call ok({copy}(myKind=hipMemcpyDeviceToDevice, src=d, dest=e{name}{keyed}), \"{what} by name\", row)"
            );
            _ = writeln!(t, "    call ok(hipStreamSynchronize(stream), \"hipStreamSynchronize\", row)");
            check_all(t, "e", &what, "ones");
        }
        if full && rank > 0 {
            _ = writeln!(
                t,
                "    call no({copy}(d, wide(1), 1_int32, hipMemcpyHostToDevice{after}), \"{copy} ranks\", row)"
            );
            _ = writeln!(
                t,
                "    call no({copy}(d, a, 49_int32, hipMemcpyHostToDevice{after}), \"{copy} too much\", row)"
            );
            _ = writeln!(
                t,
                "    call no({copy}(d, a, -1_int64, hipMemcpyHostToDevice{after}), \"{copy} negative\", row)"
            );
        }
        if full && rank == 1 {
            _ = writeln!(
                t,
                "    call no({copy}(d, wide(1:95:2), hipMemcpyHostToDevice{after}), \"{copy} pieces\", row)"
            );
            _ = writeln!(
                t,
                "    call no({copy}(d, wide(1:47), hipMemcpyHostToDevice{after}), \"{copy} too little\", row)"
            );
        }
    }
    for (copy, after, keyed) in [("hipMemcpy2D", "", ""), ("hipMemcpy2DAsync", ", stream", ", stream=stream")] {
        for number in ["int32", "int64"] {
            let what = format!("{copy} {number}");
            let (pitch, width, height) = if rank == 0 { (1, 1, 1) } else { (6, 6, 8) };
            let of = |value: usize| format!("{value}_{number}");
            _ = writeln!(t, "    call ok(hipMemcpy(d, zero, hipMemcpyHostToDevice), \"{what}: clear\", row)");
            _ = writeln!(
                t,
                "    call ok({copy}(d, {}, a, {}, {}, {}, hipMemcpyHostToDevice{after}), \"{what}\", row)",
                of(pitch),
                of(pitch),
                of(width),
                of(height)
            );
            _ = writeln!(
                t,
                "    call ok({copy}(height={}, width={}, spitch={}, src=d, dpitch={}, dest=e, &\n        \
                 myKind=hipMemcpyDeviceToDevice{keyed}), \"{what} by name\", row)",
                of(height),
                of(width),
                of(pitch),
                of(pitch)
            );
            _ = writeln!(t, "    call ok(hipStreamSynchronize(stream), \"hipStreamSynchronize\", row)");
            check_all(t, "e", &what, "ones");
            if full && rank > 0 {
                _ = writeln!(
                    t,
                    "    call no({copy}(d, {}, a, {}, {}, {}, hipMemcpyHostToDevice{after}), \"{what} too much\", row)",
                    of(pitch),
                    of(pitch),
                    of(width),
                    of(height + 1)
                );
            }
        }
    }
    *t += "    call ok(hipFree(e), \"hipFree\", row)\n    call ok(hipFree(d), \"hipFree\", row)\n";
    *t += "    call ok(hipStreamDestroy(stream), \"hipStreamDestroy\", row)\n";

    // Memory of the host's.
    _ = writeln!(t, "    call ok(hipHostMalloc(h, source=a, flags=hipHostMallocMapped), \"hipHostMalloc\", row)");
    _ = writeln!(t, "    call ok(hipHostGetFlags(flags, h), \"hipHostGetFlags\", row)");
    _ = writeln!(t, "    call check(iand(flags, hipHostMallocMapped) /= 0_c_int, \"hipHostGetFlags\", row)");
    _ = writeln!(t, "    call ok(hipHostGetFlags(hostPtr=h, flagsPtr=flags), \"hipHostGetFlags by name\", row)");
    _ = writeln!(t, "    call ok(hipHostFree(h), \"hipHostFree\", row)");
    let mut ways: Vec<(String, String)> = vec![
        ("all".into(), "a, hipHostRegisterDefault".into()),
        ("by name".into(), "flags=hipHostRegisterDefault, hostPtr=a".into()),
    ];
    if rank > 0 {
        for number in ["int32", "int64"] {
            ways.push((number.into(), format!("a, {}, hipHostRegisterDefault", lengths(number))));
            ways.push((
                format!("{number} by name"),
                format!("flags=hipHostRegisterDefault, {}, hostPtr=a", named(number)),
            ));
        }
    }
    for (way, arguments) in ways {
        let what = format!("hipHostRegister {way}");
        _ = writeln!(t, "    call ok(hipHostRegister({arguments}), \"{what}\", row)");
        _ = writeln!(
            t,
            "    call ok(hipHostGetDevicePointer(d, a, 0_c_int), \"{what}: hipHostGetDevicePointer\", row)"
        );
        check_all(t, "d", &format!("{what}: hipHostGetDevicePointer"), "ones");
        _ = writeln!(
            t,
            "    nullify (d)\n    call ok(hipHostGetDevicePointer(flags=0_c_int, hstPtr=a, devPtr=d), \"{what}: by name\", row)"
        );
        check_all(t, "d", &format!("{what}: hipHostGetDevicePointer by name"), "ones");
        _ = writeln!(t, "    call ok(hipHostUnregister(a), \"{what}: hipHostUnregister\", row)");
    }
    *t += "    call ok(hipHostRegister(a, hipHostRegisterDefault), \"hipHostRegister\", row)\n";
    *t += "    call ok(hipHostUnregister(hostPtr=a), \"hipHostUnregister by name\", row)\n";
    if rank > 0 {
        _ = writeln!(
            t,
            "    call no(hipHostRegister(a, {}, hipHostRegisterDefault), \"hipHostRegister of too much\", row)",
            (1..=rank).map(|i| format!("2*d{rank}({i})")).collect::<Vec<_>>().join(", ")
        );
    }
    _ = writeln!(t, "end subroutine try_{letters}_{rank}\n");
    text.lines().map(broken).collect()
}

/// Returns a line, broken at commas if it is too long.
fn broken(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line.to_string();
    while rest.len() > 120 {
        let at = rest[..118].rfind(", ").map_or(118, |at| at + 1);
        text += &format!("{} &\n", &rest[..at]);
        rest = format!("        {}", rest[at..].trim_start());
    }
    text + &rest + "\n"
}
