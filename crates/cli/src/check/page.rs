// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report as a page, with a picture of each fault's calls on one clock.

use super::report::{Fault, Report, Told};

const WIDTH: u64 = 760;
/// The part of the picture that has the times, and the height of a call's line.
const LEFT: u64 = 20;
const ROW: u64 = 44;

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:800px;margin:2em auto;padding:0 1em;color-scheme:light dark}\
    pre{white-space:pre-wrap;overflow-wrap:anywhere}svg text{font:13px sans-serif;fill:currentColor}";

/// Returns the page.
pub fn of(report: &Report) -> String {
    let faults: String = report.faults.iter().enumerate().map(|(index, fault)| part(index + 1, fault)).collect();
    let unseen: String = report.unseen.iter().map(|one| format!("<li>{}</li>\n", escaped(&one.words()))).collect();
    let unseen = if unseen.is_empty() { unseen } else { format!("<p>Not checked:</p>\n<ul>\n{unseen}</ul>\n") };
    let summary = report.summary();
    format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>anygpu check</title>\n<style>{STYLE}</style>\n\
         <h1>anygpu check</h1>\n<p>{summary}</p>\n{unseen}{faults}</html>\n"
    )
}

fn part(number: usize, fault: &Fault) -> String {
    let Fault { kind, what, calls, memory, why, remedy, .. } = fault;
    let calls_in_words: String = calls.iter().map(in_words).collect();
    let memory = memory.as_ref().map_or(String::new(), |memory| format!("<p>On {}.</p>\n", escaped(memory)));
    format!(
        "<h2>{number}. {kind}: {}</h2>\n{}<ul>\n{calls_in_words}</ul>\n{memory}<p>Why: {}.</p>\n<p>Remedy: {}.</p>\n",
        escaped(what),
        if calls.is_empty() { String::new() } else { picture(calls) },
        escaped(why),
        escaped(remedy)
    )
}

fn in_words(told: &Told) -> String {
    let places = told.at.iter().map(|place| escaped(place)).collect::<Vec<_>>().join("\n");
    format!(
        "<li>{} by <b>{}</b>, {}<pre>{places}</pre></li>\n",
        escaped(&told.does),
        escaped(&told.call),
        escaped(&told.who())
    )
}

/// Draws when each call was made, and when somebody knew that its work was done.
fn picture(calls: &[Told]) -> String {
    let times = || calls.iter().flat_map(|told| [Some(told.time.0), Some(told.time.1), told.known]).flatten();
    let (first, last) = (times().min().unwrap_or(0), times().max().unwrap_or(0));
    let at = |time: u64| LEFT + (time - first) * (WIDTH - 2 * LEFT) / (last - first).max(1);
    let rows: String = (1..)
        .zip(calls)
        .map(|(row, told)| {
            let (y, from, to) = (row * ROW, at(told.time.0), at(told.time.1));
            let known = told.known.map(at);
            let (end, dashes) = known.map_or((WIDTH - LEFT, " stroke-dasharray=\"4\""), |known| (known.max(to), ""));
            let known = known.map_or(String::new(), |known| {
                format!("<circle cx=\"{}\" cy=\"{y}\" r=\"5\" fill=\"seagreen\"/>", known.max(to))
            });
            format!(
                "<line x1=\"{to}\" x2=\"{end}\" y1=\"{y}\" y2=\"{y}\" stroke=\"gray\"{dashes}/>\
                 <rect x=\"{from}\" y=\"{}\" width=\"{}\" height=\"10\" fill=\"crimson\"/>{known}\
                 <text x=\"{LEFT}\" y=\"{}\">{}: {}, {} us</text>\n",
                y - 5,
                (to - from).max(3),
                y - 12,
                escaped(&told.who()),
                escaped(&told.call),
                told.time.0
            )
        })
        .collect();
    let height = (calls.len() as u64 + 1) * ROW;
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n{rows}<text x=\"{LEFT}\" y=\"{}\">red: the call; grey: its work \
         may go on; green: somebody knows that it is done</text>\n</svg>\n",
        height - 8
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
