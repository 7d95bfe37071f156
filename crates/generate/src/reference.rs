// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contents of the reference: a page for each function of C and for each of Fortran's own procedures.

use std::collections::BTreeMap;
use std::path::Path;

use crate::arrays::KINDS;
use crate::declared_types::{Declared, of_header, of_module};
use crate::fortran::sentence;
use crate::fortran_source::{Dummy, Generic, Module, Procedure};
use crate::model::{self, Dialect, Role, by_reference, without_abi_suffix, without_per_thread};
use crate::{FRONT_ENDS, Result, read};

/// A part of the reference: one header's functions, or Fortran's own.
pub struct Chapter {
    /// Name of its folder.
    pub folder: &'static str,
    pub title: &'static str,
    /// The rules that hold for all its functions.
    pub docs: Vec<String>,
    pub pages: Vec<Page>,
    pub enums: Vec<model::Enum>,
    pub constants: Vec<model::Constant>,
    /// The types as headers and modules declare them.
    pub types: Vec<Type>,
}

/// A type.
pub struct Type {
    /// As C declares it; a type of Fortran's own as Fortran does.
    pub declared: Declared,
    /// The header.
    pub header: Option<String>,
    /// The module that programs use, and the declaration there.
    pub fortran: Option<(&'static str, String)>,
}

/// A function.
#[derive(Clone, Default)]
pub struct Page {
    /// Name in programs.
    pub name: String,
    /// Title of the functions that it is listed with.
    pub family: String,
    /// First sentence.
    pub summary: String,
    /// The other paragraphs.
    pub text: Vec<String>,
    /// Every status: the paragraphs that begin with `STATUSES`.
    pub returns: Vec<String>,
    /// The vendors' functions that it mirrors.
    pub mirrors: String,
    /// Header and prototype.
    pub c: Option<(String, String)>,
    pub arguments: Vec<Argument>,
    pub fortran: Vec<Interface>,
    /// Other exported names, and what they are.
    pub symbols: Vec<(String, String)>,
}

/// An argument of C.
#[derive(Clone)]
pub struct Argument {
    pub name: String,
    /// The words "in", "out", "nullable" and the like.
    pub role: String,
    pub text: String,
}

/// A form of a Fortran procedure.
#[derive(Clone)]
pub struct Interface {
    /// The module that programs use.
    pub module: &'static str,
    /// Paragraphs, if they are not the page's.
    pub docs: Vec<String>,
    pub code: String,
    /// Documented arguments.
    pub dummies: Vec<Argument>,
}

/// Titles by front end.
const TITLES: [(&str, &str); 6] = [
    ("anygpu", "anygpu's own calls"),
    ("hip", "HIP"),
    ("hiprtc", "hiprtc"),
    ("cuda", "CUDA driver"),
    ("cudart", "CUDA runtime"),
    ("acl", "AscendCL"),
];

/// Titles of families by file name, in the order of the reference.
const FAMILIES: [(&str, &str); 26] = [
    ("mod", "Back end and errors"),
    ("device", "Devices"),
    ("context", "Contexts"),
    ("memory", "Memory"),
    ("ipc", "Sharing between processes"),
    ("token", "Tokens"),
    ("name", "Names"),
    ("timeline", "Timelines"),
    ("steps", "Steps"),
    ("vmm", "Physical memory"),
    ("multicast", "Multicast objects and logical endpoints"),
    ("pool", "Memory pools"),
    ("copy", "Copies and fills"),
    ("array", "Arrays"),
    ("stream", "Streams"),
    ("event", "Events"),
    ("kernel", "Kernels"),
    ("compiler", "Compilation at run time"),
    ("link", "Linking of bitcode"),
    ("graph", "Graphs"),
    ("notify", "Notifies"),
    ("external", "External memory and semaphores"),
    ("peer", "Peer access"),
    ("checkpoint", "Checkpoints"),
    ("error", "Errors"),
    ("proc_address", "Functions by name"),
];

/// Fortran modules with procedures of their own, the module that programs use, and the title of what they have.
const FORTRAN: [(&str, &str, &str); 9] = [
    ("fortran/anygpu_arrays.f90", "anygpu", "Device arrays"),
    ("fortran/anygpu_streams.f90", "anygpu", "Devices, streams and events"),
    ("fortran/anygpu_kernels.f90", "anygpu", "Kernels"),
    ("fortran/anygpu_tokens.f90", "anygpu", "Names"),
    ("fortran/anygpu_steps.f90", "anygpu", "Steps"),
    ("fortran/anygpu_reports.f90", "anygpu", "Errors"),
    ("fortran/anygpu_strings.f90", "anygpu_strings", "Errors"),
    ("mpi/anygpu_teams.f90", "anygpu_mpi", "Teams of MPI ranks"),
    ("mpi/anygpu_team_arrays.f90", "anygpu_mpi", "Teams of MPI ranks"),
];

/// Reads all chapters from the repository at `root`.
pub fn chapters(root: &Path) -> Result<Vec<Chapter>> {
    let mut chapters = Vec::new();
    for front_end in FRONT_ENDS {
        let dialect = crate::dialect(root, front_end)?;
        let header = format!("anygpu/{}.h", front_end.header);
        let header_text = read(&root.join("include").join(&header))?;
        let prototypes = Prototypes::read(&header_text);
        let module_text = read(&root.join(format!("fortran/{}.f90", front_end.module)))?;
        let module = Module::read(&module_text);
        let of_fortran = of_module(&module_text);
        let of_type = |declared: Declared| {
            let same = of_fortran.iter().find(|other| other.name == declared.name);
            let fortran = same.map(|same| (front_end.module, same.code.clone()));
            Type { declared, header: Some(header.clone()), fortran }
        };
        let types = of_header(&header_text).into_iter().map(of_type).collect();
        let (_, title) =
            TITLES.into_iter().find(|title| title.0 == front_end.folder).ok_or("a front end without a title")?;
        let texts = read(&root.join("src/api").join(front_end.folder).join("types.rs")).unwrap_or_default();
        let mut pages = pages(&dialect, &header, &prototypes, &module, front_end.module)?;
        let place = |page: &Page| FAMILIES.iter().position(|family| family.1 == page.family);
        pages.sort_by_key(place);
        chapters.push(Chapter {
            folder: front_end.folder,
            title,
            docs: [front_end.docs, &[""], front_end.module_docs].concat().iter().map(|line| line.to_string()).collect(),
            pages,
            enums: described_statuses(dialect.enums, &texts),
            constants: dialect.constants,
            types,
        });
    }
    chapters.push(mpi(&read(&root.join("mpi/anygpu_mpi.h"))?)?);
    chapters.push(fortran(root)?);
    Ok(chapters)
}

/// Gives statuses without documentation the vendor's words: those of rows `status = number => c"words",`.
fn described_statuses(mut enums: Vec<model::Enum>, types: &str) -> Vec<model::Enum> {
    for value in enums.iter_mut().flat_map(|item| &mut item.values).filter(|value| value.docs.is_empty()) {
        let row = format!(" {} = {} => ", value.name, value.number);
        if let Some((_, rest)) = types.split_once(&row)
            && let Some(words) = rest.split('"').nth(1)
        {
            value.docs = vec![format!("{}.", sentence(words))];
        }
    }
    enums
}

/// Returns the pages of a header: those of its functions that no other page has as another name.
fn pages(
    dialect: &Dialect,
    header: &str,
    prototypes: &Prototypes,
    module: &Module,
    module_name: &'static str,
) -> Result<Vec<Page>> {
    let twins: Vec<String> = dialect.functions.iter().map(|function| by_reference(&function.name)).collect();
    let is_variant = |name: &str| without_per_thread(name).is_some() || twins.iter().any(|twin| twin == name);
    let mut pages: Vec<(String, Page)> = Vec::new();
    for function in dialect.declared().filter(|function| !is_variant(&function.name)) {
        let name = dialect.name_in_programs(function);
        let (_, family) = FAMILIES
            .into_iter()
            .find(|family| family.0 == function.family)
            .ok_or(format!("{name}: {} is no family", function.family))?;
        let prototype = prototypes.of(&function.name).ok_or(format!("{name}: not in {header}"))?;
        let mut page = Page { name: name.into(), family: family.into(), ..Page::default() };
        page.read_docs(&function.docs_of_itself());
        page.arguments = function.arguments.iter().map(|argument| described(&argument.name, &argument.role)).collect();
        page.c =
            Some((header.into(), broken(prototype).replacen(&format!("{}(", function.name), &format!("{name}("), 1)));
        if let Some(procedure) = module.procedure(name) {
            page.fortran.push(Interface {
                module: module_name,
                docs: Vec::new(),
                code: procedure.interface(name),
                dummies: Vec::new(),
            });
        }
        if name != function.name {
            page.symbols.push((function.name.clone(), "the name in the library".into()));
        }
        pages.push((function.name.clone(), page));
    }
    for function in &dialect.functions {
        let name = &function.name;
        if pages.iter().any(|(known, _)| known == name) {
            continue;
        }
        let base = without_per_thread(name).unwrap_or(name);
        let base =
            dialect.functions.iter().find(|other| by_reference(&other.name) == base).map_or(base, |other| &other.name);
        // Headers may define the name as another function's.
        let other = dialect.functions.iter().find(|other| other.also() == Some(base));
        let leads_to = other.map_or(base, |other| &other.name);
        let words = if without_per_thread(name).is_some() {
            "uses the calling thread's own default stream"
        } else if base != name {
            "takes structures by reference"
        } else {
            "for programs compiled for an earlier release"
        };
        let (_, page) = pages
            .iter_mut()
            .find(|(known, page)| known == leads_to || page.name == without_abi_suffix(base))
            .ok_or(format!("{name}: on no page of the reference"))?;
        page.symbols.push((name.clone(), words.into()));
    }
    Ok(pages.into_iter().map(|(_, page)| page).collect())
}

/// First words of the paragraphs about statuses.
const STATUSES: [&str; 3] = ["Returns ", "Fails ", "What fails "];

fn begins(paragraph: &str, words: &[&str]) -> bool {
    words.iter().any(|word| paragraph.starts_with(word))
}

impl Page {
    /// Takes the paragraphs of a documentation.
    fn read_docs(&mut self, docs: &[String]) {
        for paragraph in paragraphs(docs) {
            if self.summary.is_empty() {
                let end = paragraph.find(". ").map_or(paragraph.len(), |end| end + 1);
                self.summary = paragraph[..end].to_string();
                self.text.extend(Some(paragraph[end..].trim().to_string()).filter(|rest| !rest.is_empty()));
            } else if begins(&paragraph, &STATUSES) {
                self.returns.push(paragraph);
            } else if begins(&paragraph, &["HIP: ", "CUDA: ", "AscendCL: "]) {
                self.mirrors = paragraph;
            } else {
                self.text.push(paragraph);
            }
        }
    }
}

/// Joins the lines of each paragraph.
pub fn paragraphs(docs: &[String]) -> Vec<String> {
    docs.split(|line| line.is_empty()).map(|lines| lines.join(" ")).filter(|text| !text.is_empty()).collect()
}

fn described(name: &str, role: &Role) -> Argument {
    Argument { name: name.into(), role: role.keywords.join(", "), text: sentence(&role.docs.join(" ")) }
}

/// Prototypes of a header, with their comments.
struct Prototypes(BTreeMap<String, (Vec<String>, String)>);

impl Prototypes {
    fn read(header: &str) -> Prototypes {
        let mut all = BTreeMap::new();
        for part in header.split("\n/**\n").skip(1) {
            let Some((comment, rest)) = part.split_once("\n */\n") else { continue };
            let Some((prototype, _)) = rest.split_once(';') else { continue };
            let docs: Vec<String> =
                comment.lines().map(|line| line.trim_start_matches(" *").trim_start_matches(' ').to_string()).collect();
            // Continuation lines of a parameter's text are indented.
            let docs = docs
                .iter()
                .zip(comment.lines())
                .map(|(line, raw)| if raw.starts_with(" *   ") { format!("  {line}") } else { line.clone() });
            let Some((before, _)) = prototype.split_once('(') else { continue };
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            let Some(name) = before.rsplit(|letter| !is_name(letter)).next() else { continue };
            if !before.contains("typedef") && !before.contains('#') {
                all.insert(name.to_string(), (docs.collect(), format!("{prototype};")));
            }
        }
        Prototypes(all)
    }

