//! Cribbage: two players, 52 cards, pegged to 121 or to 61.

pub mod about;
pub mod hand;
mod judge;
pub mod verbs;
pub mod words;
pub mod worth;

use super::about::{Denied, Library};
use super::facts::{Facts, Value};
use super::game::{Game, Hidden, Legal, Piece, SetOf};
use super::holds::Place;
use super::picture::{Picture, Row};
use super::refusal::Refusal;
use super::ruling::{Effect, Ruling};
use super::shared::Entry;
use super::side::Side;
use super::table::{Opener, Stage, Table};
use super::{EntryNo, Names};
use crate::cards::card::{Card, CardSet};
use crate::hands::record::Record;
use crate::hands::set::Set;
use crate::speech::{Dialect, Reason};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use about::Rule;
use hand::{CRIB, Hand, LAID, other, seat};
use std::sync::LazyLock;
use verbs::{Act, Ask, Phase, Shown};
use words::{Caption, Event, Why};
use worth::{Part, counts};

/// A session of cribbage.
pub type Session = Table<Cribbage>;

/// The game: its last hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cribbage {
    /// The last hand that was dealt, in any stage.
    pub hand: Option<Box<Hand>>,
    /// Whether the first hand of this game has been dealt, and not abandoned.
    pub has_begun: bool,
}

impl Cribbage {
    /// The hand that is being played.
    pub fn going(table: &Session) -> Option<&Hand> {
        table.game.hand.as_deref().filter(|_| table.is_going())
    }

    /// The hand whose cards are being laid.
    fn in_play(table: &Session) -> Option<&Hand> {
        Cribbage::going(table).filter(|_| table.phase() == Phase::Play as u32)
    }
}

impl Game for Cribbage {
    type Act = Act;
    type Ask = Ask;
    type Event = Event;
    type Why = Why;
    type Rule = Rule;
    type Piece = Card;

