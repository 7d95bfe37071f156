// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu doctor`: says why sharing between processes works or does not work, and how fast it is.
//!
//! Nothing is concluded from facts alone: two processes try each way of sharing, and an obstacle is named where a try
//! without it works, or where the system itself refuses the call. A vendor's library that crashes or hangs in a try is
//! reported.

pub mod attempt;
mod calls;
mod causes;
pub mod dialogue;
mod filter;
pub mod pair;
pub mod place;
mod report;
mod text;

use std::io::IsTerminal;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

pub use attempt::Attempt;
use clap::{Args, ValueHint};
pub use dialogue::ORDER;
use dialogue::{Entry, Points, Variables, Way};
use pair::{Pairs, Try, Works, failing};
use place::{Aspect, Facts, Place};
use report::{Cause, Report};

use crate::info::{self, Answer, Library, ask_with};
use crate::progress::Progress;
use crate::{Result, complain, library, missing, print, see_processes, status_of};

#[derive(Args)]
pub struct Doctor {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Tries between the namespaces, users, limits and settings of two running processes.
    ///
    /// Of a single process: between its own and the tool's. Entering a process's place needs the rights to do so: be root for another user's process or another namespace.
    #[arg(long, num_args = 1..=2, value_name = "PID", value_hint = ValueHint::Other)]
    #[arg(value_parser = clap::value_parser!(i32).range(1..))]
    between: Vec<i32>,
    /// Tries nothing: lists the functions that were looked up in vain, of a log of level info.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "between"], value_hint = ValueHint::FilePath)]
    log: Option<PathBuf>,
    /// Seconds that each way may take.
    #[arg(long, default_value_t = 30.0, value_name = "SECONDS", value_parser = seconds, value_hint = ValueHint::Other)]
    timeout: f64,
}

pub fn seconds(text: &str) -> Result<f64> {
    let good = |seconds: &f64| (0.1..=3600.0).contains(seconds);
    text.parse().ok().filter(good).ok_or_else(|| "expected a number from 0.1 to 3600".into())
}

/// The number of the layout of JSON.
const SCHEMA: u32 = 1;

impl Doctor {
    pub fn run(&self) -> ExitCode {
        if let Some(log) = &self.log {
            return match missing::of_log(log).and_then(|text| print(&text)) {
                Ok(()) => ExitCode::SUCCESS,
                Err(why) => complain(&why, ExitCode::FAILURE),
            };
        }
        let report = match self.report() {
            Ok(report) => report,
            Err(why) => return complain(&why, ExitCode::FAILURE),
        };
        let text = if self.json {
            serde_json::to_string_pretty(&report).map(|text| text + "\n").map_err(|error| error.to_string())
        } else {
            let has_colours = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            Ok(text::text(&report, has_colours))
        };
        match text.and_then(|text| print(&text)) {
            Ok(()) => ExitCode::from(u8::from(report.is_bad())),
            Err(why) => complain(&why, ExitCode::FAILURE),
        }
    }

    fn report(&self) -> Result<Report> {
        // The tool needs more descriptors than a try, which gets the limit that the tool was started with.
        let files = limits();
        if let Some((_, hard)) = files {
            _ = place::limit((hard, hard));
        }
        see_processes()?;
        let own = Facts::own(files)?;
        let path = library()?;
        let pairs = Pairs {
            library: path.clone(),
            patience: Duration::from_secs_f64(self.timeout),
            own: own.clone(),
            points: Points::few(),
            barrier: None,
        };
        let session = Session { pairs, progress: (!self.json).then(Progress::new) };
        let between: Vec<Facts> = self.between.iter().map(|pid| Facts::of(*pid)).collect::<Result<_>>()?;
        let (one, other) = match &between[..] {
            [] => (&own, None),
            [other] => (&own, Some(other)),
            [one, other, ..] => (one, Some(other)),
        };
        session.say("looking for devices");
        let answer = session.ask(&Place { like: one, except: None }, &[]);
        let mut report = Report {
            schema: SCHEMA,
            version: Library::open(&path)?.version()?,
            library: path.to_string_lossy().into_owned(),
            back_end: answer.in_use.clone(),
            vendor_version: answer.version.clone(),
            reason: answer.reason.clone(),
            devices: answer.devices.iter().map(|device| device.name.clone().unwrap_or("unknown".into())).collect(),
            peers: answer.peers.clone(),
            own: own.clone(),
            between: between.clone(),
            not_tried: None,
            tries: Vec::new(),
            causes: Vec::new(),
        };
        match other {
            Some(other) => session.between(&mut report, one, other),
            None => {
                session.here(&mut report, &answer);
                report.causes.extend(causes::names());
            }
        }
        session.say("");
        Ok(report)
    }
}

