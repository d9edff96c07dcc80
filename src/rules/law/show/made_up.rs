//! Players who are made up. They do what is in order; where hands are hidden, as far as their play true tiles allow.
//! What they do wrong is found by asking the law.

mod choice;

use super::ruling_text::words;
use crate::hands::record::PieceRecord;
use crate::hands::set::Set;
use crate::law::about::{BETWEEN, Denied, FINISHED, LOBBY, LOT, TableSizes};
use crate::law::common::Common;
use crate::law::game::SetOf;
use crate::law::legal::Legal;
use crate::law::overrides::Overrides;
use crate::law::piece::Piece;
use crate::law::referee::{Players, Session};
use crate::law::ruling::{Effect, Ruling};
use crate::law::simulated::{Luck, Offence, Share, SimulationOptions, Truth};
use crate::law::table::Table;
use crate::speech::{Entry, What};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::words::Words;

const NAMES: [&str; 10] = [
    "Alice", "Barry", "Chris", "Doris", "Edwin", "Fiona", "Gareth", "Helen", "Ian", "Julia",
];

/// The players, and what they truly hold.
#[derive(Debug)]
pub struct MadeUp<G: Overrides> {
    /// The plays that were in order before, where nothing is hidden.
    earlier: Vec<Legal>,
    /// The same of acts without a piece, such as every roll of two dice.
    earlier_others: Vec<Legal>,
    players: usize,
    hands_wished: u32,
    fouls: Share,
    /// By the hands of the record: those of the players, then other places.
    held: Vec<SetOf<G>>,
    /// The piece that is drawn next first.
    boneyard: Vec<G::Piece>,
    wrongs: u32,
    denials: usize,
    unseen: Vec<Offence>,
    /// Whether the pieces that they play with are chosen.
    has_chosen: bool,
}

impl<G: Overrides> MadeUp<G> {
    fn held(&self, player: PlayerId) -> SetOf<G> {
        let held = self.held.get(player.index());
        held.copied().unwrap_or_default()
    }

    /// Whether this piece can be played by the player who acts, or is turned up next if nobody does. It can if nothing is
    /// hidden.
    fn has(&self, by: Option<PlayerId>, piece: G::Piece) -> bool {
        match by {
            _ if self.held.is_empty() => true,
            Some(player) => self.held(player).has(piece),
            None => self.boneyard.first() == Some(&piece),
        }
    }
}

impl<G: Overrides> Players for MadeUp<G> {
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry> {
        let table = session.get::<Table<G>>()?;
        let entry = match table.phase() {
            LOBBY => {
                let names = seated(&G::ABOUT.seating, self.players, luck);
                Some(What::Seat(names))
            }
            LOT => table.draw_lots(luck),
            FINISHED => None,
            BETWEEN => table.between(self, luck),
            _ => table.turn_of(self, luck),
        };
        entry.map(|what| G::law().entry(what))
    }

    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling) {
        let Some(table) = session.get::<Table<G>>() else {
            return;
        };
        self.unseen.clear();
        let is_dealt = ruling.has(|effect| matches!(effect, Effect::Dealt { .. }));
        if is_dealt {
            self.wrongs = 0;
        }
        let Some(record) = G::HIDDEN.and_then(|hidden| hidden.record(table)) else {
            return;
        };
        // The law may have the pieces taken again without another deal.
        let is_taken_again = record.laid().is_empty() && ruling.events_of::<G>().next().is_some();
        if record.deeds().is_empty() && (is_dealt || is_taken_again) {
            deal(record, self, luck);
        }
        if ruling.has(|effect| matches!(effect, Effect::Voided)) {
            self.held.clear();
        }
        for held in &mut self.held {
            *held = held.minus(record.laid());
        }
        self.boneyard.retain(|piece| !record.laid().has(*piece));
        for denial in record.denials().iter().skip(self.denials) {
            let player = PlayerId::at(denial.seat.index());
            if !self.held(player).and(denial.pieces).is_empty() {
                self.unseen.push(Offence {
                    player: table.name(player).to_string(),
                    kind: denial.own.kind,
                    article: denial.own.article,
                });
            }
        }
        self.denials = record.denials().len();
        for (seat, held) in record.seats().zip(&mut self.held) {
            let drawn = record.number(seat).saturating_sub(held.len());
            let drawn = usize::from(drawn).min(self.boneyard.len());
            *held = held.or(Set::of_all(self.boneyard.drain(..drawn)));
        }
    }

    fn truth(&self, session: &Session) -> Truth {
        let Some(table) = session.get::<Table<G>>() else {
            return Truth::default();
        };
        let mut held = Vec::with_capacity(self.held.len());
        for pieces in &self.held {
            held.push(printed(pieces.iter()));
        }
        let boneyard = printed(self.boneyard.iter().copied());
        let places = G::HIDDEN.map_or(&[][..], |hidden| hidden.places());
        truth(table.common(), held, boneyard, places, self.unseen.clone())
    }

    fn is_doubtful(&self, entry: &Entry, ruling: &Ruling) -> bool {
        if !matches!(entry.what, What::Own(_)) {
            return false;
        }
        let denies = ruling.events_of::<G>().count() == 1;
        ruling.scored().next().is_some() || ruling.articles.len() > 1 || denies
    }
}