    const ABOUT: &'static super::about::About<Cribbage> = &about::ABOUT;
    const HIDDEN: Option<&'static dyn Hidden<Cribbage>> = Some(&Hands);

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> =
            LazyLock::new(|| Library::of::<Cribbage>(include_str!("cribbage/words.en.ftl")));
        &LIBRARY
    }

    fn phase(table: &Session) -> u32 {
        let phase = match &table.game.hand {
            Some(hand) if hand.laid.len() == LAID => Phase::Show,
            Some(hand) if hand.starter.is_some() => Phase::Play,
            _ => Phase::Crib,
        };
        phase as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        Some(Cribbage::in_play(table)?.turn)
    }

    fn judge(
        table: &Session,
        entry: &Entry<Cribbage>,
        ruling: &mut Ruling<Cribbage>,
    ) -> Result<(), Refusal<Cribbage>> {
        judge::judge(table, entry, ruling)
    }

    fn evolve(table: &mut Session, no: EntryNo, effect: &Effect<Cribbage>) {
        let is_first = !table.game.has_begun;
        match effect {
            Effect::Dealt { opener, .. } => {
                let hand = opener.map(|dealer| Box::new(Hand::new(dealer, is_first)));
                (table.game.hand, table.game.has_begun) = (hand, true);
            }
            Effect::Begun(_) => {
                let hand = table.game.hand.iter_mut();
                hand.for_each(|hand| hand.is_first = true);
            }
            // The other deals the next hand, and after a game the loser (article 2.3).
            Effect::Over { .. } => {
                let dealer = table.opened().map(|dealer| Opener::Of(other(dealer)));
                table.opener = dealer.unwrap_or(Opener::Nobody);
            }
            Effect::Won { side, .. } => {
                table.opener = Opener::Of(other(PlayerId::at(side.place())));
            }
            Effect::Voided => {
                let hand = table.game.hand.as_ref();
                table.game.has_begun = hand.is_some_and(|hand| !hand.is_first);
            }
            Effect::Proved { place, .. } => {
                let denial = table.game.hand.as_mut();
                if let Some(denial) = denial.and_then(|hand| hand.cards.denial_mut(*place)) {
                    denial.proved = true;
                }
            }
            Effect::Own(event) => {
                if let Some(hand) = &mut table.game.hand {
                    hand.evolve(no, event);
                }
            }
            _ => {}
        }
    }

    /// In the order of cards. What is not listed is for those who look for what can be done.
    fn legal(table: &Session) -> Vec<Legal<Cribbage>> {
        let Some(hand) = Cribbage::going(table) else {
            return Vec::new();
        };
        let plain = |act, piece| Legal {
            act,
            piece,
            facts: Facts::new(),
        };
        if hand.starter.is_none() {
            let cards = hand.cards.unlaid().iter();
            let starters = cards.map(|card| plain(Act::Starter(card), Some(card)));
            let crib = (!hand.has_crib).then(|| plain(Act::Crib, None));
            return crib.into_iter().chain(starters).collect();
        }
        let Some(turn) = table.turn() else {
            return shows(table, hand).map(|act| plain(act, None)).collect();
        };
        let name = Some(table.name(turn));
        let known = hand.cards.known(seat(turn));
        let elsewhere = hand.cards.known_elsewhere(seat(turn));
        let mut cards = hand.fitting().minus(elsewhere);
        if hand.cards.is_known(seat(turn)) {
            cards = cards.and(known);
        }
        let mut legal: Vec<Legal<Cribbage>> = cards.iter().map(|card| play(table, card)).collect();
        if hand.fitting() != hand.cards.unlaid() && cards.and(known).is_empty() {
            legal.push(plain(Act::Go(name), None));
        }
        legal
    }

    fn state(table: &Session) -> Facts {
        let names = table.names();
        let hand = table.game.hand.as_deref();
        let going = Cribbage::going(table);
        let in_play = Cribbage::in_play(table);
        let named = |player: PlayerId| names.of(player).to_owned();
        let players = || table.everybody().zip(std::iter::repeat(hand));
        let players = || players().filter_map(|(player, hand)| Some((player, hand?)));
        let pegs = table.everybody().map(|player| {
            let (score, place) = (table.score(), table.side_of(player).place());
            let pegs = [&score.points, &score.before];
            let pegs = pegs.map(|pegs| pegs.get(place).copied().unwrap_or_default());
            (named(player), pegs.into_iter().collect::<Value>())
        });
        let dealer = match &table.opener {
            _ if going.is_some() => table.opened(),
            Opener::Of(player) => Some(*player),
            Opener::Lots(_) | Opener::Nobody => None,
        };
        let lies = hand.filter(|_| table.stage() != Stage::Void);
        let laid = in_play
            .into_iter()
            .flat_map(|hand| hand.laid.iter().skip(hand.earlier));
        let laid = laid.map(|(card, by)| {
            let facts = Facts::new().with("card", card.to_string());
            facts.with("by", named(*by))
        });
        let known = players().map(|(player, hand)| (player, hand.cards.known(seat(player))));
        let known = known.filter(|(_, known)| !known.is_empty());
        let known = known.map(|(player, known)| {
            let known = known.iter().map(|card| card.to_string());
            (named(player), known.collect::<Value>())
        });
        let showing = going.filter(|_| table.phase() == Phase::Show as u32);
        let to_show = showing.into_iter().flat_map(Hand::to_show);
        let to_show = to_show.map(|whose| whose.map_or("crib".to_owned(), named));
        let won = table.score().won;
        table
            .facts()
            .with("pegs", pegs.collect::<Facts>())
            .with("dealer", dealer.map(named))
            .with("turn", table.turn().map(named))
            .with("count", in_play.map(Hand::count))
            .with(
                "starter",
                lies.and_then(|hand| hand.starter)
                    .map(|card| card.to_string()),
            )
            .with("laid", laid.collect::<Value>())
            .with(
                "cards",
                players()
                    .map(|(player, hand)| (named(player), hand.holds(player)))
                    .collect::<Facts>(),
            )
            .with("known", known.collect::<Facts>())
            .with("to_show", to_show.collect::<Value>())
            .with("winner", won.map(|side: Side| side.name(&names)))
            .with(
                "skunk",
                won.is_some() && table.score().worth == about::SKUNK,
            )
    }

    fn bare(word: &str, _: Dialect) -> Option<Result<&'static str, Reason>> {
        match <Card as Piece>::read(word) {
            Ok(_) => Some(Ok("play")),
            Err(Reason::Expected(_)) => None,
            Err(reason) => Some(Err(reason)),
        }
    }

    fn added(ruling: Option<&Ruling<Cribbage>>) -> Facts {
        let mut events = ruling.into_iter().flat_map(Ruling::events);
        let worth = events.find_map(|event| match event {
            Event::Shown { worth, .. } => Some(*worth),
            _ => None,
        });
        Facts::new().with("worth", worth)
    }

    fn picture(table: &Session) -> Option<Picture> {
        let hand = table.game.hand.as_deref()?;
        let starter = hand.starter?;
        let told = |caption| Cribbage::library().words.tell(&caption, &Names::default());
        let in_play = hand.laid.len() < LAID;
        let row = |label, cards: Vec<(Card, bool)>, words| Row {
            label,
            cards,
            words,
        };
        let mut rows = vec![row(
            told(Caption::Starter),
            vec![(starter, false)],
            String::new(),
        )];
        for (at, player) in [other(hand.dealer), hand.dealer].into_iter().enumerate() {
            let laid = hand
                .laid
                .iter()
                .enumerate()
                .filter(|(_, (_, by))| *by == player);
            let laid = laid.map(|(at, (card, _))| (*card, in_play && at < hand.earlier));
            let words = match hand.shown.get(at) {
                Some(shown) => Caption::Worth(shown.points),
                None if in_play => Caption::InHand(hand.holds(player)),
                None => Caption::Nothing,
            };
            rows.push(row(
                table.name(player).to_string(),
                laid.collect(),
                told(words),
            ));
        }
        if let Some(shown) = hand.shown.get(CRIB) {
            let cards = shown.cards.iter().map(|card| (card, false));
            rows.push(row(
                told(Caption::Crib),
                cards.collect(),
                told(Caption::Worth(shown.points)),
            ));
        }
        let caption = match Cribbage::in_play(table) {
            Some(hand) => Caption::Count(hand.count()),
            None => Caption::Nothing,
        };
        Some(Picture::Cards(rows, told(caption)))
    }

    fn answer(_: &Session, ask: &Ask) -> (Vec<String>, Facts) {
        let Ask::Worth(verbs::Cards {
            four,
            starter,
            is_crib,
        }) = ask;
        let parts = worth::at_show(*four, *starter, *is_crib);
        let total = parts.iter().map(|part| part.points).sum();
        let told = |worth| Cribbage::library().words.tell(&worth, &Names::default());
        let lines = parts
            .iter()
            .map(|part| told(words::Worth::Part(part.cards, part.points, part.cause)));
        let lines = lines
            .chain([told(words::Worth::Total(total, *is_crib))])
            .collect();
        let part = |Part {
                        points,
                        cause,
                        cards,
                    }: &Part| {
            let cards = cards.iter().map(|card| card.to_string());
            let facts = Facts::new().with("points", *points).with("for", cause.word);
            facts.with("cards", cards.collect::<Value>())
        };
        let facts = Facts::new().with("points", total);
        (
            lines,
            facts.with("parts", parts.iter().map(part).collect::<Value>()),
        )
    }
}