    fn of(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|(_, prototype)| prototype.as_str())
    }
}

/// Returns a prototype with its parameters on lines of their own if it does not fit one line.
fn broken(prototype: &str) -> String {
    let words: Vec<&str> = prototype.split_whitespace().collect();
    let line = words.join(" ");
    match line.split_once('(') {
        Some((start, parameters)) if line.len() > 70 => {
            format!("{start}(\n    {}", parameters.replace(", ", ",\n    "))
        }
        _ => line,
    }
}

/// Returns the chapter of anygpu_mpi.h, which is written by hand.
fn mpi(header: &str) -> Result<Chapter> {
    let mut pages = Vec::new();
    let prototypes = Prototypes::read(header);
    let order: BTreeMap<&String, usize> =
        prototypes.0.keys().map(|name| (name, header.find(&format!("{name}(")).unwrap_or_default())).collect();
    let mut names: Vec<&String> = prototypes.0.keys().collect();
    names.sort_by_key(|name| order[name]);
    for name in names {
        let (docs, prototype) = &prototypes.0[name];
        let mut page = Page {
            name: name.clone(),
            family: "Teams of MPI ranks".into(),
            c: Some(("anygpu_mpi.h".into(), broken(prototype))),
            ..Page::default()
        };
        page.read_docs(&model::without_parameters(docs));
        let roles = model::roles(docs).map_err(|why| format!("{name}: {why}"))?;
        let parameters = prototype.split_once('(').map_or("", |(_, rest)| rest.trim_end_matches(");"));
        for parameter in parameters.split(',').filter(|parameter| *parameter != "void") {
            let last = parameter.trim_end_matches("[]").rsplit([' ', '*']).next().unwrap_or_default();
            let role = roles.get(last).ok_or(format!("{name}: {last} is not documented"))?;
            page.arguments.push(described(last, role));
        }
        pages.push(page);
    }
    let docs = header.lines().skip(2).map_while(|line| line.strip_prefix(" *"));
    let docs = docs.filter(|line| *line != "/").map(|line| line.trim().to_string()).collect();
    Ok(Chapter {
        folder: "mpi",
        title: "MPI in C",
        docs,
        pages,
        enums: Vec::new(),
        constants: Vec::new(),
        types: of_header(header)
            .into_iter()
            .map(|declared| Type { declared, header: Some("anygpu_mpi.h".into()), fortran: None })
            .collect(),
    })
}

