// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report as a page, with a picture of each fault's calls on one clock.

use std::ffi::OsString;
use std::time::SystemTime;

use super::report::{Fault, Report, Told};

const WIDTH: u64 = 760;
/// The part of the picture that has the times, and the height of a call's line.
const LEFT: u64 = 20;
const ROW: u64 = 44;

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:800px;margin:2em auto;padding:0 1em;color-scheme:light dark}\
    pre{white-space:pre-wrap;overflow-wrap:anywhere}svg text{font:13px sans-serif;fill:currentColor}";

/// Returns the page on a run of a program with its arguments.
pub fn of(report: &Report, program: &[OsString]) -> String {
    let command = program.iter().map(|word| escaped(&word.to_string_lossy())).collect::<Vec<_>>().join(" ");
    let (date, version) = (date(SystemTime::now()), env!("CARGO_PKG_VERSION"));
    let faults: String = report.faults.iter().enumerate().map(|(index, fault)| part(index + 1, fault)).collect();
    let unseen: String = report.unseen.iter().map(|one| format!("<li>{}</li>\n", escaped(&one.words()))).collect();
    let unseen = if unseen.is_empty() { unseen } else { format!("<p>Not checked:</p>\n<ul>\n{unseen}</ul>\n") };
    let silence = report.silence().map_or(String::new(), |silence| format!("<p>{}</p>\n", escaped(&silence)));
    let summary = report.summary();
    format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>anygpu check: {command}</title>\n<style>{STYLE}</style>\n\
         <h1>anygpu check</h1>\n<p><code>{command}</code><br>{date}, anygpu {version}</p>\n<p>{summary}</p>\n{silence}{unseen}{faults}</html>\n"
    )
}

fn part(number: usize, fault: &Fault) -> String {
    let Fault { kind, what, calls, memory, why, remedy, times } = fault;
    let calls_in_words: String = calls.iter().map(in_words).collect();
    let memory = memory.as_ref().map_or(String::new(), |memory| format!("<p>On {}.</p>\n", escaped(memory)));
    let seen = if *times > 1 { format!("<p>Seen {times} times.</p>\n") } else { String::new() };
    format!(
        "<h2>{number}. {kind}: {}</h2>\n{}<ul>\n{calls_in_words}</ul>\n{memory}<p>Why: {}.</p>\n<p>Remedy: {}.</p>\n{seen}",
        escaped(what),
        if calls.is_empty() { String::new() } else { picture(calls, *kind == "race") },
        escaped(why),
        escaped(remedy)
    )
}

fn in_words(told: &Told) -> String {
    let places = told.at.iter().map(|place| escaped(place)).collect::<Vec<_>>().join("\n");
    let node = told.node.as_ref().map_or(String::new(), |node| format!("\nas a node made by {}", escaped(node)));
    let from = told.stream_from.as_ref().map_or(String::new(), |from| format!(" ({})", escaped(from)));
    format!(
        "<li>{} by <b>{}</b>, {}{from}<pre>{places}{node}</pre></li>\n",
        escaped(&told.does),
        escaped(&told.call),
        escaped(&told.who())
    )
}

/// Draws when each call was made, and when somebody knew that its work was done.
///
/// Of a race it shades the time in which both may run.
fn picture(calls: &[Told], is_race: bool) -> String {
    let times = || calls.iter().flat_map(|told| [Some(told.time.0), Some(told.time.1), told.known]).flatten();
    let (first, last) = (times().min().unwrap_or(0), times().max().unwrap_or(0));
    let at = |time: u64| LEFT + (time - first) * (WIDTH - 2 * LEFT) / (last - first).max(1);
    let end = |told: &Told| told.known.map_or(WIDTH - LEFT, |known| at(known.max(told.time.1)));
    let axis = (calls.len() as u64 + 1) * ROW - ROW / 2;
    let from = calls.iter().map(|told| at(told.time.0)).max().unwrap_or(LEFT);
    let both = calls.iter().map(end).min().unwrap_or(from).saturating_sub(from).max(3);
    let shade = if is_race {
        format!(
            "<rect x=\"{from}\" y=\"0\" width=\"{both}\" height=\"{axis}\" fill=\"crimson\" fill-opacity=\"0.12\"/>\n"
        )
    } else {
        String::new()
    };
    let rows: String = (1..)
        .zip(calls)
        .map(|(row, told)| {
            let (y, from, to) = (row * ROW, at(told.time.0), at(told.time.1));
            let (end, dashes) = (end(told), if told.known.is_some() { "" } else { " stroke-dasharray=\"4\"" });
            let known = told
                .known
                .map_or(String::new(), |_| format!("<circle cx=\"{end}\" cy=\"{y}\" r=\"5\" fill=\"seagreen\"/>"));
            format!(
                "<line x1=\"{to}\" x2=\"{end}\" y1=\"{y}\" y2=\"{y}\" stroke=\"gray\"{dashes}/>\
                 <rect x=\"{from}\" y=\"{}\" width=\"{}\" height=\"10\" fill=\"crimson\"/>{known}\
                 <text x=\"{LEFT}\" y=\"{}\">{}: {}, at {}</text>\n",
                y - 5,
                (to - from).max(3),
                y - 12,
                escaped(&told.who()),
                escaped(&told.call),
                milliseconds(told.time.0)
            )
        })
        .collect();
    let right = WIDTH - LEFT;
    let ticks: String = [(LEFT, "start", first), (WIDTH / 2, "middle", first.midpoint(last)), (right, "end", last)]
        .map(|(x, anchor, time)| {
            format!(
                "<line x1=\"{x}\" x2=\"{x}\" y1=\"{axis}\" y2=\"{}\" stroke=\"gray\"/>\
                 <text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>\n",
                axis + 5,
                axis + 19,
                milliseconds(time)
            )
        })
        .concat();
    let height = axis + ROW + 6;
    let both = if is_race { "; shaded: both may run" } else { "" };
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n{shade}{rows}\
         <line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{axis}\" y2=\"{axis}\" stroke=\"gray\"/>\n{ticks}\
         <text x=\"{LEFT}\" y=\"{}\">since the first call; red: the call; grey: its work may go on; green: somebody knows that \
         it is done{both}</text>\n</svg>\n",
        axis + 19 + ROW / 2
    )
}

fn milliseconds(microseconds: u64) -> String {
    format!("{}.{:03} ms", microseconds / 1000, microseconds % 1000)
}

/// A moment as a date and time of UTC.
fn date(moment: SystemTime) -> String {
    let seconds = moment.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let Ok(time) = libc::time_t::try_from(seconds) else { return String::new() };
    // SAFETY: zeros are valid for numbers and a pointer that is not followed, and both structures are valid for the call.
    let date = unsafe {
        let mut date = std::mem::zeroed();
        libc::gmtime_r(&time, &mut date);
        date
    };
    let (year, month) = (date.tm_year + 1900, date.tm_mon + 1);
    format!("{year}-{month:02}-{:02} {:02}:{:02} UTC", date.tm_mday, date.tm_hour, date.tm_min)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn times_are_moments_and_dates() {
        assert_eq!([milliseconds(0), milliseconds(1718), milliseconds(60_000)], ["0.000 ms", "1.718 ms", "60.000 ms"]);
        assert_eq!(date(SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_912_440)), "2026-11-29 00:34 UTC");
    }
}
