//! An evening that is judged once and not recorded: enough for its sheet.

use nos_entry::{Entry, Moment};
use nos_law::{EntryNo, Law, Refusal, Ruling, Session};

/// A session, with the rulings that change a sheet. Nothing can be corrected in it.
#[derive(Debug)]
pub struct PassingEvening {
    pub session: Session,
    pub(super) rulings: Vec<(EntryNo, Ruling)>,
    /// The first and the last time.
    pub(super) times: Option<(Moment, Moment)>,
    entries: u32,
}

impl PassingEvening {
    pub fn new(law: &'static Law) -> PassingEvening {
        PassingEvening { session: (law.begin)(), rulings: Vec::new(), times: None, entries: 0 }
    }

    pub fn enter(&mut self, entry: &Entry, time: Option<Moment>) -> Result<(), Refusal> {
        let ruling = self.session.judge(entry)?;
        self.entries += 1;
        let no = EntryNo(self.entries);
        self.session.apply(no, &ruling);
        if let Some(time) = time {
            self.times = Some((self.times.map_or(time, |(first, _)| first), time));
        }
        self.rulings.extend((!ruling.is_play()).then_some((no, ruling)));
        Ok(())
    }
}