/// Returns the chapter of Fortran's own procedures.
fn fortran(root: &Path) -> Result<Chapter> {
    let (mut pages, mut types) = (Vec::<Page>::new(), Vec::new());
    for (path, module_name, family) in FORTRAN {
        let text = read(&root.join(path))?;
        let module = Module::read(&text);
        for declared in of_module(&text).into_iter().filter(|it| it.name.starts_with("gpu_")) {
            let code = declared.code.clone();
            types.push(Type { declared, header: None, fortran: Some((module_name, code)) });
        }
        let is_own = |name: &&String| name.starts_with("gpu_") || *name == "from_c_string";
        for name in module.public.iter().filter(is_own) {
            let Some((docs, procedures)) = module.named(name) else { continue };
            let mut group = interfaces(name, module_name, &procedures);
            match pages.iter_mut().find(|page| page.name == *name) {
                Some(page) => {
                    let (statuses, other): (Vec<String>, _) =
                        paragraphs(&docs).into_iter().partition(|text| begins(text, &STATUSES));
                    group[0].docs = other;
                    page.returns.extend(statuses);
                    page.fortran.append(&mut group);
                }
                None => {
                    let mut page =
                        Page { name: name.clone(), family: family.into(), fortran: group, ..Page::default() };
                    page.read_docs(&docs);
                    pages.push(page);
                }
            }
        }
    }
    for page in &mut pages {
        let is_typed = page.fortran.iter().any(|form| form.code.contains("    T, "));
        page.text.extend(is_typed.then(|| ALL_TYPES.to_string()));
    }
    let docs = [
        "Device arrays, streams, events, errors and teams of MPI ranks by `use anygpu` and `use anygpu_mpi`.",
        "",
        "Subroutines end with stat and errmsg, as ALLOCATE does: without stat a failure ends the program with its reason.",
        ALL_TYPES,
        "",
        "The functions of C have the same names in Fortran: their pages show both forms.",
    ];
    Ok(Chapter {
        folder: "fortran",
        title: "Fortran",
        docs: docs.map(str::to_string).to_vec(),
        pages,
        enums: Vec::new(),
        constants: Vec::new(),
        types,
    })
}

