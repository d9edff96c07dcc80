//! Writes what the prompt says, wrapped to the width of the screen.

use super::console::Console;
use super::sitting::Sitting;
use crate::print::look::Look;
use crate::print::number::counted;
use crate::print::show::Table;
use crate::print::width;
use crate::table::shown;
use std::io;

/// The indent of an answer's lines, as wide as the number of an entry.
const SET_IN: &str = "      ";

impl<C: Console> Sitting<C> {
    pub(super) fn look(&self) -> Look {
        self.table.look.at(self.console.columns())
    }

    pub(super) fn table_now(&self) -> Table {
        Table {
            look: self.look(),
            ..self.table.clone()
        }
    }

    /// Writes lines, wrapped to the width of the screen.
    pub(super) fn say_wrapped(&mut self, lines: &[String]) -> io::Result<()> {
        self.say_behind("", lines)
    }

    /// Writes lines indented like those of a ruling.
    pub(super) fn say_set_in(&mut self, lines: &[String]) -> io::Result<()> {
        self.say_behind(SET_IN, lines)
    }

    fn say_behind(&mut self, head: &str, lines: &[String]) -> io::Result<()> {
        let measure = self.look().measure();
        let wrapped = lines
            .iter()
            .flat_map(|line| width::wrapped(head, line, measure));
        self.say_lines(&wrapped.collect::<Vec<String>>())
    }

    /// Writes lines as they are.
    pub(super) fn say_lines(&mut self, lines: &[String]) -> io::Result<()> {
        let lines = lines.iter().map(|line| shown::line(line));
        let text: String = lines.flat_map(|line| [line, "\n".into()]).collect();
        self.console.say(&text)
    }

    /// Says how many lines wait, but only once.
    pub(super) fn say_waiting(&mut self) -> io::Result<()> {
        let Some(waiting) = self.ahead.news() else {
            return Ok(());
        };
        let lines = counted(waiting as u64, "line waits", "lines wait");
        let them = if waiting == 1 { "it" } else { "them" };
        self.say_set_in(&[format!("{lines}: Enter takes {them}, Ctrl-C drops {them}.")])
    }

    /// Drops the waiting lines; returns whether there were any.
    pub(super) fn drop_waiting(&mut self) -> io::Result<bool> {
        let dropped = self.ahead.drop_all();
        dropped.iter().for_each(|line| self.console.remember(line));
        if dropped.is_empty() {
            return Ok(false);
        }
        let lines = counted(dropped.len() as u64, "line is", "lines are");
        let them = if dropped.len() == 1 { "it" } else { "them" };
        self.say_set_in(&[format!(
            "{lines} not taken; the up arrow brings {them} back."
        )])?;
        Ok(true)
    }
}
