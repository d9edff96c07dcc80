//! The pieces that each player can hold, as JSON and in words, for laws with hidden hands.

use super::Names;
use crate::{Deck, Denied, Facts, Value};
use nos_base::text::width::counted;
use nos_base::{
    Circle, Contradiction, Evidence, Held, Holds, Places, PlayerId, Set as _, SpanKind, Statement,
    Told, Words,
};

/// The only place of dominoes outside the hands.
pub const BONEYARD: [&str; 1] = ["boneyard"];

/// The possible pieces of each hand, with all that a report of them needs.
#[derive(Debug)]
pub struct InHands {
    pub holds: Result<Holds<Places>, Contradiction<Places, &'static Denied>>,
    pub deck: Deck,
    /// The places outside the players' hands, in the record's order. `place-PLACE` names one.
    pub places: &'static [&'static str],
    pub words: &'static Words,
    pub seats: Circle,
    pub names: Names,
}

impl InHands {
    /// Returns the possible pieces of all hands, or of one player's, for JSON.
    pub fn json(&self, only: Option<PlayerId>) -> Facts {
        let holds = match &self.holds {
            Ok(holds) => holds,
            Err(contradiction) => {
                let statements =
                    contradiction.statements.iter().map(|statement| self.contradicting(statement));
                let facts = Facts::new().with("consistent", false);
                return facts.with("contradiction", statements.collect::<Value>());
            }
        };
        let players = self.asked(holds, only).map(|(name, held)| (name, self.of_hand(held)));
        let mut facts =
            Facts::new().with("consistent", true).with("players", players.collect::<Facts>());
        for (place, held) in self.elsewhere(holds) {
            facts = facts.with(place, self.of_hand(held));
        }
        if holds.leaves_out_counts { facts.with("exact", false) } else { facts }
    }

    fn of_hand(&self, held: &Held<Places>) -> Facts {
        Facts::new()
            .with("count", held.count)
            .with("certain", self.listed(held.certain))
            .with("possible", self.listed(held.possible))
    }

    fn listed(&self, places: Places) -> Value {
        self.deck.each(places.iter()).into_iter().collect()
    }

    pub fn sentences(&self, only: Option<PlayerId>) -> Vec<String> {
        match &self.holds {
            Ok(holds) => {
                let places = self.elsewhere(holds).filter(|_| only.is_none());
                let place = |place| self.words.message(&format!("place-{place}"));
                let places = places.map(|(name, held)| (place(name).into(), held));
                let all: Vec<(Told, &Held<Places>)> =
                    self.asked(holds, only).chain(places).collect();
                let open = |held: &Held<Places>| held.possible.minus(held.certain);
                let unseen =
                    all.iter().fold(Places::default(), |all, (_, held)| all.or(open(held)));
                let is_several = all.iter().filter(|(_, held)| !open(held).is_empty()).count() > 1;
                let mut told = Vec::new();
                if is_several {
                    told.push(message!("holds-unseen", unseen = self.deck.text(unseen)));
                }
                let rest = |held| {
                    let (rest, but) = (open(held), unseen.minus(open(held)));
                    if is_several && but.len() < rest.len() {
                        message!("holds-rest", number = but.len(), but = self.deck.text(but))
                    } else {
                        self.deck.text(rest)
                    }
                };
                told.extend(all.iter().map(|(name, held)| self.held(name, held, &rest(held))));
                if holds.leaves_out_counts {
                    told.push(message!("holds-counts-left-out"));
                }
                told
            }
            Err(contradiction) => self.contradiction(contradiction),
        }
    }

    fn elsewhere<'b>(
        &self,
        holds: &'b Holds<Places>,
    ) -> impl Iterator<Item = (&'static str, &'b Held<Places>)> {
        let further = holds.hands.iter().skip(self.seats.seats().count());
        self.places.iter().copied().zip(further.chain([&holds.boneyard]))
    }

    fn asked<'b>(
        &'b self,
        holds: &'b Holds<Places>,
        only: Option<PlayerId>,
    ) -> impl Iterator<Item = (Told, &'b Held<Places>)> {
        let asked = move |(player, held): (&PlayerId, &'b Held<Places>)| {
            only.is_none_or(|only| only == *player).then(|| (self.named(*player), held))
        };
        self.seats.all().iter().zip(&holds.hands).filter_map(asked)
    }

    fn named(&self, player: PlayerId) -> Told {
        Told::of(SpanKind::Name, self.names.of(player))
    }

    fn contradicting(&self, statement: &Statement<Places, &'static Denied>) -> Facts {
        let says = match statement.evidence {
            Evidence::Drew(_) => "drew",
            Evidence::Laid(_) => "laid",
            Evidence::Shown(_) => "showed",
            Evidence::Denied(..) => "denied",
            Evidence::Counted(_) => "counted",
        };
        let facts = Facts::new()
            .with("entry", statement.no.0)
            .with("player", self.named(self.seats[statement.seat]))
            .with("says", says)
            .with("tiles", self.listed(statement.evidence.pieces()));
        match statement.evidence {
            Evidence::Counted(spots) => facts.with("spots", spots),
            _ => facts,
        }
    }

    fn contradiction(&self, contradiction: &Contradiction<Places, &'static Denied>) -> Vec<String> {
        let several = self.words.message("pieces");
        let mut told = vec![message!("holds-contradiction", several), message!("holds-not-all")];
        for statement in &contradiction.statements {
            let name = self.named(self.seats[statement.seat]);
            let pieces = self.deck.text(statement.evidence.pieces());
            let words = match &statement.evidence {
                Evidence::Drew(_) => message!("holds-drew", name, piece = pieces),
                Evidence::Laid(_) => message!("holds-laid", name, piece = pieces),
                Evidence::Shown(_) => message!("holds-shown", name, pieces),
                Evidence::Denied(denial, _) => {
                    let denied = self.words.message(&denial.message());
                    message!("holds-denied", name, denied, pieces)
                }
                Evidence::Counted(spots) => message!("holds-counted", name, spots),
            };
            told.push(format!("  {}", message!("holds-statement", no = statement.no, words)));
        }
        told.push(message!("holds-mend"));
        told
    }

    /// `rest` lists the possible pieces without the certain ones.
    fn held(&self, name: &Told, held: &Held<Places>, rest: &str) -> String {
        let open = held.count.saturating_sub(held.certain.len());
        let number = pieces(held.count, self.words);
        let certain = self.deck.text(held.certain);
        match (held.count, held.certain.is_empty(), open) {
            (0, ..) => message!("holds-nothing", name, one = self.words.message("piece")),
            (_, _, 0) => message!("holds-certain", name, certain),
            (_, true, _) => message!("holds-open", name, number, open, rest),
            (_, false, _) => message!("holds-both", name, number, certain, open, rest),
        }
    }
}

pub fn pieces(number: u8, words: &Words) -> String {
    let [one, several] = ["piece", "pieces"].map(|id| words.message(id));
    counted(number.into(), &one, &several)
}