/// The types of arrays.
const ALL_TYPES: &str = "`T` stands for each of logical, logical(c_bool), integer of 8, 16, 32 and 64 bits, real and \
                         complex of 32 and 64 bits.";

/// Returns the forms of a name: one for all types of arrays.
fn interfaces(name: &str, module: &'static str, procedures: &[&Procedure]) -> Vec<Interface> {
    let is_of_all_types = procedures.len().is_multiple_of(KINDS.len()) && procedures.len() >= KINDS.len();
    let procedures = if is_of_all_types { &procedures[..procedures.len() / KINDS.len()] } else { procedures };
    let general = |text: &str| match is_of_all_types {
        true => text.replace(&format!("    {}, ", KINDS[0].1), "    T, "),
        false => text.to_string(),
    };
    let interface = |procedure: &&Procedure| Interface {
        module,
        docs: Vec::new(),
        code: general(&procedure.interface(name)),
        dummies: procedure.dummies.iter().map(dummy).collect(),
    };
    procedures.iter().map(interface).collect()
}

fn dummy(dummy: &Dummy) -> Argument {
    let intents = ["in", "out", "inout"].into_iter();
    let mut words: Vec<&str> = intents.filter(|word| dummy.attributes.contains(&format!("intent({word})"))).collect();
    words.extend(dummy.attributes.contains(", optional").then_some("optional"));
    Argument { name: dummy.name.clone(), role: words.join(", "), text: argument_docs(dummy).join(" ") }
}

