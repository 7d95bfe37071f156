// SPDX-License-Identifier: MIT OR Apache-2.0
//! Man pages, shell completions and the sources of the site.
//!
//! The tool's own are made of its definitions, the settings' of the table that `anygpu info --config` shows, and each
//! function's of its documentation in `src/api`, which `anygpu-generate` reads.

mod man;
mod markdown;
mod site;
mod tool;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anygpu_generate::Result;
use anygpu_generate::model::Enum;
use anygpu_generate::reference::{Chapter, Page, chapters};

/// Paths and contents of files.
pub type Files = Vec<(PathBuf, String)>;

/// Returns what is installed below `share`: man pages and completions.
pub fn share(root: &Path) -> Result<Files> {
    let reference = Reference::new(chapters(root)?);
    let date = release_date(root)?;
    let mut files = tool::files(&date)?;
    files.push(("man/man7/anygpu.7".into(), man::settings(&date)));
    for chapter in &reference.chapters {
        for page in &chapter.pages {
            let text = man::function(&reference, chapter, page, &date);
            files.push((format!("man/man3/{}.3anygpu", page.name).into(), text));
        }
        for kind in chapter.types.iter().filter(|_| has_pages_of_types(chapter)) {
            let name = &kind.declared.name;
            files.push((format!("man/man3/{name}.3anygpu").into(), man::kind(&reference, chapter, kind, &date)));
            // `man ANYGPU_ERROR_STALE` shows the page of its type.
            for value in kind.declared.members.iter().filter(|member| member.number.is_some()) {
                let page = format!(".so man3/{name}.3anygpu\n");
                files.push((format!("man/man3/{}.3anygpu", value.name).into(), page));
            }
        }
    }
    Ok(files)
}

/// Returns the sources of the site and, below `ford`, of FORD's pages.
pub fn site(root: &Path) -> Result<Files> {
    site::files(root, &Reference::new(chapters(root)?))
}

/// Writes files below a folder.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    for (path, text) in files {
        let path = folder.join(path);
        let made = std::fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| std::fs::write(&path, text));
        made.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Returns the date of the changelog's first release: "unreleased", or year, month and day.
fn release_date(root: &Path) -> Result<String> {
    let changes =
        std::fs::read_to_string(root.join("CHANGELOG.md")).map_err(|error| format!("CHANGELOG.md: {error}"))?;
    let heading = changes.lines().find(|line| line.starts_with("## ["));
    let date = heading.and_then(|line| line.split_once("] - "));
    date.map(|date| date.1.trim().to_string()).ok_or("CHANGELOG.md: no heading with a date".into())
}

/// True of the chapters with types of our own: those of the vendors are in the vendors' documentation.
fn has_pages_of_types(chapter: &Chapter) -> bool {
    ["anygpu", "mpi", "fortran"].contains(&chapter.folder)
}

/// All chapters of the reference.
struct Reference {
    chapters: Vec<Chapter>,
    /// Each page's chapter and place in it, by name.
    places: BTreeMap<String, (usize, usize)>,
    /// Names of the pages that mirror a function, by its name.
    mirrors: BTreeMap<String, Vec<String>>,
    /// Names of the types that have a manual page.
    kinds: BTreeSet<String>,
}

impl Reference {
    fn new(chapters: Vec<Chapter>) -> Reference {
        let (mut places, mut mirrors) = (BTreeMap::new(), BTreeMap::<String, Vec<String>>::new());
        for (index, chapter) in chapters.iter().enumerate() {
            for (place, page) in chapter.pages.iter().enumerate() {
                places.insert(page.name.clone(), (index, place));
                for word in words(&page.mirrors) {
                    mirrors.entry(word.into()).or_default().push(page.name.clone());
                }
            }
        }
        let kinds = chapters.iter().filter(|chapter| has_pages_of_types(chapter)).flat_map(|chapter| &chapter.types);
        let kinds = kinds.map(|kind| kind.declared.name.clone()).collect();
        Reference { chapters, places, mirrors, kinds }
    }

    /// Returns each name that documentation may mention, with its chapter and page; constants are on the page `types`.
    fn names(&self) -> BTreeMap<&str, (&str, &str)> {
        let mut names = BTreeMap::new();
        for chapter in &self.chapters {
            let values = chapter.enums.iter().flat_map(|item| &item.values).map(|value| value.name.as_str());
            let types = chapter.enums.iter().map(|item| item.name.as_str());
            let declared = chapter.types.iter().map(|item| item.declared.name.as_str());
            for name in values.chain(types).chain(declared).chain(chapter.constants.iter().map(|it| it.name.as_str())) {
                names.insert(name, (chapter.folder, "types"));
            }
        }
        for chapter in &self.chapters {
            for page in &chapter.pages {
                names.insert(page.name.as_str(), (chapter.folder, page.name.as_str()));
            }
        }
        names
    }

    fn page(&self, name: &str) -> Option<&Page> {
        let (chapter, place) = self.places.get(name)?;
        Some(&self.chapters[*chapter].pages[*place])
    }

