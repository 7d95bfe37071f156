// SPDX-License-Identifier: MIT OR Apache-2.0
//! The figures as tables for people, and as comma-separated values.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Figure, Report, is_rate};
use crate::doctor::dialogue::{Way, What};
use crate::doctor::pair::Works;

/// Formats a number with three digits.
fn number(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value if value >= 1.0 => format!("{value:.2}"),
        value => format!("{value:.3}"),
    }
}

pub fn size(bytes: usize) -> String {
    match bytes {
        bytes if bytes >= 1 << 30 && bytes % (1 << 30) == 0 => format!("{} GiB", bytes >> 30),
        bytes if bytes >= 1 << 20 && bytes % (1 << 20) == 0 => format!("{} MiB", bytes >> 20),
        bytes if bytes >= 1 << 10 && bytes % (1 << 10) == 0 => format!("{} KiB", bytes >> 10),
        bytes => format!("{bytes} B"),
    }
}

fn name(what: What) -> &'static str {
    match what {
        What::Opening => "opening",
        What::Reopening => "again",
        What::Latency => "8 bytes",
        What::Round => "round",
        What::Read => "read",
        What::Write => "write",
    }
}

/// Formats a figure, and the plain one in brackets.
fn cell(figure: Option<&Figure>) -> String {
    let plain = |value| format!(" ({})", number(value));
    figure.map_or("-".into(), |one| number(one.value) + &one.plain.map_or(String::new(), plain))
}

/// Lines up cells: the first of each row to the left, the others to the right.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let line: String = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| match column {
                0 => format!("{cell:width$}"),
                _ => format!("  {cell:>width$}"),
            })
            .collect();
        text += &format!("{}\n", line.trim_end());
    }
    text
}

pub fn of(report: &Report) -> String {
    let plural = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    let vendor = report.vendor_version.as_ref().map_or(String::new(), |version| format!(" ({version})"));
    let mut text = format!(
        "anygpu {}, {}{vendor}: {}; {} of processes at once, {} each\n",
        report.version,
        report.back_end,
        plural(report.devices.len(), "device"),
        plural(report.pairs as usize, "pair"),
        plural(report.threads as usize, "thread"),
    );
    if let Some(plain) = report.plain {
        text += &format!("in brackets the plain way: {plain}\n");
    }
    let pairs: BTreeSet<(i32, i32)> = report.figures.iter().map(|one| (one.owner_device, one.user_device)).collect();
    let is_alone = |pair: &(i32, i32)| of_pair(report, *pair).count() <= 3;
    for pair in pairs.iter().filter(|pair| !is_alone(pair) || pairs.len() == 1) {
        text += &tables(report, *pair);
    }
    text += &matrix(report);
    for failed in &report.failures {
        let (owner, user, way) = (failed.owner_device, failed.user_device, failed.way.name());
        let why = match failed.works {
            Works::Unsupported => "not supported".into(),
            _ => [&failed.call, &failed.reason].map(|part| part.clone().unwrap_or_default()).join(": "),
        };
        text += &format!("\n{owner} -> {user}, {way}: {why}");
    }
    if !report.failures.is_empty() {
        text += "\n";
    }
    text + &summary(report).unwrap_or_default()
}

/// Says in a sentence how the first way's copies compare with the plain way's.
fn summary(report: &Report) -> Option<String> {
    let Figure { owner_device, user_device, way, what, .. } =
        report.figures.iter().find(|one| is_rate(one.what) && one.plain.is_some())?;
    let of_way = || of_pair(report, (*owner_device, *user_device)).filter(|one| one.way == *way);
    let mut sizes: Vec<&Figure> = of_way().filter(|one| one.what == *what).collect();
    sizes.sort_unstable_by_key(|one| one.bytes);
    let as_fast = sizes.iter().rev().take_while(|one| one.plain.is_some_and(|plain| one.value >= 0.9 * plain)).last();
    let rate = as_fast.map_or("at no size within a tenth of the plain way's rate".into(), |one| {
        format!("from {} on within a tenth of the plain way's rate", size(one.bytes))
    });
    let latency = of_way().find(|one| one.what == What::Latency).map_or(String::new(), |one| {
        let plain = one.plain.map_or(String::new(), |plain| format!(", the plain one {}", number(plain)));
        format!("; a copy of 8 bytes takes {} us{plain}", number(one.value))
    });
    Some(format!(
        "\n{}, {} by device {user_device} of device {owner_device}'s: {rate}{latency}\n",
        way.name(),
        name(*what)
    ))
}

