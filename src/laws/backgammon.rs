//! Backgammon, with the doubling cube.

mod about;
mod judge;
mod match_reader;
mod match_text;
pub mod position;
pub mod verbs;
pub mod words;

use about::Rule;
use easy_ext::ext;
use nos_base::{Incidental, Name, PlayerId, Texts, Told, only};
use nos_entry::token::digits;
use nos_entry::{Described, What};
use nos_law::show::reports;
use nos_law::{
    About, Counted, Derived, Draft, DrawnHand, Effect, EntryNo, Facts, Game, GameText, Judged, Law,
    Legal, NoAsk, Picture, Points, Ruling, Table, TalliedHand, Value, Verdict,
};
use position::{BAR, BAR_POINT, Dice, OFF, Play, Position, Step};
use verbs::{Act, Phase, TypedPlay, Way};
use words::{Event, Why};

pub type Session = Table<Backgammon>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backgammon {
    /// Seen by the player on turn; `None` before the first game and after a voided game.
    position: Option<Position>,
    /// The value of the cube, before an unanswered double.
    cube: i64,
    /// `None` while the cube is in the middle.
    owner: Option<PlayerId>,
    offered: Option<PlayerId>,
    /// Whose turn it is; `None` while the opening throws are equal.
    roller: Option<PlayerId>,
    dice: Option<Dice>,
    /// Whether the last throw was cocked, so the player must throw again.
    is_cocked: bool,
    /// An illegal play not yet corrected, with the position after it; `None` if it could not stand.
    unmended: Option<(TypedPlay, Position)>,
    /// Whether this is the Crawford game (article 7.4).
    is_crawford: bool,
    is_past_crawford: bool,
}

#[ext(BackgammonTable)]
pub(crate) impl Session {
    fn seen_by(&self, player: PlayerId) -> Option<Position> {
        let position = self.game.position?;
        match self.game.roller {
            Some(roller) if roller != player => Some(position.turned()),
            _ => Some(position),
        }
    }

    /// Returns the event with which this player accepts the other's illegal play (article 8.2).
    fn accepted_by(&self, player: PlayerId) -> Option<Event> {
        let game = &self.game;
        let (roller, dice) = game.roller.filter(|roller| *roller != player).zip(game.dice)?;
        let (play, after) = game.unmended.clone()?;
        let (dice, after) = (Incidental(dice), Incidental(after));
        Some(Event::Accepts(roller, player, play, dice, after))
    }

    fn is_in_order(&self, act: &Act) -> bool {
        let ruling = self.judge_act(&act.clone().into());
        ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
    }

    fn thrown(&self) -> impl Iterator<Item = u8> {
        self.game.dice.into_iter().flat_map(|dice| dice.0)
    }

    fn is_match(&self) -> bool {
        self.house(Rule::Match) > 0
    }

    /// Whether every win counts once, because nobody has doubled and owns the cube (article 7.3).
    fn is_jacoby(&self) -> bool {
        self.rules().is_on(Rule::Jacoby) && !self.is_match() && self.game.owner.is_none()
    }

    fn points_of(&self, player: PlayerId) -> i64 {
        self.points(self.side_of(player))
    }

    fn match_winner(&self) -> Option<PlayerId> {
        let has_won = |player: &PlayerId| self.points_of(*player) >= self.house(Rule::Match);
        self.everybody().find(has_won).filter(|_| self.is_match())
    }

    /// Whether a player is within one point of winning the match. The first game after this is the
    /// Crawford game.
    fn is_near_the_end(&self) -> bool {
        let near = self.house(Rule::Match) - 1;
        self.is_match() && self.scores().0.iter().any(|(_, points)| *points == near)
    }

    /// Returns a player's lead at the stake; `None` in a match.
    fn owed(&self, player: PlayerId) -> Option<i64> {
        let own = self.standing(player);
        (!self.is_match()).then(|| (own.result - own.level) * self.house(Rule::Stake))
    }
}

fn way(name: Option<Name>, play: &Play) -> Legal {
    let play = TypedPlay::from_steps(&play.steps);
    let facts = Facts::new().with("play", Value::Piece(play.to_string(), play.translated()));
    let piece = play.0.first().copied();
    let act = Act::Move(name, play, false);
    Legal { act: act.into(), piece: piece.map(nos_law::piece::Piece::typed), facts }
}

static DERIVED: Derived = Derived {
    hand_drawn: |session| {
        let table = session.table_of::<Backgammon>()?;
        Some(DrawnHand { dice: table.thrown().collect(), ..reports::hand_drawn(session)? })
    },
    ..Derived::USUAL
};

impl Game for Backgammon {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Reason = Why;
    type Rule = Rule;
    type Piece = Way;

