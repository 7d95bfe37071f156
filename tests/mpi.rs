// SPDX-License-Identifier: MIT OR Apache-2.0
//! anygpu_mpi in C and Fortran, under MPICH and Open MPI, with gfortran and flang; on the host back end, or with
//! `ANYGPU_TEST_BACKEND` over a vendor's own runtime on the model of its GPUs.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::Permissions;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use common::gpu_model::under_test;
use common::installed::empty;
use common::peer::backend;
use common::{
    CHECKED, WIDE_KINDS, comes_true, fortran_modules, fortran_objects, have, python_with, release, release_library,
    release_link_folder, root, run, scratch, skipped, stand_in, succeed, text, tree, write_once,
};

/// The MPI libraries, by the suffix that Debian gives their commands.
const LIBRARIES: [&str; 2] = ["mpich", "openmpi"];

/// A Fortran compiler and its flags, and a name for what it makes.
type Compiler = (&'static str, &'static [&'static str], &'static str);
const GFORTRAN: Compiler = ("gfortran", &CHECKED, "gfortran");
const WIDE: Compiler = ("gfortran", &WIDE_KINDS, "gfortran_wide");
const FLANG: Compiler = ("flang-22", &[], "flang");

/// Numbers of ranks and devices, whether the host must not touch device memory, and how arrays.f90 ends.
const RUNS: [(u32, u32, &str, &str); 5] = [
    (1, 1, "0", ""),
    (2, 2, "1", "owner-first"),
    (3, 1, "0", "owner-last"),
    (4, 2, "1", "owner-first"),
    (7, 1, "0", ""),
];

/// Reports that a test is skipped if a program is missing.
fn lacks(programs: &[&str]) -> bool {
    let missing = programs.iter().find(|program| !have(program));
    if let Some(program) = missing {
        skipped(format!("{program} is not installed"));
    }
    missing.is_some()
}

fn tool(name: &str, mpi: &str) -> String {
    format!("{name}.{mpi}")
}

/// Returns the command that starts a program on some ranks.
fn launch(mpi: &str, ranks: u32, options: &[&str], program: &Path) -> Command {
    let mut command = Command::new(tool("mpirun", mpi));
    command.args(["-n", &ranks.to_string()]).args(options).arg(program);
    common::let_open_mpi_start(&mut command);
    // Open MPI 5 asks for routes to this machine's own addresses, and warns where there are none.
    command.env("OMPI_MCA_reachable", "weighted").env_remove("ANYGPU_LOG");
    under_test(&command)
}

/// Runs one program at a time: ranks that wait keep all processors busy.
#[track_caller]
fn assert_prints(command: &mut Command, words: &str) {
    static ALONE: Mutex<()> = Mutex::new(());
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let output = succeed(command);
    drop(alone);
    assert_eq!((text(&output.stdout), text(&output.stderr)), (format!("{words}\n"), String::new()), "{command:?}");
}

#[track_caller]
fn assert_runs(mpi: &str, program: &Path, words: &str) {
    for (ranks, devices, strict, order) in RUNS {
        let mut command = launch(mpi, ranks, &[], program);
        command.args(Some(order).filter(|order| !order.is_empty()));
        let command = command.env("ANYGPU_HOST_DEVICES", devices.to_string()).env("ANYGPU_HOST_STRICT", strict);
        assert_prints(command, words);
    }
}

/// Returns the options by which a program finds the library.
fn link_options(mpi: &str) -> Vec<String> {
    let library = release_link_folder().display();
    let shown = text(&succeed(Command::new(tool("mpicc", mpi)).arg("-show")).stdout);
    let folders = shown.split_whitespace().filter(|word| word.starts_with("-L")).map(str::to_owned);
    folders.chain([format!("-L{library}"), "-lanygpu".into(), format!("-Wl,-rpath,{library}")]).collect()
}

/// Adds warnings, which are errors, and the folders of headers.
fn c_options(command: &mut Command) -> &mut Command {
    command.args(["-O1", "-Wall", "-Wextra", "-Werror"]);
    command.arg("-I").arg(root().join("include")).arg("-I").arg(root().join("mpi"))
}

/// Builds the program for C's functions, once; `None`, reported, where that MPI is not installed.
fn c_program(mpi: &str) -> Option<&'static Path> {
    static PROGRAMS: [OnceLock<PathBuf>; 2] = [const { OnceLock::new() }; 2];
    c_program_of("calls", mpi, &PROGRAMS)
}

fn c_program_of(
    name: &str,
    mpi: &str,
    programs: &'static [OnceLock<PathBuf>; LIBRARIES.len()],
) -> Option<&'static Path> {
    if lacks(&[&tool("mpicc", mpi), &tool("mpirun", mpi)]) {
        return None;
    }
    let place = LIBRARIES.iter().position(|library| *library == mpi).expect("an MPI");
    let build = || {
        let program = scratch(mpi).join(name);
        let mut command = Command::new(tool("mpicc", mpi));
        c_options(command.args(["-std=gnu11", "-g"])).arg("-o").arg(&program);
        let source = root().join("tests/mpi").join(name).with_extension("c");
        command.args([root().join("mpi/anygpu_mpi.c"), source, root().join("tests/mpi/yield.c")]);
        succeed(command.args(link_options(mpi)));
        program
    };
    Some(programs[place].get_or_init(build))
}

/// The calls of anygpu_mpi.h: every one, and failures of one rank, which all ranks are told of in the same words.
#[test]
fn c_programs_share_memory_between_ranks() {
    for mpi in LIBRARIES {
        if let Some(program) = c_program(mpi) {
            assert_runs(mpi, program, "calls: ok");
        }
    }
}