/// Returns the documentation of a dummy argument; some have the same meaning in every procedure.
pub fn argument_docs(dummy: &Dummy) -> Vec<String> {
    let is_optional = dummy.attributes.contains(", optional");
    let common = match dummy.name.as_str() {
        "stat" => "Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.",
        "errmsg" => "Message of a failure; unchanged without one.",
        "steps" => "The steps.",
        "team" => "The team.",
        "shared" => "The arrays.",
        "plan" => "The plan.",
        "event" => "The event.",
        "stream" if is_optional => "The stream; without one the default stream.",
        "stream" => "The stream.",
        "token" => "The token.",
        _ => "",
    };
    match &dummy.docs[..] {
        [] if !common.is_empty() => vec![common.into()],
        docs => docs.to_vec(),
    }
}

/// Names of the modules that FORD documents, below the repository's root.
const FORD: [&str; 3] = ["fortran", "fortran/hipfort", "mpi"];

/// Returns the Fortran modules for FORD: paths below its source folder, and texts with every argument documented.
///
/// Specific procedures of one generic name have the documentation of the first in the repository, and hipfort's functions
/// that of HIP's arguments.
pub fn ford_sources(root: &Path) -> Result<Vec<(String, String)>> {
    let hip = Module::read(&read(&root.join("fortran/anygpu_hip.f90"))?);
    let mut files = Vec::new();
    for folder in FORD {
        let entries = root.join(folder).read_dir().map_err(|error| format!("{folder}: {error}"))?;
        let mut names: Vec<String> = entries
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".f90"))
            .collect();
        names.sort_unstable();
        for name in names {
            let text = read(&root.join(folder).join(&name))?;
            let module = Module::read(&text);
            let docs = |procedure: &str, dummy: &Dummy| ford_docs(&module, &hip, folder, procedure, dummy);
            files.push((format!("{folder}/{name}"), crate::fortran_source::with_arguments(&text, &docs)));
        }
    }
    Ok(files)
}

/// Returns the documentation of a dummy argument that has none where it is declared.
fn ford_docs(module: &Module, hip: &Module, folder: &str, procedure: &str, dummy: &Dummy) -> Vec<String> {
    let common = argument_docs(dummy);
    if !common.is_empty() {
        return common;
    }
    let is_member = |generic: &&Generic| generic.members.iter().any(|member| member == procedure);
    let generic = module.generics.iter().find(is_member);
    let members = generic.into_iter().flat_map(|generic| &generic.members).filter_map(|name| module.procedure(name));
    let base = ["_typed", "_mixed", "_"].iter().find_map(|end| procedure.strip_suffix(end)).unwrap_or(procedure);
    let base = hip.procedure(base).or_else(|| hip.procedure(&generic?.name));
    let mut known = members.chain(base).flat_map(|procedure| &procedure.dummies);
    let same = known.find(|other| other.name.eq_ignore_ascii_case(&dummy.name) && !other.docs.is_empty());
    // hipfort has other names for some arguments, in the same order.
    let own = module.procedure(procedure).map_or(&[][..], |procedure| &procedure.dummies);
    let place = own.iter().position(|own| own.name == dummy.name).unwrap_or_default();
    let at_its_place = || base.filter(|base| base.dummies.len() == own.len())?.dummies.get(place);
    if let Some(other) = same.or_else(at_its_place).filter(|other| !other.docs.is_empty()) {
        return other.docs.clone();
    }
    if folder != "fortran/hipfort" {
        return Vec::new();
    }
    let words = match dummy.name.to_lowercase().as_str() {
        "dims" | "dims8" | "extents" => "Extents, one for each dimension.",
        "dsource" => "Array on the device whose elements are copied.",
        "source" => "Array on the host whose elements are copied.",
        "mold" => "Array whose shape alone is taken.",
        "lbounds" | "lbounds8" | "lower" => "Lower bounds; 1 without them.",
        "length" => "Elements.",
        name if name.starts_with("length") => "Extent of this dimension.",
        "only_if_allocated" => "True: a pointer that is not associated is no failure.",
        _ => "As the function of this name has it in HIP.",
    };
    vec![words.into()]
}
