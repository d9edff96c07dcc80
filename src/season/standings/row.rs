//! A player in the standings.

use super::shows::Shows;
use crate::season::evening::Played;
use crate::season::form::Form;
use crate::speech::Date;
use crate::table::name::Name;

/// A player in the standings.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub name: Name,
    pub evenings: i64,
    pub over: i64,
    pub counts: Vec<i64>,
    pub best: (i64, Option<Date>),
    pub worst: (i64, Option<Date>),
    pub form: Form,
}

impl Row {
    /// A player without evenings; `first` is what the first one will bring.
    pub fn new(first: &Played, date: Option<Date>) -> Row {
        Row {
            name: first.name.clone(),
            evenings: 0,
            over: 0,
            counts: vec![0; first.counts.len()],
            best: (first.over, date),
            worst: (first.over, date),
            form: Form::default(),
        }
    }

    /// Adds an evening. Of two that are as good, the earlier is the best.
    pub fn add(&mut self, played: &Played, date: Option<Date>) {
        self.evenings += 1;
        self.over += played.over;
        for (count, more) in self.counts.iter_mut().zip(&played.counts) {
            *count += more;
        }
        if played.over > self.best.0 {
            self.best = (played.over, date);
        }
        if played.over < self.worst.0 {
            self.worst = (played.over, date);
        }
        self.form.add(played.over);
    }

    /// The number in a column; `None` if it shows no number.
    pub fn number(&self, shows: Shows) -> Option<i64> {
        match shows {
            Shows::Evenings => Some(self.evenings),
            Shows::Count(at) => self.counts.get(at).copied(),
            Shows::Over | Shows::Money => Some(self.over),
            Shows::Best => Some(self.best.0),
            Shows::Worst => Some(self.worst.0),
            Shows::Player | Shows::Currency | Shows::BestDate | Shows::WorstDate | Shows::Form => {
                None
            }
        }
    }
}
