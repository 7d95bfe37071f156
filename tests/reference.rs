// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every function of the headers and of the Fortran modules has a page with each argument, man pages and completions are
//! accepted by the programs that read them, and the links of the site resolve.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use anygpu_pages::Files;
use common::{have, root, skipped, text};

fn site() -> &'static BTreeMap<PathBuf, String> {
    static SITE: OnceLock<BTreeMap<PathBuf, String>> = OnceLock::new();
    SITE.get_or_init(|| anygpu_pages::site(root()).expect("the site's sources").into_iter().collect())
}

fn share() -> &'static Files {
    static SHARE: OnceLock<Files> = OnceLock::new();
    SHARE.get_or_init(|| anygpu_pages::share(root()).expect("man pages and completions"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Returns each function that a header declares, with the names of its parameters.
fn declared(header: &str) -> Vec<(String, Vec<String>)> {
    let header = read(header);
    let mut all = Vec::new();
    for part in header.split("*/\n").skip(1) {
        let Some((declaration, _)) = part.split_once(';') else { continue };
        // A pointer to a function is a member's.
        let is_other = ["typedef", "#", "(*", "struct {", "enum", "static", "template", "union"];
        if is_other.iter().any(|word| declaration.contains(word)) {
            continue;
        }
        let Some((before, parameters)) = declaration.split_once('(') else { continue };
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let last =
            |text: &str| text.trim_end_matches("[]").rsplit(|it| !is_name(it)).next().unwrap_or_default().to_owned();
        let parameters = parameters.trim_end_matches(')').split(',').map(last).filter(|name| name != "void");
        all.push((last(before), parameters.filter(|name| !name.is_empty()).collect()));
    }
    all
}

/// Returns the text of each page of a folder by the names of the functions that it describes.
fn pages(folder: &str) -> BTreeMap<String, &'static str> {
    let mut pages = BTreeMap::new();
    for (path, page) in site().iter().filter(|(path, _)| path.starts_with(Path::new("pages/reference").join(folder))) {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a page's name");
        let other = page.split("## Other names").nth(1).unwrap_or_default();
        let other = other.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next());
        for name in other.chain([name]) {
            pages.insert(name.to_owned(), page.as_str());
        }
    }
    pages
}

#[test]
fn every_function_of_c_has_a_page_with_each_argument() {
    let mut count = 0;
    for (folder, header) in [
        ("hip", "include/anygpu/hip.h"),
        ("hiprtc", "include/anygpu/hiprtc.h"),
        ("cuda", "include/anygpu/cuda.h"),
        ("cudart", "include/anygpu/cudart.h"),
        ("acl", "include/anygpu/acl.h"),
        ("anygpu", "include/anygpu/anygpu.h"),
        ("mpi", "mpi/anygpu_mpi.h"),
    ] {
        let pages = pages(folder);
        for (name, parameters) in declared(header) {
            let page = pages.get(&name).unwrap_or_else(|| panic!("{header}: {name} is on no page"));
            // The variants by reference and for other streams share the page, and its names of parameters.
            let is_own =
                page.contains(&format!("# {name}\n")) || page.contains(&format!("`{name}`: the name in the library"));
            for parameter in parameters.iter().filter(|_| is_own) {
                let described = format!("\n`{parameter}`");
                assert!(page.contains(&described), "{name}: its page does not describe {parameter}:\n{page}");
            }
            count += 1;
        }
    }
    assert!(count > 900, "{count} functions");
}