/// Over the stand-in for NVIDIA's driver, whose streams signal and wait for themselves.
#[test]
fn ranks_signal_by_the_drivers_streams() {
    let Some(program) = c_program("mpich") else { return };
    let folder = scratch("driver");
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
    let folder = folder.display().to_string();
    let settings = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", &*folder), ("STANDIN_DEVICES", "2")];
    // Devices without peer access.
    let mut command = launch("mpich", 4, &[], program);
    command.envs(settings).env("STANDIN_FAIL", "cuIpcOpenMemHandle_v2=217");
    assert_neighbours(&mut command, ["2", "2", "1"], ": 3 neighbours, 0 signals, 3 messages");
    // Waits that a device ends in vain are in the log: those of the exchange whose start fails.
    for ranks in [1, 2, 4] {
        assert_prints(launch("mpich", ranks, &[], program).envs(settings).env("ANYGPU_LOG", "off"), "calls: ok");
    }
    assert_killed_rank_ends_waits(program, &settings, "719");
}

/// A Python with mpi4py, and the MPI that it uses. ANYGPU_TEST_PYTHON names one.
fn python() -> Option<(String, &'static str)> {
    let python = std::env::var("ANYGPU_TEST_PYTHON").unwrap_or_else(|_| "python3".into());
    let ask = "from mpi4py import MPI; MPI.Comm.fromhandle; print(MPI.Get_library_version())";
    let version = run(Command::new(&python).args(["-c", ask]));
    if !version.status.success() {
        skipped("there is no mpi4py 4");
        return None;
    }
    let mpi = if text(&version.stdout).contains("Open MPI") { "openmpi" } else { "mpich" };
    Some((python, mpi))
}

/// The library for Python by an MPI; `None`, and said so, where it cannot be built or started.
fn python_library(mpi: &str) -> Option<PathBuf> {
    if lacks(&[&tool("mpicc", mpi), &tool("mpirun", mpi)]) {
        return None;
    }
    let library = scratch(&format!("python-{mpi}")).join("libanygpu_mpi.so");
    let mut command = Command::new(tool("mpicc", mpi));
    c_options(command.args(["-std=gnu11", "-shared", "-fPIC"])).arg("-o").arg(&library);
    succeed(command.arg(root().join("mpi/anygpu_mpi.c")).args(link_options(mpi)));
    Some(library)
}

/// Has a Python find the package, and the library that the one for MPI is linked with.
fn with_package(command: &mut Command) {
    command.env("PYTHONPATH", root().join("python")).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("ANYGPU_LIBRARY", release_link_folder().join("libanygpu.so.0"));
}

#[test]
fn python_programs_share_arrays_between_ranks() {
    let Some((python, mpi)) = python() else { return };
    let Some(library) = python_library(mpi) else { return };
    for ranks in [1, 2, 3] {
        let mut command = launch(mpi, ranks, &[], Path::new(&python));
        command.arg(root().join("tests/mpi/shares.py")).env("ANYGPU_MPI_LIBRARY", &library);
        with_package(&mut command);
        assert_prints(&mut command, "shares: ok");
    }
}

#[test]
fn a_library_of_another_mpi_than_mpi4pys_is_refused_by_name() {
    let Some((python, mpi)) = python() else { return };
    let Some(other) = LIBRARIES.into_iter().find(|other| *other != mpi) else { return };
    let Some(library) = python_library(other) else { return };
    let mut command = launch(mpi, 1, &[], Path::new(&python));
    command.args(["-c", "import anygpu.mpi"]).env("ANYGPU_MPI_LIBRARY", &library);
    with_package(&mut command);
    let said = text(&run(&mut command).stderr);
    assert!(said.contains("ImportError: ") && said.contains("was compiled with another MPI, "), "{said}");
}

#[test]
fn the_header_is_cpp_too() {
    for mpi in LIBRARIES {
        if lacks(&[&tool("mpicxx", mpi)]) {
            continue;
        }
        let source = scratch(mpi).join("header.cpp");
        std::fs::write(&source, "#include <anygpu_mpi.h>\nint main() { return anygpu_team_rank(nullptr, 0) + 1; }\n")
            .expect("a file written");
        let mut command = Command::new(tool("mpicxx", mpi));
        succeed(c_options(command.arg("-std=c++17")).args(["-Wno-cast-function-type", "-fsyntax-only"]).arg(&source));
    }
}

/// Returns the command that starts a program on the ranks of so many nodes, by what the ranks say of theirs.
fn launch_on_nodes(mpi: &str, ranks: u32, nodes: u32, program: &Path) -> Command {
    let mut command = launch(mpi, ranks, &[], Path::new("sh"));
    let node = format!("$(($PMI_RANK$OMPI_COMM_WORLD_RANK * {nodes} / {ranks}))");
    command.args(["-c", &format!("export ANYGPU_MPI_NODE={node}; exec \"$0\" \"$@\"")]).arg(program);
    command
}

#[test]
fn halos_cross_nodes_by_messages() {
    for mpi in LIBRARIES {
        let Some(program) = c_program(mpi) else { continue };
        for (device_pointers, nodes) in [("0", 2), ("1", 2), ("0", 5)] {
            let mut command = launch_on_nodes(mpi, 5, nodes, program);
            assert_prints(command.env("ANYGPU_MPI_DEVICE_POINTERS", device_pointers), "calls: ok");
        }
    }
}

/// MPICH 5.0.2 of Debian says that each rank has a node of its own, as MPI_Comm_split_type of tests/mpi/calls.c does.
#[test]
fn ranks_are_grouped_by_what_their_node_says_and_not_by_mpi() {
    for mpi in LIBRARIES {
        let Some(program) = c_program(mpi) else { continue };
        let mut command = launch(mpi, 4, &[], program);
        assert_neighbours(&mut command, ["2", "2", "1"], ": 3 neighbours, 6 signals, 0 messages");
    }
}

