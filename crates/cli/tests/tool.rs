// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command-line tool: the programs it runs, and the reports it prints.

use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};

use common::{compile, have, release, root, run, scratch, skipped, succeed, text, tree};

fn anygpu(arguments: &[&str]) -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.args(arguments).env_remove("ANYGPU_BACKEND").env_remove("LD_PRELOAD");
    command.env_remove("LD_LIBRARY_PATH");
    command
}

fn stdout_of(command: &mut Command) -> String {
    text(&succeed(command).stdout)
}

#[test]
fn a_program_keeps_its_status_signals_and_arguments() {
    let ended =
        |script: &str| -> Output { run(&mut anygpu(&["run", "--", "sh", "-c", script, "name", "--log", "a b"])) };
    let output = ended("echo \"$0 $1 $2\"; echo to stderr >&2; exit 37");
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("name --log a b\n".into(), "to stderr\n".into()));
    assert_eq!(output.status.code(), Some(37));
    assert_eq!(ended("kill -9 $$").status.signal(), Some(9));
    // A program that inherits an ignored SIGPIPE would not end with its pipe.
    assert_eq!(ended("kill -PIPE $$").status.signal(), Some(libc::SIGPIPE));
    assert_eq!(run(&mut anygpu(&["run", "no-such-program"])).status.code(), Some(127));
    assert_eq!(run(&mut anygpu(&["run", "/"])).status.code(), Some(126));
    let folder = scratch("here");
    let here = |make: &[&str], program: &str| {
        succeed(Command::new(make[0]).args(&make[1..]).current_dir(&folder));
        let output = run(anygpu(&["run", program]).current_dir(&folder));
        (output.status.code(), text(&output.stderr))
    };
    let (status, why) = here(&["touch", "mine"], "mine");
    assert!(status == Some(127) && why.contains("./mine"), "{status:?} {why}");
    // Nobody writes into the pipe, which is not opened.
    assert_eq!(here(&["sh", "-c", "rm -f pipe && mkfifo -m 700 pipe"], "./pipe").0, Some(126));
    assert_eq!(run(&mut anygpu(&["run"])).status.code(), Some(2));
}

#[test]
fn unknown_options_before_a_program_are_refused() {
    for command in ["run", "check", "trace"] {
        let output = run(&mut anygpu(&[command, "--bakend", "host", "--", "true"]));
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(text(&output.stderr).contains("'--bakend'"), "{}", text(&output.stderr));
        let output = run(&mut anygpu(&[command, "--", "--bakend"]));
        assert!(text(&output.stderr).contains("cannot run --bakend: "), "{}", text(&output.stderr));
    }
    let printed = stdout_of(&mut anygpu(&["run", "echo", "--backend", "host", "--log"]));
    assert_eq!(printed, "--backend host --log\n");
}

#[test]
fn folders_may_have_spaces() {
    let folder = scratch("spaces").join("a folder");
    _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    succeed(Command::new("cp").arg("-rL").arg(tree().join(".")).arg(&folder));
    let tool = |arguments: &[&str]| {
        let mut command = Command::new(folder.join("bin/anygpu"));
        command.args(arguments).env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH").env_remove("ANYGPU_BACKEND");
        stdout_of(&mut command)
    };
    assert_eq!(tool(&["--prefix"]), format!("{}\n", folder.display()));
    let printed = tool(&["run", "--backend", "host", "--", "sh", "-c", "cat /proc/self/maps"]);
    assert!(printed.contains(&format!("{}/lib/anygpu/libanygpu-first.so", folder.display())), "{printed}");
    // Also where the settings are given again.
    for program in
        [&["sh", "-c", "cat /proc/self/maps"][..], &["env", "-i", "/bin/sh", "-c", "/bin/cat /proc/self/maps"]]
    {
        let printed = tool(&[&["check", "--"], program].concat());
        assert!(printed.contains(&format!("{}/lib/anygpu/libanygpu-check.so", folder.display())), "{printed}");
    }
}

