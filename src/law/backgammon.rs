//! Backgammon, with the doubling cube.

mod about;
mod judge;
mod match_text;
pub mod position;
pub mod verbs;
pub mod words;

use super::facts::{Facts, Value};
use super::game::{Game, Legal, NoAsk, Piece, implied};
use super::picture::{Picture, Points};
use super::refusal::Judged;
use super::ruling::{Effect, Ruling};
use super::shared::Entry;
use super::table::Table;
use super::tallied;
use super::{EntryNo, Verdict};
use crate::library;
use crate::speech::{Dialect, Reason};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use about::Rule;
use position::{BAR, OFF, Play, Position, Step};
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
    cube: Cube,
    /// Whose turn it is to roll and to play; nobody while the throws are equal.
    roller: Option<PlayerId>,
    dice: Option<Dice>,
    /// Whether he has rolled, but the dice do not lie as they must.
    is_cocked: bool,
    /// Whether nobody may double in this game (article 7.4).
    is_crawford: bool,
}

impl Backgammon {
    /// The turn passes to this player.
    fn pass_to(&mut self, player: Option<PlayerId>) {
        self.roller = player;
        self.dice = None;
        self.is_cocked = false;
    }
}

impl Session {
    /// The position as a player sees it.
    fn seen_by(&self, player: PlayerId) -> Option<Position> {
        let position = self.game.position?;
        Some(seen_first(player, position))
    }

    /// The dice that are to be played, and the position as who plays them sees it.
    fn playing(&self) -> Option<(Dice, Position)> {
        self.game.dice.zip(self.seen_by(self.game.roller?))
    }

    fn is_match(&self) -> bool {
        self.house(Rule::Match) > 0
    }

    /// Whether every win counts once: nobody has doubled (article 7.3). A cube that was doubled has an owner.
    fn is_jacoby(&self) -> bool {
        let is_doubled = self.game.cube.owner.is_some();
        self.rules().is_on(Rule::Jacoby) && !self.is_match() && !is_doubled
    }

    fn has_cube(&self) -> bool {
        self.rules().is_on(Rule::Cube)
    }

    fn points_of(&self, player: PlayerId) -> i64 {
        self.points(self.side_of(player))
    }

    /// Who has won the match.
    fn match_winner(&self) -> Option<PlayerId> {
        let has_won = |player: &PlayerId| self.points_of(*player) >= self.house(Rule::Match);
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
        let players = self.everybody().filter(|_| !self.is_match());
        players.map(|player| {
            let more = self.points_of(player) - self.points_of(self.left_of(player));
            (player, more * self.house(Rule::Stake))
        })
    }
}

/// A position that this player sees as the first one does, or the other way round.
fn seen_first(player: PlayerId, position: Position) -> Position {
    match player.index() {
        0 => position,
        _ => position.turned(),
    }
}

