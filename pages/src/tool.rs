// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tool's man pages and completions, from its own definitions of commands and options.

use anygpu_generate::Result;
use clap::Command;
use clap_complete::Shell;

use crate::{Files, man};

/// Returns the tool's definition without its hidden commands.
pub fn command() -> Command {
    let all = anygpu_cli::command();
    let mut shown = Command::new("anygpu").version(env!("CARGO_PKG_VERSION")).arg_required_else_help(true);
    shown = shown.about(all.get_about().cloned().unwrap_or_default()).disable_help_subcommand(true);
    shown.subcommands(all.get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help").cloned())
}

pub fn files(date: &str) -> Result<Files> {
    let mut files = Files::new();
    let mut whole = command();
    whole.build();
    let parts: Vec<Command> = whole.get_subcommands().cloned().collect();
    for command in std::iter::once(whole).chain(parts) {
        let title = command.get_display_name().unwrap_or_else(|| command.get_name()).to_string();
        let text = page(command, date).map_err(|error| format!("{title}.1: {error}"))?;
        files.push((format!("man/man1/{title}.1").into(), text));
    }
    for (shell, path) in [
        (Shell::Bash, "bash-completion/completions/anygpu"),
        (Shell::Zsh, "zsh/site-functions/_anygpu"),
        (Shell::Fish, "fish/vendor_completions.d/anygpu.fish"),
    ] {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut command(), "anygpu", &mut text);
        files.push((path.into(), String::from_utf8(text).map_err(|error| format!("{path}: {error}"))?));
    }
    Ok(files)
}

/// Returns the man page of a command, with the synopsis that its own help prints.
fn page(mut command: Command, date: &str) -> std::io::Result<String> {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").to_string();
    let has_subcommands = command.has_subcommands();
    let page = clap_mangen::Man::new(command).manual("anygpu").date(date);
    let page = page.source(concat!("anygpu ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    text.extend(format!(".SH SYNOPSIS\n{}\n", man::escaped(&usage)).bytes());
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if has_subcommands {
        page.render_subcommands_section(&mut text)?;
    }
    text.extend(b".SH \"SEE ALSO\"\n.BR anygpu (1),\n.BR anygpu (7)\n");
    String::from_utf8(text).map_err(std::io::Error::other)
}