#[test]
fn every_fortran_interface_is_on_its_page() {
    let mut count = 0;
    for (folder, module) in [
        ("hip", "anygpu_hip"),
        ("hiprtc", "anygpu_hiprtc"),
        ("cuda", "anygpu_cuda"),
        ("cudart", "anygpu_cudart"),
        ("acl", "anygpu_acl"),
        ("anygpu", "anygpu_calls"),
    ] {
        let pages = pages(folder);
        for line in read(&format!("fortran/{module}.f90")).lines().map(str::trim) {
            let Some(name) = line.strip_prefix("end function ").or(line.strip_prefix("end subroutine ")) else {
                continue;
            };
            let page = pages.get(name).unwrap_or_else(|| panic!("{module}: {name} is on no page"));
            assert!(
                page.contains(&format!("use {module}\n")) && page.contains(line),
                "{name}: no Fortran form:\n{page}"
            );
            count += 1;
        }
    }
    assert!(count > 700, "{count} functions");
    let pages = pages("fortran");
    for file in ["fortran/anygpu_arrays.f90", "fortran/anygpu.f90", "mpi/anygpu_mpi.f90"] {
        let joined = read(file).replace("&\n", " ");
        let statements =
            joined.lines().map(str::trim).filter(|line| line.starts_with("use ") || line.starts_with("public"));
        let names = statements.flat_map(|line| line.split([' ', ',', ':'])).filter(|name| name.starts_with("gpu_"));
        let types = [
            "gpu_event",
            "gpu_exchange",
            "gpu_kernel",
            "gpu_module",
            "gpu_properties",
            "gpu_shared",
            "gpu_steps",
            "gpu_stream",
            "gpu_team",
            "gpu_value",
        ];
        for name in names.filter(|name| !types.contains(name) || pages.contains_key(*name)) {
            let page = pages.get(name).unwrap_or_else(|| panic!("{file}: {name} is on no page"));
            let code = page.split("```").nth(1).expect("an interface");
            let dummies = code.split(['(', ')']).nth(1).expect("dummy arguments").replace('&', "");
            for dummy in dummies.split(',').map(str::trim).filter(|dummy| !dummy.is_empty()) {
                assert!(page.contains(&format!("\n`{dummy}`")), "{name}: its page does not describe {dummy}:\n{page}");
                let man = share().iter().find(|(path, _)| path.ends_with(format!("{name}.3anygpu")));
                assert!(man.is_some_and(|(_, text)| text.contains(&format!("\\fI{dummy}\\fR"))), "{name}(3): {dummy}");
            }
        }
    }
}

#[test]
fn every_argument_is_in_fords_tables() {
    let files = site().iter().filter(|(path, _)| path.starts_with("ford"));
    let (mut described, mut count) = (0, 0);
    for (path, file) in files {
        for procedure in anygpu_generate::fortran_source::Module::read(file).procedures {
            count += procedure.dummies.len();
            described += procedure.dummies.iter().filter(|dummy| !dummy.docs.is_empty()).count();
            // Helpers of the modules themselves are private.
            let is_called = path.starts_with("ford/fortran") && !path.ends_with("anygpu_reports.f90");
            for dummy in procedure.dummies.iter().filter(|_| is_called && procedure.name.starts_with(['h', 'c', 'g'])) {
                assert!(
                    !dummy.docs.is_empty(),
                    "{}: {} has no documentation of {}",
                    path.display(),
                    procedure.name,
                    dummy.name
                );
            }
        }
    }
    assert!(count > 5000 && described * 100 > count * 97, "{described} of {count}");
}

#[test]
fn each_page_names_every_status_of_its_function() {
    let page = pages("hip")["hipMemcpy2DAsync"];
    for (status, number) in [("hipErrorInvalidPitchValue", "12"), ("hipErrorInvalidMemcpyDirection", "21")] {
        assert!(page.contains(&format!("- [{status}](types.md#{status}) ({number}): ")), "{page}");
    }
    // By reference to another function.
    assert!(pages("hip")["hipArrayCreate"].contains("\n- [hipErrorInvalidValue](types.md#hipErrorInvalidValue) (1): "));
    assert!(pages("cudart")["cudaMalloc"].contains("](../hip/hipMalloc.md)"), "no link from CUDA to HIP");
}

#[test]
fn manual_pages_name_success_types_and_codes() {
    let page = |name: &str| {
        let found = share().iter().find(|(path, _)| path.ends_with(format!("man3/{name}.3anygpu")));
        found.unwrap_or_else(|| panic!("no {name}(3anygpu)")).1.as_str()
    };
    let malloc = page("hipMalloc");
    assert!(malloc.contains("hipSuccess (0)") && malloc.matches("Allocates memory").count() == 1, "{malloc}");
    for (name, success) in [
        ("cuMemAlloc", "CUDA_SUCCESS"),
        ("cudaMalloc", "cudaSuccess"),
        ("aclrtMalloc", "ACL_SUCCESS"),
        ("anygpu_import_event", "ANYGPU_SUCCESS"),
        ("anygpu_share", "ANYGPU_SUCCESS"),
    ] {
        assert!(page(name).contains(&format!("{success} (0)")), "{name}: {}", page(name));
    }
    let share = page("gpu_share");
    for words in ["T\\fR stands for", "ANYGPU_ERROR_STALE\\fR (10002)", ".BR anygpu_status (", ".BR gpu_unshare ("] {
        assert!(share.contains(words), "{words}: {share}");
    }
    // No other code than its own.
    let deallocate = page("gpu_deallocate");
    assert!(deallocate.contains("ANYGPU_ERROR_IN_USE") && !deallocate.contains("STALE"), "{deallocate}");
    // Every type of our own, and every code.
    for header in ["include/anygpu/anygpu.h", "mpi/anygpu_mpi.h"] {
        let text = read(header);
        let types = text.lines().filter_map(|line| line.strip_prefix("typedef ")?.split(' ').nth(1));
        let values = text.lines().filter_map(|line| line.strip_prefix("  ANYGPU_")?.split(' ').next());
        let (types, values): (Vec<&str>, Vec<&str>) = (types.collect(), values.collect());
        types.iter().for_each(|name| assert!(page(name).contains(&format!(" {name};\n"))));
        values.iter().for_each(|name| assert!(page(&format!("ANYGPU_{name}")).starts_with(".so man3/anygpu_")));
        assert!(types.len() >= 5, "{types:?}");
    }
    for name in ["gpu_event", "gpu_exchange", "gpu_properties", "gpu_shared", "gpu_steps", "gpu_stream", "gpu_team"] {
        assert!(page(name).contains(&format!("end type {name}\n")), "{}", page(name));
        assert!(pages("fortran")["types"].contains(&format!("## {name} {{ #{name} }}")), "{name} is not on the site");
    }
    assert!(page("anygpu_status").contains("ANYGPU_ERROR_STALE\\fR (10002)"), "{}", page("anygpu_status"));
}

