//! Fives and threes in words: every event of a ruling and every refusal.

use super::entry::EDITION;
use super::hand::{Ending, tiles_each};
use super::line::Lies;
use super::refusal::Refusal;
use super::ruling::{Event, For, Misplay, Ruling};
use super::side::{BySide, Side};
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::{AccountChange, Move, MoveChange, Names, Sentence, Told, Verdict, lookalikes};
use crate::table::name::{Name, listed};
use crate::table::seat::PlayerId;
use std::fmt;

/// A ruling in words, with these names.
pub(super) fn tell(ruling: &Ruling, names: &Names) -> Told {
    let teller = Teller { names };
    let events = ruling.events.iter();
    let mut sentences: Vec<Sentence> = events.flat_map(|event| teller.event(event)).collect();
    if let (Verdict::Foul(_), Some(first)) = (ruling.verdict, sentences.first_mut()) {
        first.words.insert_str(0, "Foul: ");
    }
    Told {
        verdict: ruling.verdict,
        sentences,
        articles: ruling.articles.clone(),
        moves: ruling
            .events
            .iter()
            .filter_map(|event| teller.points(event))
            .collect(),
        payments: teller.payment(ruling).into_iter().collect(),
        waived: false,
    }
}

/// The change of one score by a correction, in a sentence.
pub(super) fn change(change: &MoveChange) -> String {
    let MoveChange {
        no,
        to,
        what,
        before,
        after,
        ..
    } = change;
    let what = if *what == For::Ends.word() {
        "for the ends"
    } else {
        "for chipping out"
    };
    let scores = verb(to, "scores", "score");
    match (before, after) {
        (before, 0) => format!("Taken back: {to} {scores} {before} {what} (#{no})."),
        (0, after) => format!("Added: {to} {scores} {after} {what} (#{no})."),
        (before, after) => format!("{to} {scores} {after} {what} instead of {before} (#{no})."),
    }
}

/// Chooses the verb for a player or for a pair.
fn verb(side: &str, one: &'static str, two: &'static str) -> &'static str {
    if side.contains('+') { two } else { one }
}

fn all(names: &[Name]) -> String {
    listed(names.iter().map(Name::as_str))
}

/// `1 point`, `2 points`.
fn counted(points: u16) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}

struct Teller<'a> {
    names: &'a Names,
}