fn of_pair(report: &Report, pair: (i32, i32)) -> impl Iterator<Item = &Figure> {
    report.figures.iter().filter(move |one| (one.owner_device, one.user_device) == pair)
}

/// The ways that have figures, in their order.
fn ways<'a>(figures: impl Iterator<Item = &'a Figure>) -> Vec<Way> {
    let mut ways: Vec<Way> = figures.map(|one| one.way).collect();
    ways.dedup();
    ways
}

/// Tables of two devices: microseconds, and copies by their sizes.
fn tables(report: &Report, pair: (i32, i32)) -> String {
    const TIMES: [What; 4] = [What::Opening, What::Reopening, What::Latency, What::Round];
    let find = |way: Way, what: What, bytes: Option<usize>| {
        of_pair(report, pair)
            .find(|one| one.way == way && one.what == what && bytes.is_none_or(|bytes| one.bytes == bytes))
    };
    let times = |way: Way| [vec![way.name().into()], TIMES.map(|what| cell(find(way, what, None))).into()].concat();
    let mut rows = vec![[vec![String::new()], TIMES.map(|what| name(what).into()).into()].concat()];
    rows.extend(ways(of_pair(report, pair)).into_iter().map(times));
    let mut text = format!("\ndevice {} -> {}, microseconds\n{}", pair.0, pair.1, table(&rows));
    let sizes: BTreeSet<usize> = of_pair(report, pair).filter(|one| is_rate(one.what)).map(|one| one.bytes).collect();
    if sizes.is_empty() {
        return text;
    }
    let mut rows = vec![[vec![String::new()], sizes.iter().map(|bytes| size(*bytes)).collect()].concat()];
    for way in ways(of_pair(report, pair)) {
        for what in [What::Read, What::Write] {
            let cells: Vec<String> = sizes.iter().map(|bytes| cell(find(way, what, Some(*bytes)))).collect();
            if cells.iter().any(|cell| cell != "-") {
                rows.push([vec![format!("{}, {}", way.name(), name(what))], cells].concat());
            }
        }
    }
    text += &format!("\ndevice {} -> {}, GB/s\n{}", pair.0, pair.1, table(&rows));
    text
}

/// The devices' copies of the largest size by the first way that has them.
fn matrix(report: &Report) -> String {
    let count = report.devices.len() as i32;
    let largest = report.figures.iter().filter(|one| is_rate(one.what)).max_by_key(|one| one.bytes);
    let Some(first) = largest.filter(|_| count > 1) else { return String::new() };
    let (way, what, bytes) = (first.way, first.what, first.bytes);
    let find = |owner: i32, user: i32| {
        of_pair(report, (owner, user)).find(|one| (one.way, one.what, one.bytes) == (way, what, bytes))
    };
    let mut rows = vec![[vec![String::new()], (0..count).map(|user| user.to_string()).collect()].concat()];
    rows.extend(
        (0..count)
            .map(|owner| [vec![owner.to_string()], (0..count).map(|user| cell(find(owner, user))).collect()].concat()),
    );
    let (way, what, bytes) = (way.name(), name(what), size(bytes));
    format!("\n{way}, {what} of {bytes}, GB/s, from the owner's device (row) to the user's\n{}", table(&rows))
}

/// The figures as lines, the first of which names the columns.
pub fn csv(report: &Report) -> String {
    let mut text = String::from("owner_device,user_device,way,what,bytes,value,unit,plain\n");
    for one in &report.figures {
        let plain = one.plain.map_or(String::new(), |plain| plain.to_string());
        let (way, what) = (word(&one.way), word(&one.what));
        text += &format!(
            "{},{},{way},{what},{},{},{},{plain}\n",
            one.owner_device, one.user_device, one.bytes, one.value, one.unit
        );
    }
    text
}

/// Returns a word as JSON has it.
fn word(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().trim_matches('"').to_owned()
}