/// Prints what the library finds, in a place that is taken on first.
#[derive(Args)]
pub struct Probe {}

impl Probe {
    pub fn run(&self) -> ExitCode {
        let Ok(entry) = std::env::var(ORDER) else { return status_of(info::probe(&dialogue::library())) };
        let entry = serde_json::from_str::<Entry>(&entry).map_err(|error| error.to_string());
        let entered = entry.and_then(|entry| entry.run("probe", None, &library()?, None));
        entered.unwrap_or_else(|why| status_of(Answer { reason: Some(why), ..Answer::default() }.print()))
    }
}

/// The parts of a diagnosis, and what they share.
struct Session {
    pairs: Pairs,
    progress: Option<Progress>,
}

impl Session {
    /// Shows what is done at the moment, on a terminal.
    fn say(&self, what: &str) {
        if let Some(progress) = &self.progress {
            progress.say(what);
        }
    }

    /// Probes the library in a place, but with others for some variables.
    fn ask(&self, place: &Place, other: &[(&str, Option<&str>)]) -> Answer {
        let others = other.iter().map(|(name, value)| (name.to_string(), value.map(str::to_owned)));
        let all: Variables = place.variables().into_iter().chain(others).collect();
        let entry = match place.entry(&self.pairs.own) {
            Ok(entry) => entry.map(|entry| Entry { variables: all.clone(), ..entry }),
            Err(why) => return Answer { reason: Some(why), ..Answer::default() },
        };
        let files = if entry.is_some() { None } else { place.files() };
        ask_with(|command| {
            match entry {
                Some(entry) => _ = command.env(ORDER, serde_json::to_string(&entry).unwrap_or_default()),
                None => pair::set(command, all),
            }
            // SAFETY: the closure makes system calls only. The child ends with the tool, however that ends.
            unsafe {
                command.pre_exec(move || {
                    libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                    files.map_or(Ok(()), place::limit)
                });
            }
        })
    }

    /// Tries ways for a pair of places, for all pairs of devices. One that has hung a few times is left out.
    fn attempt_all(&self, owner: (&Place, i32), user: (&Place, i32), ways: &[Way]) -> Result<Vec<Try>> {
        const HANGS: usize = 3;
        let mut tries: Vec<Try> = Vec::new();
        for from in 0..owner.1 {
            for to in 0..user.1 {
                let (place, total) = (from * user.1 + to + 1, owner.1 * user.1);
                self.say(&format!("trying device {from} -> {to}: pair {place} of {total}"));
                let hangs = |way: &Way| tries.iter().filter(|one| one.way == *way && one.hung).count();
                let (left_out, left): (Vec<Way>, Vec<Way>) = ways.iter().partition(|way| hangs(way) >= HANGS);
                tries.extend(self.pairs.attempt((owner.0, from), (user.0, to), &left)?);
                tries.extend(left_out.into_iter().map(|way| Try {
                    works: Works::Untried,
                    reason: Some("left out, because it hung for other devices".into()),
                    ..self.pairs.blank((owner.0, from), (user.0, to), way)
                }));
            }
        }
        Ok(tries)
    }

    /// Diagnoses this environment.
    fn here(&self, report: &mut Report, answer: &Answer) {
        let own = report.own.clone();
        let here = Place { like: &own, except: None };
        let count = answer.devices.len() as i32;
        match self.attempt_all((&here, count), (&here, count), &Way::ALL) {
            Ok(tries) => report.tries = tries,
            Err(why) => report.not_tried = Some(why),
        }
        if count == 0 || report.not_tried.is_some() {
            report.causes = self.why_nothing(report, &here);
        } else {
            report.causes = self.why(report, &here, &report.tries);
            report.causes.extend(causes::lacking(report));
        }
        report.causes.extend(self.harmless(report));
    }

