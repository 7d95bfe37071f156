// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of a program that calls every name of module hip in every way.
//!
//! A C library checks the arguments.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use crate::Result;
use crate::hip_module::{Procedure, Table, Variant, bytes, procedures, table};
use crate::hipfort::{Binding, Dummy};
use crate::hipfort_coverage::{broken, calls_c, memory, own_symbol, setting};
use crate::model::Dialect;

/// Returns the Fortran program, and the library in C.
pub fn calls(hip: &Dialect, root: &Path) -> Result<[(String, String); 2]> {
    let table = table(root)?;
    let procedures = procedures(hip, root)?;
    let bindings: Vec<&Binding> = procedures.iter().map(|procedure| &procedure.binding).collect();
    let of = |dummy: &Dummy| match dummy.structure.is_empty() {
        true => Ok(8 * crate::hipfort_coverage::WORDS),
        false => bytes(hip, &table, &dummy.structure),
    };
    let c = calls_c(&bindings, &of)?;
    let mut text = setting("hip", "");
    text += "program hip_module_calls\n    use setting\n    implicit none\n\n";
    for index in 0..procedures.len() {
        _ = writeln!(text, "    call call_{index}()");
    }
    let mut made = 0;
    let mut bodies = String::new();
    for (index, procedure) in procedures.iter().enumerate() {
        let position = |symbol: &str| bindings.iter().position(|binding| own_symbol(binding) == symbol);
        let which = position(&procedure.binding.newest_symbol).ok_or("a function without C's side")?;
        bodies += &calls_of(hip, &table, (index, procedure), which, &mut made)?;
    }
    _ = writeln!(text, "    if (failures > 0_c_int .or. made /= {made}_c_int) error stop \"calls of module hip\"");
    _ = writeln!(text, "    print '(i0, a)', made, \" calls of {} names: ok\"\n\ncontains\n", procedures.len());
    text += &bodies;
    text += "end program hip_module_calls\n";
    Ok([("hip_module_calls.f90".into(), text), ("hip_module_calls.c".into(), c)])
}

/// Returns the argument of a dummy at a position.
fn value(variant: Variant, dummy: &Dummy, position: usize) -> String {
    match (variant.letter(dummy), dummy.typed) {
        ('A', _) => format!("\"text {position}  \""),
        ('H', _) => format!("{}(pointer_at({position}_c_int))", dummy.handle),
        ('K', _) => format!("k{position}"),
        ('p', Some('I')) => format!("c_loc(ints({position}))"),
        ('p', Some('Z')) => format!("c_loc(sizes({position}))"),
        ('p', Some('L')) => format!("c_loc(longs({position}))"),
        ('p', Some('F')) => format!("c_loc(floats({position}))"),
        ('p', Some('T')) | ('V', _) => format!("c_loc(words(1, {position}))"),
        ('p' | 'B', _) => format!("pointer_at({position}_c_int)"),
        ('P' | 'S', _) => format!("words(1, {position})"),
        ('T' | 'W', _) => format!("s{position}"),
        ('i', _) => format!("{}_c_int", 100 + position),
        ('I', _) => format!("ints({position})"),
        ('z', _) => format!("{}_c_size_t", 1000 + position),
        ('Z', _) => format!("sizes({position})"),
        ('l', _) => format!("{}_c_int64_t", 5_000_000_000u64 + position as u64),
        ('L', _) => format!("longs({position})"),
        ('h', _) => format!("{}_c_short", 300 + position),
        ('c', _) => "char(200, c_char)".into(),
        ('r', _) => format!("{position}.5_c_float"),
        ('F', _) => format!("floats({position})"),
        ('f', _) => format!("function_at({position}_c_int)"),
        _ => format!("dim3({position}1_c_int, {position}2_c_int, {position}3_c_int)"),
    }
}

