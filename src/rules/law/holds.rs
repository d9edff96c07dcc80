//! Who can hold what, as JSON and in words, for every law with hidden hands.

use super::Names;
use super::about::Denied;
use crate::hands::holds::{Contradiction, Evidence, Held, Holds, Statement};
use crate::hands::set::Set;
use crate::law::facts::{Facts, Value};
use crate::table::seat::{Circle, PlayerId};
use crate::text::width::counted;
use crate::words::language::said;

/// A place of pieces that are in no player's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PiecePlace {
    pub word: &'static str,
    pub name: &'static str,
}

/// The only place of dominoes.
pub const BONEYARD: [PiecePlace; 1] = [PiecePlace {
    word: "boneyard",
    name: "The boneyard",
}];

/// Who can hold what in a hand, with what is needed to tell it.
pub struct InHands<S: Set> {
    pub holds: Result<Holds<S>, Contradiction<S, &'static Denied>>,
    /// The places after the players' hands.
    pub places: &'static [PiecePlace],
    /// What a piece is called, and several.
    pub called: [&'static str; 2],
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

impl<S: Set> InHands<S> {
    /// What everybody can hold, or only this player, for JSON.
    pub fn json(&self, only: Option<PlayerId>) -> Facts {
        let holds = match &self.holds {
            Ok(holds) => holds,
            Err(contradiction) => {
                let statements = contradiction.statements.iter();
                let statements = statements.map(|statement| self.contradicting(statement));
                let facts = Facts::new().with("consistent", false);
                return facts.with("contradiction", statements.collect::<Value>());
            }
        };
        let players = self.asked(holds, only);
        let players = players.map(|(name, held)| (name.to_owned(), of_hand(held)));
        let mut facts = Facts::new()
            .with("consistent", true)
            .with("players", players.collect::<Facts>());
        for (place, held) in self.elsewhere(holds) {
            facts = facts.with(place.word, of_hand(held));
        }
        match holds.leaves_out_counts {
            true => facts.with("exact", false),
            false => facts,
        }
    }

    /// What everybody can hold, or only this player, in sentences.
    pub fn words(&self, only: Option<PlayerId>) -> Vec<String> {
        match &self.holds {
            Ok(holds) => {
                let places = self.elsewhere(holds).filter(|_| only.is_none());
                let places = places.map(|(place, held)| (said(place.name), held));
                let all = self.asked(holds, only).chain(places);
                let told = all.map(|(name, holding)| held(name, holding, self.called));
                let mut told: Vec<String> = told.collect();
                if holds.leaves_out_counts {
                    told.push(tell!("holds-counts-left-out"));
                }
                told
            }
            Err(contradiction) => self.contradiction(contradiction),
        }
    }

    fn elsewhere<'b>(
        &self,
        holds: &'b Holds<S>,
    ) -> impl Iterator<Item = (&'static PiecePlace, &'b Held<S>)> {
        let further = holds.hands.iter().skip(self.seats.seats().count());
        self.places.iter().zip(further.chain([&holds.boneyard]))
    }

    fn asked<'b>(
        &'b self,
        holds: &'b Holds<S>,
        only: Option<PlayerId>,
    ) -> impl Iterator<Item = (&'b str, &'b Held<S>)> {
        let players = self.seats.iter().zip(&holds.hands);
        let asked = players.filter(move |(player, _)| only.is_none_or(|only| only == **player));
        asked.map(|(player, held)| (self.names.of(*player), held))
    }

    fn contradicting(&self, statement: &Statement<S, &'static Denied>) -> Facts {
        let says = match statement.said {
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
            .with("tiles", listed(statement.said.pieces()));
        match statement.said {
            Evidence::Counted(spots) => facts.with("spots", spots),
            _ => facts,
        }
    }

    fn contradiction(&self, contradiction: &Contradiction<S, &'static Denied>) -> Vec<String> {
        let several = said(self.called[1]);
        let mut told = vec![
            tell!("holds-contradiction", several),
            tell!("holds-not-all"),
        ];
        for statement in &contradiction.statements {
            let name = self.names.of(self.seats[statement.seat]);
            let words = match &statement.said {
                Evidence::Drew(piece) => tell!("holds-drew", name, piece),
                Evidence::Laid(piece) => tell!("holds-laid", name, piece),
                Evidence::Shown(pieces) => tell!("holds-shown", name, pieces),
                Evidence::Denied(denial, pieces) => {
                    let denied = said(denial.did);
                    tell!("holds-denied", name, denied, pieces)
                }
                Evidence::Counted(spots) => tell!("holds-counted", name, spots),
            };
            told.push(format!("  #{} {words}.", statement.no));
        }
        told.push(tell!("holds-mend"));
        told
    }
}

fn held<S: Set>(name: &str, held: &Held<S>, called: [&'static str; 2]) -> String {
    let rest = held.possible.minus(held.certain);
    let open = held.count.saturating_sub(held.certain.len());
    let [one, several] = called.map(said);
    let number = counted(held.count.into(), one, several);
    let certain = &held.certain;
    match (held.count, certain.is_empty(), open) {
        (0, ..) => tell!("holds-nothing", name, one),
        (_, _, 0) => tell!("holds-certain", name, certain),
        (_, true, _) => tell!("holds-open", name, number, open, rest),
        (_, false, _) => tell!("holds-both", name, number, certain, open, rest),
    }
}

/// `1 tile`, `2 tiles`.
pub fn tiles(number: u8) -> String {
    counted(number.into(), said("tile"), said("tiles"))
}
