// SPDX-License-Identifier: MIT OR Apache-2.0
//! The places in the program's sources that return addresses belong to.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use addr2line::{Loader, demangle_auto};
use anygpu::os::journal::entry::of_frame;

use super::journal::Process;

/// A function on a stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Its name, or the file's where it has none.
    pub function: String,
    /// The source and its line, where the program was compiled with -g.
    pub line: Option<(String, u32)>,
}

impl Frame {
    /// Tells whether it is a procedure of the layers for Fortran and MPI, which are compiled into programs.
    fn is_of_layer(&self) -> bool {
        let module = self.function.strip_prefix("__").or(self.function.strip_prefix("_QM"));
        module.unwrap_or(&self.function).starts_with("anygpu_")
    }

    /// Tells whether it may be of these layers.
    ///
    /// Their internal procedures have names of their own, and a line only where they were compiled with -g.
    fn may_be_of_layer(&self) -> bool {
        let Some((file, _)) = &self.line else { return true };
        self.is_of_layer()
            || Path::new(file).file_name().is_some_and(|name| name.to_string_lossy().starts_with("anygpu_"))
    }
}

impl std::fmt::Display for Frame {
    fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
        match &self.line {
            Some((file, line)) => write!(to, "{file}:{line} in {}", self.function),
            None => write!(to, "{}", self.function),
        }
    }
}

/// A call of the program: what it called, and from where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The name of this library's function.
    pub name: String,
    /// The callers, the innermost first.
    pub callers: Vec<Frame>,
}

impl Call {
    /// The name of the function that was called, and the place.
    pub fn origin(&self) -> String {
        format!("{} at {}", self.name, self.place())
    }

    /// The files and lines of the callers that have them.
    pub fn lines(&self) -> Vec<(String, u32)> {
        self.callers.iter().filter_map(|frame| frame.line.clone()).collect()
    }

    /// The place that a reader is sent to.
    pub fn place(&self) -> String {
        self.callers.first().map_or("an unknown place".into(), ToString::to_string)
    }
}

/// Finds places, and keeps the files open that have them.
#[derive(Default)]
pub struct Sources(HashMap<PathBuf, Option<Loader>>);

impl Sources {
    /// The call of a stack.
    pub fn call(&mut self, process: &Process, stack: u32) -> Call {
        let frames = process.stacks.get(&stack);
        let mut names = Vec::new();
        for (place, (file, offset)) in frames.into_iter().flatten().enumerate() {
            let Some(path) = process.files.get(file) else { continue };
            if place > 0 && is_interpreter(path) {
                let python = Frame { function: "Python".into(), line: None };
                names.extend((names.last() != Some(&python)).then_some(python));
                continue;
            }
            // The address is where the call returns to.
            let found = self.frames(path, offset.saturating_sub(1));
            match place {
                0 => names.extend(found.into_iter().next_back()),
                _ => names.extend(found),
            }
        }
        let mut names = names.into_iter();
        let mut name = names.next().map_or("an unknown call".into(), |frame| frame.function);
        let mut callers: Vec<Frame> = names.collect();
        // The Fortran procedure of the outermost frame of the layer is what the program called.
        let inner = callers.iter().take_while(|frame| frame.may_be_of_layer());
        let inner = inner.enumerate().filter(|(_, frame)| frame.is_of_layer()).last().map_or(0, |(place, _)| place + 1);
        if let Some(procedure) = callers.drain(..inner).next_back() {
            name = format!("{} ({name})", user_name(&procedure.function));
        }
        let main = callers.iter().position(|frame| ["main", "MAIN__", "_QQmain"].contains(&frame.function.as_str()));
        callers.truncate(main.map_or(callers.len(), |main| main + 1));
        Call { name, callers }
    }

    /// The place of a single frame.
    pub fn place(&mut self, process: &Process, frame: u64) -> Option<Frame> {
        let (file, behind) = of_frame(frame);
        self.frames(process.files.get(&file)?, behind.saturating_sub(1)).into_iter().next()
    }