/// A card that the player on turn can lay, with the count after it and what he pegs.
fn play(table: &Session, card: Card) -> Legal<Cribbage> {
    let name = table.turn().map(|turn| table.name(turn));
    let act = Act::Play { name, card };
    let count = Cribbage::in_play(table).map_or(0, Hand::count) + counts(card);
    let ruling = table.judge(&Entry::Own(act.clone()));
    let points = ruling.map_or(0, |ruling| ruling.scored().map(|(_, points)| points).sum());
    let facts = Facts::new().with("card", card.to_string());
    Legal {
        act,
        piece: Some(card),
        facts: facts.with("count", count).with("points", points),
    }
}

/// How the next hand can be shown: without a claim, and with a right and a wrong one. The crib is nobody's to know.
fn shows<'a>(table: &'a Session, hand: &'a Hand) -> impl Iterator<Item = Act> + 'a {
    let next = hand.to_show().next().flatten();
    let starter = next.and(hand.starter);
    let show = move |(player, starter): (PlayerId, Card)| {
        let parts = worth::at_show(hand.laid_by(player), starter, false);
        let worth: i64 = parts.iter().map(|part| part.points).sum();
        let claims = [None, Some(worth), Some(worth - 2), Some(worth + 2)];
        let claims = claims.into_iter().map(|claims| match claims {
            Some(claims) => Some(u8::try_from(claims).unwrap_or_default().min(verbs::MOST)),
            None => None,
        });
        claims.map(move |claims| {
            Act::Show(Shown {
                name: Some(table.name(player)),
                cards: CardSet::default(),
                claims,
            })
        })
    };
    next.zip(starter).into_iter().flat_map(show)
}

