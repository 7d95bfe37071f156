// SPDX-License-Identifier: MIT OR Apache-2.0
//! Time limits: those of an idle machine, multiplied by the load of this one.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Variable with a factor for slow machines, 1 or more, that multiplies every limit.
const SLOW: &str = "ANYGPU_TEST_SLOW";

/// Multiplies a limit by the current load per processor and by `ANYGPU_TEST_SLOW`.
pub fn stretched(bound: Duration) -> Duration {
    let factor = match std::env::var(SLOW) {
        Ok(factor) => factor.parse().ok().filter(|factor| *factor >= 1.0).expect("ANYGPU_TEST_SLOW is 1 or more"),
        Err(_) => 1.0,
    };
    let load = std::fs::read_to_string("/proc/loadavg").map_or(1.0, |text| load(&text));
    // Asking takes a tenth of a millisecond, for the files of its control groups.
    static PROCESSORS: OnceLock<f64> = OnceLock::new();
    let processors = PROCESSORS.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from) as f64);
    bound.mul_f64(factor * (load / processors).max(1.0))
}

/// Returns the larger of the last minute's load and the number of runnable tasks.
fn load(loadavg: &str) -> f64 {
    let mut fields = loadavg.split(' ');
    let average: Option<f64> = fields.next().and_then(|average| average.parse().ok());
    let now: Option<f64> = fields.nth(2).and_then(|tasks| tasks.split('/').next()?.parse().ok());
    average.unwrap_or(1.0).max(now.unwrap_or(1.0))
}

/// The time after which a test on an idle machine gives up waiting.
const PATIENCE: Duration = Duration::from_secs(120);

/// Returns the time after which a test gives up waiting.
pub fn patience() -> Duration {
    stretched(PATIENCE)
}

/// True where more time has passed than a limit, and than the stretched limit.
fn is_over(bound: Duration, started: Instant) -> bool {
    started.elapsed() >= bound && started.elapsed() >= stretched(bound)
}

/// Asserts that less time has passed than a limit, or than the stretched limit.
#[track_caller]
pub fn assert_within(bound: Duration, started: Instant) {
    assert!(!is_over(bound, started), "{:?} passed, which must be less than {bound:?}", started.elapsed());
}

/// Asks again where nobody answers, until the stretched limit is over. The calls' own limit a slow machine does not stretch.
pub fn asked_again<T>(bound: Duration, mut ask: impl FnMut() -> T, is_silence: impl Fn(&T) -> bool) -> T {
    let started = Instant::now();
    loop {
        let answer = ask();
        if !is_silence(&answer) || started.elapsed() >= stretched(bound) {
            return answer;
        }
    }
}

/// Waits until a condition holds; returns false if it does not before [`patience`] is over.
#[must_use]
pub fn comes_true(mut condition: impl FnMut() -> bool) -> bool {
    let started = Instant::now();
    loop {
        if condition() {
            return true;
        }
        if is_over(PATIENCE, started) {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_load_is_the_larger_of_average_and_present() {
        assert_eq!(load("15.10 8.02 3.00 2/250 4711\n"), 15.1);
        assert_eq!(load("0.10 8.02 3.00 7/250 4711\n"), 7.0);
        assert_eq!(load("?"), 1.0);
    }

    #[test]
    fn a_bound_never_shrinks() {
        assert!(stretched(Duration::from_secs(2)) >= Duration::from_secs(2));
    }
}