#[test]
fn the_help_is_about_the_tool() {
    let help = stdout_of(&mut anygpu(&["--help"]));
    assert!(help.starts_with("Tool of anygpu, the library that shares GPU memory"), "{help}");
}

#[test]
fn it_sets_what_it_is_told_and_keeps_what_is_set() {
    let ask = ["--", "sh", "-c", "echo $ANYGPU_BACKEND $ANYGPU_LOG $LD_PRELOAD $LD_LIBRARY_PATH"];
    let [library, first] = ["libanygpu.so.0", "anygpu/libanygpu-first.so"].map(|name| tree().join("lib").join(name));
    let printed =
        stdout_of(anygpu(&["run"]).args(ask).env("ANYGPU_BACKEND", "auto,host").env("LD_LIBRARY_PATH", "/nowhere"));
    let printed: Vec<&str> = printed.split_whitespace().collect();
    assert_eq!(printed[..2], ["auto,host", &format!("{}:{}", library.display(), first.display())]);
    assert!(printed[2].ends_with(":/nowhere"), "{printed:?}");
    let printed =
        stdout_of(anygpu(&["run", "--backend", "host", "--log", "info"]).args(ask).env("ANYGPU_BACKEND", "amd"));
    assert!(printed.starts_with("host info "), "{printed}");
    let ask = ["--", "sh", "-c", "echo $UCX_MEMTYPE_CACHE"];
    let cache = |list: &str| stdout_of(anygpu(&["run", "--backend", list]).args(ask).env_remove("UCX_MEMTYPE_CACHE"));
    assert_eq!((cache("host").trim(), cache("auto").trim()), ("n", ""));
    assert_eq!(stdout_of(anygpu(&["run", "--backend", "host"]).args(ask).env("UCX_MEMTYPE_CACHE", "y")), "y\n");
}

#[test]
fn what_a_launcher_starts_finds_the_libraries_that_are_not_here() {
    let ask = ["run", "--", "sh", "-c", "echo $LD_LIBRARY_PATH"];
    let here = stdout_of(anygpu(&ask).env("ANYGPU_BACKEND", "auto"));
    let printed = stdout_of(anygpu(&ask).env("ANYGPU_BACKEND", "host"));
    for name in ["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libcuda.so.1"] {
        let replaced = |printed: &str| printed.split(':').any(|folder| folder.trim_end().ends_with(name));
        assert_eq!(replaced(&here), anygpu::os::loader::elsewhere(name).is_empty(), "{name} in {here}");
        // On the host back end those that are here have no device.
        let replaced = replaced(&printed);
        assert!(replaced, "{name} in {printed}");
    }
}

#[test]
fn a_library_that_the_loaders_cache_has_and_the_system_no_longer_is_replaced() {
    let name = "libamdhip64.so.7";
    let folder = scratch("cached");
    let source = folder.join("vendors.c");
    std::fs::write(&source, "int hipGetDeviceCount(int *count) { return *count = 0, 100; }\n")
        .expect("a writable folder");
    let library = compile("cc", name, &[&source], &["-shared", "-fPIC", "-Wl,-soname,libamdhip64.so.7"]);
    let source = folder.join("program.c");
    std::fs::write(
        &source,
        "int hipGetDeviceCount(int *);\nint main(void) { int n; return hipGetDeviceCount(&n) != 100; }\n",
    )
    .expect("a writable folder");
    let search = format!("-L{}", library.parent().expect("a folder").display());
    let program = compile("cc", "cached", &[&source], &[&search, "-l:libamdhip64.so.7"]);
    let script = "cp \"$2\" \"$1\" && echo \"$1\" >\"$1/conf\" && ldconfig -X -f \"$1/conf\" -C \"$1/cache\" && \
        rm \"$1/libamdhip64.so.7\" && mount --bind \"$1/cache\" /etc/ld.so.cache && shift 2 && exec \"$@\"";
    let mut command = Command::new("unshare");
    command.args(["--mount", "sh", "-c", script, "sh"]).arg(&folder).arg(&library);
    command.arg(tree().join("bin/anygpu")).args(["run", "--"]).arg(&program);
    command.env("ANYGPU_LOG", "off").env("ANYGPU_BACKEND", "amd").env_remove("LD_LIBRARY_PATH");
    // ldconfig is in a folder of root's.
    command.env("PATH", format!("/usr/sbin:/sbin:{}", std::env::var("PATH").unwrap_or_default()));
    let output = run(&mut command);
    if text(&output.stderr).contains("unshare:") || text(&output.stderr).contains("mount:") {
        return skipped(text(&output.stderr).trim());
    }
    assert!(output.status.success(), "{}: {}", output.status, text(&output.stderr));
}

