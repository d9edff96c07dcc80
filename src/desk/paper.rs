//! What an evening leaves on paper: the settlement sheet.

use super::journals::Script;
use super::laws::{Job, Tenant};
use super::outcome::{Failure, Status};
use crate::print::csv;
use crate::print::sheet::{self, Sheet};
use crate::print::show::Table;
use serde_json::json;

/// The form of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Text.
    Text,
    /// JSON.
    Json,
    /// Comma-separated values.
    Csv,
    /// Markdown.
    Markdown,
    /// A page to print.
    Html,
}

/// Prints the settlement sheet of a script or journal, and its seal.
pub struct Settle<'a> {
    /// The journal or script.
    pub script: &'a Script,
    /// The look of the answer.
    pub table: &'a Table,
    /// The form of the answer.
    pub form: Form,
    /// The player whose own sheet it is; `None` for everybody's.
    pub player: Option<&'a str>,
}

impl Job for Settle<'_> {
    type Done = Result<(Status, Vec<String>), Failure>;

    fn by<L: Tenant>(self) -> Self::Done {
        let read = self.script.judged::<L>(self.table)?;
        let (record, look) = (&read.record, &self.table.look);
        let money = self.table.money.as_ref();
        let sheet = match self.player {
            Some(name) => Sheet::of_one(record, name, money)
                .map_err(|nobody| Failure::new(Status::Usage, nobody.to_string()))?,
            None => Sheet::of(record, money),
        };
        let seal = read.seal.map(|seal| seal.to_string());
        let lines = match self.form {
            Form::Text => {
                let mut lines = sheet::words(&sheet, look);
                lines.extend(seal.map(|seal| format!("The seal: {seal}.")));
                if sheet.is_final() {
                    lines.extend(sheet::signatures(&sheet, look));
                }
                lines
            }
            Form::Json => {
                let state = serde_json::to_value(record.session().state()).unwrap_or_default();
                let answer = json!({ "seal": seal, "state": state, "sheet": sheet::json(&sheet) });
                vec![answer.to_string()]
            }
            Form::Csv => csv::lines(&sheet::rows(&sheet)),
            Form::Markdown => sheet::markdown(&sheet, seal.as_deref()),
            Form::Html => Vec::new(),
        };
        Ok((read.status, lines))
    }
}