/// A rank in a container of its own, by what tests/mpi/calls.c has the system say, is a team of one, and says so.
#[test]
fn a_rank_that_is_alone_on_a_machine_of_several_says_so() {
    for mpi in LIBRARIES {
        let Some(program) = c_program(mpi) else { continue };
        let log = scratch(mpi).join("alone.log");
        _ = std::fs::remove_file(&log);
        let mut command = launch(mpi, 4, &[], Path::new("sh"));
        let script = "test $PMI_RANK$OMPI_COMM_WORLD_RANK != 1 || export CALLS_CONTAINER=1; exec \"$0\" \"$@\"";
        command.args(["-c", script]).arg(program).args(["neighbours", "2", "2", "1"]);
        let printed = lines(&succeed(command.env("ANYGPU_LOG", format!("warn:{}", log.display()))));
        let expected = [0, 1, 2, 3].map(|rank| match rank {
            1 => "rank 1: 3 neighbours, 0 signals, 3 messages".to_owned(),
            _ => format!("rank {rank}: 3 neighbours, 4 signals, 1 messages"),
        });
        assert_eq!(printed, expected);
        let logged = std::fs::read_to_string(log).expect("a log");
        let said = "rank 1 is a team of one beside 3 other ranks of its machine: start all in one PID namespace";
        assert!(logged.contains(said) && logged.matches("a team of one").count() == 1, "{logged}");
    }
}

/// Returns the functions and constants of MPI that a text names.
fn names_of_mpi(source: &str) -> BTreeSet<String> {
    let words = source.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("MPI_")).map(str::to_owned).collect()
}

/// The library for every MPI with the standard ABI is made without an MPI, of whose functions it leaves all to the program. What
/// runs with it needs such an MPI: tests/clients/mpi-abi.sh has three.
#[test]
fn the_library_for_the_standard_abi_needs_no_mpi() {
    let folder = scratch("abi");
    succeed(Command::new(root().join("mpi/build.sh")).arg(release_link_folder().join("libanygpu.so.0")).arg(&folder));
    let library = folder.join("libanygpu_mpi_abi.so");
    let symbols = text(&succeed(Command::new("nm").args(["-D", "--undefined-only"]).arg(&library)).stdout);
    let taken = names_of_mpi(&symbols);
    let header = std::fs::read_to_string(root().join("mpi/abi/mpi.h")).expect("a header");
    let declared = names_of_mpi(&header);
    let used = names_of_mpi(&std::fs::read_to_string(root().join("mpi/anygpu_mpi.c")).expect("a source"));
    let missing: Vec<_> = taken.difference(&declared).collect();
    assert!(taken.len() > 30 && missing.is_empty() && taken.is_subset(&used), "{missing:?} {taken:?}");
    // The source names all of the header but members, structures and what other declarations name.
    let declarations =
        header.replace("MPI_SOURCE, MPI_TAG, MPI_ERROR, MPI_internal", "").replace("struct MPI_ABI_", "");
    let is_idle = |name: &String| !used.contains(name) && declarations.matches(name.as_str()).count() == 1;
    let idle: Vec<_> = names_of_mpi(&declarations).into_iter().filter(is_idle).collect();
    assert!(idle.is_empty(), "{idle:?}");
    // By Fortran's names there are none, and these have two numbers in the ABIs of that version.
    for absent in ["MPI_Comm_f2c", "MPI_ERRORS_RETURN", "MPI_ERRORS_ABORT", "MPI_SEEK_SET", "MPI_APPNUM"] {
        assert!(!declared.contains(absent) && !taken.contains(absent), "{absent}");
    }
    let dynamic = text(&succeed(Command::new("readelf").arg("-d").arg(&library)).stdout);
    assert!(dynamic.contains("[$ORIGIN]"), "a program without calls of libanygpu has no path to it: {dynamic}");
    let needed: Vec<_> = dynamic.lines().filter(|line| line.contains("(NEEDED)")).collect();
    assert!(needed.iter().all(|line| line.contains("[libanygpu.so.0]") || line.contains("[libc.so")), "{needed:?}");
}

#[test]
fn fortran_modules_for_the_standard_abi_need_no_mpi() {
    if lacks(&["gfortran"]) {
        return;
    }
    let mut command = Command::new(release().join("anygpu"));
    command.args(["fortran", "--compiler", "gfortran", "--mpi", "abi", "--sources"]).arg(root().join("fortran"));
    let flags = text(&succeed(command.arg("--prefix").arg(scratch("abi-modules"))).stdout);
    let folder = flags.split_whitespace().find_map(|flag| flag.strip_prefix("-L")).expect("a folder");
    let archive = Path::new(folder).join("libanygpu_mpi.a");
    let taken = names_of_mpi(&text(&succeed(Command::new("nm").arg("--undefined-only").arg(archive)).stdout));
    assert!(taken.contains("MPI_Comm_fromint") && !taken.contains("MPI_Comm_f2c"), "{taken:?}");
}

/// One name is another MPI's tomorrow, as by update-alternatives.
#[test]
fn fortran_modules_are_those_of_the_mpi_that_is_there() {
    if lacks(&["gfortran", "mpifort.mpich", "mpicc.mpich", "mpifort.openmpi", "mpicc.openmpi"]) {
        return;
    }
    let wrappers = scratch("alternatives");
    let archive = |mpi: &str| {
        for name in ["mpicc", "mpifort"] {
            let wrapper = wrappers.join(name);
            let script = format!("#!/bin/sh\nexec {name}.{mpi} \"$@\"\n");
            std::fs::write(&wrapper, script).expect("a file");
            std::fs::set_permissions(&wrapper, Permissions::from_mode(0o755)).expect("its owner");
        }
        let mut command = Command::new(release().join("anygpu"));
        command.arg("fortran").arg("--compiler").arg(wrappers.join("mpifort")).arg("--mpi").arg(wrappers.join("mpicc"));
        command.arg("--sources").arg(root().join("fortran")).arg("--prefix").arg(scratch("alternative-modules"));
        let flags = text(&succeed(&mut command).stdout);
        let folder = flags.split_whitespace().find_map(|flag| flag.strip_prefix("-L")).expect("a folder");
        Path::new(folder).join("libanygpu_mpi.a")
    };
    let [mpich, openmpi, again] = ["mpich", "openmpi", "mpich"].map(archive);
    assert!(mpich != openmpi && mpich == again, "{mpich:?} {openmpi:?} {again:?}");
    let is_open_mpis = |archive: &Path| text(&succeed(Command::new("nm").arg(archive)).stdout).contains("ompi_mpi_");
    assert!(is_open_mpis(&openmpi) && !is_open_mpis(&mpich));
}