#[test]
fn a_static_program_runs_and_is_told_of() {
    let source = scratch("static").join("static.c");
    std::fs::write(&source, "int main(void) { return 5; }\n").expect("a file written");
    let program = compile("cc", "static", &[&source], &["-static"]);
    let output = run(anygpu(&["run"]).arg(&program));
    assert_eq!(output.status.code(), Some(5));
    assert!(text(&output.stderr).contains("is not a dynamically linked 64-bit program"), "{}", text(&output.stderr));
    // A 32-bit one by its header, which the system does not run.
    let mut bytes = std::fs::read(&program).expect("a program");
    bytes[4] = 1;
    let narrow = program.with_file_name("narrow");
    std::fs::write(&narrow, bytes).expect("a file written");
    succeed(Command::new("chmod").arg("+x").arg(&narrow));
    let said = text(&run(anygpu(&["run"]).arg(&narrow)).stderr);
    assert!(said.contains("is not a dynamically linked 64-bit program"), "{said}");
}

#[test]
fn a_program_with_nvidias_runtime_linked_in_is_told_of_the_host() {
    let folder = scratch("linked-in");
    let built = |name: &str, words: &str| {
        let source = folder.join(name).with_extension("c");
        let code =
            format!("const char *volatile words[] = {{{words}}};\nint main(void) {{ return words[0][0] == 0; }}\n");
        std::fs::write(&source, code).expect("a file written");
        compile("cc", name, &[&source], &["-s"])
    };
    let runtime = built("static-runtime", "\"libcuda.so.1\", \"cudaErrorCudartUnloading\"");
    let own = built("own", "\"libcuda.so.1\", \"cudaErrorCudartUnloading\", \"anygpu_last_reason\"");
    let opener = built("opener", "\"libcuda.so.1\", \"cudaErrorCudartUnloading\", \"libcudart.so.12\"");
    for (program, back_end, is_told) in [
        (&runtime, "host", true),
        (&runtime, "nvidia,host", true),
        (&runtime, "auto", false),
        (&own, "host", false),
        (&opener, "host", false),
    ] {
        let said = text(&succeed(anygpu(&["run", "--backend", back_end, "--"]).arg(program)).stderr);
        assert_eq!(said.contains("has NVIDIA's CUDA runtime linked in"), is_told, "{back_end}: {said}");
        assert_eq!(said.contains("-cudart shared"), is_told, "{said}");
    }
}