    const CAN_OVERSTATE: bool = true;
    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const DERIVED: &'static Derived = &DERIVED;
    const WORDS: &'static [Texts] = &[texts!("backgammon/words", "ftl", "backgammon")];
    const SAID: &'static [Texts] = &[texts!("backgammon/said", "toml", "said-backgammon")];
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;
    const GAME_TEXT: Option<&'static GameText<Event>> = Some(&match_text::GAME_TEXT);

    fn phase(table: &Session) -> u32 {
        let game = &table.game;
        let phase = match (game.roller, game.offered, game.dice) {
            (None, ..) => Phase::Opening,
            (Some(_), Some(_), _) => Phase::Doubled,
            (Some(_), None, Some(_)) => Phase::Move,
            (Some(_), None, None) => Phase::Roll,
        };
        phase as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        table.game.offered.map(|offered| table.left_of(offered)).or(table.game.roller)
    }

    fn obvious(table: &Session, act: &Act) -> Option<PlayerId> {
        let turn = table.turn()?;
        Some(if matches!(act, Act::Early(_)) { table.left_of(turn) } else { turn })
    }

    fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge(table, act, ruling)
    }

    fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        match what {
            What::Settle => judge::settle(table, ruling),
            What::Forfeit(forfeit) => judge::forfeit(table, forfeit.is_match, ruling)?,
            What::Carry(_) | What::House(_) => judge::carry(table, ruling)?,
            _ => {}
        }
        Ok(())
    }

    fn apply_event(table: &mut Session, _no: EntryNo, event: &Event) {
        let next = table.game.roller.map(|roller| table.left_of(roller));
        let game = &mut table.game;
        match event {
            Event::Threw(_, number, _, other, begins, doubled, crawford) => {
                game.roller = *begins;
                game.dice = begins.map(|_| Dice([*number, *other]));
                game.is_crawford = *crawford;
                game.cube = doubled.unwrap_or(game.cube);
            }
            Event::Rolled(_, dice) => game.dice = Some(*dice),
            Event::Cocked(_) => game.is_cocked = true,
            Event::GoesBack(_, play, _, after) => {
                game.unmended = after.0.map(|after| (play.clone(), after));
            }
            Event::Moved(.., after)
            | Event::Stands(.., after)
            | Event::Accepts(.., after)
            | Event::Passed(.., after) => {
                (game.roller, game.dice, game.is_cocked) = (next, None, false);
                (game.position, game.unmended) = (Some(after.0.turned()), None);
            }
            Event::Doubled(player, _) => game.offered = Some(*player),
            // The player who was doubled owns the cube, and keeps it when his beaver is taken.
            Event::Taken(_, value) | Event::Beavered(_, value) => {
                (game.cube, game.owner) = (*value, next);
                game.offered = next.filter(|_| matches!(event, Event::Beavered(..)));
            }
            _ => {}
        }
    }

    fn apply_effect(table: &mut Session, effect: &Effect) {
        let is_near = table.is_near_the_end();
        let near = table.is_match().then(|| table.house(Rule::Match) - 1);
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                let is_past_crawford = is_near && game.is_past_crawford;
                *game = Backgammon { is_past_crawford, ..Backgammon::default() };
                (game.position, game.cube) = (Some(Position::start()), 1);
            }
            Effect::Carried { scores, more, is_past_crawford } => {
                let comes = |((_, points), (_, more)): (&(_, i64), &(_, i64))| {
                    *more != 0 && [None, Some(*points)].contains(&near)
                };
                let is_reached = scores.0.iter().zip(&more.0).any(comes);
                game.is_past_crawford = *is_past_crawford || game.is_past_crawford && !is_reached;
                // A declared Crawford game is past even if the last game is abandoned.
                game.is_crawford &= !is_past_crawford;
            }
            Effect::Voided => {
                (game.position, game.dice) = (None, None);
                game.is_past_crawford &= !game.is_crawford;
            }
            Effect::Over { .. } => {
                (game.dice, game.offered) = (None, None);
                game.is_past_crawford |= game.is_crawford;
            }
            _ => {}
        }
    }

    fn legal(table: &Session) -> Vec<Legal> {
        let by = || Some(table.name(table.turn()?));
        let playing = table.game.dice.zip(table.game.position);
        let plays = playing.map_or_else(Vec::new, |(dice, seen)| seen.results(dice));
        if !plays.is_empty() {
            return plays.iter().map(|play| way(by(), play)).collect();
        }
        let names = table.players().iter().cloned();
        let opens = Dice::all()
            .map(|dice| names.clone().zip(dice.0.map(u32::from)))
            .map(|throws| Act::Open(throws.collect()));
        let rolls = Dice::all().map(|dice| Act::Roll(by(), dice));
        let others = [Act::Double, Act::Cocked, Act::Take, Act::Drop, Act::Beaver]
            .into_iter()
            .map(|act| act(by()));
        let acts = opens.chain(rolls).chain(others).chain([Act::Pass(by(), false)]);
        acts.filter(|act| table.is_in_order(act)).map(Legal::unlisted).collect()
    }

    /// Returns the rolls or doubles with which the other player accepts an illegal play.
    fn chances(table: &Session) -> Vec<Act> {
        let other = table.game.roller.map(|roller| table.left_of(roller));
        let accepts = other.filter(|other| table.accepted_by(*other).is_some());
        let name = accepts.map(|other| table.name(other));
        let rolls = Dice::all().map(|dice| Act::Roll(name.clone(), dice));
        let acts = rolls.chain([Act::Double(name.clone())]);
        acts.filter(|act| name.is_some() && table.is_in_order(act)).collect()
    }

    /// A play may be described by the point that it makes: `five point`, `bar point`.
    fn described(table: &Session, words: &[&str]) -> Vec<Described> {
        let phrases = Backgammon::LAW.library().lexicon.phrases();
        let words = phrases.in_digits(words);
        let said = |at: usize| words.get(at).and_then(|(word, _)| phrases.piece(word));
        let number = |at: usize| digits(&words.get(at)?.0);
        let (point, length) = match (said(0), said(1)) {
            (Some("bar"), Some("point")) => (Some(BAR_POINT.into()), 2),
            (None, Some("point")) => (number(0), 2),
            (point, _) => (point.and_then(digits), 1),
        };
        let point = point.and_then(|point| u8::try_from(point).ok());
        let (Some(point), Some(dice), Some(now)) = (point, table.game.dice, table.game.position)
        else {
            return Vec::new();
        };
        let makes = |play: &Play| now.own(point) < 2 && play.after.own(point) >= 2;
        let play = only(now.results(dice).into_iter().filter(makes));
        let end = words.get(length - 1).map(|(_, end)| *end);
        let typed = play.map(|play| TypedPlay::from_steps(&play.steps));
        end.zip(typed).map(|(end, play)| Described::piece(end, &play)).into_iter().collect()
    }

    fn plays(legal: &Legal, way: &Way) -> bool {
        let named: Vec<Step> = way.steps().collect();
        matches!(legal.act.get(), Some(Act::Move(_, play, _)) if position::has(&play.steps(), &named, false))
    }

    fn overstates(_: &Session, ruling: &Ruling, typed: &str) -> bool {
        let hits = |event: &Event| matches!(event, Event::Moved(_, _, hits, ..) if *hits > 0);
        typed.contains('*') && !ruling.events_of::<Event>().any(hits)
    }

    fn state(table: &Session) -> Facts {
        let game = &table.game;
        let each = |number: fn(&Position) -> u32| {
            table.by_player(|player| Some(number(&table.seen_by(player)?)))
        };
        let cube = (game.position.is_some() && table.rules().is_on(Rule::Cube)).then(|| {
            let facts =
                Facts::new().with("value", game.cube).with("owner", table.named_as(game.owner));
            facts.with("offered", table.named_as(game.offered))
        });
        let to_match = table.is_match().then(|| {
            let facts = Facts::new()
                .with("to", table.house(Rule::Match))
                .with("crawford", game.is_crawford);
            facts.with("winner", table.named_as(table.match_winner()))
        });
        let is_owed = table.is_settled() && !table.is_match();
        let owed = is_owed.then(|| table.by_player(|player| table.owed(player)));
        let board = table.seen_by(PlayerId::at(0)).map(|seen| {
            let on = |point| i64::from(seen.own(point)) - i64::from(seen.others(point));
            (1..BAR).map(on).collect::<Value>()
        });
        table
            .facts()
            .with("turn", table.named_as(table.turn()))
            .with("dice", table.thrown().collect::<Value>())
            .with("board", board)
            .with("bar", each(|position| position.own(BAR).into()))
            .with("off", each(|position| position.own(OFF).into()))
            .with("pips", each(Position::pips))
            .with("cube", cube)
            .with("match", to_match)
            .with("result", table.result())
            .with("owed", owed)
    }

    fn moved(act: &Act) -> Option<String> {
        let Act::Move(_, play, _) = act else { return None };
        Some(play.translated())
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        if let Event::Moved(player, play, ..)
        | Event::Stands(player, play, ..)
        | Event::Accepts(player, _, play, ..) = event
        {
            hand.lays(*player, play, None);
        }
    }

    /// Draws the points as the player seated first sees them.
    fn picture(table: &Session) -> Option<Picture> {
        let seen = table.seen_by(PlayerId::at(0))?;
        let owner = table.game.owner.map(|owner| owner.index() == 0);
        let cube = table.rules().is_on(Rule::Cube).then_some((table.game.cube, owner));
        let called = [BAR, OFF].map(verbs::called);
        Some(Picture::Points(Points::of(seen.0, cube, called), Told::default()))
    }
}

pub static LAW: Law = Law::of::<Backgammon>();
