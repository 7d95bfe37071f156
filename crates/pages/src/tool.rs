// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tool's man pages and completions, from its own definitions of commands and options.

use anygpu_cli::Notes;
use anygpu_generate::Result;
use clap::{Arg, Command};
use clap_complete::Shell;

use crate::{Files, man};

pub fn files(date: &str) -> Result<Files> {
    let mut files = Files::new();
    let whole = anygpu_cli::command();
    let parts: Vec<Command> = whole.get_subcommands().cloned().collect();
    let title = |command: &Command| command.get_display_name().unwrap_or(command.get_name()).to_string();
    let titles: Vec<String> = std::iter::once(&whole).chain(&parts).map(title).collect();
    for command in std::iter::once(whole).chain(parts) {
        let title = title(&command);
        let text = page(command, &title, &titles, date).map_err(|error| format!("{title}.1: {error}"))?;
        files.push((format!("man/man1/{title}.1").into(), text));
    }
    for (shell, path) in [
        (Shell::Bash, "bash-completion/completions/anygpu"),
        (Shell::Zsh, "zsh/site-functions/_anygpu"),
        (Shell::Fish, "fish/vendor_completions.d/anygpu.fish"),
    ] {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut anygpu_cli::command(), "anygpu", &mut text);
        let text = String::from_utf8(text).map_err(|error| format!("{path}: {error}"))?;
        files.push((path.into(), with_program(shell, &text)));
    }
    Ok(files)
}

/// Adds that the program of `anygpu run` and its arguments complete as any command line: clap's own completions offer the
/// tool's options there.
fn with_program(shell: Shell, text: &str) -> String {
    let command = anygpu_cli::command();
    let run = command.find_subcommand("run");
    let options: Vec<String> = run.into_iter().flat_map(Command::get_opts).filter_map(long).collect();
    match shell {
        Shell::Bash => {
            let run = include_str!("run.bash").replace("@OPTIONS@", &options.join(" | "));
            text.replacen("_anygpu()", "_anygpu_words()", 1) + &run
        }
        Shell::Zsh => text.replacen("(run)\n_arguments ", "(run)\n_arguments -A '-*' ", 1),
        _ => {
            let run = include_str!("run.fish").replace("@OPTIONS@", &options.join(" "));
            let using = "__fish_anygpu_using_subcommand run";
            let text = text.replace(&format!("\"{using}\""), &format!("\"{using}; and not __fish_anygpu_program\""));
            // In `anygpu help`, "help" itself counts as a subcommand that is seen.
            let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            text.replace(&format!("; and not __fish_seen_subcommand_from {}\"", names.join(" ")), "\"") + &run
        }
    }
}

fn long(option: &Arg) -> Option<String> {
    option.get_long().map(|name| format!("--{name}"))
}

/// Returns the man page of a command, with the synopsis that its own help prints.
fn page(mut command: Command, title: &str, titles: &[String], date: &str) -> std::io::Result<String> {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").to_string();
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let long = command.get_long_about().map(ToString::to_string).unwrap_or_default();
    // NAME has the first paragraph.
    let description = long.split_once("\n\n").map_or(format!("{about}."), |(_, rest)| rest.to_string());
    let notes = Notes::of(command.get_name());
    let is_whole = command.get_name() == "anygpu";
    let parts: Vec<Command> = command.get_subcommands().filter(|_| is_whole).cloned().collect();
    let page = clap_mangen::Man::new(command).manual("anygpu").date(date);
    let page = page.source(concat!("anygpu ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    text.extend(man::section("SYNOPSIS").bytes().chain((man::escaped(&usage) + "\n").bytes()));
    text.extend(man::section("DESCRIPTION").bytes().chain(man::paragraph(&description).bytes()));
    page.render_options_section(&mut text)?;
    let mut text = String::from_utf8(text).map_err(std::io::Error::other)?.replace('`', "");
    if is_whole {
        text += &man::section("COMMANDS");
        for part in parts {
            let about = part.get_about().map(ToString::to_string).unwrap_or_default();
            text += &man::item(&format!("anygpu {}", part.get_name()), &format!("{about}."));
        }
    }
    text += &man::section("EXIT STATUS");
    notes.statuses.iter().for_each(|(status, meaning)| text += &man::item(status, meaning));
    text += &man::section("EXAMPLES");
    notes.examples.iter().for_each(|(line, meaning)| text += &man::item(line, meaning));
    text += &man::section("SEE ALSO");
    titles.iter().filter(|other| *other != title).for_each(|other| text += &format!(".BR {other} (1),\n"));
    Ok(text + ".BR anygpu (7)\n")
}
