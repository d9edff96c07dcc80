//! Backgammon, with the doubling cube.

mod about;
mod judge;
mod match_text;
pub mod position;
pub mod verbs;
pub mod words;

use super::about::Library;
use super::derive::{reports, telling};
use super::facts::{Facts, Value};
use super::game::{Game, Legal, NoAsk, Piece};
use super::paper::{Books, Sums};
use super::picture::{Man, Picture, Points, Stack};
use super::refusal::Refusal;
use super::ruling::{Effect, Ruling};
use super::shared::Entry;
use super::table::Table;
use super::{EntryNo, Verdict};
use crate::speech::kind::{ENTRY, VERB};
use crate::speech::{Dialect, Kind, Reason};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use about::Rule;
use position::{BAR, OFF, Play, Position, Step};
use std::sync::LazyLock;
use verbs::{Act, Dice, Phase, Typed, Way};
use words::{Event, Why};

/// A session of backgammon.
pub type Session = Table<Backgammon>;

/// The doubling cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cube {
    /// Its value, without a double that is open.
    pub value: i64,
    /// Who has it; nobody while it is in the middle.
    pub owner: Option<PlayerId>,
    /// Who has doubled and waits for an answer.
    pub offered: Option<PlayerId>,
}

/// The game: its last game, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backgammon {
    /// As the player who was seated first sees it; nothing before the first game and after one that was abandoned.
    position: Option<Position>,
    cube: Option<Cube>,
    /// Whose turn it is to roll and to play; nobody while the throws are equal.
    roller: Option<PlayerId>,
    dice: Option<Dice>,
    /// Whether he has rolled, but the dice do not lie as they must.
    is_cocked: bool,
    /// Whether nobody may double in this game (article 7.4).
    is_crawford: bool,
}

impl Backgammon {
    fn offered(&self) -> Option<PlayerId> {
        self.cube?.offered
    }

    fn value(&self) -> i64 {
        self.cube.map_or(1, |cube| cube.value)
    }

    /// What an effect changes of the cube and the dice.
    fn happens(&mut self, effect: &Effect<Backgammon>) {
        let (cube, roller) = (self.cube.unwrap_or_default(), self.roller);
        let mut turned = cube;
        match effect {
            Effect::Voided => {
                *self = Backgammon {
                    is_crawford: self.is_crawford,
                    ..Backgammon::default()
                };
            }
            Effect::Over { .. } => {
                self.dice = None;
                turned.offered = None;
            }
            Effect::Own(Event::Threw {
                begins,
                dice,
                doubled,
                crawford,
                ..
            }) => {
                self.roller = *begins;
                self.dice = begins.map(|_| *dice);
                self.is_crawford = *crawford;
                turned.value = doubled.unwrap_or(cube.value);
            }
            Effect::Own(Event::Rolled(_, dice)) => self.dice = Some(*dice),
            Effect::Own(Event::Cocked(_)) => self.is_cocked = true,
            Effect::Own(Event::Doubled { player, .. }) => turned.offered = Some(*player),
            // Who takes a beaver leaves the cube where it is.
            Effect::Own(Event::Taken { player, value }) => {
                let owner = if roller == Some(*player) {
                    cube.owner
                } else {
                    Some(*player)
                };
                (turned.value, turned.owner, turned.offered) = (*value, owner, None);
            }
            Effect::Own(Event::Beavered { player, value }) => {
                let (owner, offered) = (Some(*player), Some(*player));
                (turned.value, turned.owner, turned.offered) = (*value, owner, offered);
            }
            _ => {}
        }
        self.cube = self.cube.map(|_| turned);
    }

    /// The turn passes to this player.
    fn pass_to(&mut self, player: PlayerId) {
        self.roller = Some(player);
        self.dice = None;
        self.is_cocked = false;
    }
}

impl Session {
    /// The position as a player sees it.
    fn seen_by(&self, player: PlayerId) -> Option<Position> {
        let position = self.game.position?;
        Some(self.seen_first(player, position))
    }