/// A library without a device would take the launches on the host back end, and fail silently.
#[test]
fn amds_library_without_a_device_is_replaced_on_the_host() {
    let folder = scratch("replaced");
    let source = folder.join("launch.c");
    let code = "#include <stdio.h>\n\
        int hipMalloc(void **, unsigned long), hipGetLastError(void);\n\
        int hipCreateTextureObject(void **, void *, void *, void *);\n\
        int main(void) { void *memory, *texture; int made = hipMalloc(&memory, 64);\n\
        int loaded = hipCreateTextureObject(&texture, 0, 0, 0);\n\
        printf(\"%d %d %d\\n\", made, loaded, hipGetLastError()); }\n";
    std::fs::write(&source, code).expect("a file written");
    // A library of AMD's: no device, and a launch that leaves no error.
    let vendors = folder.join("vendors.c");
    let nothing = "int hipInit(unsigned f) { return 100; }\nint hipGetDeviceCount(int *n) { return 100; }\n\
        int hipMalloc(void **p, unsigned long n) { return 100; }\nint hipCreateTextureObject(void **t, void *r, void *d, void *v) { return 98; }\n\
        int hipGetLastError(void) { return 0; }\n";
    std::fs::write(&vendors, nothing).expect("a file written");
    let library = compile("cc", "libamdhip64.so.5", &[&vendors], &["-shared", "-fPIC", "-Wl,-soname,libamdhip64.so.5"]);
    let place = library.parent().expect("a folder").display().to_string();
    let (search, path) = (format!("-L{place}"), format!("-Wl,-rpath,{place},--enable-new-dtags"));
    let program = compile("cc", "launch", &[&source], &[&search, "-l:libamdhip64.so.5", &path]);
    for list in ["host", "amd,host"] {
        let output = succeed(anygpu(&["run", "--backend", list, "--log", "warn", "--"]).arg(&program));
        // Not supported, also as the last error, and one line of the log.
        assert_eq!(text(&output.stdout), "0 801 801\n", "{list}: {}", text(&output.stderr));
        let said = text(&output.stderr);
        assert!(said.lines().count() == 1 && said.contains("hipCreateTextureObject is not supported here"), "{said}");
    }
    // Where the host is not named, the library of the program's own stays.
    let output = succeed(anygpu(&["run", "--backend", "amd", "--log", "off", "--"]).arg(&program));
    assert_eq!(text(&output.stdout), "100 98 100\n");
}

/// A library with functions of a vendor's names, as CuPy for ROCm has CUDA's over HIP, keeps them.
#[test]
fn a_librarys_own_functions_of_a_vendors_names_stay_its_own() {
    let folder = scratch("own");
    let source = |name: &str, code: &str| {
        let path = folder.join(name).with_extension("c");
        std::fs::write(&path, code).expect("a file written");
        path
    };
    let own = source(
        "own",
        "int hipMalloc(void **p, unsigned long n) { return 77; }\n\
        int own(void) { void *p; return hipMalloc(&p, 1); }\n",
    );
    let library = compile("cc", "libown.so", &[&own], &["-shared", "-fPIC", "-Wl,-soname,libown.so"]);
    let place = library.parent().expect("a folder").display().to_string();
    let (search, path) = (format!("-L{place}"), format!("-Wl,-rpath,{place}"));
    let linked = source("linked", "#include <stdio.h>\nint own(void);\nint main(void) { printf(\"%d\\n\", own()); }\n");
    let linked = compile("cc", "linked", &[&linked], &[&search, "-lown", &path]);
    let opens = source(
        "opens",
        "#include <dlfcn.h>\n#include <stdio.h>\nint main(int n, char **a) {\n\
        printf(\"%d\\n\", ((int (*)(void))dlsym(dlopen(a[1], RTLD_NOW), \"own\"))()); }\n",
    );
    let opens = compile("cc", "opens", &[&opens], &["-ldl"]);
    assert_eq!(stdout_of(anygpu(&["run", "--backend", "host", "--"]).arg(&linked)), "77\n");
    // Nobody sees what a program will open.
    assert_eq!(stdout_of(anygpu(&["run", "--backend", "host", "--"]).arg(&opens).arg(&library)), "0\n");
    let told = ["run", "--backend", "host", "--no-preload", "--"];
    assert_eq!(stdout_of(anygpu(&told).arg(&opens).arg(&library)), "77\n");
}