/// Writes the calls of one name.
fn calls_of(
    hip: &Dialect,
    table: &Table,
    (index, procedure): (usize, &Procedure),
    which: usize,
    made: &mut usize,
) -> Result<String> {
    let binding = &procedure.binding;
    let c = &binding.name;
    let variants: Vec<Variant> = Variant::ALL.into_iter().filter(|variant| procedure.has(*variant)).collect();
    let has = |dummy: &Dummy, letters: &str| variants.iter().any(|variant| letters.contains(variant.letter(dummy)));
    let dummies = || binding.dummies.iter().enumerate().map(|(at, dummy)| (at + 1, dummy));
    let structures: BTreeSet<(usize, &str)> =
        dummies().filter(|(_, dummy)| has(dummy, "TW")).map(|(at, dummy)| (at, dummy.structure.as_str())).collect();
    let handles: BTreeSet<(usize, &str)> =
        dummies().filter(|(_, dummy)| has(dummy, "K")).map(|(at, dummy)| (at, dummy.handle.as_str())).collect();
    let mut text = format!("subroutine call_{index}()\n    integer(c_int) :: status\n");
    match binding.result {
        'p' => text += "    type(c_ptr) :: result\n",
        'T' => text += "    type(hipChannelFormatDesc) :: result\n",
        _ => {}
    }
    for (position, structure) in &structures {
        _ = writeln!(text, "    type({structure}) :: s{position}");
    }
    for (position, handle) in &handles {
        _ = writeln!(text, "    type({handle}) :: k{position}");
    }
    text += "\n";
    for (position, structure) in &structures {
        let bytes = bytes(hip, table, structure)?;
        _ = writeln!(text, "    call sized(storage_size(s{position}), {bytes}, \"{structure}\")");
    }
    for variant in variants {
        let values: Vec<(&str, String, bool)> = dummies()
            .map(|(at, dummy)| (dummy.name.as_str(), value(variant, dummy, at), variant.optional(dummy)))
            .collect();
        let letters: String = binding.dummies.iter().map(memory).collect();
        let kept: String =
            letters.chars().zip(&values).map(|(letter, value)| if value.2 { '-' } else { letter }).collect();
        let positional: Vec<String> = values.iter().map(|value| value.1.clone()).collect();
        let by_name = |value: &(&str, String, bool)| format!("{}={}", value.0, value.1);
        let keywords: Vec<String> = values.iter().rev().map(by_name).collect();
        let given: Vec<String> = values.iter().filter(|value| !value.2).map(by_name).collect();
        let absent = values.len() - given.len();
        let mut tries = vec![(&positional, &letters, 0), (&keywords, &letters, 0)];
        if absent > 0 {
            tries.push((&given, &kept, absent));
        }
        for (arguments, letters, absent) in tries {
            *made += 1;
            text += "\n    call reset()\n";
            for (position, _) in &structures {
                _ = writeln!(text, "    s{position} = transfer(words(:, {position}), s{position})");
            }
            for (position, _) in &handles {
                _ = writeln!(text, "    k{position}%ptr = words(1, {position})");
            }
            let result = if binding.result == 'i' { "status" } else { "result" };
            text += &broken(&format!("    {result} = {c}({})", arguments.join(", ")));
            match binding.result {
                'p' => text += "    status = int(transfer(result, 0_c_intptr_t), c_int)\n",
                'T' => text += "    status = result%x\n",
                _ => {}
            }
            let passed = |position: usize, letter| variant.letter(&binding.dummies[position - 1]) == letter;
            for (position, _) in structures.iter().filter(|(position, _)| passed(*position, 'T')) {
                _ = writeln!(text, "    words(1:1, {position}) = transfer(s{position}, words(:, {position}), 1)");
            }
            for (position, _) in handles.iter().filter(|(position, _)| passed(*position, 'K')) {
                _ = writeln!(text, "    words(1, {position}) = k{position}%ptr");
            }
            let which = which + 100_000 * absent;
            _ = writeln!(text, "    call told(status, {which}_c_int, \"{letters}\", \"{c}{}\")", variant.suffix());
        }
    }
    Ok(text + &format!("end subroutine call_{index}\n\n"))
}
