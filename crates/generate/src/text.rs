// SPDX-License-Identifier: MIT OR Apache-2.0
//! Texts of functions, and words in them.

/// The text of a function, from a source file or derived.
#[derive(Clone)]
pub struct FunctionText {
    pub name: String,
    /// Lines of documentation, without slashes.
    pub docs: Vec<String>,
    /// The attributes, the signature and the body.
    pub code: String,
}

impl FunctionText {
    pub fn text(&self) -> String {
        let docs = self.docs.iter().map(|line| format!("/// {line}").trim_end().to_string() + "\n");
        format!("\n{}{}", docs.collect::<String>(), self.code)
    }
}

/// Finds a word in a text and returns its offsets.
pub fn offsets<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word)
        .map(|(start, _)| start)
        .filter(move |start| !text[..*start].ends_with(is_part) && !text[start + word.len()..].starts_with(is_part))
}
