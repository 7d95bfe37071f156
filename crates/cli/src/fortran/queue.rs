// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sources of Fortran modules that several workers compile, each after those that it uses.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::at;
use crate::Result;

/// Sources and what is done of them.
pub struct Queue<'a> {
    sources: &'a [PathBuf],
    /// For each source the earlier ones that it uses.
    needs: Vec<Vec<usize>>,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    progress: Vec<Progress>,
    failure: Option<String>,
}

#[derive(Clone, Copy, PartialEq)]
enum Progress {
    Waiting,
    Running,
    Done,
}

impl<'a> Queue<'a> {
    /// Reads which sources, listed in an order that compiles, use which.
    pub fn new(sources: &'a [PathBuf]) -> Result<Queue<'a>> {
        let texts: Vec<String> = sources
            .iter()
            .map(|path| fs::read_to_string(path).map_err(|error| at(path, error)))
            .collect::<Result<_>>()?;
        let earlier = |text: &str, own: usize| {
            let used: Vec<&str> = used_modules(text).collect();
            (0..own).filter(|other| used.contains(&module_of(&sources[*other]))).collect()
        };
        let needs = texts.iter().enumerate().map(|(own, text)| earlier(text, own)).collect();
        let state = Mutex::new(State { progress: vec![Progress::Waiting; sources.len()], failure: None });
        Ok(Queue { sources, needs, state, changed: Condvar::new() })
    }

    /// Compiles all sources, as many at a time as there are processors, and returns the first failure.
    pub fn run(self, compile: impl Fn(&Path) -> Result<()> + Sync) -> Result<()> {
        let workers = thread::available_parallelism().map_or(1, usize::from).min(self.sources.len());
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| self.work(&compile));
            }
        });
        self.lock().failure.take().map_or(Ok(()), Err)
    }

    fn work(&self, compile: &impl Fn(&Path) -> Result<()>) {
        while let Some(source) = self.next() {
            let outcome = compile(&self.sources[source]);
            let mut state = self.lock();
            state.progress[source] = Progress::Done;
            if let Err(why) = outcome {
                state.failure.get_or_insert(why);
            }
            self.changed.notify_all();
        }
    }

    /// Waits for a source whose modules are there; none after a failure, and when all are begun.
    fn next(&self) -> Option<usize> {
        let mut state = self.lock();
        loop {
            if state.failure.is_some() || !state.progress.contains(&Progress::Waiting) {
                return None;
            }
            let is_done = |other: &usize| state.progress[*other] == Progress::Done;
            let is_ready = |source: &usize| {
                state.progress[*source] == Progress::Waiting && self.needs[*source].iter().all(is_done)
            };
            if let Some(source) = (0..self.sources.len()).find(is_ready) {
                state.progress[source] = Progress::Running;
                return Some(source);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The module of a source, which has its name.
fn module_of(source: &Path) -> &str {
    source.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
}

/// The modules that a source uses, and those of its submodules.
fn used_modules(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let line = line.trim_start();
        let name = line.strip_prefix("use ").or_else(|| line.strip_prefix("submodule ("))?;
        name.split([',', ')', ' ']).next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sources in a folder of their own: name, and text.
    fn sources(folder: &Path, texts: &[(&str, &str)]) -> Vec<PathBuf> {
        let write = |(name, text): &(&str, &str)| {
            let path = folder.join(name).with_extension("f90");
            fs::write(&path, text).unwrap();
            path
        };
        texts.iter().map(write).collect()
    }

    #[test]
    fn sources_wait_for_the_modules_that_they_use() {
        let folder = tempfile::tempdir().unwrap();
        let texts = [
            ("kinds", "module kinds\nuse, intrinsic :: iso_c_binding\nend module"),
            ("arrays", "module arrays\n  use kinds, only: r8\nend module"),
            ("bodies", "submodule (arrays) bodies\nend submodule"),
            ("late", "module late\ncontains\nsubroutine s\n    use arrays\nend subroutine\nend module"),
        ];
        let sources = sources(folder.path(), &texts);
        assert_eq!(Queue::new(&sources).unwrap().needs, [vec![], vec![0], vec![1], vec![1]]);
        let done = Mutex::new(Vec::new());
        let compile = |source: &Path| {
            done.lock().unwrap().push(module_of(source).to_string());
            Ok(())
        };
        Queue::new(&sources).unwrap().run(compile).unwrap();
        let done = done.into_inner().unwrap();
        assert_eq!(done[..2], ["kinds", "arrays"]);
        assert_eq!(done.len(), 4);
    }

    #[test]
    fn nothing_is_begun_after_a_failure() {
        let folder = tempfile::tempdir().unwrap();
        let sources = sources(folder.path(), &[("first", ""), ("second", "use first"), ("third", "use second")]);
        let fail = |source: &Path| if module_of(source) == "second" { Err("refused".into()) } else { Ok(()) };
        assert_eq!(Queue::new(&sources).unwrap().run(fail), Err("refused".into()));
        let begun = |source: &Path| if module_of(source) == "third" { Err("begun".into()) } else { fail(source) };
        assert_eq!(Queue::new(&sources).unwrap().run(begun), Err("refused".into()));
    }
}