impl Teller<'_> {
    fn name(&self, player: PlayerId) -> &str {
        self.names.of(player)
    }

    fn each(&self, players: &[PlayerId]) -> String {
        listed(players.iter().map(|own| self.name(*own)))
    }

    fn side(&self, side: Side) -> String {
        side.name(self.names)
    }

    /// Both sides with a number each: `Anna 2, Bram 1`.
    fn both(&self, numbers: &BySide<u16>) -> String {
        let numbers = numbers.iter();
        let each: Vec<String> = numbers
            .map(|(side, number)| format!("{} {number}", self.side(side)))
            .collect();
        each.join(", ")
    }

    fn event(&self, event: &Event) -> Vec<Sentence> {
        match event {
            Event::LawNamed => vec!["The law is that of fives and threes, edition 1.".into()],
            Event::Seated(names) => seated(names),
            Event::HouseTurned(setting) => vec![format!("House rule: {setting}.").into()],
            Event::Noted => vec!["Noted.".into()],
            Event::Drawn(drawn) => {
                let drawn = drawn.iter();
                let each =
                    drawn.map(|(player, tile)| format!("{} draws {tile}", self.name(*player)));
                let each: Vec<String> = each.collect();
                vec![format!("{}.", listed(each.iter().map(String::as_str))).into()]
            }
            Event::DrawAgain(players) => {
                vec![format!("{} have drawn most, and draw again.", self.each(players)).into()]
            }
            Event::FirstLead(player) => {
                vec![format!("{} leads the first hand.", self.name(*player)).into()]
            }
            Event::Dealt { hand, game, leader } => {
                let mut told = vec![Sentence::in_passing(format!("Hand {hand}."))];
                told.extend(game.map(|game| format!("Game {game} begins at 0.").into()));
                let players = self.names.iter().len();
                let each = tiles_each(players);
                let rest =
                    usize::from(TileSet::set(6).len()).saturating_sub(usize::from(each) * players);
                told.push(format!("{each} tiles each, {rest} in the boneyard.").into());
                told.push(format!("{} leads.", self.name(*leader)).into());
                told
            }
            Event::Laid {
                player,
                lies,
                total,
            } => self.laid(*player, *lies, *total),
            Event::TakenBack {
                player,
                tile,
                misplay,
            } => self.taken_back(*player, *tile, *misplay),
            Event::Revealed(player, tiles) => {
                vec![format!("{} still held {tiles}.", self.name(*player)).into()]
            }
            Event::Proved {
                player, no, tiles, ..
            } => {
                let name = self.name(*player);
                vec![
                    format!("{name} knocked (#{no}) and could have played {tiles}.").into(),
                    "The league sets no points for it.".into(),
                ]
            }
            Event::Scored { .. } => Vec::new(),
            Event::Disregarded {
                side,
                points,
                score,
                target,
            } => {
                let side = self.side(*side);
                let stays = verb(&side, "stays", "stay");
                let beyond = format!("That is beyond {target}, so it is disregarded:");
                vec![
                    format!("{beyond} {}.", counted(*points)).into(),
                    Sentence::in_passing(format!("{side} {stays} at {score}.")),
                ]
            }
            Event::Out(player) => {
                vec![format!("{} is out and is passed over.", self.name(*player)).into()]
            }
            Event::Knocked(player, _) => vec![format!("{} knocks.", self.name(*player)).into()],
            Event::Over(ending) => vec![over(*ending).into()],
            Event::GameWon {
                side,
                scores,
                games,
            } => {
                let side = self.side(*side);
                let wins = verb(&side, "wins", "win");
                vec![
                    format!("{side} {wins} the game.").into(),
                    Sentence::in_passing(format!(
                        "Points: {}. Games: {}.",
                        self.both(scores),
                        self.both(games)
                    )),
                ]
            }
            Event::Voided {
                back,
                unwon,
                leader,
            } => self.voided(back, *unwon, *leader),
            Event::Settled { games, points } => self.settled(games, points),
        }
    }

    fn laid(&self, player: PlayerId, lies: Lies, total: u8) -> Vec<Sentence> {
        let name = self.name(player);
        let laid = match lies {
            Lies::Lead(left, right) => format!("{name} leads {left}-{right}."),
            Lies::At(way) => format!("{name} plays {} on the {}.", lies.tile(), way.arm),
        };
        vec![laid.into(), format!("The ends make {total}.").into()]
    }

    fn taken_back(&self, player: PlayerId, tile: Tile, misplay: Misplay) -> Vec<Sentence> {
        let name = self.name(player);
        let wrong = match misplay {
            Misplay::NotHisLead(leader) => {
                format!(
                    "{name} plays {tile}, but {} has the lead.",
                    self.name(leader)
                )
            }
            Misplay::OutOfTurn(turn) => {
                format!(
                    "{name} plays {tile}, but it is the turn of {}.",
                    self.name(turn)
                )
            }
            Misplay::FitsNowhere => format!("{name} plays {tile}, which fits neither end."),
            Misplay::NotThere(arm, shows) => {
                format!("{name} plays {tile} on the {arm}, which shows {shows}.")
            }
            Misplay::NotThatWay(touching) => {
                format!("{name} plays {tile} with the {touching} touching, where it does not fit.")
            }
        };
        vec![
            wrong.into(),
            format!("It goes back face up before {name} and scores nothing.").into(),
        ]
    }

    fn voided(&self, back: &BySide<u16>, unwon: Option<Side>, leader: PlayerId) -> Vec<Sentence> {
        let mut told: Vec<Sentence> = vec!["The hand is abandoned.".into()];
        for (side, points) in back.iter().filter(|(_, points)| **points > 0) {
            let side = self.side(side);
            let lose = verb(&side, "loses", "lose");
            told.push(format!("{side} {lose} the {} that it brought.", counted(*points)).into());
        }
        told.extend(unwon.map(|side| {
            let side = self.side(side);
            let has = verb(&side, "has", "have");
            format!("{side} {has} not won the game.").into()
        }));
        told.push(format!("{} leads again.", self.name(leader)).into());
        told
    }

    fn settled(
        &self,
        games: &BySide<u16>,
        points: &[(BySide<u16>, Option<Side>)],
    ) -> Vec<Sentence> {
        let mut told: Vec<Sentence> = vec![
            "The session ends.".into(),
            format!("Games won: {}.", self.both(games)).into(),
        ];
        for (at, (points, won)) in points.iter().enumerate() {
            let ended = if won.is_some() { "" } else { ", not ended" };
            told.push(format!("Game {}: {}{ended}.", at + 1, self.both(points)).into());
        }
        told
    }

    fn points(&self, event: &Event) -> Option<Move> {
        match event {
            Event::Scored { side, points, what } => Some(Move {
                from: None,
                to: self.side(*side),
                amount: i64::from(*points),
                what: what.word(),
                article: Some(what.article()),
            }),
            _ => None,
        }
    }

    /// What a ruling scores, in a sentence; `None` if nobody scores.
    fn payment(&self, ruling: &Ruling) -> Option<String> {
        let scored = ruling.events.iter().filter_map(|event| match event {
            Event::Scored { side, points, what } => Some((*side, *points, *what)),
            _ => None,
        });
        let scored: Vec<_> = scored.collect();
        let (side, ..) = scored.first()?;
        let side = self.side(*side);
        let parts = scored.iter().map(|(_, points, what)| match what {
            For::Ends => format!("{points} for the ends"),
            For::OutAlone | For::OutInPair => format!("{points} for chipping out"),
        });
        let parts: Vec<String> = parts.collect();
        let parts = listed(parts.iter().map(String::as_str));
        Some(format!("{side} {} {parts}", verb(&side, "scores", "score")))
    }
}

