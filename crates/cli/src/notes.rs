// SPDX-License-Identifier: MIT OR Apache-2.0
//! Examples and exit statuses of the commands, which `--help` prints and the man pages show.

/// The end of a command's help.
pub struct Notes {
    /// Command lines, and what each does.
    pub examples: &'static [(&'static str, &'static str)],
    /// Exit statuses, and what each means.
    pub statuses: &'static [(&'static str, &'static str)],
}

const FAILURE: (&str, &str) = ("1", "A failure, whose reason is on standard error.");
const USAGE: (&str, &str) = ("2", "The command line is not understood.");

impl Notes {
    /// Returns those of a subcommand; of the tool for its own name.
    pub fn of(command: &str) -> Notes {
        let examples: &[_] = match command {
            "info" => &[
                ("anygpu info", "Shows the back ends, and why one cannot be used."),
                ("ANYGPU_BACKEND=host anygpu info --config", "Shows each setting and where it comes from."),
            ],
            "doctor" => &[
                ("anygpu doctor", "Tries each way of sharing between two processes."),
                ("ANYGPU_BACKEND=host anygpu doctor", "The same without a GPU."),
                ("anygpu doctor --between 4711 4712", "Tries between the places of two running processes."),
            ],
            "bench" => &[
                ("ANYGPU_BACKEND=host anygpu bench", "Measures every way of sharing without a GPU."),
                ("anygpu bench --way token --size 1M,1G --pairs 4", "Measures four pairs of processes at once."),
                ("anygpu bench --json --svg copies.svg", "Prints the figures for programs, and draws the copies."),
            ],
            "list" => &[
                ("anygpu list", "Shows what this user's processes share."),
                ("anygpu list --watch=0.5", "Shows it twice a second."),
                ("anygpu list --json", "Prints the same for programs."),
                ("anygpu list --names", "Lists what can be opened by name."),
            ],
            "run" => &[
                ("anygpu run --backend host -- ./program", "Runs a program for GPUs where there is none."),
                ("anygpu run --log warn -- ./program", "Prints the reason for each call that fails."),
                ("mpirun -n 4 anygpu run -- ./program", "Runs each rank with its calls intercepted."),
            ],
            "check" => &[
                ("anygpu check -- ./program", "Runs a program and reports what it does wrong."),
                ("anygpu check --json report.json -- mpirun -n 4 ./program", "Checks all ranks together."),
            ],
            "trace" => &[
                ("anygpu trace -- ./program", "Runs a program and writes trace.json."),
                ("anygpu trace --output heat.json -- mpirun -n 8 ./heat", "Writes one trace of all ranks."),
            ],
            "fortran" => &[
                ("anygpu fortran --compiler gfortran --prefix mod", "Builds below mod and prints the flags."),
                (
                    "anygpu fortran --compiler mpifort --mpi mpicc --prefix mod",
                    "Builds the modules for MPI programs, too.",
                ),
            ],
            "build-kernels" => &[
                ("anygpu build-kernels kernels.cpp", "Makes kernels.so, and .fatbin and .hsaco where a compiler is."),
                ("anygpu build-kernels --for nvidia --arch sm_90 kernels.cpp", "Compiles for one GPU alone."),
            ],
            "help" => &[("anygpu help run", "Prints the help of a command.")],
            _ => &[
                ("anygpu info", "Shows what the library finds on this machine."),
                ("anygpu doctor", "Says whether processes can share device memory here."),
                ("anygpu run --backend host -- ./program", "Runs a program for GPUs where there is none."),
                ("cmake -B build -Danygpu_DIR=$(anygpu --cmake-dir)", "Has CMake find the package, wherever it is."),
            ],
        };
        let statuses: &[_] = match command {
            "info" => &[("0", "The report is printed, also where no back end can be used."), FAILURE, USAGE],
            "doctor" => &[
                ("0", "No way of sharing failed."),
                ("1", "One failed, or none could be tried; or the tool failed, and standard error has the reason."),
                USAGE,
            ],
            "bench" => &[
                ("0", "Each way that the back end has gave its figures."),
                ("1", "One failed; or the tool failed, and standard error has the reason."),
                USAGE,
            ],
            "run" => &[
                ("any", "That of the program, which takes the tool's place."),
                ("1", "The installation lacks a library; standard error names it."),
                USAGE,
                ("126", "The program is there and cannot be started."),
                ("127", "There is no such program."),
            ],
            "check" => &[
                ("0", "Nothing was found, all processes were seen, and the program succeeded."),
                (
                    "1",
                    "Something was found, or not all was seen; or the tool failed, and standard error has the reason.",
                ),
                USAGE,
                ("any", "Nothing was found, all was seen, and this is the program's own status."),
            ],
            "trace" => &[
                ("any", "The trace is written, and this is the program's own status."),
                ("1", "Not all processes were seen; or the tool failed. Standard error has the reason."),
                USAGE,
            ],
            "fortran" => &[("0", "The flags are on standard output."), FAILURE, USAGE],
            "build-kernels" => &[("0", "The modules' paths are on standard output."), FAILURE, USAGE],
            "list" => &[("0", "The list is printed; it may be empty."), FAILURE, USAGE],
            "help" => &[("0", "Success."), FAILURE, USAGE],
            _ => &[("0", "Success; of a command, as its own help says."), FAILURE, USAGE],
        };
        Notes { examples, statuses }
    }

    /// Returns the text for `--help`.
    pub fn help(&self) -> String {
        let width = self.statuses.iter().map(|(status, _)| status.len()).max().unwrap_or_default();
        let examples: String =
            self.examples.iter().map(|(line, meaning)| format!("\n  {line}\n          {meaning}")).collect();
        let statuses: String =
            self.statuses.iter().map(|(status, meaning)| format!("\n  {status:width$}  {meaning}")).collect();
        format!("Examples:{examples}\n\nExit status:{statuses}")
    }
}

#[cfg(test)]
mod tests {
    use crate::{Notes, command};

    #[test]
    fn each_command_has_a_short_sentence_examples_that_parse_and_statuses() {
        for shown in command().get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help") {
            let (name, notes) = (shown.get_name(), Notes::of(shown.get_name()));
            let about = shown.get_about().map(ToString::to_string).unwrap_or_default();
            assert!((3..=20).contains(&about.split_whitespace().count()), "{name}: {about}");
            assert!(notes.statuses.iter().any(|(status, _)| ["0", "any"].contains(status)), "{name}");
            assert!(notes.examples.iter().any(|(line, _)| line.contains(&format!("anygpu {name}"))), "{name}");
            for (line, _) in notes.examples {
                let words = line.split_whitespace().skip_while(|word| *word != "anygpu");
                assert!(command().try_get_matches_from(words).is_ok(), "{line}");
            }
        }
    }
}
