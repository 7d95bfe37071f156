// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu bench`: measures each way of sharing between processes, beside the plain way in the same run.
//!
//! The two processes of a pair are those of `anygpu doctor`, with more figures to take.

mod plot;
mod text;

use std::os::fd::AsRawFd;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use anygpu::os::memory_file::{memory_file, reopen_own};
use clap::{Args, ValueHint};
use serde::Serialize;

use crate::doctor::dialogue::{Direction, Measure, Points, Way, What, high};
use crate::doctor::pair::{Pairs, Try, Works};
use crate::doctor::place::{Facts, Place, limit};
use crate::doctor::{limits, seconds};
use crate::info::{Answer, Library, ask_with};
use crate::progress::Progress;
use crate::{Result, complain, library, print};

#[derive(Args)]
pub struct Bench {
    /// Ways of sharing.
    #[arg(long, value_delimiter = ',', value_enum, value_name = "WAY")]
    #[arg(default_values = ["ipc-memory", "token", "physical-memory", "pool", "ipc-event", "timeline"])]
    way: Vec<Way>,
    /// Bytes of copies, with K, M or G for their binary multiples. At most an eighth of the device's memory is shared.
    #[arg(long, value_delimiter = ',', value_parser = bytes, value_name = "BYTES", value_hint = ValueHint::Other)]
    #[arg(default_value = "4K,64K,1M,16M,64M")]
    size: Vec<usize>,
    /// Copies from the shared memory (read), or to it (write).
    #[arg(long, value_delimiter = ',', value_enum, default_values = ["read", "write"])]
    direction: Vec<Direction>,
    /// The owner's device and the user's [default: 0 and the next one, then all pairs by the largest size alone].
    #[arg(long, value_parser = pair, value_name = "OWNER:USER", value_hint = ValueHint::Other)]
    device: Vec<(i32, i32)>,
    /// Pairs of processes at once; GB/s are those of all.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pairs: u32,
    /// Threads of each user that copy at once, each by a stream of its own.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Seconds for each figure.
    #[arg(long, default_value_t = 0.12, value_name = "SECONDS", value_parser = short, value_hint = ValueHint::Other)]
    seconds: f64,
    /// Seconds without a figure after which a pair of processes hangs.
    #[arg(long, default_value_t = 60.0, value_name = "SECONDS", value_parser = seconds, value_hint = ValueHint::Other)]
    timeout: f64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Prints lines of values that commas separate.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Draws the copies by their sizes, too, into a file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    svg: Option<PathBuf>,
}

fn bytes(text: &str) -> Result<usize> {
    let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let shift = match &text[digits.len()..] {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        _ => return Err("expected a number of bytes such as 4K or 64M".into()),
    };
    let number = digits.parse::<usize>().ok().filter(|number| *number > 0);
    number.and_then(|number| number.checked_mul(1 << shift)).ok_or_else(|| "expected at least one byte".into())
}

fn pair(text: &str) -> Result<(i32, i32)> {
    let device = |text: &str| text.parse::<i32>().ok().filter(|device| *device >= 0);
    let both = text.split_once(':').and_then(|(owner, user)| Some((device(owner)?, device(user)?)));
    both.ok_or_else(|| "expected two devices such as 0:1".into())
}

fn short(text: &str) -> Result<f64> {
    let good = |seconds: &f64| (0.001..=60.0).contains(seconds);
    text.parse().ok().filter(good).ok_or_else(|| "expected a number from 0.001 to 60".into())
}

/// The number of the layout of JSON.
const SCHEMA: u32 = 1;

/// Object that `anygpu bench --json` prints.
#[derive(Serialize)]
struct Report {
    schema: u32,
    /// The library's version.
    version: String,
    back_end: String,
    /// The vendor's API and its version, null if the library does not tell.
    vendor_version: Option<String>,
    /// The devices' names.
    devices: Vec<String>,
    pairs: u32,
    threads: u32,
    /// The plain way, in words; null if there is none on this back end.
    plain: Option<&'static str>,
    figures: Vec<Figure>,
    failures: Vec<Failed>,
}