    /// Diagnoses sharing between the places of two processes, in both directions.
    fn between(&self, report: &mut Report, one: &Facts, other: &Facts) {
        let differences = Aspect::differences(one, other);
        let (here, there) = (Place { like: one, except: None }, Place { like: other, except: None });
        let count = |place: &Place| (self.ask(place, &[]).devices.len() as i32).max(1);
        let (ours, theirs) = (count(&here), count(&there));
        let both = |ways: &[Way], (here, ours): (&Place, i32), (there, theirs): (&Place, i32)| -> Result<Vec<Try>> {
            let mut tries = self.attempt_all((here, ours), (there, theirs), ways)?;
            tries.extend(self.attempt_all((there, theirs), (here, ours), ways)?);
            Ok(tries)
        };
        match both(&Way::ALL, (&here, ours), (&there, theirs)) {
            Ok(tries) => report.tries = tries,
            Err(why) => report.not_tried = Some(why),
        }
        let failed = failing(&report.tries);
        let within = |place: &Place| -> Vec<Try> {
            if failed.is_empty() {
                return Vec::new();
            }
            self.say("trying within one place");
            self.pairs.attempt((place, 0), (place, 0), &failed).unwrap_or_default()
        };
        let (within_here, within_there) = (within(&here), within(&there));
        let (fail_here, fail_there) = (failing(&within_here), failing(&within_there));
        // Differences are tried from a place within which the way works.
        let (from_here, rest): (Vec<Way>, Vec<Way>) = failed.iter().partition(|way| !fail_here.contains(way));
        let (from_there, nowhere): (Vec<Way>, Vec<Way>) = rest.iter().partition(|way| !fail_there.contains(way));
        let with = |aspects: &[Aspect]| -> Result<Vec<Try>> {
            if let Some(why) = &report.not_tried {
                return Err(why.clone());
            }
            self.say(&format!("trying the {} alone", aspects[0].name()));
            let moved = Place { like: one, except: Some((aspects, other)) };
            let mut tries = both(&from_here, (&here, 1), (&moved, 1))?;
            let moved = Place { like: other, except: Some((aspects, one)) };
            tries.extend(both(&from_there, (&there, 1), (&moved, 1))?);
            Ok(tries)
        };
        // Without rights in its owner a namespace can be entered only from the user namespace that owns it, and what a
        // user's process names is for that user alone.
        let companions = [Aspect::UserNamespace, Aspect::User].into_iter().filter(|one| differences.contains(one));
        let companions: Vec<(Aspect, Vec<Way>)> =
            companions.map(|one| (one.clone(), failing(&with(&[one]).unwrap_or_default()))).collect();
        let mut causes = Vec::new();
        for aspect in &differences {
            let mut tries = with(std::slice::from_ref(aspect));
            for (companion, hindered) in companions.iter().filter(|one| one.0 != *aspect) {
                tries = tries.or_else(|_| {
                    let mut tries = with(&[aspect.clone(), companion.clone()])?;
                    tries.retain(|one| !hindered.contains(&one.way));
                    Ok(tries)
                });
            }
            causes.push(causes::of_difference(aspect, one, other, tries));
        }
        if !nowhere.is_empty() {
            let tries: Vec<Try> = within_here.into_iter().filter(|one| nowhere.contains(&one.way)).collect();
            causes.extend(self.why(report, &here, &tries));
        }
        let is_open = |one: &&Try| {
            let is_explained = causes.iter().any(|cause: &Cause| cause.ways.contains(&one.way));
            one.works == Works::No && !nowhere.contains(&one.way) && !is_explained
        };
        let mut open: Vec<&Try> = report.tries.iter().filter(is_open).collect();
        causes.extend(causes::of_tries(report, &mut open));
        causes.extend(causes::unexplained(&open));
        causes.extend(causes::lacking(report));
        causes.extend(causes::shared_files(report, one, other));
        causes.extend(causes::filters(one, other));
        causes.extend(causes::closed(one, other));
        causes.extend(causes::stopped(one, other));
        report.causes = causes;
    }

    /// Explains failed tries within one place.
    fn why(&self, report: &Report, place: &Place, tries: &[Try]) -> Vec<Cause> {
        let mut causes = Vec::new();
        let mut open: Vec<&Try> = tries.iter().filter(|one| one.works == Works::No).collect();
        if !open.is_empty()
            && let Some((soft, hard)) = place.files()
        {
            let mut raised = place.like.clone();
            raised.files = Some((hard, hard));
            let raised = Place { like: &raised, except: None };
            let mut helped = Vec::new();
            if soft < hard {
                self.say("trying with a larger limit of file descriptors");
                open.retain(|one| {
                    let works = |place: &Place| {
                        let (owner, user) = ((place, one.owner_device), (place, one.user_device));
                        let again = self.pairs.attempt(owner, user, &[one.way]).unwrap_or_default();
                        again.iter().any(|again| again.works == Works::Yes)
                    };
                    // Not one that fails now and then; alone, it may have as many descriptors as it needs.
                    let is_helped = !one.hung && works(&raised) && (one.has_error(libc::EMFILE) || !works(place));
                    helped.extend(is_helped.then_some(one.way));
                    !is_helped
                });
            }
            if !helped.is_empty() {
                causes.push(causes::files(soft, Some(hard), &helped));
            }
            let exhausted: Vec<Way> =
                open.iter().filter(|one| one.has_error(libc::EMFILE)).map(|one| one.way).collect();
            if !exhausted.is_empty() {
                causes.push(causes::files(soft, None, &exhausted));
                open.retain(|one| !one.has_error(libc::EMFILE));
            }
        }
        causes.extend(causes::of_tries(report, &mut open));
        if place.like.seccomp == Some(2) && !open.is_empty() {
            let is_killed = open.iter().any(|one| one.signal == Some(libc::SIGSYS));
            let ways = open.iter().map(|one| one.way).collect::<Vec<_>>();
            if let Some(cause) = causes::filtered(is_killed, &ways) {
                causes.push(cause);
                open.clear();
            }
        }
        causes.extend(causes::unexplained(&open));
        causes
    }