/// A library of an MPI without one of the functions could be made, and would not load.
#[test]
fn a_function_that_an_mpi_does_not_have_is_an_error_of_the_compiler() {
    for mpi in LIBRARIES {
        if lacks(&[&tool("mpicc", mpi)]) {
            continue;
        }
        let header = scratch(mpi).join("without.h");
        let without = "#include <mpi.h>\n#define MPI_Comm_test_inter MPI_Comm_that_is_not_there\n";
        std::fs::write(&header, without).expect("a file");
        let mut command = Command::new(tool("mpicc", mpi));
        command.args(["-std=gnu11", "-D_GNU_SOURCE", "-fsyntax-only", "-include"]).arg(header);
        command.arg("-I").arg(root().join("include")).arg("-I").arg(root().join("mpi"));
        let output = run(command.arg(root().join("mpi/anygpu_mpi.c")));
        let said = text(&output.stderr);
        assert!(!output.status.success() && said.contains("implicit declaration of function"), "{said}");
    }
}

/// Asserts how many neighbours, signals and messages of an exchange each rank of a periodic grid has.
#[track_caller]
fn assert_neighbours(command: &mut Command, parts: [&str; 3], expected: &str) {
    let printed = lines(&succeed(command.arg("neighbours").args(parts)));
    assert!(printed.iter().all(|line| line.ends_with(expected)), "{printed:#?}");
}

/// One rank that cannot share memory with the others, as in a container: in their place it has another folder of the broker.
fn with_one_apart(mpi: &str, ranks: u32, nodes: u32, program: &Path) -> Command {
    let apart = scratch("apart");
    std::fs::set_permissions(&apart, Permissions::from_mode(0o700)).expect("the folder's owner");
    let mut command = launch_on_nodes(mpi, ranks, nodes, Path::new("sh"));
    let script = "test \"$PMI_RANK$OMPI_COMM_WORLD_RANK\" != 1 || export ANYGPU_BROKER_DIR=\"$0\"; exec \"$@\"";
    command.args(["-c", script]).arg(apart).arg(program);
    command
}

#[test]
fn ranks_that_cannot_share_exchange_messages() {
    for mpi in LIBRARIES {
        let Some(program) = c_program(mpi) else { continue };
        let log = scratch(mpi).join("log");
        // Logs are appended to.
        _ = std::fs::remove_file(&log);
        let mut command = with_one_apart(mpi, 4, 1, program);
        command.args(["neighbours", "2", "2", "1"]).env("ANYGPU_LOG", format!("warn:{}", log.display()));
        let expected = [0, 1, 2, 3].map(|rank| match rank {
            1 => "rank 1: 3 neighbours, 0 signals, 3 messages".to_owned(),
            _ => format!("rank {rank}: 3 neighbours, 4 signals, 1 messages"),
        });
        assert_eq!(lines(&succeed(&mut command)), expected);
        let logged = std::fs::read_to_string(log).expect("a log");
        let said = logged.matches("go by messages, as its memory cannot be shared here").count();
        assert!(said == 4 && logged.contains("set ANYGPU_BROKER_DIR"), "{said} of four ranks say so: {logged}");
    }
}

/// Nobody gets two messages or more signals than two of an exchange, however many boxes and arrays it has.
#[test]
fn each_neighbour_gets_one_message_or_two_signals() {
    if let Some(program) = c_program("mpich") {
        let mut command = launch_on_nodes("mpich", 8, 2, program);
        assert_neighbours(&mut command, ["2", "2", "2"], ": 7 neighbours, 6 signals, 4 messages");
    }
    // Its ranks that wait leave the processors to others.
    if let Some(program) = c_program("openmpi") {
        let mut command = launch("openmpi", 27, &[], program);
        assert_neighbours(&mut command, ["3", "3", "3"], ": 26 neighbours, 52 signals, 0 messages");
    }
}

/// A second node: namespaces of processes and of their shared memory, and another boot's number. It ends with its input.
struct Node {
    keeper: Child,
    process: String,
}

impl Node {
    /// `None`, reported, where that is not permitted.
    fn start() -> Option<Node> {
        let boot = scratch("node").join("boot_id");
        std::fs::write(&boot, "01234567-89ab-cdef-0123-456789abcdef\n").expect("a file written");
        let script = "mount --bind \"$0\" /proc/sys/kernel/random/boot_id && echo ready && read line";
        let mut unshare = Command::new("unshare");
        unshare.args(["-i", "-p", "-f", "--mount-proc", "sh", "-c", script]).arg(boot);
        let started = unshare.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok();
        let node = started.and_then(|mut keeper| {
            let mut line = String::new();
            BufReader::new(keeper.stdout.take()?).read_line(&mut line).ok().filter(|_| line == "ready\n")?;
            let children = std::fs::read_to_string(format!("/proc/{0}/task/{0}/children", keeper.id())).ok()?;
            Some(Node { keeper, process: children.trim().to_owned() })
        });
        if node.is_none() {
            skipped("namespaces cannot be made here");
        }
        node
    }