/// One figure.
#[derive(Serialize)]
struct Figure {
    owner_device: i32,
    user_device: i32,
    way: Way,
    what: What,
    /// Bytes of the buffer that is opened, or of the copies.
    bytes: usize,
    value: f64,
    unit: &'static str,
    /// The plain way's, null where there is none.
    plain: Option<f64>,
}

/// A way that gave no figures.
#[derive(Serialize)]
struct Failed {
    owner_device: i32,
    user_device: i32,
    way: Way,
    works: Works,
    call: Option<String>,
    reason: Option<String>,
}

impl Bench {
    pub fn run(&self) -> ExitCode {
        match self.report().and_then(|report| self.show(&report).map(|()| report)) {
            Ok(report) => {
                let is_bad = |failed: &Failed| failed.works != Works::Unsupported;
                ExitCode::from(u8::from(report.figures.is_empty() || report.failures.iter().any(is_bad)))
            }
            Err(why) => complain(&format!("bench: {why}"), ExitCode::FAILURE),
        }
    }

    fn show(&self, report: &Report) -> Result<()> {
        print(&if self.json {
            serde_json::to_string_pretty(report).map_err(|error| error.to_string())? + "\n"
        } else if self.csv {
            text::csv(report)
        } else {
            text::of(report)
        })?;
        // Where it cannot be written, the figures are not lost.
        let Some(path) = &self.svg else { return Ok(()) };
        std::fs::write(path, plot::of(report)).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn report(&self) -> Result<Report> {
        // The tool needs more descriptors than a pair of processes.
        let files = limits();
        if let Some((_, hard)) = files {
            _ = limit((hard, hard));
        }
        let own = Facts::own(files)?;
        let path = library()?;
        let progress = Progress::new();
        progress.say("looking for devices");
        let answer = ask_with(|_| {});
        let devices = answer.devices.len() as i32;
        if devices == 0 {
            return Err(answer.reason.unwrap_or_else(|| "there is no device".into()));
        }
        let back_end = answer.in_use.clone().unwrap_or_default();
        let mut report = Report {
            schema: SCHEMA,
            version: Library::open(&path)?.version()?,
            plain: plain(&back_end),
            back_end,
            vendor_version: answer.version.clone(),
            devices: names(&answer),
            pairs: self.pairs,
            threads: self.threads,
            figures: Vec::new(),
            failures: Vec::new(),
        };
        let session = Session { bench: self, library: path, own, progress };
        let chosen = self.device.iter().copied().filter(|(owner, user)| *owner.max(user) < devices);
        let mut pairs: Vec<_> = chosen.collect();
        if pairs.len() < self.device.len() {
            return Err(format!("devices are numbered from 0 to {}", devices - 1));
        }
        if pairs.is_empty() {
            pairs.push((0, 1.min(devices - 1)));
        }
        for devices in &pairs {
            session.measure(&mut report, *devices, &self.way, &self.points())?;
        }
        if self.device.is_empty() {
            session.measure_all(&mut report, devices, pairs[0])?;
        }
        Ok(report)
    }

    fn points(&self) -> Points {
        Points {
            sizes: self.size.clone(),
            directions: self.direction.clone(),
            seconds: self.seconds,
            // Enough for a steady figure, and over in half a second.
            rounds: (self.seconds * 1e4).clamp(20.0, 10_000.0) as u32,
            threads: self.threads,
            parties: self.pairs * self.threads,
            is_full: true,
        }
    }
}

fn names(answer: &Answer) -> Vec<String> {
    answer.devices.iter().map(|device| device.name.clone().unwrap_or("unknown".into())).collect()
}

/// The plain way of a back end.
fn plain(back_end: &str) -> Option<&'static str> {
    match back_end {
        "host" => Some("open in /proc and mmap, memcpy, messages alone"),
        "nvidia" => Some("the driver's own calls; of a timeline, messages alone"),
        _ => None,
    }
}

/// The parts of a run, and what they share.
struct Session<'a> {
    bench: &'a Bench,
    library: PathBuf,
    own: Facts,
    progress: Progress,
}

