//! Fives and threes: the league game for two players or two pairs, pegged to exactly 61.

mod about;
pub mod hand;
mod judge;
pub mod line;
pub mod verbs;
pub mod words;

use about::Rule;
use hand::Hand;
use line::{LineArm, total};
use nos_base::{PlayerId, Seat, Texts, Tile, player};
use nos_entry::{SyntaxError, What};
use nos_law::holds::BONEYARD;
use nos_law::{
    About, Counted, Draft, Effect, EntryNo, Facts, Game, HandStage, Hidden, Judged, Law, Legal,
    Names, NoAsk, Opener, Picture, Ruling, Table, TalliedHand, Value, Way, play,
};
use verbs::{Act, Play};
use words::{Caption, Event, Why};

pub type Session = Table<Fives>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fives {
    pub hand: Option<Box<Hand>>,
}

impl Fives {
    pub fn going(table: &Session) -> Option<&Hand> {
        table.game.hand.as_deref().filter(|_| table.is_going())
    }
}

impl Game for Fives {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Reason = Why;
    type Rule = Rule;
    type Piece = Tile;

    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const WORDS: &'static [Texts] = &[texts!("fives/words", "ftl", "fives-and-threes")];
    const SAID: &'static [Texts] = &[texts!("fives/said", "toml", "said-fives-and-threes")];
    const HIDDEN: Option<&'static Hidden<Fives>> = Some(&HANDS);
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;

    fn turn(table: &Session) -> Option<PlayerId> {
        Some(player(Fives::going(table)?.turn))
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
        match effect {
            Effect::Dealt { opener, .. } => {
                let leader = opener.and_then(|player| Seat::at(player.index()));
                let players = table.players().len();
                table.game.hand = leader.map(|leader| Box::new(Hand::new(players, leader)));
            }
            // The player on the left leads the next hand (article 2.3).
            Effect::Over { .. } => {
                if let Some(leader) = table.opened() {
                    table.opener = Opener::Of(table.left_of(leader));
                }
            }
            _ => {}
        }
    }

    /// From `6-6` down; each tile from the left.
    fn legal(table: &Session) -> Vec<Legal> {
        let Some(hand) = Fives::going(table) else { return Vec::new() };
        let name = Some(table.name(player(hand.turn)));
        if hand.line.ends.is_none() {
            let leads = hand.tiles.unlaid().iter().map(|tile| {
                Legal::listed(Act::Play(Play::lead(name.clone(), tile)), tile, Facts::new())
            });
            return leads.collect();
        }
        let fitting = hand.line.fitting().and(hand.tiles.unlaid());
        let mut legal: Vec<_> = fitting
            .iter()
            .flat_map(|tile| hand.line.ways(tile, None, None))
            .map(|way| way.legal(name.clone(), Act::Play))
            .collect();
        if fitting.and(hand.tiles.known(hand.turn)).is_empty() {
            legal.push(Legal::unlisted(Act::Knock(name)));
        }
        legal
    }

    fn state(table: &Session) -> Facts {
        let hand = table.game.hand.as_deref();
        let going = Fives::going(table);
        let [tiles, known] = table.hands_held(hand.map(|hand| &hand.tiles));
        let ends = going.and_then(|hand| hand.line.ends).into_iter().flatten();
        let ends = LineArm::BOTH.into_iter().zip(ends).map(|(arm, end)| {
            let facts = Facts::new().with("arm", arm.word());
            facts.with("end", end.shows.get()).with("counts", end.counts)
        });
        let facts = table
            .facts()
            .with("tiles", tiles)
            .with("boneyard", hand.map(|hand| hand.tiles.boneyard()))
            .with("leader", table.named_as(table.opens()))
            .with("turn", table.named_as(table.turn()))
            .with("ends", ends.collect::<Value>())
            .with("total", going.and_then(|hand| hand.line.ends).map(total))
            .with("known", known);
        if table.is_settled() { facts.with("points", table.settled_facts()) } else { facts }
    }

    fn complete(_: &Session, act: &mut Act, event: &Event) {
        if let (Act::Play(play), Event::Laid { tile, arm, open, .. }) = (act, event) {
            *play = Way::of(*tile, *arm, *open).play(play.name.take());
        }
    }

    fn implied_verb(word: &str) -> Option<Result<&'static str, SyntaxError>> {
        play::implied_verb(word, 6)
    }

    fn json_fields(ruling: Option<&Ruling>) -> Facts {
        let points = |event: &Event| match event {
            Event::Disregarded { points, .. } => Some(*points),
            _ => None,
        };
        let disregarded = ruling.and_then(|ruling| ruling.events_of().find_map(points));
        Facts::new().with("disregarded", disregarded)
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        match event {
            Event::Led { player, left, right } => {
                hand.lays(*player, Tile::new(*left, *right), None)
            }
            Event::Laid { player, tile, arm, .. } => {
                hand.lays(*player, tile, Some(arm.to_string()))
            }
            Event::Out { player } => hand.goes_out(*player),
            _ => {}
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let hand = table.game.hand.as_deref()?;
        let [left, right] = hand.line.ends?;
        let caption = Caption::Ends {
            left: left.counts,
            right: right.counts,
            total: left.counts + right.counts,
            points: judge::points(left.counts + right.counts),
        };
        let words = Fives::LAW.library().words.text(&caption, &Names::default());
        Some(Picture::Tiles(hand.line.drawing(table.is_going())?, words.into()))
    }
}

const HANDS: Hidden<Fives> = Hidden {
    record: |table| table.game.hand.as_ref().map(|hand| &hand.tiles),
    count: |_| 0,
    places: &BONEYARD,
    next_to_show: |table| {
        let is_over = matches!(table.stage(), HandStage::Over(_)) && !table.is_settled();
        let hand = table.game.hand.as_ref().filter(|_| is_over)?;
        hand.tiles.seats().find(|seat| !hand.is_out(*seat) && !hand.revealed[*seat]).map(player)
    },
    found: |_| None,
    show: |name, tiles| Act::Reveal { name, tiles: tiles.into() },
    lay: |table, player, tile, way| Act::Play(Play::somehow(table.name(player), tile, way, false)),
};

pub static LAW: Law = Law::of::<Fives>();