    /// Returns a command that runs a program on ranks from `first` on in this node. Messages go by TCP, as the MPI's own
    /// shared memory does not cross namespaces.
    fn launch(&self, ranks: u32, first: u32, program: &Path) -> Command {
        let mut command =
            launch("openmpi", ranks, &["--mca", "pml", "ob1", "--mca", "btl", "self,tcp"], Path::new("sh"));
        let script = format!(
            "test $OMPI_COMM_WORLD_RANK -lt {first} || exec nsenter -t {} -m -p -i -w\"$PWD\" \"$0\" \"$@\"; exec \"$0\" \"$@\"",
            self.process
        );
        command.args(["-c", &script]).arg(program);
        command
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        _ = self.keeper.wait();
    }
}

/// MPI takes ranks in several containers of one machine for those of a node, but they cannot open each other's memory.
#[test]
fn ranks_of_other_containers_are_on_other_nodes() {
    let Some(program) = c_program("openmpi") else { return };
    let Some(node) = Node::start() else { return };
    assert_prints(&mut node.launch(4, 2, program), "calls: ok");
    let mut command = node.launch(4, 2, program);
    let output = succeed(command.arg("devices").env("ANYGPU_HOST_DEVICES", "2"));
    let each =
        [(0, 0), (1, 1), (2, 0), (3, 1)].map(|(rank, device)| format!("rank {rank} device {device} is {device}"));
    assert_eq!(lines(&output), each);
}

/// `anygpu check` sees all ranks, and names what a Fortran program calls.
fn assert_race_is_found(mpi: &str, program: &Path) {
    let source = std::fs::read_to_string(root().join("tests/mpi/check.f90")).expect("a source");
    let place = |mark: &str| {
        let line = source.lines().position(|line| line.ends_with(&format!("! {mark}"))).expect("a mark");
        format!("check.f90:{} in check", line + 1)
    };
    let check = |arguments: &[&str]| checked(launch(mpi, 3, &[], program).args(arguments), false);
    let (status, said) = check(&["right"]);
    assert!(status == Some(0) && said.contains("anygpu check: nothing found"), "{said}");
    let (status, said) = check(&[]);
    assert!(status == Some(1) && said.contains("anygpu check: 1 fault"), "{said}");
    let (status, touched) = check(&["touch"]);
    let words = ["gpu_touch (anygpu_touch)", "check.f90", &place("c"), &place("b"), "bytes "];
    assert!(status == Some(1) && words.iter().all(|words| touched.contains(words)), "{touched}");
    let calls = ["gpu_fill (hipMemsetD32Async)", "gpu_copy (hipMemcpyAsync)", "gpu_allocate (hipMalloc)"];
    assert!(
        calls.iter().all(|call| said.contains(call)) && [place("a"), place("b")].iter().all(|at| said.contains(at)),
        "{said}"
    );
}

/// The tool under a launcher or before it: the status of the whole, and what it said.
fn checked(launch: &Command, is_each_rank: bool) -> (Option<i32>, String) {
    let words: Vec<&OsStr> = std::iter::once(launch.get_program()).chain(launch.get_args()).collect();
    let tool = tree().join("bin/anygpu");
    let check = [tool.as_os_str(), OsStr::new("check"), OsStr::new("--")];
    // mpirun -n N, and then the program.
    let place = if is_each_rank { 3 } else { 0 };
    let words = [&words[..place], &check, &words[place..]].concat();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command.envs(launch.get_envs().filter_map(|(name, value)| Some((name, value?)))).env_remove("ANYGPU_LOG");
    let output = run(&mut command);
    (output.status.code(), text(&output.stderr))
}

/// Each fault of a program of several ranks is named by its lines, and a right program is not reported.
#[test]
fn races_between_ranks_are_found() {
    static PROGRAMS: [OnceLock<PathBuf>; LIBRARIES.len()] = [const { OnceLock::new() }; LIBRARIES.len()];
    let source = std::fs::read_to_string(root().join("tests/mpi/check.c")).expect("a source");
    for (place, mpi) in LIBRARIES.into_iter().enumerate() {
        let Some(program) = c_program_of("check", mpi, &PROGRAMS) else { continue };
        for (number, case) in text(&succeed(&mut Command::new(program)).stdout).lines().enumerate() {
            let (name, ranks) = case.split_once(' ').expect("a name and ranks");
            let launch = |way: &[&str]| {
                let mut command = launch(mpi, ranks.parse().expect("a number"), &[], program);
                command.arg(name).args(way);
                command
            };
            let places = (1..).zip(source.lines()).filter(|(_, line)| line.contains(&format!("; // {name} ")));
            let places: Vec<_> = places.map(|(number, _)| format!("check.c:{number} in {name}")).collect();
            // Before the launcher with one MPI and under it with the other.
            let (status, said) = checked(&launch(&[]), (place + number) % 2 == 0);
            assert!(status == Some(1) && said.matches("anygpu check: 1 fault").count() == 1, "{case}: {said}");
            assert!(!places.is_empty() && places.iter().all(|place| said.contains(place)), "{case}: {said}");
            let (status, said) = checked(&launch(&["right"]), false);
            assert!(status == Some(0) && said.ends_with("anygpu check: nothing found\n"), "{case}: {said}");
        }
    }
}