/// UCX under a program that is linked to CUDA's driver opens plugins, which need NVIDIA's management library, too.
#[test]
fn what_a_program_opens_finds_every_replacement_on_the_host() {
    let source = scratch("opens-more").join("opens.c");
    let code = "#include <dlfcn.h>\n#include <stdio.h>\nint cuInit(unsigned);\nint main(int count, char **names) {\n\
        printf(\"%d\", cuInit(0)); while (--count) printf(\" %d\", dlopen(*++names, RTLD_NOW) != 0); puts(\"\"); }\n";
    std::fs::write(&source, code).expect("a file written");
    let search = format!("-L{}", tree().join("lib/anygpu/replace/libcuda.so.1").display());
    let program = compile("cc", "opens-more", &[&source], &[&search, "-lcuda", "-ldl"]);
    let names = ["libnvidia-ml.so.1", "libcudart.so.12", "libamdhip64.so.6"];
    assert_eq!(stdout_of(anygpu(&["run", "--backend", "host", "--"]).arg(program).args(names)), "0 1 1 1\n");
}

/// A link to a replacement's folder is a replacement, too: nothing is preloaded beside it.
#[test]
fn replacements_are_known_by_any_path() {
    let folder = scratch("links");
    let link = folder.join("cuda");
    _ = std::fs::remove_file(&link);
    std::os::unix::fs::symlink(tree().join("lib/anygpu/replace/libcuda.so.1"), &link).expect("a link");
    let source = folder.join("driver.c");
    let code = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint cuInit(unsigned);\n\
        int main(void) { const char *preloads = getenv(\"LD_PRELOAD\");\n\
        printf(\"%d %s\\n\", cuInit(0), preloads && strstr(preloads, \"libanygpu.so\") ? \"preloaded\" : \"alone\"); }\n";
    std::fs::write(&source, code).expect("a file written");
    let search = format!("-L{}", link.display());
    let program = compile("cc", "linked-through", &[&source], &[&search, "-lcuda"]);
    let mut directly = Command::new(&program);
    directly.env("LD_LIBRARY_PATH", &link).env("ANYGPU_BACKEND", "host");
    assert_eq!(stdout_of(&mut directly), "0 alone\n");
    let mut run = anygpu(&["run", "--backend", "host", "--"]);
    assert_eq!(stdout_of(run.arg(&program).env("LD_LIBRARY_PATH", &link)), "0 alone\n");
    let mut run = anygpu(&["run", "--backend", "nvidia,amd,host", "--"]);
    assert_eq!(stdout_of(run.arg(&program).env("LD_LIBRARY_PATH", &link)), "0 alone\n");
}

#[test]
fn a_set_user_id_program_runs_and_is_told_of() {
    // SAFETY: it has no arguments and cannot fail.
    if unsafe { libc::getuid() } != 0 {
        return skipped("not the superuser, who alone can make such a program");
    }
    let source = scratch("set-user-id").join("program.c");
    std::fs::write(&source, "int main(void) { return 5; }\n").expect("a file written");
    let program = compile("cc", "set-user-id", &[&source], &["-O1"]);
    std::os::unix::fs::chown(&program, Some(65534), None).expect("another owner");
    succeed(Command::new("chmod").arg("u+s").arg(&program));
    let output = run(anygpu(&["run"]).arg(&program));
    assert_eq!(output.status.code(), Some(5));
    assert!(text(&output.stderr).contains("is set-user-id or set-group-id"), "{}", text(&output.stderr));
}

#[test]
fn a_text_is_a_script_of_the_shell() {
    let script = scratch("text").join("script");
    std::fs::write(&script, "echo ${LD_PRELOAD##*/}\n").expect("a file written");
    succeed(Command::new("chmod").arg("+x").arg(&script));
    let output = succeed(anygpu(&["run"]).arg(&script));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("libanygpu.so.0\n".into(), String::new()));
}

#[test]
fn misspelt_settings_are_refused() {
    for (option, value) in [("--backend", "hots"), ("--backend", ""), ("--backend", "auto,"), ("--log", "loud")] {
        let output = run(&mut anygpu(&["run", option, value, "true"]));
        assert_eq!(output.status.code(), Some(2), "{option} {value}");
        assert!(text(&output.stderr).contains("is none of "), "{}", text(&output.stderr));
    }
    succeed(&mut anygpu(&["run", "--backend", "amd, Host", "--log", "Info:/nowhere/log", "true"]));
    let printed = stdout_of(anygpu(&["info"]).env("ANYGPU_BACKEND", "hots"));
    assert!(
        printed
            .contains("no device (ANYGPU_BACKEND=hots): \"hots\" is none of auto, nvidia, amd, intel, ascend, host\n"),
        "{printed}"
    );
    for (setting, remedy) in [("hots", "host"), ("nvidia,hots", "nvidia,host")] {
        let printed = text(&run(anygpu(&["doctor"]).env("ANYGPU_BACKEND", setting)).stdout);
        assert!(printed.contains(&format!("ANYGPU_BACKEND={remedy} runs without a GPU")), "{printed}");
    }
}

#[test]
fn names_are_listed_with_their_processes_and_arrays() {
    let name = format!("tool-{}/u", std::process::id());
    let listed = || {
        let printed = stdout_of(&mut anygpu(&["list", "--names"]));
        // Columns are as wide as other programs' names want them.
        let line = printed.lines().find(|line| line.starts_with(&name));
        line.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    assert_eq!(listed(), None);
    if !have("python3") {
        return skipped("there is no python3");
    }
    for (steps, said) in [("None", ""), ("anygpu.Steps()", ", with steps")] {
        let script = format!(
            "import anygpu, sys\nsteps = {steps}\nanygpu.publish(anygpu.empty((4, 3), 'f4'), {name:?}, steps)\n\
             print(flush=True)\nsys.stdin.read()\n"
        );
        let mut python = Command::new("python3");
        python.args(["-c", &script]).env("ANYGPU_BACKEND", "host").env("PYTHONPATH", root().join("python"));
        python.env("ANYGPU_LIBRARY", tree().join("lib/libanygpu.so.0"));
        python.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
        let mut python = python.spawn().expect("python3 starts");
        let mut line = String::new();
        BufReader::new(python.stdout.take().expect("a pipe")).read_line(&mut line).expect("published");
        let expected = format!("{name} process {} real(4), shape (4, 3){said}", python.id());
        let found = listed();
        python.kill().expect("a child");
        python.wait().expect("a child");
        assert_eq!(found.as_deref(), Some(&*expected));
        assert_eq!(listed(), None);
    }
}

#[test]
fn what_cannot_be_written_is_an_error() {
    for arguments in [&["--prefix"][..], &["info"], &["info", "--json"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let output = anygpu(arguments).stdout(full).output().expect("the tool");
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.starts_with("anygpu: cannot write to standard output: "), "{said}");
    }
}

#[test]
fn scripts_are_seen_through() {
    if !have("python3") {
        return skipped("there is no python3");
    }
    let script = scratch("script").join("script");
    let code = "#!/usr/bin/env python3\nimport ctypes, os\nlibrary = ctypes.CDLL('libcuda.so.1')\n\
                 print(library.cuInit(0), library.cuTexRefCreate(None))\n";
    std::fs::write(&script, code).expect("a file written");
    succeed(Command::new("chmod").arg("+x").arg(&script));
    if !anygpu::os::loader::elsewhere("libcuda.so.1").is_empty() {
        return skipped("there is a libcuda.so.1");
    }
    assert_eq!(stdout_of(anygpu(&["run", "--backend", "host"]).arg(&script)), "0 801\n");
}

#[test]
fn functions_that_are_looked_up_by_name_are_seen_where_asked() {
    let folder = scratch("looked-up");
    let compiled = |name: &str, code: &str, flags: &[&str]| {
        let source = folder.join(name).with_extension("c");
        std::fs::write(&source, code).expect("a file written");
        compile("cc", name, &[&source], flags)
    };
    let driver = "int cuInit(unsigned flags) { return flags; }\n\
                  int cuDeviceGetCount(int *count) { *count = 7; return 0; }\n";
    let driver = compiled("driver", driver, &["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]);
    std::fs::copy(driver, folder.join("libcuda.so.1")).expect("a file copied");
    let program = "#include <dlfcn.h>\n#include <stdio.h>\n\
                   int main(int n, char **list) { void *it = dlopen(list[n - 1], RTLD_NOW); int count = 0;\n\
                   ((int (*)(unsigned))dlsym(it, \"cuInit\"))(0);\n\
                   ((int (*)(int *))dlsym(it, \"cuDeviceGetCount\"))(&count); printf(\"%d\\n\", count); }\n";
    let program = compiled("looks", program, &["-ldl"]);
    let count = |options: &[&str]| {
        let mut command = anygpu(&["run", "--backend", "host"]);
        // By its path: what is found by name alone is replaced on the host back end.
        stdout_of(command.args(options).arg("--").arg(&program).arg(folder.join("libcuda.so.1")))
    };
    assert_eq!(count(&[]), "7\n");
    assert_eq!(count(&["--see-all"]), "1\n");
}

#[test]
fn info_tells_what_is_here() {
    let printed = stdout_of(anygpu(&["info"]).env("ANYGPU_HOST_DEVICES", "2").env("ANYGPU_HOST_MEMORY", "64M"));
    assert!(printed.starts_with(concat!("anygpu ", env!("CARGO_PKG_VERSION"), ", ")), "{printed}");
    for line in ["host: 2 devices", "  1  anygpu host back end, 64 MiB", "     0   - yes", "     1 yes   -"] {
        assert!(printed.lines().any(|have| have.starts_with(line)), "no line {line:?} in\n{printed}");
    }
    for name in ["amd", "nvidia", "intel", "ascend"] {
        assert!(printed.lines().any(|line| line.starts_with(name)), "nothing of {name} in\n{printed}");
    }
    let json = stdout_of(anygpu(&["info", "--json"]).env("ANYGPU_BACKEND", "host"));
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((report["in_use"].as_str(), report["setting"].as_str()), (Some("host"), Some("host")));
    let uuid = report["back_ends"][4]["devices"][0]["uuid"].as_str().expect("a uuid");
    assert_eq!(uuid.split('-').map(str::len).collect::<Vec<_>>(), [8, 4, 4, 4, 12]);
    let json = stdout_of(anygpu(&["info", "--json"]).env("ANYGPU_BACKEND", "hots"));
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(report["in_use"], serde_json::Value::Null);
    assert!(report["reason"].as_str().is_some_and(|reason| reason.contains("\"hots\" is none of auto, ")), "{json}");
}

#[test]
fn info_names_amds_library_where_it_has_no_device() {
    let amds = common::debians("libamdhip64.so.5");
    if !amds.exists() || Path::new("/dev/kfd").exists() {
        return skipped(format!("{} is not there, or a GPU is", amds.display()));
    }
    let printed = stdout_of(&mut anygpu(&["info"]));
    let line = printed.lines().find(|line| line.starts_with("amd ")).expect("a line about AMD");
    assert!(
        line.starts_with("amd (HIP 5.") && line.contains("libamdhip64.so.5") && line.contains("no device"),
        "{line}"
    );
}

#[test]
fn versions_are_the_tools_and_the_librarys() {
    let version = env!("CARGO_PKG_VERSION");
    let library = tree().join("lib/libanygpu.so.0");
    assert_eq!(stdout_of(&mut anygpu(&["--version"])), format!("anygpu {version}\n"));
    let printed = stdout_of(&mut anygpu(&["info"]));
    assert!(printed.starts_with(&format!("anygpu {version}, {}\n", library.display())), "{printed}");
}

#[test]
fn alone_it_says_what_is_missing() {
    let folder = scratch("alone").join("bin");
    std::fs::create_dir_all(&folder).expect("a folder");
    // By another process: a program that a thread of this one writes cannot be started while another thread forks.
    succeed(Command::new("cp").arg(release().join("anygpu")).arg(folder.join("anygpu")));
    for arguments in [&["run", "true"][..], &["info"], &["--lib-dir"]] {
        let output = run(Command::new(folder.join("anygpu")).args(arguments));
        assert!(!output.status.success());
        assert!(text(&output.stderr).contains("there is no libanygpu.so.0 in"), "{}", text(&output.stderr));
    }
}
