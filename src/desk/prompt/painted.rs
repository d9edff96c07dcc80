//! Reads lines with rustyline, on a terminal that can move its cursor: with the status row above the line,
//! the ruling beside it, history, completion and pasted text.

use super::advising::Advising;
use super::console::{Adviser, Console, Typed};
use super::fit::width;
use super::history::KEPT;
use super::keys;
use super::modes::{self, Modes};
use super::resized::wraps_anew;
use super::rows::Rows;
use super::watch::Watch;
use crate::print::look::Look;
use rustyline::config::{ColorMode, CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{Editor, GraphemeClusterMode, Prompt};
use signal_hook::consts::signal::SIGINT;
use signal_hook::flag;
use std::io::{self, Write};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How long to wait for the rest of a key after Escape, in milliseconds.
const REST_OF_KEY: u16 = 40;

/// A terminal that can move its cursor.
pub struct Painted {
    editor: Editor<Advising, FileHistory>,
    modes: Arc<Modes>,
    watch: Watch,
    /// The file of the history, if it is kept.
    history: Option<PathBuf>,
    /// Whether the terminal wraps its rows anew when the window is resized.
    wraps_anew: bool,
    /// Whether a signal of Ctrl-C came.
    interrupted: Arc<AtomicBool>,
    /// Whether the line that was read must be dropped.
    dropped: Arc<AtomicBool>,
    /// Whether it is one that was left for good.
    left: Arc<AtomicBool>,
}

impl Painted {
    /// Takes the terminal, and loads the history from this file.
    ///
    /// # Errors
    /// If there is no terminal.
    pub fn open(history: Option<PathBuf>, look: Look) -> io::Result<Painted> {
        let config = Config::builder()
            .max_history_size(KEPT)
            .and_then(|config| config.history_ignore_dups(true))
            .map_err(io::Error::other)?
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .completion_prompt_limit(usize::MAX)
            .keyseq_timeout(Some(REST_OF_KEY))
            .grapheme_cluster_mode(GraphemeClusterMode::WcWidth)
            // Calls the highlighter even without colours. It writes none then.
            .color_mode(ColorMode::Forced)
            .build();
        let mut editor = Editor::with_config(config).map_err(io::Error::other)?;
        editor.set_helper(Some(Advising::new(look)));
        if let Some(file) = &history {
            // A history that cannot be read is not worth a message at the table.
            let _ = editor.load_history(file);
        }
        let modes = Arc::new(Modes::take()?);
        let interrupted = Arc::default();
        flag::register(SIGINT, Arc::clone(&interrupted))?;
        let (dropped, left) = (Arc::default(), Arc::default());
        keys::bind(&mut editor, &modes, &dropped, &left);
        Ok(Painted {
            editor,
            watch: Watch::begin(Some(Arc::clone(&modes)))?,
            modes,
            history,
            wraps_anew: wraps_anew(),
            interrupted,
            dropped,
            left,
        })
    }

    fn line<P: Prompt + ?Sized>(&mut self, prompt: &P, initial: &str) -> io::Result<Typed> {
        if let Some(signal) = self.watch.rests() {
            return Ok(Typed::Killed(signal));
        }
        if self.interrupted.swap(false, Ordering::Relaxed) {
            // Ctrl-C came as a signal before it was a key again.
            self.watch.works();
            return Ok(Typed::Dropped(true));
        }
        self.forget_shown();
        let read = self.editor.readline_with_initial(prompt, (initial, ""));
        self.forget_shown();
        self.watch.works();
        // While a line is read, the signal means nothing.
        self.interrupted.store(false, Ordering::Relaxed);
        let is_dropped = self.dropped.swap(false, Ordering::Relaxed);
        let is_left = self.left.swap(false, Ordering::Relaxed);
        Ok(match read {
            Ok(line) => {
                self.fold(prompt.raw(), &line, if is_dropped { "^C" } else { "" })?;
                if is_left {
                    Typed::End
                } else if is_dropped {
                    Typed::Dropped(!line.trim().is_empty())
                } else {
                    Typed::Line(line)
                }
            }
            Err(ReadlineError::Interrupted) => Typed::Dropped(false),
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                self.write("That key is not UTF-8. The line is dropped.\r\n")?;
                Typed::Dropped(true)
            }
            Err(ReadlineError::Eof) => {
                self.fold(prompt.raw(), "", "")?;
                Typed::End
            }
            // The terminal is gone.
            Err(_) => Typed::End,
        })
    }

    /// From now on nothing is cleared when the window is resized.
    fn forget_shown(&self) {
        if let Some(advising) = self.editor.helper() {
            advising.shown.take();
        }
    }

    /// Removes the status row above a line that was read, and marks a dropped line. Text of several rows stays
    /// as it is.
    fn fold(&mut self, prompt: &str, text: &str, mark: &str) -> io::Result<()> {
        let (above, prompt) = match prompt.rsplit_once('\n') {
            Some((_, prompt)) => ("\x1b[A\x1b[M", prompt),
            None => ("", prompt),
        };
        // A waiting line was offered with a line feed.
        let line = text.strip_suffix('\n').unwrap_or(text);
        let used = width(prompt) + width(line);
        let (columns, screen) = modes::size();
        let height = 1 + used / columns;
        let is_marked_at_end = !mark.is_empty() && used + mark.len() >= columns;
        if line.contains('\n') || is_marked_at_end || height + 3 > screen {
            return match mark {
                "" => Ok(()),
                mark => self.write(&format!("{mark}\r\n")),
            };
        }
        let rows = height + text.len() - line.len();
        let down = "\x1b[B".repeat(height - 1);
        let right = used % columns;
        self.write(&format!(
            "\x1b[{rows}A{above}{down}\r\x1b[{right}C{mark}\r\n"
        ))
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()
    }

    /// Saves the lines typed since. A history that cannot be saved is not worth a message either.
    fn keep_history(&mut self) {
        if let Some(file) = &self.history {
            if let Some(folder) = file.parent() {
                let _ = std::fs::create_dir_all(folder);
            }
            let _ = self.editor.append_history(file);
        }
    }
}

impl Console for Painted {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Typed> {
        self.keep_history();
        if let Some(advising) = self.editor.helper_mut() {
            advising.adviser = Some(Rc::clone(&adviser));
        }
        // What is typed ahead goes to the next row. Without the line feed it would extend the waiting line.
        let initial = waiting.map_or_else(String::new, |line| format!("{line}\n"));
        let shown = self.editor.helper().map(|own| Rc::clone(&own.shown));
        let shown = shown.filter(|_| self.wraps_anew);
        let typed = self.line(&Rows::of(adviser.as_ref(), shown), &initial);
        if let Some(advising) = self.editor.helper_mut() {
            advising.adviser = None;
        }
        typed
    }

    fn answer(&mut self, question: &str) -> io::Result<Typed> {
        self.line(question, "")
    }

    fn is_interrupted(&mut self) -> bool {
        self.watch.hears();
        self.interrupted.swap(false, Ordering::Relaxed)
    }

    fn remember(&mut self, line: &str) {
        self.watch.works();
        // A history in memory cannot fail here.
        let _ = self.editor.add_history_entry(line);
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let lettered = self.editor.helper().map(|own| own.lettered(text));
        self.write(lettered.as_deref().unwrap_or(text))
    }

    fn columns(&self) -> usize {
        modes::size().0
    }
}

impl Drop for Painted {
    fn drop(&mut self) {
        self.keep_history();
        self.watch.rests();
        self.modes.give_back();
    }
}