fn printed<P: Piece>(pieces: impl Iterator<Item = P>) -> Vec<String> {
    let mut printed = Vec::new();
    for piece in pieces {
        printed.push(piece.to_string());
    }
    printed
}

/// What players hold, and what is in these places: the further hands of the record, then the boneyard.
fn truth(
    table: &Common,
    mut held: Vec<Vec<String>>,
    boneyard: Vec<String>,
    places: &[&'static str],
    unseen: Vec<Offence>,
) -> Truth {
    let has_hand = table.hands() > 0 && !table.is_settled();
    let mut further = held.split_off(table.players().len().min(held.len()));
    further.push(boneyard);
    let of_hand = |pieces: Option<Vec<String>>| pieces.filter(|_| has_hand).unwrap_or_default();
    let (mut held, mut further) = (held.into_iter(), further.into_iter());
    let players = table.everybody().filter(|_| has_hand);
    Truth {
        hands: players
            .map(|player| (table.name(player).to_string(), of_hand(held.next())))
            .collect(),
        places: places
            .iter()
            .map(|place| (*place, of_hand(further.next())))
            .collect(),
        unseen,
    }
}

pub fn players<G: Overrides>(options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
    let players = can_be(options, &G::ABOUT.seating, words::<G>())?;
    Ok(Box::new(MadeUp::<G> {
        earlier: Vec::new(),
        earlier_others: Vec::new(),
        players,
        hands_wished: options.hands,
        fouls: options.fouls,
        held: Vec::new(),
        boneyard: Vec::new(),
        wrongs: 0,
        denials: 0,
        unseen: Vec::new(),
        has_chosen: false,
    }))
}

/// How many players are wished for; 0 if any number is.
fn can_be(
    options: &SimulationOptions,
    seating: &TableSizes,
    words: &Words,
) -> Result<usize, String> {
    let players = options.players.unwrap_or_default();
    if options.players.is_some() && seating.sides(players).is_none() {
        let (who, most) = (words.message("who-plays"), seating.range().1);
        return Err(format!("{who}: --players {most}"));
    }
    if !options.games.is_empty() {
        return Err(message!("has-one-game", game = words.message("law-name")));
    }
    Ok(players)
}

/// Who sits down, where so many are wished for.
fn seated(seating: &TableSizes, players: usize, luck: &mut Luck) -> Vec<Name> {
    let allowed: Vec<usize> = seating.0.iter().map(|row| row.0).collect();
    let players = match players {
        0 => luck.pick(&allowed).unwrap_or_default(),
        players => players,
    };
    let mut names = NAMES.to_vec();
    luck.shuffle(&mut names);
    names.truncate(players);
    names.into_iter().filter_map(Name::new).collect()
}

fn deal<G: Overrides>(
    record: &PieceRecord<SetOf<G>, &'static Denied>,
    made_up: &mut MadeUp<G>,
    luck: &mut Luck,
) {
    let mut pieces = luck.shuffled(record.set());
    made_up.held.clear();
    for seat in record.seats() {
        let rest = pieces.split_off(usize::from(record.dealt_to(seat)).min(pieces.len()));
        let held = std::mem::replace(&mut pieces, rest);
        made_up.held.push(Set::of_all(held));
    }
    made_up.boneyard = pieces;
    made_up.denials = 0;
}
