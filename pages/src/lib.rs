// SPDX-License-Identifier: MIT OR Apache-2.0
//! Man pages, shell completions and the sources of the site.
//!
//! The tool's own are made of its definitions, the settings' of the table that `anygpu info --config` shows, and each
//! function's of its documentation in `src/api`, which `anygpu-generate` reads.

mod man;
mod markdown;
mod site;
mod tool;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anygpu_generate::Result;
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

/// All chapters of the reference.
struct Reference {
    chapters: Vec<Chapter>,
    /// Each page's chapter and place in it, by name.
    places: BTreeMap<String, (usize, usize)>,
    /// Names of the pages that mirror a function, by its name.
    mirrors: BTreeMap<String, Vec<String>>,
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
        Reference { chapters, places, mirrors }
    }

    /// Returns each name that documentation may mention, with its chapter and page; constants are on the page `types`.
    fn names(&self) -> BTreeMap<&str, (&str, &str)> {
        let mut names = BTreeMap::new();
        for chapter in &self.chapters {
            let values = chapter.enums.iter().flat_map(|item| &item.values).map(|value| value.name.as_str());
            let types = chapter.enums.iter().map(|item| item.name.as_str());
            let structs = chapter.structs.iter().map(|item| item.name.as_str());
            for name in values.chain(types).chain(structs).chain(chapter.constants.iter().map(|it| it.name.as_str())) {
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

    /// Returns the functions that a page mentions, in their order, and those that mirror the same function.
    fn mentioned<'a>(&'a self, page: &'a Page) -> Vec<&'a str> {
        let mut found: Vec<&str> = Vec::new();
        let texts = page.text.iter().chain(&page.returns).chain([&page.summary, &page.mirrors]);
        for text in texts.chain(page.arguments.iter().map(|argument| &argument.text)) {
            for word in words(text).filter(|word| *word != page.name && word.len() > 3) {
                if !found.contains(&word) && self.page(word).is_some() {
                    found.push(word);
                }
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
                if text.starts_with("Returns what ") {
                    let others = words(text).filter_map(|word| self.page(word));
                    pending.extend(others.filter(|other| !seen.contains(&other.name.as_str())));
                }
            }
        }
        found
    }
}

/// Returns the words of a text that may be C names.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}