/// The hidden hands.
struct Hands;

impl Hidden<Cribbage> for Hands {
    fn record<'a>(
        &self,
        table: &'a Session,
    ) -> Option<&'a Record<SetOf<Cribbage>, &'static Denied>> {
        table.game.hand.as_ref().map(|hand| &hand.cards)
    }

    fn places(&self) -> &'static [Place] {
        &about::PLACES
    }

    /// The hands lie open, so only the crib is shown.
    fn next_to_show(&self, table: &Session) -> Option<PlayerId> {
        let hand = Cribbage::going(table).filter(|_| table.phase() == Phase::Show as u32)?;
        (hand.shown.len() == CRIB).then_some(PlayerId::at(CRIB))
    }

    fn show(&self, _: Name, cards: &[Card]) -> Act {
        Act::Show(Shown {
            name: None,
            cards: CardSet::of_all(cards.iter().copied()),
            claims: None,
        })
    }

    fn lay(&self, name: Name, card: Card, _: usize) -> Act {
        let name = Some(name);
        Act::Play { name, card }
    }
}

impl Hand {
    /// Applies an event. Decides nothing.
    fn evolve(&mut self, no: EntryNo, event: &Event) {
        match *event {
            Event::LaidAway { .. } => self.has_crib = true,
            Event::TurnedUp { card, .. } => {
                self.starter = Some(card);
                self.cards.turn_up(card);
            }
            Event::Laid { player, card, .. } => self.lay(player, card, no),
            Event::TakenBack { player, card, .. } => {
                self.cards.see(seat(player), CardSet::of(card), no);
            }
            Event::Gone { player, cards } => {
                self.cards.deny(seat(player), cards, no, &about::WENT);
                self.go(player);
            }
            Event::Again { turn } => self.begin_again(turn),
            Event::Shown { cards, worth, .. } => {
                let points = worth;
                // Two hands and the crib are shown.
                let _ = self.shown.try_push(hand::Worth { cards, points });
            }
            Event::Took { .. }
            | Event::AllLaid { .. }
            | Event::Counts { .. }
            | Event::Skunk { .. } => {}
        }
    }
}

crate::law::typed::tenant!(
    crate::law::table::Table<crate::law::cribbage::Cribbage>,
    crate::law::shared::Entry<crate::law::cribbage::Cribbage>,
    crate::law::shared::Question<crate::law::cribbage::Cribbage>,
    crate::law::ruling::Ruling<crate::law::cribbage::Cribbage>,
    crate::law::refusal::Refusal<crate::law::cribbage::Cribbage>
);
