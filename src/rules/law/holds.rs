//! Who can hold what, as JSON and in words, for every law with hidden hands.

use super::Names;
use super::about::Denied;
use crate::hands::holds::{Contradiction, Evidence, Held, Holds, Statement};
use crate::hands::record::PieceRecord;
use crate::hands::set::Set;
use crate::law::facts::{Facts, Value};
use crate::law::picture::HeldAtEnd;
use crate::law::piece::Piece;
use crate::table::seat::{Circle, PlayerId};
use crate::text::width::counted;
use crate::words::Words;

/// The only place of dominoes.
pub const BONEYARD: [&str; 1] = ["boneyard"];

/// What each hand of a record holds.
pub fn at_end<S: Set>(record: &PieceRecord<S, &'static Denied>) -> Vec<HeldAtEnd>
where
    S::Piece: Piece,
{
    let mut held = Vec::new();
    for seat in record.seats() {
        let number = record.number(seat);
        let known = match number {
            0 => S::default(),
            _ => record.known(seat),
        };
        let mut pieces = Vec::new();
        for piece in known.iter() {
            pieces.extend(piece.face());
        }
        held.push(HeldAtEnd {
            by: seat.index(),
            pieces,
            unseen: number.saturating_sub(known.len()),
            words: String::new(),
        });
    }
    held
}

/// Who can hold what in a hand, to be told.
pub trait Holding {
    /// What everybody can hold, or only this player, for JSON.
    fn json(&self, only: Option<PlayerId>) -> Facts;

    /// The same in sentences.
    fn sentences(&self, only: Option<PlayerId>) -> Vec<String>;
}

/// Who can hold what in a hand, with what is needed to tell it.
pub struct InHands<S: Set> {
    pub holds: Result<Holds<S>, Contradiction<S, &'static Denied>>,
    /// The places after the players' hands: pieces that are in no player's. The message `place-PLACE` names one.
    pub places: &'static [&'static str],
    /// The messages of the law.
    pub words: &'static Words,
    pub seats: Circle,
    pub names: Names,
}

fn of_hand<S: Set>(held: &Held<S>) -> Facts {
    Facts::new()
        .with("count", held.count)
        .with("certain", listed(held.certain))
        .with("possible", listed(held.possible))
}

fn listed<S: Set>(pieces: S) -> Value {
    pieces.iter().map(|piece| piece.to_string()).collect()
}

impl<S: Set> Holding for InHands<S> {
    fn json(&self, only: Option<PlayerId>) -> Facts {
        let holds = match &self.holds {
            Ok(holds) => holds,
            Err(contradiction) => {
                let statements = contradiction
                    .statements
                    .iter()
                    .map(|statement| self.contradicting(statement));
                let facts = Facts::new().with("consistent", false);
                return facts.with("contradiction", statements.collect::<Value>());
            }
        };
        let players = self
            .asked(holds, only)
            .map(|(name, held)| (name.to_owned(), of_hand(held)));
        let mut facts = Facts::new()
            .with("consistent", true)
            .with("players", players.collect::<Facts>());
        for (place, held) in self.elsewhere(holds) {
            facts = facts.with(place, of_hand(held));
        }
        if holds.leaves_out_counts {
            facts.with("exact", false)
        } else {
            facts
        }
    }

    fn sentences(&self, only: Option<PlayerId>) -> Vec<String> {
        match &self.holds {
            Ok(holds) => {
                let places = self.elsewhere(holds).filter(|_| only.is_none());
                let place = |place| self.words.message(&format!("place-{place}"));
                let places = places.map(|(name, held)| (place(name), held));
                let players = self
                    .asked(holds, only)
                    .map(|(name, held)| (name.to_owned(), held));
                let all: Vec<(String, &Held<S>)> = players.chain(places).collect();
                let open = |held: &Held<S>| held.possible.minus(held.certain);
                let unseen = all
                    .iter()
                    .fold(S::default(), |all, (_, held)| all.or(open(held)));
                let is_several = all
                    .iter()
                    .filter(|(_, held)| !open(held).is_empty())
                    .count()
                    > 1;
                let mut told = Vec::new();
                if is_several {
                    told.push(message!("holds-unseen", unseen = unseen.to_string()));
                }
                let rest = |held| {
                    let (rest, but) = (open(held), unseen.minus(open(held)));
                    if is_several && but.len() < rest.len() {
                        message!("holds-rest", number = but.len(), but = but.to_string())
                    } else {
                        rest.to_string()
                    }
                };
                let each = all
                    .iter()
                    .map(|(name, held)| self.held(name, held, &rest(held)));
                told.extend(each);
                if holds.leaves_out_counts {
                    told.push(message!("holds-counts-left-out"));
                }
                told
            }
            Err(contradiction) => self.contradiction(contradiction),
        }
    }
}

