//! Reads lines with rustyline, on a terminal that can move its cursor: with the status row above
//! the line, the ruling beside it, completion, pasted text, and a history of lines. The history
//! file, in the user's state folder, is a convenience: the prompt also works without it.

use super::console::{Adviser, Console, Input, InputEnd};
use super::helper::{LineHelper, StatusRow};
use super::keys::{self, Gathering, Leaving};
use crate::desk::terminal::{self, Modes, Watch};
use nos_base::Look;
use nos_base::text::width::visible_width as width;
use rustyline::config::{ColorMode, CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{Editor, GraphemeClusterMode, Prompt};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::{fs, io};

/// Wait for the rest of a key after Escape, in milliseconds.
const REST_OF_KEY: u16 = 40;

const KEPT: usize = 2000;

const LARGEST: u64 = 16 << 20;

pub fn history_file(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let absolute = |name: &str| {
        let folder = variable(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    Some(terminal::state_folder(absolute)?.join("nos").join("history"))
}

/// Whether this file can keep a history. A pipe would wait for a reader; a device never ends.
pub fn is_usable(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(there) => there.is_file() && there.len() <= LARGEST,
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

pub struct Painted {
    editor: Editor<LineHelper, FileHistory>,
    modes: Arc<Modes>,
    watch: Watch,
    history: Option<PathBuf>,
    leaving: Leaving,
    ahead: Gathering,
    begun: String,
}

impl Painted {
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
        editor.set_helper(Some(LineHelper::new(look)));
        if let Some(file) = &history {
            // An unreadable history is not worth a message at the table.
            let _ = editor.load_history(file);
        }
        let modes = Arc::new(Modes::take()?);
        terminal::give_back_on_panic(&modes);
        let (leaving, ahead) = (Leaving::default(), Gathering::default());
        keys::bind(&mut editor, &modes, &leaving, &ahead);
        Ok(Painted {
            editor,
            watch: Watch::begin(Some(Arc::clone(&modes))).inspect_err(|_| modes.give_back())?,
            modes,
            history,
            leaving,
            ahead,
            begun: String::new(),
        })
    }

    fn line<P: Prompt + ?Sized>(
        &mut self,
        status_row: Option<Rc<StatusRow>>,
        prompt: &P,
        initial: &str,
    ) -> io::Result<Input> {
        if let Some(signal) = self.watch.idle() {
            return Ok(Input::Ended(InputEnd::Killed(signal)));
        }
        if self.leaving.left.swap(false, Ordering::Relaxed) {
            return Ok(Input::Ended(InputEnd::Left));
        }
        if self.watch.take_interrupt() {
            // Ctrl-C arrived as a signal before the terminal was in raw mode, where it is a key.
            self.watch.busy();
            return Ok(Input::Dropped(true));
        }
        self.advise(status_row);
        let read = self.editor.readline_with_initial(prompt, (initial, ""));
        self.advise(None);
        self.watch.busy();
        // Discard a signal that arrived while the line was read: Ctrl-C is a key then.
        self.watch.take_interrupt();
        let is_dropped = self.leaving.dropped.swap(false, Ordering::Relaxed);
        let is_left = self.leaving.left.swap(false, Ordering::Relaxed);
        Ok(match read {
            Ok(line) => {
                self.fold(prompt.styled(), &line, if is_dropped { "^C" } else { "" })?;
                if is_left {
                    Input::Ended(InputEnd::Left)
                } else if is_dropped {
                    Input::Dropped(!line.trim().is_empty())
                } else {
                    Input::Line(line)
                }
            }
            Err(ReadlineError::Interrupted) => Input::Dropped(false),
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                self.write(&format!("{}\r\n", message!("key-not-utf-8")))?;
                Input::Dropped(true)
            }
            Err(ReadlineError::Eof) => {
                self.fold(prompt.styled(), "", "")?;
                Input::Ended(InputEnd::Left)
            }
            // The terminal is gone.
            Err(_) => Input::Ended(InputEnd::Left),
        })
    }

    fn gathered(&mut self, text: &str) -> Vec<String> {
        let (lines, begun) = text.rsplit_once('\n').unwrap_or(("", text));
        self.begun = begun.to_owned();
        lines.lines().map(str::to_owned).collect()
    }

    fn advise(&mut self, status_row: Option<Rc<StatusRow>>) {
        if let Some(helper) = self.editor.helper_mut() {
            helper.advise(status_row);
        }
    }

    /// Removes the status row above a line that was read, and marks a dropped line. Leaves text of
    /// several rows alone.
    fn fold(&mut self, prompt: &str, text: &str, mark: &str) -> io::Result<()> {
        let (above, prompt) = match prompt.rsplit_once('\n') {
            Some((_, prompt)) => ("\x1b[A\x1b[M", prompt),
            None => ("", prompt),
        };
        // A waiting line was offered with a line feed.
        let line = text.strip_suffix('\n').unwrap_or(text);
        let used = width(prompt) + width(line);
        let (columns, screen) = terminal::size();
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
        self.write(&format!("\x1b[{rows}A{above}{down}\r\x1b[{right}C{mark}\r\n"))
    }

    /// Appends the new lines to the history file. A failure is not worth a message either.
    fn keep_history(&mut self) {
        if let Some(file) = &self.history {
            if let Some(folder) = file.parent() {
                let _ = fs::create_dir_all(folder);
            }
            let _ = self.editor.append_history(file);
        }
    }
}

impl Console for Painted {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Input> {
        self.keep_history();
        // Text typed ahead goes to the next row. It would extend the waiting line.
        let mut initial = waiting.map_or_else(String::new, |line| format!("{line}\n"));
        initial.push_str(&std::mem::take(&mut self.begun));
        let status_row = Rc::new(StatusRow::new(adviser));
        self.line(Some(Rc::clone(&status_row)), &*status_row, &initial)
    }

    fn answer(&mut self, question: &str) -> io::Result<Input> {
        self.line(None, question, "")
    }

    /// Rustyline buffers keys typed ahead, and only reading a line drains its buffer. So rustyline
    /// reads a line that never ends, on a terminal that waits for no key, and every key goes into
    /// the gathered text.
    fn typed_ahead(&mut self) -> io::Result<Vec<String>> {
        let gathering = |text| {
            let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *ahead, text).unwrap_or_default()
        };
        let mut begun = std::mem::take(&mut self.begun);
        if let Some(typed) = self.modes.typed() {
            for key in typed {
                self.leaving.gather(key, &mut begun);
            }
            return Ok(self.gathered(&begun));
        }
        gathering(Some(begun));
        if let Some(helper) = self.editor.helper_mut() {
            helper.gathered = Some(Arc::clone(&self.modes));
        }
        // The call ends with an error when nothing more was typed ahead.
        let _ = self.editor.readline("");
        if let Some(helper) = self.editor.helper_mut() {
            helper.gathered = None;
        }
        let text = gathering(None);
        // Rustyline ends its row.
        self.write("\x1b[A")?;
        Ok(self.gathered(&text))
    }

    fn is_interrupted(&mut self) -> bool {
        self.watch.signal_on_ctrl_c();
        self.watch.take_interrupt()
    }

    fn remember(&mut self, line: &str) {
        self.watch.busy();
        // A history in memory cannot fail here.
        let _ = self.editor.add_history_entry(line);
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let lettered = self.editor.helper().map(|helper| helper.lettered(text));
        terminal::show(lettered.as_deref().unwrap_or(text))
    }

    fn rows(&self) -> Option<usize> {
        Some(terminal::size().1)
    }
}

impl Drop for Painted {
    fn drop(&mut self) {
        self.keep_history();
        self.watch.idle();
        self.modes.give_back();
    }
}