/// By the search's own order a name that others begin with comes behind them.
#[test]
fn the_search_finds_the_shorter_name_first_and_no_self_test() {
    let page = |name: &str| &site()[Path::new(&format!("pages/reference/{name}.md"))];
    let boost = |name: &str| {
        let (_, rest) = page(name).split_once("search:\n  boost: ").unwrap_or(("", "1\n"));
        rest.lines().next().and_then(|number| number.parse::<u32>().ok()).expect("a number")
    };
    let boosts = ["hip/hipMalloc", "hip/hipMalloc3D", "hip/hipMalloc3DArray"].map(boost);
    assert!(boosts.is_sorted_by(|one, next| one > next), "{boosts:?}");
    assert!(page("anygpu/anygpu_self_test_panic").contains("search:\n  exclude: true\n"));
}

#[test]
fn links_of_the_site_resolve() {
    let mut count = 0;
    for (path, page) in site().iter().filter(|(path, _)| path.starts_with("pages")) {
        for rest in page.split("](").skip(1) {
            let target = rest.split(')').next().expect("a link");
            if target.contains("://") || target.starts_with('#') || target.contains(char::is_whitespace) {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let mut to = path.parent().expect("a folder").to_path_buf();
            for part in Path::new(file).components() {
                match part {
                    std::path::Component::ParentDir => assert!(to.pop(), "{}: {target}", path.display()),
                    part => to.push(part),
                }
            }
            let page = site().get(&to).unwrap_or_else(|| panic!("{}: {target} is not there", path.display()));
            let is_anchor = anchor.is_empty()
                || page.contains(&format!("<a id=\"{anchor}\">"))
                || page.contains(&format!("{{ #{anchor} }}"))
                || page.lines().filter(|line| line.starts_with('#')).any(|line| slug(line) == anchor);
            assert!(is_anchor, "{}: {target} has no such heading", path.display());
            count += 1;
        }
    }
    assert!(count > 5000, "{count} links");
}

/// Returns the anchor of a heading.
fn slug(heading: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter);
    let words: String = heading.trim_start_matches('#').trim().to_lowercase().chars().filter(kept).collect();
    words.split([' ', '-']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

#[test]
fn groff_takes_the_man_pages_without_a_warning() {
    let names: BTreeSet<String> = share().iter().map(|(path, _)| path.display().to_string()).collect();
    for name in
        ["man1/anygpu.1", "man1/anygpu-run.1", "man7/anygpu.7", "man3/hipMalloc.3anygpu", "man3/gpu_share.3anygpu"]
    {
        assert!(names.contains(&format!("man/{name}")), "no {name}");
    }
    let settings = share().iter().find(|(path, _)| path.ends_with("anygpu.7")).expect("anygpu(7)");
    for setting in anygpu::os::config::settings() {
        assert!(settings.1.contains(setting.name), "anygpu(7) has no {}", setting.name);
    }
    for (path, page) in share().iter().filter(|(path, _)| path.starts_with("man/man1")) {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        for heading in ["SYNOPSIS", "DESCRIPTION", "\"EXIT STATUS\"", "EXAMPLES", "\"SEE ALSO\""] {
            assert_eq!(page.matches(&format!(".SH {heading}\n")).count(), 1, "{name}: {heading}");
        }
        assert!(!page.contains(&format!(".BR {name} (1)")), "{name} refers to itself");
        let (_, start) = page.split_once(&format!("{} \\- ", name.replace('-', "\\-"))).expect("a name");
        let summary = start.lines().next().expect("a summary");
        assert!(name == "anygpu-help" || page.matches(summary).count() == 1, "{name} says twice: {summary}");
    }
    if !have("groff") {
        return skipped("groff is not installed");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let pages: Files = share().iter().filter(|(path, _)| path.starts_with("man")).cloned().collect();
    anygpu_pages::write(folder.path(), &pages).expect("pages written");
    let mut groff = Command::new("groff");
    groff
        .args(["-man", "-ww", "-Tutf8", "-z"])
        .args(pages.iter().map(|(path, _)| path.strip_prefix("man").expect("a manual page")));
    groff.current_dir(folder.path().join("man"));
    let output = groff.stdout(Stdio::piped()).stderr(Stdio::piped()).output().expect("groff starts");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn shells_take_the_completions() {
    let folder = tempfile::tempdir().expect("a folder");
    let files: Files = share().iter().filter(|(path, _)| !path.starts_with("man")).cloned().collect();
    anygpu_pages::write(folder.path(), &files).expect("completions written");
    for (shell, path) in [
        ("bash", "bash-completion/completions/anygpu"),
        ("zsh", "zsh/site-functions/_anygpu"),
        ("fish", "fish/vendor_completions.d/anygpu.fish"),
    ] {
        let words = fs::read_to_string(folder.path().join(path)).expect("completions");
        for word in ["doctor", "fortran", "--compiler", "layout"] {
            assert!(words.contains(word.trim_start_matches('-')), "{path} has no {word}");
        }
        assert!(!words.contains("probe"), "{path} has a hidden command");
        if !have(shell) {
            skipped(format!("{shell} is not installed"));
            continue;
        }
        let output = Command::new(shell).arg("-n").arg(folder.path().join(path)).output().expect("a shell");
        assert!(output.status.success(), "{path}: {}", text(&output.stderr));
    }
    // Words of a command line, what a shell offers for the last of them, and what it does not.
    let offers = [
        (&["h"][..], &["help"][..], &[][..]),
        (&["help", "r"], &["run"], &[]),
        (&["fortran", "--lay"], &["--layout"], &[]),
        (&["fortran", "--layout", ""], &["folder", "hipfort"], &["man"]),
        (&["run", "--b"], &["--backend"], &[]),
        (&["run", "--backend", ""], &["auto", "host"], &["man", "--log"]),
        (&["run", "--log", "w"], &["warn"], &["--log"]),
        (&["doctor", "--between", ""], &[], &["man", "--json"]),
        (&["run", "--backend", "host", "--n"], &["--no-preload"], &[]),
        (&["run", "--", "--"], &[], &["--backend"]),
        (&["run", "ls", "--"], &[], &["--backend"]),
        (&["run", "--log", "warn", "--", "mkfif"], &["mkfifo"], &["--backend"]),
    ];
    let ask = |shell: &str, script: &str, words: &[&str]| {
        let output = Command::new(shell).args(["-c", script, "anygpu"]).args(words).current_dir(folder.path()).output();
        text(&output.expect("a shell").stdout)
            .lines()
            .map(|line| line.split('\t').next().unwrap_or_default().into())
            .collect()
    };
    // As readline calls it: the command, the word, and the word before it.
    let bash = "source bash-completion/completions/anygpu; COMP_WORDS=(anygpu \"$@\") COMP_CWORD=$#; \
                _anygpu anygpu \"${!#}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; printf '%s\\n' \"${COMPREPLY[@]}\"";
    let fish = "source fish/vendor_completions.d/anygpu.fish; complete -C \"$argv\"";
    for (words, wanted, unwanted) in offers {
        let all = [&["anygpu"], words].concat();
        let mut answers: Vec<(&str, Vec<String>)> = vec![("bash", ask("bash", bash, words))];
        if have("fish") {
            // fish counts the name among its arguments.
            answers.push(("fish", ask("fish", fish, words)));
        }
        for (shell, answer) in answers {
            let has = |word: &&&str| answer.iter().any(|other| other == **word);
            assert!(wanted.iter().all(|word| has(&word)), "{shell}: {all:?}: {answer:?}");
            assert!(!unwanted.iter().any(|word| has(&word)), "{shell}: {all:?}: {answer:?}");
        }
    }
}
