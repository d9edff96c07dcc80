//! Cribbage: two players, 52 cards, pegged to 121 or to 61.

pub mod about;
pub mod hand;
mod judge;
pub mod verbs;
pub mod words;
pub mod worth;

use about::Rule;
use hand::{CRIB, Hand, LAID, Shown, other};
use nos_base::{Card, CardSet, Look, PlayerId, Set, Texts, seat};
use nos_entry::What;
use nos_law::show::reports;
use nos_law::{
    About, CardRow, Counted, Derived, Draft, DrawnHand, Effect, EntryNo, Facts, Game, HandStage,
    Hidden, Judged, Law, Legal, Names, Opener, Picture, Ruling, Table, TalliedHand, Value,
};
use verbs::{Act, Ask, Phase, ShownCards};
use words::{Caption, Event, Why};
use worth::counts;

pub type Session = Table<Cribbage>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cribbage {
    pub hand: Option<Box<Hand>>,
    /// Whether the current game has a dealt hand that was not voided.
    pub has_begun: bool,
}

impl Cribbage {
    pub fn going(table: &Session) -> Option<&Hand> {
        table.game.hand.as_deref().filter(|_| table.is_going())
    }

    fn in_phase(table: &Session, phase: Phase) -> Option<&Hand> {
        Cribbage::going(table).filter(|_| table.phase() == phase as u32)
    }

    fn pegs(table: &Session) -> impl Iterator<Item = (PlayerId, [i64; 2])> {
        table.everybody().map(|player| {
            let (score, place) = (table.score(), table.side_of(player).place());
            let peg = |pegs: &Vec<i64>| pegs.get(place).copied().unwrap_or_default();
            (player, [&score.points, &score.before].map(peg))
        })
    }
}

static DERIVED: Derived = Derived {
    hand_drawn: |session| {
        let table = session.table_of::<Cribbage>()?;
        Some(DrawnHand {
            count: Cribbage::in_phase(table, Phase::Play).map(Hand::count),
            pegs: Cribbage::pegs(table).collect(),
            ..reports::hand_drawn(session)?
        })
    },
    ..Derived::USUAL
};

impl Game for Cribbage {
    type Act = Act;
    type Ask = Ask;
    type Event = Event;
    type Reason = Why;
    type Rule = Rule;
    type Piece = Card;

    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const WORDS: &'static [Texts] = &[texts!("cribbage/words", "ftl", "cribbage")];
    const SAID: &'static [Texts] = &[texts!("cribbage/said", "toml", "said-cribbage")];
    const HIDDEN: Option<&'static Hidden<Cribbage>> = Some(&HANDS);
    const CAN_OVERSTATE: bool = true;
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;
    const DERIVED: &'static Derived = &DERIVED;

    /// Whether a claim is impossible (19, 25, 26 or 27) at a table without muggins.
    fn overstates(table: &Session, ruling: &Ruling, _: &str) -> bool {
        let is_none = |event: &Event| matches!(event, Event::Claimed(_, 19 | 25 | 26 | 27));
        !table.rules().is_on(Rule::Muggins) && ruling.events_of::<Event>().any(is_none)
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
        Some(Cribbage::in_phase(table, Phase::Play)?.turn)
    }

    fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge(table, act, ruling)
    }

    fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge_shared(table, what, ruling);
        Ok(())
    }

    fn apply_event(table: &mut Session, no: EntryNo, event: &Event) {
        if let Some(hand) = &mut table.game.hand {
            hand.apply_event(no, event);
        }
    }

    fn apply_effect(table: &mut Session, effect: &Effect) {
        let is_first = !table.game.has_begun;
        match effect {
            Effect::Dealt { opener, .. } => {
                let hand = opener.map(|dealer| Box::new(Hand::new(dealer, is_first)));
                (table.game.hand, table.game.has_begun) = (hand, true);
            }
            // The other player deals the next hand; after a game, the loser does (article 2.3).
            Effect::Over { .. } => {
                let dealer = table.opened().map(|dealer| Opener::Of(other(dealer)));
                table.opener = dealer.unwrap_or(Opener::Nobody);
            }
            Effect::Won { winners, .. } => {
                let loser = winners.sides().next().map(|side| other(PlayerId::at(side.place())));
                table.opener = loser.map_or(Opener::Nobody, Opener::Of);
                table.game.has_begun = false;
            }
            Effect::Voided => {
                let hand = table.game.hand.as_ref();
                table.game.has_begun = hand.is_some_and(|hand| !hand.is_first);
            }
            _ => {}
        }
    }

    /// In the order of cards. Unlisted acts are for callers that look for any legal act.
    fn legal(table: &Session) -> Vec<Legal> {
        let Some(hand) = Cribbage::going(table) else { return Vec::new() };
        if hand.starter.is_none() {
            let starter = |card| Legal::listed(Act::Starter(card), card, Facts::new());
            let starters = hand.cards.unlaid().iter().map(starter);
            let crib = (!hand.has_crib).then(|| Legal::unlisted(Act::Crib));
            return crib.into_iter().chain(starters).collect();
        }
        let Some(turn) = table.turn() else {
            // Nobody may know the cards of the crib.
            let Some(player) = hand.next_to_show() else { return Vec::new() };
            let shown = |claims| ShownCards {
                name: Some(table.name(player)),
                cards: CardSet::default(),
                claims,
            };
            // Without a claim, or with one that is often wrong.
            return [None, Some(4), Some(8)].map(shown).map(Act::Show).map(Legal::unlisted).into();
        };
        let (name, seat) = (Some(table.name(turn)), seat(turn));
        let known = hand.cards.known(seat);
        let mut fitting = hand.fitting().minus(hand.cards.known_elsewhere(seat));
        if hand.cards.is_known(seat) {
            fitting = fitting.and(known);
        }
        let plays = fitting.iter().map(|card| {
            let act = Act::Play(name.clone(), card);
            let ruling = table.judge_act(&act.clone().into());
            let points = ruling.map_or(0, |ruling| ruling.scored().map(|scored| scored.1).sum());
            let facts = Facts::new()
                .with("card", Value::piece::<CardSet>(card))
                .with("count", hand.count() + counts(card));
            Legal::listed(act, card, facts.with("points", points))
        });
        let mut legal: Vec<Legal> = plays.collect();
        if hand.can_fail() && fitting.and(known).is_empty() {
            legal.push(Legal::unlisted(Act::Go(name)));
        }
        legal
    }

    /// Returns the possible calls of muggins: for all missed points, for a few, and for too many.
    fn chances(table: &Session) -> Vec<Act> {
        let named = [None, Some(1), Some(2), Some(12)];
        let mut acts = Vec::from(named.map(|named| Act::Muggins(None, named)));
        acts.retain(|act| table.judge_act(&act.clone().into()).is_ok());
        acts
    }

    /// The opponent of the last player to show says muggins.
    fn obvious(table: &Session, act: &Act) -> Option<PlayerId> {
        match act {
            Act::Muggins(..) => table.game.hand.as_deref().map(|hand| other(hand.shower())),
            _ => table.turn(),
        }
    }

    fn state(table: &Session) -> Facts {
        let named = |player: PlayerId| table.name(player);
        let hand = table.game.hand.as_deref();
        let in_play = Cribbage::in_phase(table, Phase::Play);
        let pegs = Cribbage::pegs(table)
            .map(|(player, pegs)| (named(player), pegs.into_iter().collect::<Value>()))
            .collect::<Facts>();
        let lies = hand.filter(|_| table.stage() != HandStage::Void);
        let starter = lies.and_then(|hand| hand.starter);
        let laid = in_play.into_iter().flat_map(|hand| hand.laid.iter().skip(hand.earlier)).map(
            |(card, by)| {
                Facts::new().with("card", Value::piece::<CardSet>(*card)).with("by", named(*by))
            },
        );
        let cards = table.by_player(|player| Some(hand?.holds(player)));
        let known = table.by_player(|player| {
            let known = hand?.cards.known(seat(player));
            (!known.is_empty()).then(|| Value::pieces(known))
        });
        let showing = Cribbage::in_phase(table, Phase::Show);
        let to_show = showing.into_iter().flat_map(Hand::to_show).map(|whose| {
            whose.map_or(Value::Text("crib".to_owned()), |player| named(player).into())
        });
        let winner = table.score().won.named(&table.names());
        table
            .facts()
            .with("pegs", pegs)
            .with("dealer", table.named_as(table.opens()))
            .with("turn", table.named_as(table.turn()))
            .with("count", in_play.map(Hand::count))
            .with("starter", starter.map(Value::piece::<CardSet>))
            .with("laid", laid.collect::<Value>())
            .with("cards", cards)
            .with("known", known)
            .with("to_show", to_show.collect::<Value>())
            .with("winner", winner)
            .with("skunk", table.score().worth == about::DOUBLE)
    }

    fn json_fields(ruling: Option<&Ruling>) -> Facts {
        let points = |event: &Event| match event {
            Event::Shown(_, _, _, worth) => Some(worth.points),
            _ => None,
        };
        let worth = ruling.and_then(|ruling| ruling.events_of().find_map(points));
        Facts::new().with("worth", worth)
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        if let Event::Laid(player, card, _) = event {
            hand.lays(*player, card, None);
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let hand = table.game.hand.as_deref()?;
        let text = |caption| Cribbage::LAW.library().words.text(&caption, &Names::default());
        let row = |label, cards, caption| CardRow { label, cards, words: text(caption) };
        let starter = vec![(hand.starter?, false)];
        let mut rows = vec![row(text(Caption::Starter), starter, Caption::Nothing)];
        let in_play = hand.laid.len() < LAID;
        for (at, player) in [other(hand.dealer), hand.dealer].into_iter().enumerate() {
            let laid = hand
                .laid
                .iter()
                .enumerate()
                .filter(|(_, (_, by))| *by == player)
                .map(|(at, (card, _))| (*card, in_play && at < hand.earlier))
                .collect();
            let caption = match hand.shown.get(at) {
                Some(shown) => Caption::for_shown(shown),
                None if in_play => Caption::InHand(hand.holds(player)),
                None => Caption::Nothing,
            };
            rows.push(row(table.name(player).spaced(), laid, caption));
        }
        if let Some(crib) = hand.shown.get(CRIB) {
            let cards = crib.cards.iter().map(|card| (card, false)).collect();
            rows.push(row(text(Caption::Crib), cards, Caption::for_shown(crib)));
        }
        let count = Cribbage::in_phase(table, Phase::Play).map(Hand::count);
        Some(Picture::Cards(rows, text(count.map_or(Caption::Nothing, Caption::Count)).into()))
    }

    fn answer(_: &Session, ask: &Ask, look: &Look) -> (Vec<String>, Value) {
        let Ask::Worth((four, starter, is_crib)) = *ask;
        let parts = worth::at_show(four, starter, is_crib);
        let total = parts.iter().map(|part| part.points).sum();
        let (words, names) = (&Cribbage::LAW.library().words, Names::default());
        let told = parts.iter().filter_map(|part| {
            let counts = Event::Counts(part.cards, part.points, part.cause);
            words.tell_part(&counts, Some("reckoning"), &names)
        });
        let in_all = words.tell(&Caption::Asked(total, is_crib), &names);
        let each = parts.iter().map(|part| {
            let facts = Facts::new().with("points", part.points).with("for", part.cause.word);
            facts.with("cards", Value::pieces(part.cards))
        });
        let facts = Facts::new().with("points", total).with("parts", each.collect::<Value>());
        (look.set(&told.chain([in_all]).collect::<Vec<_>>()), facts.into())
    }
}

impl Caption {
    /// Returns the caption of shown cards: their worth, or the claim while the worth is hidden.
    fn for_shown(shown: &Shown) -> Caption {
        match shown.claims.filter(|_| !shown.worth.is_told) {
            Some(claims) => Caption::Claims(claims),
            None => Caption::Worth(shown.worth.points),
        }
    }
}

const HANDS: Hidden<Cribbage> = Hidden {
    record: |table| table.game.hand.as_ref().map(|hand| &hand.cards),
    count: |_| 0,
    places: &about::PLACES,
    // The players' cards are on the table, so only the crib is shown with its cards.
    next_to_show: |table| {
        (Cribbage::in_phase(table, Phase::Show)?.shown.len() == CRIB).then_some(PlayerId::at(CRIB))
    },
    found: |_| None,
    show: |_, cards| {
        // A simulated player claims points for the crib if its first card is a club.
        let claims = cards.first().filter(|card| card.suit() == 0).map(|_| 2);
        Act::Show(ShownCards { name: None, cards: CardSet::of_all(cards.iter().copied()), claims })
    },
    lay: |table, player, card, _| Act::Play(Some(table.name(player)), card),
};

pub static LAW: Law = Law::of::<Cribbage>();
