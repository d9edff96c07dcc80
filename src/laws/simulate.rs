//! Simulated evenings: players with hidden hands, who play by a law or against it. Only the law
//! makes rulings. A seed always gives the same evening.

use nos_entry::Entry;
use nos_law::{EntryNo, Law, Luck, Players, Refusal, Ruling, Session, SimulationOptions, Truth};

/// How often in a row the law may refuse an act.
const TRIES: usize = 1_000;

/// The session as recorded, and the table as it truly is.
pub struct SimulatedEvening {
    session: Session,
    players: Box<dyn Players>,
    luck: Luck,
    /// The entries before the players' own, in reverse.
    header: Vec<Entry>,
    entries: u32,
}

#[derive(Clone, Debug)]
pub struct Happening {
    pub no: EntryNo,
    pub entry: Entry,
    pub ruling: Ruling,
}

impl SimulatedEvening {
    pub fn new(law: &'static Law, options: &SimulationOptions, seed: u64) -> Result<Self, String> {
        Ok(SimulatedEvening {
            session: (law.begin)(),
            players: law.simulate(options)?,
            luck: Luck::new(seed),
            header: options.house.iter().rev().cloned().chain([law.first_entry()]).collect(),
            entries: 0,
        })
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn truth(&self) -> Truth {
        self.players.truth(&self.session)
    }

    /// Whether a beginner could take a legal entry for a foul.
    pub fn is_doubtful(&self, happening: &Happening) -> bool {
        self.players.is_doubtful(&happening.entry, &happening.ruling)
    }

    pub fn enter(&mut self, entry: &Entry) -> Result<Happening, Refusal> {
        let ruling = self.session.judge(entry)?;
        let entry = self.session.in_full(entry, &ruling);
        self.entries += 1;
        let no = EntryNo(self.entries);
        self.session.apply(no, &ruling);
        self.players.happened(&self.session, &mut self.luck, &ruling);
        Ok(Happening { no, entry, ruling })
    }
}

impl Iterator for SimulatedEvening {
    type Item = Happening;

    fn next(&mut self) -> Option<Happening> {
        if let Some(entry) = self.header.pop() {
            return self.enter(&entry).ok();
        }
        for _ in 0..TRIES {
            let entry = self.players.next(&self.session, &mut self.luck)?;
            if let Ok(happening) = self.enter(&entry) {
                return Some(happening);
            }
        }
        None
    }
}
