//! A progress bar for work on many files.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// A progress bar, on a terminal, of work that takes longer than a moment.
pub struct Bar(ProgressBar);

impl Bar {
    /// How long nothing is shown.
    const MOMENT: Duration = Duration::from_secs(1);

    /// A bar for this many files.
    pub fn of(files: usize) -> Bar {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        match ProgressStyle::with_template("{pos} of {len} journals {wide_bar}") {
            Ok(style) => Bar(bar.with_style(style.progress_chars("=> "))),
            Err(_) => Bar(bar),
        }
    }

    /// One more file is done.
    pub fn step(&self) {
        if self.0.is_hidden() && self.0.elapsed() > Bar::MOMENT {
            self.0.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.0.inc(1);
    }

    /// All is done, and the bar goes away.
    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}