/// Programs that draw the plate join while it is computed: one leaves, and one stays to the end.
fn assert_others_watch(heat: &Path) {
    let Some(python) = python_with("numpy") else { return };
    let name = format!("heat-{}", std::process::id());
    let watch = |picture: &str, states: &[&str]| {
        let mut command = Command::new(&python);
        command.env("PYTHONPATH", root().join("python")).env("ANYGPU_BACKEND", "host");
        command.env("ANYGPU_LIBRARY", release_library()).env("PYTHONDONTWRITEBYTECODE", "1");
        command.arg(root().join("examples/python/watch.py")).arg(&name).arg(heat.with_file_name(picture)).args(states);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    // They wait for it.
    let watchers = [watch("left.png", &["5"]), watch("whole.png", &[])];
    let picture = heat.with_file_name("watched.pgm");
    let mut command = launch("openmpi", 2, &[], heat);
    let printed = lines(&succeed(command.args(["600", "400", "1000"]).arg(&picture).arg(&name)));
    assert_eq!(printed[0], "heat: 2 ranks on host: ok", "{printed:?}");
    let ends = watchers.map(|watcher| {
        let output = watcher.wait_with_output().expect("it ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
        text(&output.stdout)
    });
    let (_, mean) = ends[1].split_once("watch: the last state is 500, with a mean of ").expect("to the end");
    let bytes = std::fs::read(&picture).expect("a picture");
    let pixels = &bytes[bytes.len() - 600 * 400..];
    let sum: f64 = pixels.iter().map(|pixel| f64::from(*pixel) / 2.55).sum();
    let mean: f64 = mean.trim().parse().expect("a number");
    let drawn = sum / pixels.len() as f64;
    assert!((drawn - mean).abs() < 0.2, "{mean}, and drawn {drawn}");
    assert!(["left.png", "whole.png"].iter().all(|name| heat.with_file_name(name).exists()));
}

/// Copies a program to where a module of its kernel lies, which it then uses.
fn with_kernel(heat: &Path) -> PathBuf {
    let folder = heat.with_file_name("kernel");
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let (program, include) = (folder.join("heat"), format!("-I{}", root().join("include").display()));
    std::fs::copy(heat, &program).expect("a program copied");
    let mut compile = Command::new("c++");
    compile.args(["-std=c++17", "-O2", "-ffp-contract=off", "-fPIC", "-shared", "-fno-gnu-unique", &include, "-o"]);
    succeed(compile.arg(folder.join("heat.so")).arg(root().join("examples/kernels/heat.cpp")));
    program
}

/// What a program draws into a file.
fn picture(command: &mut Command, file: &Path) -> Vec<u8> {
    succeed(command.args(["64", "48", "60"]).arg(file));
    std::fs::read(file).expect("a picture")
}

/// The heat equation by the kernel gives the picture of the program's own arithmetic.
fn assert_kernel_computes_the_same(mpi: &str, heat: &Path) {
    if backend() != "host" {
        return;
    }
    let [own, kernels] = [heat.to_owned(), with_kernel(heat)]
        .map(|program| picture(&mut launch(mpi, 2, &[], &program), &program.with_extension("pgm")));
    assert!(own.contains(&50) && own == kernels, "{mpi}: the pictures differ");
}

/// The heat equation on two nodes of two ranks gives the picture of one rank.
fn assert_two_nodes_compute_as_one(heat: &Path) {
    let Some(node) = Node::start() else { return };
    let one = picture(&mut launch("openmpi", 1, &[], heat), &heat.with_file_name("one.pgm"));
    let two = picture(&mut node.launch(4, 2, heat), &heat.with_file_name("two.pgm"));
    assert!(one.starts_with(b"P5\n48 64\n255\n") && one.len() == 13 + 48 * 64);
    assert!(one == two, "the pictures differ");
}

/// Lines that a program prints, sorted.
fn lines(output: &Output) -> Vec<String> {
    let mut lines: Vec<String> = text(&output.stdout).lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

/// In sessions of their own the others are out of the launcher's reach; a scheduler can be told to leave them alone.
fn assert_killed_rank_ends_waits(program: &Path, settings: &[(&str, &str)], expected: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = launch("mpich", 3, &["-disable-auto-cleanup"], Path::new("sh"));
    command.args(["-c", "setsid \"$0\" \"$@\" & wait"]).arg(program).arg("killed").arg(folder.path());
    let output = run(command.envs(settings.iter().copied()));
    for rank in ["0", "1"] {
        let ended = || std::fs::read_to_string(folder.path().join(rank)).ok();
        let told = text(&output.stderr);
        assert!(comes_true(|| ended().is_some()), "rank {rank} still waits, or has failed: {} {told}", output.status);
        assert!(ended().is_some_and(|told| told.contains(expected)), "rank {rank}: {:?}", ended());
    }
}

#[test]
fn a_killed_rank_ends_the_others_waits() {
    if let Some(program) = c_program("mpich") {
        assert_killed_rank_ends_waits(program, &[], "719");
    }
}

/// Ranks that see other devices, under other numbers, get different ones.
#[test]
fn devices_are_told_apart_by_their_uuids() {
    let Some(program) = c_program("mpich") else { return };
    let mut command = launch("mpich", 4, &[], Path::new("sh"));
    let script = "test $PMI_RANK = 1 && seen=2,3 || seen=$((3 - PMI_RANK)); HIP_VISIBLE_DEVICES=$seen exec $0 devices";
    command.args(["-c", script]).arg(program).env("ANYGPU_HOST_DEVICES", "4");
    let expected = ["rank 0 device 0 is 3", "rank 1 device 0 is 2", "rank 2 device 0 is 1", "rank 3 device 0 is 0"];
    assert_eq!(lines(&succeed(&mut command)), expected);
    // Without any choice all are used, and as evenly as can be.
    let mut command = launch("mpich", 6, &[], program);
    let output = succeed(command.arg("devices").env("ANYGPU_HOST_DEVICES", "4"));
    let used = |device: u32| lines(&output).iter().filter(|line| line.ends_with(&format!("is {device}"))).count();
    assert_eq!([0, 1, 2, 3].map(used), [2, 2, 1, 1]);
}

/// The system tells which processors a device on the bus is near; here it is told so.
#[test]
fn a_rank_takes_a_device_near_its_processors() {
    let Some(program) = c_program("mpich") else { return };
    let folder = scratch("bus");
    for (device, processors) in [("a6b0:00:00.0", "1000-1023"), ("a6b0:01:00.0", "0-999"), ("a6b0:02:00.0", "1000")] {
        std::fs::create_dir_all(folder.join(device)).expect("a folder");
        std::fs::write(folder.join(device).join("local_cpulist"), format!("{processors}\n")).expect("a file written");
    }
    let mount = "mount --bind \"$0\" /sys/bus/pci/devices";
    let unshare = ["--mount", "--map-root-user", "sh", "-c"];
    if !Command::new("unshare").args(unshare).arg(mount).arg(&folder).status().is_ok_and(|status| status.success()) {
        return skipped("no mount namespace is allowed here");
    }
    let mut ranks = launch("mpich", 2, &[], program);
    ranks.arg("devices").env("ANYGPU_HOST_DEVICES", "3");
    let mut command = Command::new("unshare");
    command
        .args(unshare)
        .arg(format!("{mount} && exec \"$@\""))
        .arg(&folder)
        .arg(ranks.get_program())
        .args(ranks.get_args());
    command.envs(ranks.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = succeed(&mut command);
    // Not two ranks on one: the second has the first of those that nobody has.
    assert_eq!(lines(&output), ["rank 0 device 1 is 1", "rank 1 device 0 is 0"]);
}

/// What an anygpu_shared takes of a rank depends on the ranks of its node alone, and on those it signals.
#[test]
fn an_array_of_all_ranks_costs_what_the_guide_says() {
    let Some(program) = c_program("mpich") else { return };
    // Ranks, those of a node, and what each of these takes: KiB (rounded), pages and descriptors, and these again once it
    // signals one rank and waits for one. MPI's own memory, which grows at times, may be a KiB more; it takes the nodes that
    // are played here for one.
    for (ranks, of_node, most) in [(2, 2, [5, 0, 0, 2, 3]), (4, 4, [5, 0, 0, 2, 3]), (4, 2, [5, 0, 0, 2, 3])] {
        let mut command = launch_on_nodes("mpich", ranks, ranks / of_node, program);
        let printed = lines(&succeed(command.arg("cost")));
        println!("{printed:#?}");
        assert_eq!(printed.len(), ranks as usize, "{printed:?}");
        for line in printed {
            let words = line.split_once(": ").expect("a rank and numbers").1.split(' ');
            let numbers: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
            let (bytes, others) = numbers.split_first().expect("numbers");
            assert!(*bytes < (most[0] + 1) << 10 && *others == most[1..], "{of_node} a node: {line}");
        }
    }
}

/// Without signals an array takes no descriptors, so a limit that is far from one for each pair of ranks and array is enough.
#[test]
fn many_ranks_share_many_arrays_with_few_descriptors() {
    for mpi in LIBRARIES {
        let Some(program) = c_program(mpi) else { continue };
        let mut command = launch(mpi, 8, &[], Path::new("sh"));
        command.args(["-c", "ulimit -n 100 && exec \"$0\" \"$@\""]).arg(program).args(["many", "20"]);
        let printed = lines(&succeed(&mut command));
        assert!(printed[0].starts_with("8 ranks, 20 arrays: 0 descriptors each, 3 with signals"), "{printed:?}");
    }
}

/// Compiles what anygpu_mpi consists of, and returns a folder with its objects and all modules.
fn modules((compiler, flags, name): Compiler) -> PathBuf {
    let (folder, modules) = (empty(name), fortran_modules(compiler, flags));
    let listed = std::fs::read_to_string(root().join("mpi/sources")).expect("a list of sources");
    let sources: Vec<PathBuf> = listed.lines().map(|name| root().join("mpi").join(name)).collect();
    let include = format!("-I{}", modules.display());
    let flags = [&["-O1"], flags, &[&include]].concat();
    for made in [&modules, &fortran_objects(compiler, &flags, &sources)] {
        for entry in std::fs::read_dir(made).expect("a folder") {
            let path = entry.expect("an entry").path();
            std::fs::copy(&path, folder.join(path.file_name().expect("a name"))).expect("a writable folder");
        }
    }
    folder
}

fn stem(path: &Path) -> Option<&str> {
    path.file_stem()?.to_str()
}

/// Compiles and links a program over the modules in a folder, with what the compiler needs for an MPI.
fn fortran_program(compiler: &str, flags: &[String], folder: &Path, mpi: &str, sources: &[&str]) -> PathBuf {
    let objects_of_c = ["mpi/anygpu_mpi.c", "tests/mpi/yield.c"].map(|source| {
        let object = scratch(mpi).join(Path::new(source).with_extension("o").file_name().expect("a name"));
        let mut command = Command::new(tool("mpicc", mpi));
        write_once(
            &object,
            c_options(command.arg("-std=gnu11")).arg("-c").arg(root().join(source)),
            &[root().join(source)],
        );
        object
    });
    let name = stem(Path::new(sources.last().expect("a source"))).expect("a name").to_owned();
    let program = folder.join(format!("{name}-{mpi}"));
    let objects = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let is_module = |path: &PathBuf| path.extension() == Some("o".as_ref());
    let mut command = Command::new(compiler);
    command.arg("-o").arg(&program).args(sources.iter().map(|source| root().join(source)));
    command.args(objects.filter(is_module)).args(objects_of_c).arg("-O1").args(flags);
    succeed(command.args(link_options(mpi)).current_dir(folder));
    program
}

fn owned(flags: &[&str]) -> Vec<String> {
    flags.iter().map(|flag| (*flag).to_owned()).collect()
}

/// What flang needs where the MPI was built for gfortran: mpif.h and the libraries.
fn flang_flags() -> Vec<String> {
    let shown = text(&succeed(Command::new("mpifort.mpich").arg("-show")).stdout);
    let words = shown.split_whitespace().filter(|word| ["-I", "-L", "-l"].iter().any(|start| word.starts_with(start)));
    words.map(str::to_owned).collect()
}

#[test]
fn gfortran_programs_share_arrays_between_ranks() {
    if lacks(&["gfortran"]) {
        return;
    }
    let folder = modules(GFORTRAN);
    for mpi in LIBRARIES {
        if lacks(&[&tool("mpifort", mpi), &tool("mpicc", mpi), &tool("mpirun", mpi)]) {
            continue;
        }
        let build =
            |sources: &[&str]| fortran_program(&tool("mpifort", mpi), &owned(GFORTRAN.1), &folder, mpi, sources);
        assert_runs(mpi, &build(&["tests/mpi/arrays.f90"]), "arrays: ok");

        let program = build(&["mpi/anygpu_mpi_f08.f90", "examples/fortran/mpi_array.f90"]);
        assert_prints(
            &mut launch(mpi, 3, &[], &program),
            &format!("mpi_array: 3 ranks share an array on {}: ok", backend()),
        );

        assert_race_is_found(
            mpi,
            &fortran_program(
                &tool("mpifort", mpi),
                &[&owned(GFORTRAN.1)[..], &owned(&["-g"])].concat(),
                &folder,
                mpi,
                &["mpi/anygpu_mpi_f08.f90", "tests/mpi/check.f90"],
            ),
        );

        let program = build(&["tests/mpi/halo.f90"]);
        for parts in [&["1"][..], &["3"], &["2", "2"], &["2", "1", "2"], &["2", "2", "2"]] {
            let ranks = parts.iter().map(|part| part.parse::<u32>().expect("a number")).product();
            assert_prints(launch(mpi, ranks, &[], &program).args(parts), "halo: ok");
        }

        let program = build(&["tests/mpi/heat3d.f90"]);
        let [whole, parts] = [(1, ["1", "1", "1"]), (8, ["2", "2", "2"])]
            .map(|(ranks, parts)| lines(&succeed(launch(mpi, ranks, &[], &program).args(parts))));
        assert!(whole == parts && whole[0].starts_with("heat3d: "), "{whole:?} on one rank, {parts:?} on eight");
        // What follows has kernels, or nodes of their own.
        if backend() != "host" {
            continue;
        }

        let program = build(&["examples/fortran/heat.f90"]);
        let heat = |ranks: u32, arguments: &[&str]| lines(&succeed(launch(mpi, ranks, &[], &program).args(arguments)));
        for (ranks, arguments) in
            [(1, &["5", "4", "3"][..]), (2, &["64", "48", "10"]), (3, &["40", "30", "5"]), (7, &["7", "9", "6"])]
        {
            let printed = heat(ranks, arguments);
            assert!(
                printed[0] == format!("heat: {ranks} ranks on {}: ok", backend()) && printed.len() == 4,
                "{printed:?}"
            );
        }
        assert_kernel_computes_the_same(mpi, &program);
        if mpi == "openmpi" {
            assert_two_nodes_compute_as_one(&program);
            assert_others_watch(&program);
        }
    }
    if backend() == "host" && !lacks(&["mpirun.mpich"]) {
        for program in ["arrays-mpich", "heat-mpich"] {
            let printed = lines(&succeed(&mut launch_on_nodes("mpich", 4, 2, &folder.join(program))));
            assert!(printed[0].ends_with(": ok"), "{printed:?}");
        }
        // On two nodes, in one of which a rank cannot share.
        let mut command = with_one_apart("mpich", 8, 2, &folder.join("halo-mpich"));
        assert_prints(command.args(["2", "2", "2"]), "halo: ok");
        let heat = folder.join("heat3d-mpich");
        let whole = lines(&succeed(launch("mpich", 1, &[], &heat).args(["1", "1", "1"])));
        let mut command = with_one_apart("mpich", 8, 2, &heat);
        let parts = lines(&succeed(command.args(["2", "2", "2"])));
        assert_eq!(whole, parts);
        assert_killed_rank_ends_waits(&folder.join("arrays-mpich"), &[], "gpu_synchronize: ");
    }
}

#[test]
fn gfortran_programs_with_wide_kinds_share_arrays_between_ranks() {
    if !lacks(&["gfortran", "mpifort.mpich", "mpicc.mpich", "mpirun.mpich"]) {
        let folder = modules(WIDE);
        let build = |source| fortran_program("mpifort.mpich", &owned(WIDE.1), &folder, "mpich", &[source]);
        assert_runs("mpich", &build("tests/mpi/arrays.f90"), "arrays: ok");
        assert_kernel_computes_the_same("mpich", &build("examples/fortran/heat.f90"));
    }
}

#[test]
fn flang_programs_share_arrays_between_ranks() {
    if lacks(&["flang-22", "mpifort.mpich", "mpicc.mpich", "mpirun.mpich"]) {
        return;
    }
    let folder = modules(FLANG);
    let flags = [owned(FLANG.1), flang_flags()].concat();
    let program = fortran_program(FLANG.0, &flags, &folder, "mpich", &["tests/mpi/arrays.f90"]);
    assert_runs("mpich", &program, "arrays: ok");
    let program = fortran_program(FLANG.0, &flags, &folder, "mpich", &["tests/mpi/halo.f90"]);
    assert_prints(launch("mpich", 4, &[], &program).args(["2", "2"]), "halo: ok");
    let program = fortran_program(FLANG.0, &flags, &folder, "mpich", &["examples/fortran/heat.f90"]);
    let printed = lines(&succeed(&mut launch("mpich", 3, &[], &program)));
    assert_eq!(printed[0], "heat: 3 ranks on host: ok");
    assert_kernel_computes_the_same("mpich", &program);
}
