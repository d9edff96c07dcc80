//! Rulings in words: what happened, what it deserves, who pays whom.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::nos::fouls::Foul;
use crate::law::nos::game::Game;
use crate::law::nos::hand::{DenialKind, Ending, Irregular};
use crate::law::nos::ruling::{CloseOutcome, Event, Flipped, Manner, NextSet, Ruling, Verdict};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Cause, Party, PlayerId, Transfer};
use crate::law::{Law as _, MoveChange, Names, Sentence};
use crate::print::number::tiles;
pub use crate::table::article::cited;
use crate::table::name::Name;
use std::borrow::Cow;

/// A ruling with the session that knows its names: the one it was given on, or the one after it.
pub struct Worded<'a> {
    names: Cow<'a, Names>,
    ruling: &'a Ruling,
}

/// Names as a list: `Anna, Bram and Cees`.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// So many tiles as they are spoken of again.
fn them(number: u8) -> &'static str {
    if number == 1 { "it" } else { "them" }
}

/// A game as it is spoken of: its number, where it has one, and what is announced.
pub fn game(game: Game) -> String {
    match game.number() {
        Some(number) => format!("no. {number}, {game}"),
        None => game.to_string(),
    }
}

/// What a payment is for, as it follows `pays 40`.
pub fn purpose(cause: Cause) -> &'static str {
    cause.purpose()
}

/// The payments in groups that one sentence tells: alike, and by one payer (`true`) or to one payee.
pub(super) fn groups(transfers: &[Transfer]) -> Vec<(&[Transfer], bool)> {
    let mut groups = Vec::new();
    let mut rest = transfers;
    while let [first, ..] = rest {
        let alike = |other: &&Transfer| {
            (other.amount, other.cause, other.article) == (first.amount, first.cause, first.article)
        };
        let run = |same: fn(&Transfer, &Transfer) -> bool| {
            rest.iter()
                .take_while(|other| alike(other) && same(other, first))
                .count()
        };
        let by_payer = run(|one, other| one.from == other.from);
        let by_payee = run(|one, other| one.to == other.to);
        let (group, after) = rest.split_at(by_payer.max(by_payee).max(1));
        groups.push((group, by_payer >= by_payee));
        rest = after;
    }
    groups
}