impl Session<'_> {
    /// Measures between all pairs of devices but one by one way: copies of the largest size.
    fn measure_all(&self, report: &mut Report, devices: i32, but: (i32, i32)) -> Result<()> {
        let has_copies = |way: &&Way| !matches!(way, Way::IpcEvent | Way::Timeline);
        let Some(way) = self.bench.way.iter().find(has_copies) else { return Ok(()) };
        let mut points = self.bench.points();
        points.sizes = vec![points.largest()];
        points.directions.truncate(1);
        let all = (0..devices).flat_map(|owner| (0..devices).map(move |user| (owner, user)));
        for pair in all.filter(|pair| *pair != but) {
            self.measure(report, pair, &[*way], &points)?;
        }
        Ok(())
    }

    /// Measures ways between two devices.
    fn measure(&self, report: &mut Report, (owner, user): (i32, i32), ways: &[Way], points: &Points) -> Result<()> {
        let place = Place { like: &self.own, except: None };
        for way in ways {
            self.progress.say(&format!("device {owner} -> {user}: {}", way.name()));
            let pairs: Vec<Pairs> = self.pairs(points)?;
            let of_all: Vec<(Try, Vec<Measure>)> = thread::scope(|scope| {
                let start = |pair| {
                    let place = &place;
                    scope.spawn(move || Pairs::measure(pair, (place, owner), (place, user), &[*way]))
                };
                let threads: Vec<_> = pairs.iter().map(start).collect();
                let ended =
                    threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a thread panicked".into())));
                ended.collect::<Result<Vec<_>>>().map(|tries| tries.into_iter().flatten().collect())
            })?;
            match of_all.iter().find(|(one, _)| one.works != Works::Yes) {
                Some((one, _)) => report.failures.push(Failed {
                    owner_device: owner,
                    user_device: user,
                    way: *way,
                    works: one.works,
                    call: one.call.clone(),
                    reason: one.reason.clone(),
                }),
                None => report.figures.extend(together(&of_all).into_iter().map(|measure| Figure {
                    owner_device: owner,
                    user_device: user,
                    way: *way,
                    what: measure.what,
                    bytes: measure.bytes,
                    value: measure.value,
                    unit: unit(measure.what),
                    plain: measure.plain,
                })),
            }
        }
        Ok(())
    }

    fn pairs(&self, points: &Points) -> Result<Vec<Pairs>> {
        let failed = |error: std::io::Error| format!("no memory for the processes to meet: {error}");
        let page = memory_file(c"anygpu-bench", 4096).map_err(failed)?;
        let pair = |_| {
            Ok(Pairs {
                library: self.library.clone(),
                patience: Duration::from_secs_f64(self.bench.timeout),
                own: self.own.clone(),
                points: points.clone(),
                barrier: Some(reopen_own(page.as_raw_fd()).and_then(high).map_err(failed)?),
            })
        };
        (0..self.bench.pairs).map(pair).collect()
    }
}

fn unit(what: What) -> &'static str {
    if is_rate(what) { "GB/s" } else { "us" }
}

fn is_rate(what: What) -> bool {
    matches!(what, What::Read | What::Write)
}

/// Puts the figures of pairs together: rates add up, of times the mean counts.
fn together(of_all: &[(Try, Vec<Measure>)]) -> Vec<Measure> {
    let Some((_, first)) = of_all.first() else { return Vec::new() };
    let same = |one: &Measure| {
        let those: Vec<&Measure> = of_all
            .iter()
            .filter_map(|(_, all)| all.iter().find(|other| (other.what, other.bytes) == (one.what, one.bytes)))
            .collect();
        let parts = if is_rate(one.what) { 1.0 } else { those.len() as f64 };
        let value = those.iter().map(|one| one.value).sum::<f64>() / parts;
        let plain = those.iter().map(|one| one.plain).sum::<Option<f64>>().map(|sum| sum / parts);
        Measure { value, plain, ..*one }
    };
    first.iter().map(same).collect()
}
