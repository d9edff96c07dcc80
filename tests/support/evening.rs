//! Simulated evenings of Nos, typed in full or as briefly as possible.

use ::nos_entry as speech;
use nos_base::Name;
use nos_entry::Body;
use nos_law::{EntryNo, Share, SimulationOptions};
use nos_laws::nos::session::{NosTable, Session};
use nos_laws::nos::{Act, Entry, LAW, What};
use nos_laws::simulate::SimulatedEvening;

pub use nos_law::simulated::Luck;

pub struct Evening {
    pub session: Session,
    /// The lines as typed.
    pub lines: Vec<String>,
    made_up: SimulatedEvening,
    luck: Luck,
}

impl Evening {
    /// Simulates at least this many entries and ends between hands. `mischief` is the percentage of
    /// fouls.
    pub fn of(seed: u64, mischief: usize, entries: usize) -> Evening {
        let wishes = SimulationOptions {
            hands: u32::MAX,
            fouls: Share::percent(mischief),
            ..SimulationOptions::default()
        };
        let made_up = SimulatedEvening::new(&LAW, &wishes, seed);
        let mut evening = Evening {
            session: Session::default(),
            lines: Vec::new(),
            made_up: made_up.unwrap_or_else(|message| panic!("{message}")),
            luck: Luck::new(!seed),
        };
        // The keeper of a journal adds the law.
        evening.made_up.next();
        if evening.luck.once_in(3) {
            evening.enter("house house.extra_games true");
            evening.enter("house payments.nos 10");
        }
        if evening.luck.once_in(3) {
            evening.enter("house house.wait_breaks_payment false");
        }
        while evening.lines.len() < entries || evening.session.hand().is_some() {
            evening.goes_on();
        }
        evening
    }

    /// Types a line, which must be accepted.
    pub fn enter(&mut self, line: &str) {
        let read = speech::read_line(LAW.language, line).map(|line| line.body);
        let Ok(Some(Body::Entry(entry))) = read else { panic!("{line}") };
        let happening = self.made_up.enter(&entry);
        let happening = happening.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        self.takes(&happening.entry);
    }

    /// Adds an entry; false if the evening is over.
    fn goes_on(&mut self) -> bool {
        let Some(happening) = self.made_up.next() else { return false };
        self.takes(&happening.entry);
        true
    }

    fn takes(&mut self, full: &Entry) {
        let ruling = self.session.judge(full);
        let ruling = ruling.unwrap_or_else(|refusal| panic!("{full}: {refusal}"));
        let mut typed = full.clone();
        for shorter in [without_name, without_place, with_a_short_name] {
            let mut entry = typed.clone();
            if let Some(act) = typed.what.act::<Act>() {
                let mut act = act.clone();
                shorter(&mut act);
                entry = typed.with(act.into());
            }
            if self.luck.once_in(2) && self.session.judge(&entry).as_ref() == Ok(&ruling) {
                typed = entry;
            }
        }
        self.lines.push(typed.to_string());
        self.session.apply(EntryNo(self.lines.len() as u32), &ruling);
    }

    /// Settles and gives somebody the pot.
    pub fn settle(&mut self) {
        while self.session.judge_what(&What::Settle, false).is_err() {
            self.goes_on();
        }
        self.enter("settle");
        while self.goes_on() {}
    }
}

/// Returns the player if the name is optional.
fn name(act: &mut Act) -> Option<&mut Option<Name>> {
    match act {
        Act::Set { name, .. } | Act::Draw { name, .. } | Act::Flip { name, .. } => Some(name),
        Act::Claim(name) | Act::Pass(name) | Act::Wait(name) | Act::Block(name) => Some(name),
        Act::Play(play) => Some(&mut play.name),
        _ => None,
    }
}

fn without_name(act: &mut Act) {
    if let Some(name) = name(act) {
        *name = None;
    }
}

fn without_place(act: &mut Act) {
    if let Act::Play(play) = act {
        play.on = None;
        play.touching = None;
    }
}

fn with_a_short_name(act: &mut Act) {
    if let Some(Some(name)) = name(act) {
        let short: String = name.as_str().chars().take(2).collect();
        *name = Name::new(&short).unwrap_or_else(|| panic!("{short}"));
    }
}