    /// A position that this player sees as the first one does, or the other way round.
    fn seen_first(&self, player: PlayerId, position: Position) -> Position {
        match player.index() {
            0 => position,
            _ => position.turned(),
        }
    }

    fn is_match(&self) -> bool {
        self.house(Rule::Match) > 0
    }

    /// Whether every win counts once: nobody has doubled (article 7.3). A cube that was doubled has an owner.
    fn is_jacoby(&self) -> bool {
        let is_doubled = self.game.cube.is_some_and(|cube| cube.owner.is_some());
        self.rules().is_on(Rule::Jacoby) && !self.is_match() && !is_doubled
    }

    /// Who has won the match.
    fn match_winner(&self) -> Option<PlayerId> {
        let has_won =
            |player: &PlayerId| self.points(self.side_of(*player)) >= self.house(Rule::Match);
        self.everybody().find(has_won).filter(|_| self.is_match())
    }

    /// Whether the next game is the one after somebody first stands one point before the end of the match. If that game
    /// was played, somebody stood there with other points before.
    fn is_at_crawford(&self) -> bool {
        let before = self.house(Rule::Match) - 1;
        let stands = |points: &[i64]| points.contains(&before);
        let now = self.score();
        let mut games = self.games();
        let is_played = games.any(|game| stands(&game.points) && game.points != now.points);
        self.is_match() && stands(&now.points) && !is_played
    }

    /// What each player has more than the other, at the stake; nobody in a match.
    fn owed(&self) -> impl Iterator<Item = (PlayerId, i64)> {
        let points = |player| self.points(self.side_of(player));
        let players = self.everybody().filter(|_| !self.is_match());
        players.map(move |player| {
            let more = points(player) - points(self.left_of(player));
            (player, more * self.house(Rule::Stake))
        })
    }
}

impl Session {
    /// Every throw for the first turn.
    fn openings(&self) -> Vec<Legal<Backgammon>> {
        let mut players = self.everybody().map(|player| self.name(player));
        let (Some(first), Some(second)) = (players.next(), players.next()) else {
            return Vec::new();
        };
        let throw = |Dice([one, other])| {
            let throws = [(first.clone(), one.into()), (second.clone(), other.into())];
            Act::Open(throws.to_vec())
        };
        Dice::all().map(throw).map(Legal::unlisted).collect()
    }

    /// What the player on turn may do, and some that he may not.
    fn acts_of(&self, turn: PlayerId) -> Vec<Legal<Backgammon>> {
        let name = self.name(turn);
        if let Some((dice, seen)) = self.game.dice.zip(self.seen_by(turn)) {
            let results = seen.results(dice.0);
            let pass = Act::Pass {
                name: Some(name.clone()),
                accepted: false,
            };
            return match results.is_empty() {
                true => vec![Legal::unlisted(pass)],
                false => results.iter().map(|play| way(&name, play)).collect(),
            };
        }
        let by = || Some(name.clone());
        let rolls = Dice::all().map(|dice| Act::Roll { name: by(), dice });
        let others = [Act::Double, Act::Cocked, Act::Take, Act::Drop, Act::Beaver];
        let others = others.into_iter().map(|act| act(by()));
        rolls.chain(others).map(Legal::unlisted).collect()
    }

    /// The points as the player who was seated first sees them: his home board is at the bottom right.
    fn board(&self) -> Option<Points> {
        let position = self.game.position?;
        let stack = |name: String, is_other: bool, number| Stack {
            name,
            man: MEN[usize::from(is_other)],
            number,
        };
        let on = |point: u8| match position.others(point) {
            0 => stack(point.to_string(), false, position.own(point)),
            others => stack(point.to_string(), true, others),
        };
        let beside = |name: &str, place| {
            let [own, other] = [position, position.turned()].map(|seen| seen.own(place));
            [
                stack(name.to_owned(), true, other),
                stack(name.to_owned(), false, own),
            ]
        };
        let ([top_bar, low_bar], [top_off, low_off]) = (beside("bar", BAR), beside("off", OFF));
        let row = |points: [u8; 12], bar, off| {
            let mut row: Vec<Stack> = points.into_iter().map(on).collect();
            row.insert(6, bar);
            row.push(off);
            row
        };
        Some(Points {
            top: row(std::array::from_fn(|at| 13 + at as u8), top_bar, top_off),
            low: row(std::array::from_fn(|at| 12 - at as u8), low_bar, low_off),
            cube: self
                .game
                .cube
                .map(|cube| (cube.value, cube.owner.map(|owner| owner.index() == 0))),
        })
    }
}

