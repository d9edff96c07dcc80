//! Hidden hands: a law's row, and their form for callers without the type of its pieces. The record
//! in it serves `holds`, `audit`, completion and simulated players.

use super::EntryNo;
use super::game::SetOf;
use super::hidden_hands::DeniedRecord;
use super::referee::Whereabouts;
use crate::{
    Deck, Denied, Game, HandStage, HeldAtEnd, HiddenHands, InHands, ProvedOffence, Referee, Table,
};
use nos_base::{Circle, Name, PieceRecord, Places, PlayerId, Set};
use nos_entry::TypedPiece;

#[derive(Debug)]
pub struct Hidden<G: Game> {
    /// The record of the current hand, or of the last one.
    pub record: fn(&Table<G>) -> Option<&DeniedRecord<SetOf<G>>>,
    /// The value of a piece in a law that counts unshown pieces.
    pub count: fn(G::Piece) -> u8,
    /// The places of pieces outside the players' hands: further hands, then the boneyard.
    pub places: &'static [&'static str],
    /// The next player to show his remaining pieces; `None` if nobody has to.
    pub next_to_show: fn(&Table<G>) -> Option<PlayerId>,
    /// The offence that an event of the game proves, if it is neither a denial nor a foul.
    pub found: fn(&G::Event) -> Option<ProvedOffence>,
    /// The act by which a player shows these pieces, if he must at the end of a hand.
    pub show: fn(Name, &[G::Piece]) -> G::Act,
    /// The act by which a player lays a piece in one of several ways, right or wrong.
    pub lay: fn(&Table<G>, PlayerId, G::Piece, usize) -> G::Act,
}

impl HiddenHands {
    pub fn of<G: Game>(table: &Table<G>) -> Option<HiddenHands> {
        let hidden = G::HIDDEN?;
        Some(HiddenHands {
            deck: Deck::of::<G::Piece>(),
            all: || Places::of_bits(G::pieces().bits()),
            record: (hidden.record)(table).map(PieceRecord::by_place),
            count: |place| match (G::HIDDEN, SetOf::<G>::at(place)) {
                (Some(hidden), Some(piece)) => (hidden.count)(piece),
                _ => 0,
            },
            places: hidden.places,
            next_to_show: (hidden.next_to_show)(table),
            show: |name, pieces| {
                let own = pieces.iter().filter_map(|piece| piece.get().copied());
                Some((G::HIDDEN?.show)(name, &own.collect::<Vec<G::Piece>>()).into())
            },
        })
    }
}

impl dyn Referee {
    /// Returns the data on who can hold what; `None` outside a phase with hands.
    pub fn in_hands(&self) -> Option<InHands> {
        let (hidden, common) = (self.hidden()?, self.common());
        let has_hands = common.phase_row(self.phase()).has_hands;
        let is_asked = has_hands && common.stage() != HandStage::Void;
        let record = hidden.record.filter(|_| is_asked)?;
        if record.laid().is_empty() && record.denials().is_empty() {
            return None;
        }
        Some(InHands {
            holds: record.holds(hidden.count),
            deck: hidden.deck,
            places: hidden.places,
            words: &self.law().library().words,
            seats: Circle::of(common.seated()),
            names: common.names(),
        })
    }

    /// Returns the number of pieces that a player holds, where hands are hidden.
    pub fn number_held(&self, player: PlayerId) -> Option<u8> {
        let record = self.hidden()?.record.filter(|_| self.common().is_going())?;
        let seated = self.common().seated();
        let place = seated.iter().position(|seated| *seated == player)?;
        record.seats().nth(place).map(|seat| record.number(seat))
    }

    /// Returns the known pieces of each finished hand.
    pub fn held_at_end(&self) -> Vec<HeldAtEnd> {
        let Some(HiddenHands { record: Some(record), deck, .. }) = self.hidden() else {
            return Vec::new();
        };
        let held = record.seats().map(|seat| {
            let number = record.number(seat);
            let known = match number {
                0 => Places::default(),
                _ => record.known(seat),
            };
            HeldAtEnd {
                by: seat.index(),
                pieces: known.iter().filter_map(deck.face).collect(),
                unseen: number.saturating_sub(known.len()),
                words: String::new(),
            }
        });
        held.collect()
    }

    /// Returns the pieces that this entry denied, one by one and together, and the kind of denial.
    pub fn denied(&self, no: EntryNo) -> Option<(Vec<String>, &'static Denied)> {
        let hidden = self.hidden()?;
        let denial = hidden.record.as_ref()?.denials().iter().find(|denial| denial.no == no)?;
        Some((hidden.deck.each(denial.pieces.iter()), denial.own))
    }

    pub fn whereabouts(&self, piece: &TypedPiece) -> Whereabouts {
        let hidden = self.hidden();
        let place = hidden.as_ref().and_then(|hidden| (hidden.deck.place)(piece));
        let record = hidden.as_ref().and_then(|hidden| hidden.record.as_ref());
        let (Some(record), Some(place)) = (record, place) else { return Whereabouts::Unknown };
        let holder = record.holder(place);
        match holder.and_then(|seat| self.common().seated().get(seat.index())) {
            _ if record.laid().has(place) => Whereabouts::Lies(record.laid_with(place)),
            Some(holder) => Whereabouts::Held(*holder),
            None => Whereabouts::Unknown,
        }
    }
}