    /// Returns the functions and types of our own that a page mentions, in their order, those that mirror the same function,
    /// and of Fortran's own those of the same family.
    fn mentioned<'a>(&'a self, chapter: &'a Chapter, page: &'a Page) -> Vec<&'a str> {
        let mut found: Vec<&str> = Vec::new();
        let texts = page.text.iter().chain(&page.returns).chain([&page.summary, &page.mirrors]);
        let texts = texts.chain(page.arguments.iter().map(|argument| &argument.text));
        let texts = texts.chain(page.c.iter().map(|(_, prototype)| prototype));
        let dummies =
            page.fortran.iter().flat_map(|form| form.dummies.iter().map(|dummy| &dummy.text).chain([&form.code]));
        for text in texts.chain(dummies) {
            for word in words(text).filter(|word| *word != page.name && word.len() > 3) {
                if !found.contains(&word) && (self.page(word).is_some() || self.kinds.contains(word)) {
                    found.push(word);
                }
            }
        }
        for other in chapter.pages.iter().filter(|other| chapter.folder == "fortran" && other.family == page.family) {
            if other.name != page.name && !found.contains(&other.name.as_str()) {
                found.push(&other.name);
            }
        }
        for other in self.mirrors.get(&page.name).into_iter().flatten() {
            if *other != page.name && !found.contains(&other.as_str()) {
                found.push(other);
            }
        }
        found
    }

    /// Returns the statuses that a function returns, with their numbers and meanings, those by reference to another
    /// function included.
    fn statuses<'a>(&'a self, chapter: &'a Chapter, page: &'a Page) -> Vec<(&'a str, i128, String)> {
        let chapter = self.with_statuses(chapter);
        let mut found: Vec<(&str, i128, String)> = Vec::new();
        let (mut pending, mut seen) = (vec![page], Vec::new());
        while let Some(page) = pending.pop() {
            seen.push(page.name.as_str());
            for text in &page.returns {
                for word in words(text) {
                    if found.iter().any(|(name, ..)| *name == word) {
                        continue;
                    }
                    let values = chapter.enums.iter().flat_map(|item| &item.values);
                    let mut values = values.map(|value| (value.name.as_str(), value.number, &value.docs));
                    let mut constants =
                        chapter.constants.iter().map(|item| (item.name.as_str(), item.number, &item.docs));
                    let known = values.find(|value| value.0 == word).or_else(|| constants.find(|item| item.0 == word));
                    if let Some((name, number, docs)) = known {
                        found.push((name, number, docs.join(" ")));
                    }
                }
                let refers = ["Returns what ", "Returns the same as "].iter().any(|words| text.starts_with(words));
                if refers || text.contains("the statuses of ") {
                    let others = words(text).filter_map(|word| self.page(word));
                    pending.extend(others.filter(|other| !seen.contains(&other.name.as_str())));
                }
            }
        }
        found
    }
}

impl Reference {
    /// Returns the chapter whose statuses the functions of a chapter return.
    fn with_statuses<'a>(&'a self, chapter: &'a Chapter) -> &'a Chapter {
        let own = self.chapters.iter().find(|other| other.folder == "anygpu");
        own.filter(|_| chapter.enums.is_empty()).unwrap_or(chapter)
    }

    /// Returns what a function of C returns, in sentences, with its success.
    fn returns(&self, chapter: &Chapter, page: &Page) -> Vec<String> {
        let success = self.success(chapter, page).filter(|name| !page.returns.iter().any(|text| text.contains(name)));
        let success = success.map(|name| format!("On success, {name} (0) is returned."));
        let is_answer = page.returns.is_empty() && page.summary.starts_with("Returns ");
        let answer = is_answer.then(|| page.summary.clone()).filter(|_| success.is_none());
        success.into_iter().chain(answer).chain(page.returns.iter().cloned()).collect()
    }

    /// Returns the name of success among the statuses of a function.
    fn success<'a>(&'a self, chapter: &'a Chapter, page: &'a Page) -> Option<&'a str> {
        let (_, prototype) = page.c.as_ref()?;
        let kind = prototype.split_once(&page.name)?.0.trim().trim_start_matches("enum ");
        let statuses = self.statuses(chapter, page);
        let chapter = self.with_statuses(chapter);
        if kind == "aclError" {
            return chapter.constants.iter().map(|item| item.name.as_str()).find(|name| *name == "ACL_SUCCESS");
        }
        let has_status = |item: &&Enum| {
            let is_first = |name: &str| statuses.first().is_some_and(|status| status.0 == name);
            kind == item.name || kind == "int" && item.values.iter().any(|value| is_first(&value.name))
        };
        let item = chapter.enums.iter().find(has_status)?;
        let success =
            item.values.iter().find(|value| value.number == 0 && value.name.to_lowercase().ends_with("success"));
        success.map(|value| value.name.as_str())
    }
}

/// The sentence about other failures of a Fortran procedure that has `stat`.
fn stat(page: &Page) -> Option<&'static str> {
    let has_stat = page.fortran.iter().any(|form| form.dummies.iter().any(|dummy| dummy.name == "stat"));
    has_stat.then_some("After any other failure stat is another number of anygpu_status or of hipError_t.")
}

/// Returns the words of a text that may be C names.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}