impl<S: Set> InHands<S> {
    fn elsewhere<'b>(
        &self,
        holds: &'b Holds<S>,
    ) -> impl Iterator<Item = (&'static str, &'b Held<S>)> {
        let further = holds.hands.iter().skip(self.seats.seats().count());
        self.places
            .iter()
            .copied()
            .zip(further.chain([&holds.boneyard]))
    }

    fn asked<'b>(
        &'b self,
        holds: &'b Holds<S>,
        only: Option<PlayerId>,
    ) -> impl Iterator<Item = (&'b str, &'b Held<S>)> {
        self.seats
            .all()
            .iter()
            .zip(&holds.hands)
            .filter(move |(player, _)| only.is_none_or(|only| only == **player))
            .map(|(player, held)| (self.names.of(*player), held))
    }

    fn contradicting(&self, statement: &Statement<S, &'static Denied>) -> Facts {
        let says = match statement.evidence {
            Evidence::Drew(_) => "drew",
            Evidence::Laid(_) => "laid",
            Evidence::Shown(_) => "showed",
            Evidence::Denied(..) => "denied",
            Evidence::Counted(_) => "counted",
        };
        let name = self.names.of(self.seats[statement.seat]);
        let facts = Facts::new()
            .with("entry", statement.no.0)
            .with("player", name.to_owned())
            .with("says", says)
            .with("tiles", listed(statement.evidence.pieces()));
        match statement.evidence {
            Evidence::Counted(spots) => facts.with("spots", spots),
            _ => facts,
        }
    }

    fn contradiction(&self, contradiction: &Contradiction<S, &'static Denied>) -> Vec<String> {
        let several = self.words.message("pieces");
        let mut told = vec![
            message!("holds-contradiction", several),
            message!("holds-not-all"),
        ];
        for statement in &contradiction.statements {
            let name = self.names.of(self.seats[statement.seat]);
            let words = match &statement.evidence {
                Evidence::Drew(piece) => message!("holds-drew", name, piece),
                Evidence::Laid(piece) => message!("holds-laid", name, piece),
                Evidence::Shown(pieces) => message!("holds-shown", name, pieces),
                Evidence::Denied(denial, pieces) => {
                    let denied = self.words.message(&denial.message());
                    message!("holds-denied", name, denied, pieces)
                }
                Evidence::Counted(spots) => message!("holds-counted", name, spots),
            };
            told.push(format!("  #{} {words}.", statement.no));
        }
        told.push(message!("holds-mend"));
        told
    }

    /// `rest` is what else there can be besides what is certain.
    fn held(&self, name: &str, held: &Held<S>, rest: &str) -> String {
        let open = held.count.saturating_sub(held.certain.len());
        let number = pieces(held.count, self.words);
        let certain = &held.certain;
        match (held.count, certain.is_empty(), open) {
            (0, ..) => message!("holds-nothing", name, one = self.words.message("piece")),
            (_, _, 0) => message!("holds-certain", name, certain),
            (_, true, _) => message!("holds-open", name, number, open, rest),
            (_, false, _) => message!("holds-both", name, number, certain, open, rest),
        }
    }
}

/// `1 tile`, `2 tiles`.
pub fn pieces(number: u8, words: &Words) -> String {
    let [one, several] = ["piece", "pieces"].map(|id| words.message(id));
    counted(number.into(), &one, &several)
}