fn seated(names: &[Name]) -> Vec<Sentence> {
    let who = match names {
        [one, two, three, four] => format!("{one} and {three} play {two} and {four}."),
        _ => format!("{} play.", all(names)),
    };
    let mut told = vec![who.into(), "Each draws a tile: the most spots lead.".into()];
    told.extend(lookalikes(names));
    told
}

fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::ChippedOut => "The last tile is played, and the hand is over.",
        Ending::Blocked => "Nobody can play: the hand is blocked, and nobody gets the point.",
        Ending::Won => "The hand is over.",
    }
}

/// The scores before and after a correction, in a sentence.
pub(super) fn scores(accounts: &[AccountChange]) -> String {
    if accounts.is_empty() {
        return "Nobody has points yet.".to_owned();
    }
    let told: Vec<String> = accounts.iter().map(ToString::to_string).collect();
    format!("Points: {}.", told.join(", "))
}

/// Why an entry cannot have happened. What to type instead is in the advice.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::LawNotFirst => {
                f.write_str("the law can only be named in the very first entry")
            }
            Refusal::UnknownLaw(edition) => write!(
                f,
                "edition {edition} of the rulebook is not known here; this program judges by edition {EDITION}"
            ),
            Refusal::AlreadySeated => f.write_str("the players are seated already"),
            Refusal::NotTwoOrFour(given) => {
                write!(f, "two players or four play fives and threes, not {given}")
            }
            Refusal::NameTwice(name) => write!(f, "{name} is named twice"),
            Refusal::NobodySeated => f.write_str("nobody is seated yet"),
            Refusal::UnknownName { typed, seated } => write!(
                f,
                "nobody here is called {typed}; seated are {}",
                all(seated)
            ),
            Refusal::AmbiguousName { typed, meant } => {
                write!(f, "several names begin with {typed}: {}", all(meant))
            }
            Refusal::HouseTooLate => f.write_str("house rules are set before the first deal"),
            Refusal::Settled => f.write_str("the session has been settled"),
            Refusal::LeadUndecided(drawers) => write!(
                f,
                "the first lead is not decided: {} must each draw a tile",
                all(drawers)
            ),
            Refusal::LeadDecided => f.write_str("the first lead is decided"),
            Refusal::NotTheDrawers(drawers) => {
                write!(f, "exactly {} draw a tile each", all(drawers))
            }
            Refusal::TileTwice(tile) => write!(f, "{tile} is named twice"),
            Refusal::HandGoing(hand) => write!(f, "hand {hand} is still being played"),
            Refusal::NoHand => f.write_str("no hand is being played"),
            Refusal::NothingToVoid => f.write_str("there is no hand to abandon"),
            Refusal::NoHandOver => f.write_str("no hand is over"),
            Refusal::AlreadyLies(tile, Some(no)) => write!(f, "{tile} lies already (#{no})"),
            Refusal::AlreadyLies(tile, None) => write!(f, "{tile} lies already"),
            Refusal::KnownElsewhere(tile, name) => {
                write!(f, "{tile} is known to be in the hand of {name}")
            }
            Refusal::NotHis(name, tile, known) => write!(
                f,
                "{tile} is not in the hand of {name}, who is known to hold {known}"
            ),
            Refusal::IsOut(name) => write!(f, "{name} has no tiles left"),
            Refusal::LeadOnAnEnd => f.write_str("the lead has no end to be laid on"),
            Refusal::NoEndShows(spots, [left, right]) => {
                write!(f, "no end shows {spots}; the ends show {left} and {right}")
            }
            Refusal::TwoWays(tile, [left, right]) => write!(
                f,
                "{tile} fits both ends: left, which shows {left}, and right, which shows {right}"
            ),
            Refusal::KnockBeforeLead(name) => {
                write!(f, "{name} leads, and any tile will do")
            }
            Refusal::NotHisTurn { name, turn } => {
                write!(f, "{name} cannot knock: it is the turn of {turn}")
            }
            Refusal::HoldsOneThatFits(name, tile) => {
                write!(f, "{name} is known to hold {tile}, which fits")
            }
            Refusal::WrongNumber { name, holds, given } => {
                let tiles = if *holds == 1 { "tile" } else { "tiles" };
                write!(f, "{name} holds {holds} {tiles}, not {given}")
            }
            Refusal::LeavesOut(name, tile) => {
                write!(f, "{name} is known to hold {tile}, which is left out")
            }
            Refusal::RevealedAlready(name) => write!(f, "{name} has shown his tiles already"),
        }
    }
}

/// What to type instead, if there is advice.
#[rustfmt::skip]
pub(super) fn advice(refusal: &Refusal) -> Option<String> {
    let typed = |words: String| Some(format!("Type: {words}"));
    match refusal {
        Refusal::NobodySeated => typed("seat Anna Bram".to_owned()),
        Refusal::AmbiguousName { .. } => typed("more of the name".to_owned()),
        Refusal::LeadUndecided(names) | Refusal::NotTheDrawers(names) => {
            let lots: Vec<String> = names.iter().map(|name| format!("{name} TILE")).collect();
            typed(format!("lot {}", lots.join(" ")))
        }
        Refusal::HandGoing(_) => Some("It must end first, or: void".to_owned()),
        Refusal::NoHand => typed("deal".to_owned()),
        Refusal::LeadOnAnEnd => Some("Leave out: on".to_owned()),
        Refusal::TwoWays(tile, _) => typed(format!("{tile} on left, or {tile} on right")),
        _ => None,
    }
}