/// How the checkers of both are drawn.
const MEN: [Man; 2] = [man("black", false, 'x'), man("white", true, 'o')];

const fn man(called: &'static str, is_light: bool, letter: char) -> Man {
    Man {
        called,
        is_light,
        sign: "",
        is_disc: true,
        letter,
    }
}

/// A play, as an act that is in order.
fn way(name: &Name, play: &Play) -> Legal<Backgammon> {
    let play = Typed::of(&play.steps);
    Legal {
        facts: Facts::new().with("play", play.to_string()),
        piece: play.0.first().copied(),
        act: Act::Move {
            name: Some(name.clone()),
            play,
            accepted: false,
        },
    }
}

impl Game for Backgammon {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Why = Why;
    type Rule = Rule;
    type Piece = Way;

    const ABOUT: &'static super::about::About<Backgammon> = &about::ABOUT;
    const LISTED: Option<usize> = Some(100);

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> =
            LazyLock::new(|| Library::of::<Backgammon>(&[texts!("backgammon/words", "ftl")]));
        &LIBRARY
    }

    fn phase(table: &Session) -> u32 {
        let game = &table.game;
        let phase = match (game.roller, game.offered(), game.dice) {
            (None, ..) => Phase::Opening,
            (Some(_), Some(_), _) => Phase::Doubled,
            (Some(_), None, Some(_)) => Phase::Move,
            (Some(_), None, None) => Phase::Roll,
        };
        phase as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        let answers = table.game.offered().map(|offered| table.left_of(offered));
        answers.or(table.game.roller)
    }

    fn obvious(table: &Session, act: &Act) -> Option<PlayerId> {
        let turn = table.turn()?;
        Some(match act {
            Act::Early(_) => table.left_of(turn),
            _ => turn,
        })
    }

    fn judge(
        table: &Session,
        entry: &Entry<Backgammon>,
        ruling: &mut Ruling<Backgammon>,
    ) -> Result<(), Refusal<Backgammon>> {
        match entry {
            Entry::Own(act) => judge::judge(table, act, ruling)?,
            Entry::Settle => judge::settle(table, ruling),
            _ => {}
        }
        Ok(())
    }

    fn evolve(table: &mut Session, _no: EntryNo, effect: &Effect<Backgammon>) {
        match effect {
            Effect::Dealt { .. } => {
                let cube = Cube {
                    value: 1,
                    ..Cube::default()
                };
                table.game = Backgammon {
                    position: Some(Position::start()),
                    cube: table.rules().is_on(Rule::Cube).then_some(cube),
                    ..Backgammon::default()
                };
            }
            Effect::Own(
                Event::Moved { player, steps, .. } | Event::Stands { player, steps, .. },
            ) => {
                let step = |seen: Position, step: &Step| seen.after(*step).unwrap_or(seen);
                let after = table
                    .seen_by(*player)
                    .map(|seen| steps.iter().fold(seen, step));
                table.game.position = after.map(|after| table.seen_first(*player, after));
                table.game.pass_to(table.left_of(*player));
            }
            Effect::Own(Event::Passed { player, .. }) => {
                table.game.pass_to(table.left_of(*player));
            }
            effect => table.game.happens(effect),
        }
    }

    fn legal(table: &Session) -> Vec<Legal<Backgammon>> {
        let all = match table.turn() {
            None => table.openings(),
            Some(turn) => table.acts_of(turn),
        };
        all.into_iter()
            .filter(|legal| {
                legal.piece.is_some()
                    || table
                        .judge(&Entry::Own(legal.act.clone()))
                        .is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
            })
            .collect()
    }

    fn plays(legal: &Legal<Backgammon>, way: &Way) -> bool {
        let named: Vec<Step> = way.steps().collect();
        matches!(&legal.act, Act::Move { play, .. } if position::has(&play.steps(), &named, false))
    }

    fn state(table: &Session) -> Facts {
        let game = &table.game;
        let named = |player| table.name(player).to_string();
        let seen: Option<Vec<(PlayerId, Position)>> = table
            .everybody()
            .map(|player| Some((player, table.seen_by(player)?)))
            .collect();
        let each = |number: fn(&Position) -> u32| {
            let each = seen.iter().flatten();
            let each = each.map(|(player, position)| (named(*player), number(position)));
            each.collect::<Facts>()
        };
        let points = |position: Position| -> Value {
            let point = |point| i64::from(position.own(point)) - i64::from(position.others(point));
            (1..BAR).map(point).collect()
        };
        let cube = game.cube.map(|cube| {
            let facts = Facts::new().with("value", cube.value);
            let facts = facts.with("owner", table.named_as(cube.owner));
            facts.with("offered", table.named_as(cube.offered))
        });
        let to_match = table.is_match().then(|| {
            let facts = Facts::new().with("to", table.house(Rule::Match));
            let facts = facts.with("crawford", game.is_crawford);
            facts.with("winner", table.named_as(table.match_winner()))
        });
        let owed = table.owed().map(|(player, owed)| (named(player), owed));
        let owed = (table.is_settled() && !table.is_match()).then(|| owed.collect::<Facts>());
        table
            .facts()
            .with("turn", table.named_as(table.turn()))
            .with(
                "dice",
                game.dice.iter().flat_map(|dice| dice.0).collect::<Value>(),
            )
            .with("board", game.position.map(points))
            .with("bar", each(|position| position.own(BAR).into()))
            .with("off", each(|position| position.own(OFF).into()))
            .with("pips", each(Position::pips))
            .with("cube", cube)
            .with("match", to_match)
            .with("result", table.result())
            .with("owed", owed)
    }

    /// A roll needs no verb at the prompt, a play nowhere.
    fn bare(word: &str, dialect: Dialect) -> Option<Result<&'static str, Reason>> {
        let is_roll = Dice::joined(word).is_some() || Dice::joined(&format!("{word}1")).is_some();
        match Way::read(word) {
            Ok(_) => Some(Ok("move")),
            Err(Reason::Expected(_)) if is_roll && dialect == Dialect::Prompt => Some(Ok("roll")),
            Err(Reason::Expected(_)) => None,
            Err(reason) => Some(Err(reason)),
        }
    }

    fn offers(table: &Session, kind: &'static Kind, stub: &str) -> Vec<String> {
        let is_first = *kind == VERB || *kind == ENTRY;
        let begins_play = stub.starts_with(|c: char| c.is_ascii_digit()) || stub.starts_with("ba");
        if *kind != *Way::KIND && !(begins_play && is_first) {
            return Vec::new();
        }
        let mut words = Vec::new();
        for legal in Backgammon::legal(table) {
            if let (Act::Move { play, .. }, Some(_)) = (&legal.act, legal.piece) {
                words.push(play.to_string());
                words.extend(play.0.iter().map(Way::to_string));
            }
        }
        words.retain(|word| word.starts_with(stub));
        words
    }

    fn books(table: &Session, _sums: &Sums) -> Books {
        let mut books = reports::books(table);
        let mut settled = Ruling::default();
        judge::settle(table, &mut settled);
        let owed = settled.effects.iter().filter(|_| table.is_settled());
        books
            .sentences
            .extend(owed.map(|owes| telling::effect(owes, None, &table.names())));
        books
    }

    fn picture(table: &Session) -> Option<Picture> {
        Some(Picture::Points(table.board()?, String::new()))
    }
}

/// The law, as it is listed.
pub static LAW: super::referee::Law = Session::ROW;