impl<'a> Worded<'a> {
    /// The ruling, to be worded with the names that this session knows.
    pub fn new(session: &'a Session, ruling: &'a Ruling) -> Worded<'a> {
        Worded {
            names: Cow::Owned(session.names()),
            ruling,
        }
    }

    /// The ruling, to be worded with these names.
    pub fn by(names: &'a Names, ruling: &'a Ruling) -> Worded<'a> {
        Worded {
            names: Cow::Borrowed(names),
            ruling,
        }
    }

    fn player(&self, player: PlayerId) -> &str {
        self.names.of(player)
    }

    fn party(&self, party: Party) -> &str {
        match party {
            Party::Player(player) => self.player(player),
            Party::Pot => "the pot",
        }
    }

    /// What happened and how it is ruled, as one text without articles and payments.
    pub fn message(&self) -> String {
        let words: Vec<String> = self.sentences().into_iter().map(|own| own.words).collect();
        words.join(" ")
    }

    /// What happened and how it is ruled, sentence by sentence.
    pub fn sentences(&self) -> Vec<Sentence> {
        let foul = match self.ruling.verdict {
            Verdict::Foul(foul) => self.foul(foul),
            Verdict::Accepted => None,
        };
        let events = self.ruling.events.iter();
        let mut sentences: Vec<Sentence> = foul
            .into_iter()
            .map(Sentence::from)
            .chain(events.flat_map(|event| self.told(event)))
            .collect();
        if self.ruling.verdict != Verdict::Accepted
            && let Some(first) = sentences.first_mut()
        {
            first.words.insert_str(0, "Foul: ");
        }
        if self.ruling.waived {
            sentences.push("The table waives the penalty.".into());
        }
        sentences
    }

    /// The ruling as it is shown: what happened with its articles, then a line for each payment.
    pub fn lines(&self) -> Vec<String> {
        let message = format!("{} {}", self.message(), cited(&self.ruling.articles));
        let mut lines = vec![message.trim_end().to_owned()];
        lines.extend(self.payments());
        lines
    }

    /// Who pays whom, what for and by which article: a sentence for each payer or payee.
    pub fn payments(&self) -> Vec<String> {
        groups(&self.ruling.transfers)
            .into_iter()
            .map(|(group, by_payer)| self.payment(group, by_payer))
            .collect()
    }

    pub(super) fn payment(&self, group: &[Transfer], by_payer: bool) -> String {
        let [first, ..] = group else {
            return String::new();
        };
        let by = first
            .article
            .map_or(String::new(), |article| format!(" [{article}]"));
        if first.from == Party::Pot {
            return format!(
                "{} takes {} from the pot{by}",
                self.party(first.to),
                first.amount
            );
        }
        let each = if group.len() > 1 { " each" } else { "" };
        let payees = || listed(group.iter().map(|one| self.party(one.to)));
        let payers = || listed(group.iter().map(|one| self.party(one.from)));
        let (amount, purpose) = (first.amount, purpose(first.cause));
        if first.to == Party::Pot {
            let (round, pay) = if group.len() > 1 {
                ("round", "pay")
            } else {
                ("rounds", "pays")
            };
            return format!(
                "{} {round} down and {pay} {amount}{each} into the pot{by}",
                payers()
            );
        }
        if by_payer {
            format!(
                "{} pays {} {amount}{each} {purpose}{by}",
                self.party(first.from),
                payees()
            )
        } else {
            let verb = if group.len() > 1 { "pay" } else { "pays" };
            format!(
                "{} {verb} {} {amount}{each} {purpose}{by}",
                payers(),
                self.party(first.to)
            )
        }
    }

    fn shown(&self) -> Option<TileSet> {
        self.ruling.events.iter().find_map(|event| match event {
            Event::Shown(_, tiles) => Some(*tiles),
            _ => None,
        })
    }

    /// What was not in order; `None` if what happened says it.
    fn foul(&self, foul: Foul) -> Option<String> {
        let offender = self.ruling.offender;
        let name = offender.map_or("nobody", |one| self.player(one));
        let tile = self.shown().map(|tiles| tiles.to_string());
        let sentence = foul.row().sentence?.replace("{name}", name);
        Some(sentence.replace("{tile}", &tile.unwrap_or_default()))
    }

    fn next_set(&self, next: &NextSet) -> String {
        match next {
            NextSet::HighestDouble => "The highest double opens the next hand.".to_owned(),
            NextSet::Loser(player) => format!("{} will be on set.", self.player(*player)),
            NextSet::Lots(tied) => {
                format!(
                    "{} are level and draw lots for the set.",
                    listed(tied.iter().map(|player| self.player(*player)))
                )
            }
        }
    }

    fn told(&self, event: &Event) -> Vec<Sentence> {
        let Some(words) = self.event(event) else {
            return Vec::new();
        };
        // How many tiles are left says nothing of the draw itself.
        match words.split_once("; ") {
            Some((drawn, left)) if matches!(event, Event::Drew { .. }) => {
                vec![format!("{drawn};").into(), Sentence::in_passing(left)]
            }
            _ => vec![words.into()],
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::LawNamed => "Judged by edition 1 of the rulebook.".to_owned(),
            Event::Seated(names) => format!(
                "{} sit down, clockwise.",
                listed(names.iter().map(Name::as_str))
            ),
            Event::HouseTurned(setting) => format!("House rule: {setting}."),
            Event::Joined(name, _) => format!("{name} joins."),
            Event::Left(player) => format!("{} leaves.", self.player(*player)),
            Event::Settled => "The session is settled.".to_owned(),
            Event::PotTaken(player) => format!("{} takes the pot.", self.player(*player)),
            Event::BillitonnenBegun => {
                "Billitonnen: each player draws a tile for the lead.".to_owned()
            }
            Event::Recounted(counted) => self.recount(counted),
            Event::Noted => "Noted.".to_owned(),
            Event::Dealt {
                on_set,
                shuffles,
                each,
                boneyard,
            } => self.dealt(on_set.zip(*shuffles), *each, *boneyard),
            Event::Reshuffled => {
                "Nobody has a double: the tiles are shuffled and dealt again.".to_owned()
            }
            Event::Irregular(player, irregular) => self.irregular(*player, *irregular),
            Event::SetLaid {
                player,
                set,
                drawn: false,
            } => format!("{} sets {}.", self.player(*player), set.tile()),
            Event::SetLaid {
                player,
                set,
                drawn: true,
            } => format!("{} draws {} and sets it.", self.player(*player), set.tile()),
            Event::Announced(announced, _) => format!("The game is {}.", game(*announced)),
            Event::Declared(player, tiles) => {
                format!("{} lays {tiles} face up.", self.player(*player))
            }
            Event::Drew {
                player, tiles: 0, ..
            } => format!("{} draws nothing.", self.player(*player)),
            Event::Drew {
                player,
                tiles: drawn,
                left,
            } => format!(
                "{} draws {}; {left} left.",
                self.player(*player),
                tiles(*drawn)
            ),
            Event::Passed {
                player,
                turn_passes: true,
            } => format!("{} passes.", self.player(*player)),
            Event::Passed {
                player,
                turn_passes: false,
            } => format!(
                "{} stays on turn, and draws until able to play or two tiles are left.",
                self.player(*player)
            ),
            Event::SaidNos(player) => format!("{} was the first player out.", self.player(*player)),
            Event::Waited { player, .. } => format!("{} waits.", self.player(*player)),
            Event::Laid { .. } => self.laid(event)?,
            Event::DuePaid(player, tile) => {
                format!(
                    "{} asks for payment for {tile} and is paid.",
                    self.player(*player)
                )
            }
            Event::Out {
                player,
                first: true,
            } => format!("{} is out: nos.", self.player(*player)),
            Event::Out {
                player,
                first: false,
            } => format!("{} is out.", self.player(*player)),
            Event::CloseCalled(player, outcome) => {
                format!("{} closes{}.", self.player(*player), self.called(*outcome))
            }
            Event::CloseDecided(_, outcome) => self.decided(*outcome)?,
            Event::Over(Ending::OneLeft) => {
                "The hand is over: only one player has tiles.".to_owned()
            }
            Event::Over(Ending::Closed) => "The hand is over: it is closed.".to_owned(),
            Event::Over(Ending::AllPassed) => "The hand is over: everybody has passed.".to_owned(),
            Event::Proved {
                player, kind, no, ..
            } => self.proved(*player, *kind, no.0),
            Event::Punished {
                player,
                kind: DenialKind::Pass,
                no,
                ..
            } => format!(
                "{} passed at #{no} while able to play.",
                self.player(*player)
            ),
            Event::Punished { player, no, .. } => format!(
                "{} drew for the set at #{no} with a double in hand.",
                self.player(*player)
            ),
            Event::Counted(player, spots) => format!("{} counts {spots}.", self.player(*player)),
            Event::HandScored(next) | Event::LotsDrawn(next) => self.next_set(next),
            Event::Voided => "The hand is abandoned, and its payments are reversed.".to_owned(),
            Event::Lead(player) => format!("{} leads.", self.player(*player)),
            Event::Started(left, right) => format!("{left}-{right} lies as the set."),
            Event::TileFlipped {
                player,
                left,
                right,
                to,
            } => self.flipped(*player, (*left, *right), *to),
            Event::Shown(..) | Event::Denied { .. } | Event::Concealed(..) => return None,
        })
    }

    fn recount(&self, counted: &[(PlayerId, i64, i64)]) -> String {
        let differing: Vec<String> = counted
            .iter()
            .filter(|(_, counted, book)| counted != book)
            .map(|(player, counted, book)| {
                let word = if counted > book { "more" } else { "less" };
                let name = self.player(*player);
                format!(
                    "{name} has {} {word} than the book: {counted} counted, {book} in the book.",
                    (counted - book).abs()
                )
            })
            .collect();
        if differing.is_empty() {
            "The count agrees with the book.".to_owned()
        } else {
            differing.join(" ")
        }
    }

    fn dealt(&self, opens: Option<(PlayerId, PlayerId)>, each: u8, boneyard: u8) -> String {
        let opens = match opens {
            Some((on_set, shuffles)) => format!(
                "{} shuffles, {} is on set",
                self.player(shuffles),
                self.player(on_set)
            ),
            None => "Anyone shuffles, the highest double is set".to_owned(),
        };
        format!("{opens}; {} each, {boneyard} in the boneyard.", tiles(each))
    }

    fn irregular(&self, player: PlayerId, irregular: Irregular) -> String {
        let name = self.player(player);
        match irregular {
            Irregular::Short(number) => {
                format!(
                    "{name} took {} too few and draws {}.",
                    tiles(number),
                    them(number)
                )
            }
            Irregular::Lapsed(number) => {
                format!(
                    "{name} took {} too few; it is too late to demand the penalty, and {name} plays on.",
                    tiles(number)
                )
            }
            Irregular::Kept(number) => {
                format!(
                    "{name} took {} too many and keeps {}.",
                    tiles(number),
                    them(number)
                )
            }
            Irregular::Returned => {
                format!("{name} took too many tiles and gives them back unseen.")
            }
        }
    }

    fn laid(&self, event: &Event) -> Option<String> {
        let Event::Laid {
            player,
            tile,
            way,
            manner,
            ..
        } = event
        else {
            return None;
        };
        let (name, arm, open) = (self.player(*player), way.arm, way.open);
        Some(match manner {
            Manner::Turn { .. } => format!("{name} plays {tile} on {arm}; {open} is open."),
            Manner::OutOfTurn { later: false } => format!(
                "{name} plays {tile} on {arm} at once and will miss a turn; {open} is open."
            ),
            Manner::OutOfTurn { later: true } => {
                format!(
                    "{name} plays {tile} on {arm} at once and will miss the first turn on which {arm} is open; {open} is open."
                )
            }
            Manner::Stands => {
                format!(
                    "{name} played {tile} on {arm}, which does not follow the game, was noticed too late and stays; {open} is open."
                )
            }
        })
    }

    /// How a close is ruled when it is announced, as it follows `Anna closes`.
    fn called(&self, outcome: CloseOutcome) -> String {
        match outcome {
            CloseOutcome::RightAtOnce => " rightly, since no unplayed tile fits".to_owned(),
            CloseOutcome::KnownTile(player, tile) => format!(
                " wrongly, since {tile} fits and is known to be in the hand of {}",
                self.player(player)
            ),
            CloseOutcome::TooManyFit(fit, hidden) => {
                format!(
                    " wrongly, since {fit} unplayed tiles fit and only {hidden} can stay hidden"
                )
            }
            CloseOutcome::OpenToTheLastHand(player) => {
                format!(
                    "; the tiles of {} decide when they are shown",
                    self.player(player)
                )
            }
            CloseOutcome::Open | CloseOutcome::Refuted(..) | CloseOutcome::Upheld => {
                "; that stays open until it is refuted or upheld".to_owned()
            }
        }
    }

    /// How an open close is decided; nothing where it is not.
    fn decided(&self, outcome: CloseOutcome) -> Option<String> {
        match outcome {
            CloseOutcome::Refuted(player, tile) => Some(format!(
                "The close is wrong: {} has {tile}, which can be played.",
                self.player(player)
            )),
            CloseOutcome::Upheld => Some("The close is right: nobody can play.".to_owned()),
            _ => None,
        }
    }

    fn proved(&self, player: PlayerId, kind: DenialKind, no: u32) -> String {
        let name = self.player(player);
        match kind {
            DenialKind::Pass => {
                format!("It is proved that {name} passed at #{no} while able to play.")
            }
            DenialKind::DrawnSet => {
                format!("It is proved that {name} drew for the set at #{no} with a double in hand.")
            }
            DenialKind::HigherDouble => {
                format!("It is proved that {name} held a higher double than the one set at #{no}.")
            }
        }
    }

    fn flipped(&self, player: PlayerId, (left, right): (Spots, Spots), to: Flipped) -> String {
        let (name, tile) = (self.player(player), Tile::new(left, right));
        match to {
            Flipped::Set => format!("{name} turns {tile}: it is the set."),
            Flipped::Left => format!("{name} turns {tile} and plays it on the left."),
            Flipped::Right => format!("{name} turns {tile} and plays it on the right."),
            Flipped::Back => {
                format!("{name} turns {tile}: it does not fit and goes to the end of the row.")
            }
        }
    }
}

/// A payment that a correction takes back, adds or changes, in a sentence.
pub fn change(change: &MoveChange) -> String {
    let MoveChange {
        no,
        from,
        to,
        what,
        before,
        after,
    } = change;
    let from = from.as_deref().map_or("the pot", holder);
    let to = holder(to);
    let purpose = Cause::purpose_of(what);
    match (before, after) {
        (before, 0) => format!("Taken back: {from} pays {to} {before} {purpose} (#{no})."),
        (0, after) => format!("Added: {from} pays {to} {after} {purpose} (#{no})."),
        (before, after) => {
            format!("{from} pays {to} {after} {purpose} instead of {before} (#{no}).")
        }
    }
}

fn holder(name: &str) -> &str {
    if name == "pot" { "the pot" } else { name }
}