    /// The functions at an address of a file, inlined ones first.
    fn frames(&mut self, path: &Path, offset: u64) -> Vec<Frame> {
        let loader = self.0.entry(path.to_owned()).or_insert_with(|| Loader::new(path).ok());
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let unknown = || vec![Frame { function: format!("{file}+{offset:#x}"), line: None }];
        let Some(loader) = loader else { return unknown() };
        let address = loader.relative_address_base() + offset;
        let mut frames = Vec::new();
        if let Ok(mut found) = loader.find_frames(address) {
            while let Ok(Some(frame)) = found.next() {
                let name = frame.function.and_then(|name| Some(name.demangle().ok()?.into_owned()));
                let line = frame.location.and_then(|place| Some((place.file?.to_owned(), place.line?)));
                frames.extend(name.map(|function| Frame { function, line }));
            }
        }
        if frames.is_empty() {
            let symbol = loader.find_symbol(address).map(|name| demangle_auto(name.into(), None).into_owned());
            let line = loader.find_location(address).ok().flatten();
            let line = line.and_then(|place| Some((place.file?.to_owned(), place.line?)));
            frames.extend(symbol.map(|function| Frame { function, line }));
        }
        if frames.is_empty() { unknown() } else { frames }
    }
}

/// Tells whether a file is Python's interpreter or its way to C, whose functions say nothing of a program.
fn is_interpreter(path: &Path) -> bool {
    const NAMES: [&str; 4] = ["python", "libpython", "_ctypes.", "libffi."];
    path.file_name().is_some_and(|file| NAMES.iter().any(|name| file.to_string_lossy().starts_with(name)))
}

/// Ends of the names of specific procedures, which say what the generic one is called with.
const KINDS: [&str; 5] = ["stream", "event", "device", "steps", "token"];

/// The name by which a program calls a procedure of the layers, from that of a specific one.
fn user_name(symbol: &str) -> String {
    let name = symbol.rsplit("_MOD_").next().unwrap_or(symbol);
    // flang's names: module, then P and the procedure.
    let name = name.strip_prefix("_QM").and_then(|rest| rest.split_once('P')).map_or(name, |(_, name)| name);
    match name {
        "wait_for_event" => return "gpu_wait".into(),
        "set_device_32" | "set_device_64" | "set_device_by_uuid" => return "gpu_set_device".into(),
        "join_by_handle" | "join_by_name" => return "gpu_join".into(),
        _ => {}
    }
    if let Some((verb, _)) = name.rsplit_once('_').filter(|(verb, kind)| KINDS.contains(kind) && !verb.contains('_')) {
        return format!("gpu_{verb}");
    }
    let is_type = |end: &str| end == "l" || end == "ld" || end.strip_prefix(['i', 'r', 'c']).is_some_and(is_number);
    match name.rsplit_once('_') {
        Some((generic, end)) if is_type(end) => format!("gpu_{}", generic.trim_start_matches("gpu_")),
        _ => name.to_owned(),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn procedures_have_the_names_that_programs_call() {
        for (symbol, name) in [
            ("__anygpu_arrays_MOD_gpu_fill_r4", "gpu_fill"),
            ("__anygpu_arrays_MOD_gpu_copy_ld", "gpu_copy"),
            ("__anygpu_mpi_MOD_allocate_all_c16", "gpu_allocate_all"),
            ("_QManygpu_arraysPgpu_copy_i8", "gpu_copy"),
            ("__anygpu_streams_MOD_record_event", "gpu_record"),
            ("__anygpu_streams_MOD_create_stream", "gpu_create"),
            ("__anygpu_streams_MOD_synchronize_device", "gpu_synchronize"),
            ("__anygpu_streams_MOD_wait_for_event", "gpu_wait"),
            ("__anygpu_mpi_MOD_gpu_exchange_start", "gpu_exchange_start"),
            ("anygpu_exchange_start", "anygpu_exchange_start"),
        ] {
            assert_eq!(user_name(symbol), name);
        }
    }

    #[test]
    fn what_the_program_called_is_the_outermost_frame_of_the_layer() {
        let frame = |function: &str, file: &str| Frame { function: function.into(), line: Some((file.into(), 1)) };
        let [box_copy, exchange] =
            ["copy_box", "anygpu_exchange_start"].map(|function| Frame { function: function.into(), line: None });
        assert!(box_copy.may_be_of_layer() && !box_copy.is_of_layer() && exchange.is_of_layer());
        let [inner, module, own, alike] = [
            frame("set_elements", "/x/anygpu_bytes.f90"),
            frame("__anygpu_bytes_MOD_fill_bytes", "/x/anygpu_bytes.f90"),
            frame("solve", "/x/solver.f90"),
            frame("solve", "/x/anygpu_solver.f90"),
        ];
        assert!(inner.may_be_of_layer() && !inner.is_of_layer() && module.is_of_layer());
        assert!(!own.may_be_of_layer() && !alike.is_of_layer());
    }
}