    /// Explains why no process finds a device, or why none can be started.
    fn why_nothing(&self, report: &Report, here: &Place) -> Vec<Cause> {
        let own = here.like;
        let set = |name: &str| own.variables.as_ref().and_then(|variables| variables.get(name).cloned());
        let reason = report.not_tried.clone().or(report.reason.clone()).unwrap_or_default();
        let mut causes = Vec::new();
        let visible: Vec<(&str, String)> =
            causes::VISIBLE.iter().filter_map(|name| Some((*name, set(name)?))).collect();
        let without: Vec<(&str, Option<&str>)> = visible.iter().map(|(name, _)| (*name, None)).collect();
        if !visible.is_empty() {
            let count = self.ask(here, &without).devices.len();
            // Each that hides all by itself, or else all of them together.
            let alone = |name: &str| {
                let others: Vec<_> = without.iter().filter(|other| other.0 != name).copied().collect();
                self.ask(here, &others).devices.is_empty()
            };
            let guilty: Vec<_> = visible.iter().filter(|(name, _)| alone(name)).collect();
            if count > 0 {
                let guilty = if guilty.is_empty() { visible.iter().collect() } else { guilty };
                causes.extend(guilty.iter().map(|(name, value)| causes::hidden(name, value, count, 0)));
            }
        }
        if causes.is_empty()
            && report.devices.is_empty()
            && let Some((soft, hard)) = own.files
            && soft < hard
        {
            let raised = Facts { files: Some((hard, hard)), ..own.clone() };
            if !self.ask(&Place { like: &raised, except: None }, &[]).devices.is_empty() {
                causes.push(causes::files(soft, Some(hard), &Way::ALL));
            }
        }
        if causes.is_empty() && reason.contains("Too many open files") {
            causes.push(causes::files(own.files.map_or(0, |files| files.0), None, &Way::ALL));
        }
        if causes.is_empty() && own.seccomp == Some(2) {
            causes.extend(causes::filtered(reason.contains("signal: 31"), &Way::ALL));
        }
        if causes.is_empty()
            && let Some(setting) = set("ANYGPU_BACKEND").filter(|setting| !setting.is_empty())
        {
            let usable = info::BACK_ENDS.into_iter().filter(|name| {
                !setting.split(',').any(|listed| listed.trim().eq_ignore_ascii_case(name))
                    && !self.ask(here, &[("ANYGPU_BACKEND", Some(name))]).devices.is_empty()
            });
            let usable: Vec<&str> = usable.collect();
            causes.extend((!usable.is_empty()).then(|| causes::other_back_end(&setting, &reason, &usable)));
        }
        if causes.is_empty() {
            causes.push(causes::no_device(&reason));
        }
        causes
    }

    /// Facts that often are obstacles and here are none, or limit what was tried.
    fn harmless(&self, report: &Report) -> Vec<Cause> {
        let is_named = |name: &str| report.causes.iter().any(|cause| cause.name == name);
        let mut causes = causes::harmless(report);
        let own = &report.own;
        let here = Place { like: own, except: None };
        for name in causes::VISIBLE {
            let value = own.variables.as_ref().and_then(|variables| variables.get(name));
            if let Some(value) = value.filter(|_| !report.devices.is_empty()) {
                let all = self.ask(&here, &[(name, None)]).devices.len();
                if all > report.devices.len() {
                    causes.push(causes::hidden(name, value, all, report.devices.len()));
                }
            }
        }
        if report.back_end.as_deref() != Some("amd") && !is_named(causes::HIPS_LIBRARY) {
            causes.extend(causes::not_amds(
                &self.ask(&here, &[("ANYGPU_BACKEND", Some("amd"))]).reason.unwrap_or_default(),
            ));
        }
        causes.retain(|cause| !is_named(&cause.name));
        causes
    }
}

/// The soft and the hard limit of file descriptors of this process.
pub fn limits() -> Option<(u64, u64)> {
    let mut limits = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the output is valid for the call.
    let read = unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &mut limits) } == 0;
    read.then_some((limits.rlim_cur, limits.rlim_max))
}
