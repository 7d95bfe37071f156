// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu info --config`: shows every setting, its value, and where the value comes from.

use anygpu::os::config::{self, Reading};
use serde::Serialize;

use crate::{Result, print};

/// Object that `anygpu info --config --json` prints.
#[derive(Serialize)]
struct Settings {
    /// The number of the layout.
    schema: u32,
    settings: Vec<Line>,
}

/// One setting.
#[derive(Serialize)]
struct Line {
    name: &'static str,
    /// Its meaning, in words.
    meaning: &'static str,
    /// The value in force, in words if it is the default.
    value: String,
    /// Either "environment" or "default".
    from: &'static str,
    /// The values that are understood, in words.
    expected: &'static str,
    /// The reason why the environment's value is ignored, null if it is not.
    ignored: Option<String>,
}

impl Line {
    fn new(reading: Reading) -> Line {
        let Reading { setting, value, complaint } = reading;
        // The vendors' lists of devices alone have a meaning when they are set and empty.
        let in_force = value
            .filter(|value| complaint.is_none() && (!value.is_empty() || setting.name.ends_with("_VISIBLE_DEVICES")));
        Line {
            name: setting.name,
            meaning: setting.meaning,
            from: if in_force.is_some() { "environment" } else { "default" },
            value: in_force.unwrap_or(setting.default.into()),
            expected: setting.expected,
            ignored: complaint,
        }
    }
}

pub fn run(json: bool) -> Result<()> {
    let report = Settings { schema: 1, settings: config::readings().into_iter().map(Line::new).collect() };
    if json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        return print(&(text + "\n"));
    }
    let lines = &report.settings;
    let width = lines.iter().map(|line| line.name.len()).max().unwrap_or_default();
    let mut text = String::new();
    for Line { name, value, from, ignored, .. } in lines {
        text += &format!("{name:width$}  {from:11}  {value}\n");
        if let Some(why) = ignored {
            text += &format!("{:width$}  {why}\n", "");
        }
    }
    print(&text)
}