/// A play, as an act that is in order.
fn way(name: &Name, play: &Play) -> Legal<Backgammon> {
    let play = Typed::of(&play.steps);
    let facts = Facts::new().with("play", play.to_string());
    let piece = play.0.first().copied();
    let act = Act::Move(Some(name.clone()), play, false);
    Legal { act, piece, facts }
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

    library!(Backgammon, "backgammon/words");

    fn phase(table: &Session) -> u32 {
        let game = &table.game;
        let phase = match (game.roller, game.cube.offered, game.dice) {
            (None, ..) => Phase::Opening,
            (Some(_), Some(_), _) => Phase::Doubled,
            (Some(_), None, Some(_)) => Phase::Move,
            (Some(_), None, None) => Phase::Roll,
        };
        phase as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        let offered = table.game.cube.offered;
        let answers = offered.map(|offered| table.left_of(offered));
        answers.or(table.game.roller)
    }

    fn obvious(table: &Session, act: &Act) -> Option<PlayerId> {
        let turn = table.turn()?;
        Some(match act {
            Act::Early(_) => table.left_of(turn),
            _ => turn,
        })
    }

    fn judge(table: &Session, entry: &Entry<Self>, ruling: &mut Ruling<Self>) -> Judged<Self> {
        match entry {
            Entry::Own(act) => judge::judge(table, act, ruling)?,
            Entry::Settle => judge::settle(table, ruling),
            _ => {}
        }
        Ok(())
    }

    fn evolve(table: &mut Session, _no: EntryNo, effect: &Effect<Backgammon>) {
        let next = table.game.roller.map(|roller| table.left_of(roller));
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                *game = Backgammon::default();
                (game.position, game.cube.value) = (Some(Position::start()), 1);
            }
            Effect::Voided => {
                game.pass_to(None);
                (game.position, game.cube) = (None, Cube::default());
            }
            Effect::Over { .. } => (game.dice, game.cube.offered) = (None, None),
            Effect::Own(event) => match event {
                Event::Threw(.., begins, dice, doubled, crawford) => {
                    (game.roller, game.dice) = (*begins, begins.map(|_| *dice));
                    game.is_crawford = *crawford;
                    game.cube.value = doubled.unwrap_or(game.cube.value);
                }
                Event::Rolled(_, dice) => game.dice = Some(*dice),
                Event::Cocked(_) => game.is_cocked = true,
                Event::Moved(player, .., done) => {
                    game.position = Some(seen_first(*player, done.0.after));
                    game.pass_to(next);
                }
                Event::Stands(.., after) => {
                    game.position = Some(after.0);
                    game.pass_to(next);
                }
                Event::Passed(..) => game.pass_to(next),
                Event::Doubled(player, _) => game.cube.offered = Some(*player),
                // Who takes a beaver leaves the cube where it is.
                Event::Taken(player, value) => {
                    (game.cube.value, game.cube.offered) = (*value, None);
                    if game.roller != Some(*player) {
                        game.cube.owner = Some(*player);
                    }
                }
                Event::Beavered(player, value) => {
                    game.cube.value = *value;
                    (game.cube.owner, game.cube.offered) = (Some(*player), Some(*player));
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn legal(table: &Session) -> Vec<Legal<Backgammon>> {
        let by = || Some(table.name(table.turn()?));
        if let (Some((dice, seen)), Some(name)) = (table.playing(), by()) {
            let results = seen.results(dice.0);
            if !results.is_empty() {
                return results.iter().map(|play| way(&name, play)).collect();
            }
        }
        let names = table.players().iter().cloned();
        let opens = Dice::all().map(|dice| names.clone().zip(dice.0.map(u32::from)));
        let opens = opens.map(|throws| Act::Open(throws.collect()));
        let rolls = Dice::all().map(|dice| Act::Roll(by(), dice));
        let others = [Act::Double, Act::Cocked, Act::Take, Act::Drop, Act::Beaver];
        let others = others.into_iter().map(|act| act(by()));
        let passes = [Act::Pass(by(), false)];
        let acts = opens.chain(rolls).chain(others).chain(passes);
        let is_accepted = |act: &Act| {
            let ruling = table.judge(&Entry::Own(act.clone()));
            ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
        };
        acts.filter(is_accepted).map(Legal::unlisted).collect()
    }

    fn plays(legal: &Legal<Backgammon>, way: &Way) -> bool {
        let named: Vec<Step> = way.steps().collect();
        matches!(&legal.act, Act::Move(_, play, _) if position::has(&play.steps(), &named, false))
    }

    fn state(table: &Session) -> Facts {
        let game = &table.game;
        let named = |player| table.name(player).to_string();
        let seen = |player| Some((player, table.seen_by(player)?));
        let each = |number: fn(&Position) -> u32| {
            let each = table.everybody().filter_map(seen);
            let each = each.map(|(player, seen)| (named(player), number(&seen)));
            each.collect::<Facts>()
        };
        let cube = (game.position.is_some() && table.has_cube()).then(|| {
            let facts = Facts::new().with("value", game.cube.value);
            let facts = facts.with("owner", table.named_as(game.cube.owner));
            facts.with("offered", table.named_as(game.cube.offered))
        });
        let to_match = table.is_match().then(|| {
            let facts = Facts::new().with("to", table.house(Rule::Match));
            let facts = facts.with("crawford", game.is_crawford);
            facts.with("winner", table.named_as(table.match_winner()))
        });
        let owed = table.owed().map(|(player, owed)| (named(player), owed));
        let owed = (table.is_settled() && !table.is_match()).then(|| owed.collect::<Facts>());
        let dice: Value = game.dice.iter().flat_map(|dice| dice.0).collect();
        let board = game.position.map(|seen| seen.points());
        let board = board.map(|points| points.into_iter().collect::<Value>());
        table
            .facts()
            .with("turn", table.named_as(table.turn()))
            .with("dice", dice)
            .with("board", board)
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
        match implied("move", Way::read(word)) {
            None if is_roll && dialect == Dialect::Prompt => Some(Ok("roll")),
            bare => bare,
        }
    }

    /// The points as the player who was seated first sees them.
    fn hand(_: &Session, ruling: &Ruling<Backgammon>, hand: &mut tallied::Hand) {
        for event in ruling.events() {
            if let Event::Moved(player, play, ..) | Event::Stands(player, play, ..) = event {
                hand.lays(*player, play, None);
            }
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let position = table.game.position?;
        let both = [position, position.turned()];
        let cube = table.game.cube;
        let owner = cube.owner.map(|owner| owner.index() == 0);
        let [bar, off] = [BAR, OFF].map(|place| both.map(|seen| seen.own(place)));
        let cube = table.has_cube().then_some((cube.value, owner));
        let points = Points::of(position.points(), bar, off, cube);
        Some(Picture::Points(points, String::new()))
    }
}

/// The law, as it is listed.
pub static LAW: super::referee::Law = Session::ROW;
