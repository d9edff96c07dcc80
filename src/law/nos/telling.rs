//! Nos in words. Every sentence of the law is here, one row for each event and each refusal. So another
//! language is another file.

use super::denial::DenialKind;
use super::entry::{EDITION, Place};
use super::fouls::{Foul, Found, When};
use super::games::{Game, NUMBERS};
use super::layout::Way;
use super::plan::Geometry;
use super::refusal::{Need, Refusal};
use super::round::Ending;
use super::ruling::{CloseOutcome, Event, Flipped, Manner, NextSet, Ruling, Verdict};
use super::session::Session;
use super::set::NoGame;
use super::transfer::{Cause, Party, Transfer};
use crate::dominoes::tile::Tile;
use crate::law::{Law as _, MoveChange, Names, Sentence, lookalike, lookalikes};
use crate::table::article::cited;
use crate::table::name::Name;
use crate::table::name::listed;
use crate::table::seat::PlayerId;
use std::borrow::Cow;
use std::fmt;

fn all(names: &[Name]) -> String {
    listed(names.iter().map(Name::as_str))
}

/// A number of tiles: `1 tile`, `2 tiles`.
fn tiles(number: u8) -> String {
    format!("{number} {}", if number == 1 { "tile" } else { "tiles" })
}

/// The pronoun for this number of tiles.
fn them(number: u8) -> &'static str {
    if number == 1 { "it" } else { "them" }
}

/// A game in words: its number, if it has one, and what was announced.
pub fn game(game: Game) -> String {
    match game.number() {
        Some(number) => format!("no. {number}, {game}"),
        None => game.to_string(),
    }
}

/// A ruling, and the names to tell it with.
pub struct Worded<'a> {
    names: Cow<'a, Names>,
    ruling: &'a Ruling,
}

impl<'a> Worded<'a> {
    /// A ruling, with the names of this session.
    pub fn new(session: &'a Session, ruling: &'a Ruling) -> Worded<'a> {
        Worded {
            names: Cow::Owned(session.names()),
            ruling,
        }
    }

    /// A ruling, with these names.
    pub fn by(names: &'a Names, ruling: &'a Ruling) -> Worded<'a> {
        Worded {
            names: Cow::Borrowed(names),
            ruling,
        }
    }

    fn name(&self, player: PlayerId) -> &str {
        self.names.of(player)
    }

    /// What happened and how it was ruled, as one text without articles and payments.
    pub fn message(&self) -> String {
        let words: Vec<String> = self.sentences().into_iter().map(|own| own.words).collect();
        words.join(" ")
    }

    /// What happened and how it was ruled, in sentences.
    pub fn sentences(&self) -> Vec<Sentence> {
        let foul = match self.ruling.verdict {
            Verdict::Foul(foul) => self.foul(foul),
            Verdict::Accepted => None,
        };
        let mut sentences: Vec<Sentence> = foul.into_iter().map(Sentence::from).collect();
        for event in &self.ruling.events {
            sentences.extend(self.event(event));
        }
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

    /// What was not in order; `None` if what happened says it.
    fn foul(&self, foul: Foul) -> Option<String> {
        let name = self.ruling.offender.map_or("", |one| self.name(one));
        let shown = self.ruling.events.iter().find_map(|event| match event {
            Event::Shown(_, tiles) => Some(tiles.to_string()),
            _ => None,
        });
        let sentence = foul.row().sentence?.replace("{name}", name);
        Some(sentence.replace("{tile}", &shown.unwrap_or_default()))
    }

    /// The sentences of an event; empty if another event tells it, or if it must not be told yet.
    #[rustfmt::skip]
    pub fn event(&self, event: &Event) -> Vec<Sentence> {
        use super::holding::Irregular;
        let one = |words: String| vec![Sentence::from(words)];
        let name = |player: &PlayerId| self.name(*player);
        match event {
            Event::LawNamed => one(format!("Judged by edition {EDITION} of the rulebook.")),
            Event::Seated(names) => {
                let mut told = one(format!("{} sit down, clockwise.", all(names)));
                told.extend(lookalikes(names));
                told
            }
            Event::HouseTurned(setting) => one(format!("House rule: {setting}.")),
            Event::Joined(name, _) => {
                let earlier = self.names.iter().take_while(|own| !own.is(name));
                let mut told = one(format!("{name} joins."));
                told.extend(lookalike(name, earlier));
                told
            }
            Event::Left(player) => one(format!("{} leaves.", name(player))),
            Event::Settled => one("The session is settled.".to_owned()),
            Event::PotEmpty => one("Nothing is in the pot, so all is done.".to_owned()),
            Event::PotTaken(player) => one(format!("{} takes the pot.", name(player))),
            Event::BillitonnenBegun => one("Billitonnen: each player draws a tile for the lead.".to_owned()),
            Event::Recounted(counted) => one(self.recount(counted)),
            Event::Noted => one("Noted.".to_owned()),
            Event::Dealt { hand, opens, each, boneyard } => vec![
                Sentence::in_passing(format!("Hand {hand}.")),
                opens.map_or("Anyone shuffles.".to_owned(), |opens| format!("{} shuffles.", self.name(opens.shuffles))).into(),
                format!("{} each, {boneyard} in the boneyard.", tiles(*each)).into(),
                opens.map_or("The highest double is set.".to_owned(), |opens| format!("{} is on set.", self.name(opens.on_set))).into(),
            ],
            Event::Reshuffled => one("Nobody has a double: the tiles are shuffled and dealt again.".to_owned()),
            Event::Irregular(player, irregular) => one(match *irregular {
                Irregular::Short(number) => format!("{} took {} too few and draws {}.", name(player), tiles(number), them(number)),
                Irregular::Lapsed(number) => format!("{0} took {1} too few; it is too late to demand the penalty, and {0} plays on.", name(player), tiles(number)),
                Irregular::Kept(number) => format!("{} took {} too many and keeps {}.", name(player), tiles(number), them(number)),
                Irregular::Returned => format!("{} took too many tiles and gives them back unseen.", name(player)),
            }),
            Event::SetLaid { player, set, drawn: false } => one(format!("{} sets {}.", name(player), set.tile())),
            Event::SetLaid { player, set, drawn: true } => one(format!("{} draws {} and sets it.", name(player), set.tile())),
            Event::Announced(announced, _) => one(format!("The game is {}.", game(*announced))),
            Event::Declared(player, tiles) => one(format!("{} lays {tiles} face up.", name(player))),
            Event::Drew { player, tiles: 0, .. } => one(format!("{} draws nothing.", name(player))),
            Event::Drew { player, tiles: drawn, left } => vec![
                format!("{} draws {}.", name(player), tiles(*drawn)).into(),
                Sentence::in_passing(format!("{left} are left.")),
            ],
            Event::Passed { player, turn_passes: true } => one(format!("{} passes.", name(player))),
            Event::Passed { player, turn_passes: false } => one(format!("{} stays on turn, and draws until able to play or two tiles are left.", name(player))),
            Event::SaidNos(player) => one(format!("{} was the first player out.", name(player))),
            Event::Waited { player, .. } => one(format!("{} waits.", name(player))),
            Event::Laid { player, tile, way: Way { arm, open, .. }, manner, .. } => one(match manner {
                Manner::Turn { .. } => format!("{} plays {tile} on {arm}; {open} is open.", name(player)),
                Manner::OutOfTurn { later: false } => format!("{} plays {tile} on {arm} at once and will miss a turn; {open} is open.", name(player)),
                Manner::OutOfTurn { later: true } => format!("{} plays {tile} on {arm} at once and will miss the first turn on which {arm} is open; {open} is open.", name(player)),
                Manner::Stands => format!("{} played {tile} on {arm}, which does not follow the game, was noticed too late and stays; {open} is open.", name(player)),
            }),
            Event::DuePaid(player, tile) => one(format!("{} asks for payment for {tile} and is paid.", name(player))),
            Event::Out { player, first: true } => one(format!("{} is out: nos.", name(player))),
            Event::Out { player, first: false } => one(format!("{} is out.", name(player))),
            Event::CloseCalled(player, outcome) => one(match outcome {
                CloseOutcome::RightAtOnce => format!("{} closes rightly, since no unplayed tile fits.", name(player)),
                CloseOutcome::KnownTile(holder, tile) => format!("{} closes wrongly, since {tile} fits and is known to be in the hand of {}.", name(player), name(holder)),
                CloseOutcome::TooManyFit(fit, hidden) => format!("{} closes wrongly, since {fit} unplayed tiles fit and only {hidden} can stay hidden.", name(player)),
                CloseOutcome::OpenToTheLastHand(last) => format!("{} closes; the tiles of {} decide when they are shown.", name(player), name(last)),
                CloseOutcome::Open | CloseOutcome::Refuted(..) | CloseOutcome::Upheld => format!("{} closes; that stays open until it is refuted or upheld.", name(player)),
            }),
            Event::CloseDecided(_, CloseOutcome::Refuted(holder, tile)) => one(format!("The close is wrong: {} has {tile}, which can be played.", name(holder))),
            Event::CloseDecided(_, CloseOutcome::Upheld) => one("The close is right: nobody can play.".to_owned()),
            Event::Over(ending) => one(format!("The hand is over: {}.", ended(*ending))),
            Event::Proved { player, kind, no, .. } => one(match kind {
                DenialKind::Pass => format!("It is proved that {} passed at #{no} while able to play.", name(player)),
                DenialKind::DrawnSet => format!("It is proved that {} drew for the set at #{no} with a double in hand.", name(player)),
                DenialKind::HigherDouble => format!("It is proved that {} held a higher double than the one set at #{no}.", name(player)),
            }),
            Event::Punished { player, kind, no, .. } => one(match kind {
                DenialKind::Pass => format!("{} passed at #{no} while able to play.", name(player)),
                DenialKind::DrawnSet | DenialKind::HigherDouble => format!("{} drew for the set at #{no} with a double in hand.", name(player)),
            }),
            Event::Counted(player, spots) => one(format!("{} counts {spots}.", name(player))),
            Event::HandScored(next) | Event::LotsDrawn(next) => one(match next {
                NextSet::HighestDouble => "The highest double opens the next hand.".to_owned(),
                NextSet::Loser(player) => format!("{} will be on set.", name(player)),
                NextSet::Lots(tied) => format!("{} are level and draw lots for the set.", listed(tied.iter().map(name))),
            }),
            Event::Voided => one("The hand is abandoned, and its payments are reversed.".to_owned()),
            Event::Lead(player) => one(format!("{} leads.", name(player))),
            Event::Started(left, right) => one(format!("{left}-{right} lies as the set.")),
            Event::TileFlipped { player, left, right, to } => {
                let (name, tile) = (name(player), Tile::new(*left, *right));
                one(match to {
                    Flipped::Set => format!("{name} turns {tile}: it is the set."),
                    Flipped::Left => format!("{name} turns {tile} and plays it on the left."),
                    Flipped::Right => format!("{name} turns {tile} and plays it on the right."),
                    Flipped::Back => format!("{name} turns {tile}: it does not fit and goes to the end of the row."),
                })
            }
            Event::FellBelowZero(player, chips) => vec![Sentence::in_passing(format!("{} falls below zero, to {chips}.", name(player)))],
            // A decided close is right or wrong. The other events here are not told.
            Event::CloseDecided(..) | Event::Shown(..) | Event::Denied { .. } | Event::Concealed(..) => Vec::new(),
        }
    }

    fn recount(&self, counted: &[(PlayerId, i64, i64)]) -> String {
        let differing = counted.iter().filter(|(_, counted, book)| counted != book);
        let differing: Vec<String> = differing
            .map(|(player, counted, book)| {
                let word = if counted > book { "more" } else { "less" };
                format!(
                    "{} has {} {word} than the book: {counted} counted, {book} in the book.",
                    self.name(*player),
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

    /// Who pays whom, what for and by which article, with a sentence for each payer or payee.
    pub fn payments(&self) -> Vec<String> {
        let groups = groups(&self.ruling.transfers).into_iter();
        groups
            .map(|(group, by_payer)| self.payment(group, by_payer))
            .collect()
    }

    /// One group of payments in a sentence.
    pub fn payment(&self, group: &[Transfer], by_payer: bool) -> String {
        let [first, more @ ..] = group else {
            return String::new();
        };
        let name = |party| match party {
            Party::Player(player) => self.name(player),
            Party::Pot => "the pot",
        };
        let payees = || listed(group.iter().map(|one| name(one.to)));
        let payers = || listed(group.iter().map(|one| name(one.from)));
        let (amount, purpose) = (first.amount, first.cause.purpose());
        let (each, pay, round) = if more.is_empty() {
            ("", "pays", "rounds")
        } else {
            (" each", "pay", "round")
        };
        let sentence = match (first.from, first.to) {
            (Party::Pot, to) => format!("{} takes {amount} from the pot", name(to)),
            (_, Party::Pot) => format!(
                "{} {round} down and {pay} {amount}{each} into the pot",
                payers()
            ),
            (from, _) if by_payer => {
                format!("{} pays {} {amount}{each} {purpose}", name(from), payees())
            }
            (_, to) => format!("{} {pay} {} {amount}{each} {purpose}", payers(), name(to)),
        };
        match first.article {
            Some(article) => format!("{sentence} [{article}]"),
            None => sentence,
        }
    }
}

/// How a hand ended, in a few words.
pub fn ended(ending: Ending) -> &'static str {
    match ending {
        Ending::OneLeft => "only one player has tiles",
        Ending::Closed => "it is closed",
        Ending::AllPassed => "everybody has passed",
    }
}

/// Groups payments that one sentence can tell: alike, and by one payer (`true`) or to one payee.
pub fn groups(transfers: &[Transfer]) -> Vec<(&[Transfer], bool)> {
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

/// The change of one payment by a correction, in a sentence.
pub fn change(change: &MoveChange) -> String {
    let MoveChange {
        no,
        from,
        to,
        what,
        before,
        after,
    } = change;
    let purpose = Cause::of(what).map_or(*what, Cause::purpose);
    let party = |holder: &str| match holder {
        "pot" => "the pot".to_owned(),
        name => name.to_owned(),
    };
    let (from, to) = (from.as_deref().map(party), party(to));
    let paid = |amount: &i64| match from.as_deref() {
        None | Some("the pot") => format!("the pot's {amount} to {to}"),
        Some(from) => format!("{from} pays {to} {amount} {purpose}"),
    };
    match (before, after) {
        (before, 0) => format!("Taken back: {} (#{no}).", paid(before)),
        (0, after) => format!("Added: {} (#{no}).", paid(after)),
        (before, after) => {
            let mut sentence = format!("{} instead of {before} (#{no}).", paid(after));
            if let Some(first) = sentence.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            sentence
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&why(self))
    }
}

/// Which directions can be named on a geometry.
fn directions(geometry: Geometry) -> &'static str {
    match geometry {
        Geometry::Line => "this is a line: say left or right",
        Geometry::Triangle => "this is a triangle: say north, east or west",
        Geometry::Cross => "this is a cross: say north, east, south or west",
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Arm(arm) => arm.to_string(),
        Place::Shows(end) => end.to_string(),
    }
}

/// Each way as it is typed, with `>` only if ways differ in how the tile is turned.
fn ways(tile: Tile, ways: &[Way]) -> String {
    let turned = |one: &Way, other: &Way| one.arm == other.arm && one.open != other.open;
    let says_how = ways
        .iter()
        .any(|one| ways.iter().any(|other| turned(one, other)));
    let way = |way: &Way| match says_how && !tile.is_double() {
        true => format!("{}>{} on {}", way.touching, way.open, way.arm),
        false => format!("{tile} on {}", way.arm),
    };
    ways.iter().map(way).collect::<Vec<_>>().join(", or ")
}

/// Why an entry is refused, without a full stop.
#[rustfmt::skip]
fn why(refusal: &Refusal) -> String {
    use Refusal as R;
    match refusal {
        R::NotNow(need) => match need {
            Need::Unsettled => "the session is settled",
            Need::Hand => "no hand is under way",
            Need::Set => "the set does not lie yet",
            Need::GameGoesOn => "the hand is over",
            Need::Opening => "too late: doubles are declared before the first draw, pass or ordinary play",
            Need::OpenClose => "no close is open",
            Need::Settled => "the pot is taken once, after settle",
            Need::Billitonnen => "Billitonnen is not being played",
            Need::FoulsCallable => "fouls are called from the first deal until settle",
        }.to_owned(),
        R::HandGoesOn { hand, uncounted } if uncounted.is_empty() => format!("hand {hand} is still being played"),
        R::HandGoesOn { hand, uncounted } => format!("hand {hand} is over, and still to be counted: {}", all(uncounted)),
        R::SetLies(tile, no) => format!("the set lies already: {tile} (#{no})"),
        R::AnnounceFirst(name) => format!("{name} must announce first: announce 2"),
        R::AnnouncedAlready(no) => format!("the game is announced already (#{no})"),
        R::NobodySeated => "nobody is seated yet".to_owned(),
        R::LawNotFirst => "law can only be the very first entry".to_owned(),
        R::UnknownLaw(edition) => format!("edition {edition} of the rulebook is not known here; this program judges by edition {EDITION}"),
        R::AlreadySeated => "the players are seated already".to_owned(),
        R::TooFewOrMany(players) => format!("three to five players are needed, not {players}"),
        R::NameUsed(name) => format!("the name {name} has been used this session"),
        R::HouseTooLate => "house rules are set before the first deal".to_owned(),
        R::StartTooLate(name) => format!("{name} has left, so what everybody starts with stays as it is"),
        R::TableFull => "all five seats are taken".to_owned(),
        R::UnknownName { typed, seated } => format!("nobody here is called {typed}; seated are {}", all(seated)),
        R::AmbiguousName { typed, meant } => format!("several names begin with {typed}: {}", all(meant)),
        R::HasLeft { name } => format!("{name} has left"),
        R::WhoAsks => "say who asks: no tile has been laid yet".to_owned(),
        R::LotsFirst(names) => format!("{} draw lots first", all(names)),
        R::MustDrawLots(name) => format!("{name} must draw lots before leaving"),
        R::NoLots => "no lots are to be drawn now".to_owned(),
        R::WrongLots(names) => format!("lots are drawn by {}, one tile each", all(names)),
        R::TileTwice(tile) => format!("{tile} is named twice"),
        R::NameTwice(name) => format!("{name} is named twice"),
        R::NotFirstHand => "tiles are dealt again only in a first hand, before the set".to_owned(),
        R::DoubleKnown(name, tile) => format!("{name} is known to hold {tile}"),
        R::IrregularTwice(name) => format!("an irregular deal of {name} is already recorded in this hand"),
        R::NoTileLeft(name) => format!("{name} would be left without a tile"),
        R::FewerThanKnown(name, known) => format!("{name} is known to hold {}, and would be left with fewer", tiles(*known)),
        R::BoneyardTooSmall(tiles) => format!("the boneyard has {tiles} tiles, and two must be left"),
        R::WhoSets => "say who sets: in a first hand nobody is on set yet".to_owned(),
        R::DrawnInFirstHand => "in a first hand nobody draws for the set".to_owned(),
        R::DrawnByAnother { on_set } => format!("only {on_set}, who is on set, draws for the set"),
        R::DrawnWasKnown(name, tile) => format!("{tile} was already in the hand of {name}, so it was not drawn"),
        R::NothingToDraw => "only two tiles are in the boneyard, and they are not drawn".to_owned(),
        R::AlreadyLies(tile, Some(no)) => format!("{tile} already lies, laid at #{no}"),
        R::AlreadyLies(tile, None) => format!("{tile} already lies"),
        R::KnownElsewhere(tile, name) => format!("{tile} is known to be in the hand of {name}"),
        R::NotHis(name, tile, known) => format!("{tile} is not in the hand of {name}, which is known to be {known}"),
        R::NoTiles(name) => format!("{name} has no tiles"),
        R::NoGame(no_game) => not_announced(*no_game),
        R::DeclaredTwice(name) => format!("{name} has already declared in this hand"),
        R::MoreThanHeld(name, held) => format!("{name} holds only {}, those already known included", tiles(*held)),
        R::NotHisTurn { name, turn } => format!("it is the turn of {turn}, not of {name}"),
        R::MustWait(name) => format!("{name} must say \"I wait\""),
        R::NoWaitDue(name) => format!("{name} has no turn to miss now"),
        R::KnownPlayable(name, tile) => format!("{name} is known to hold {tile}, which can be played, and so cannot pass"),
        R::NoSuchArm(geometry) => directions(*geometry).to_owned(),
        R::NoArmShows(end) => format!("no arm shows {end}"),
        R::SeveralWays(tile, several) => format!("{tile} can lie in several ways; say {}", ways(*tile, several)),
        R::SeveralArms(end) => format!("several arms show {end}; name the arm"),
        R::StandsHow => "say how the tile lies, like 6>4 on left stands".to_owned(),
        R::StandsWhere => "say where the tile lies, like 6>4 on left stands".to_owned(),
        R::StandsNoEnd(tile, end) => format!("{tile} has no end with {end}"),
        R::StandsInOrder(tile) => format!("{tile} follows the game there"),
        R::CloseIsOpen => "a close is open: it must be refuted or upheld first".to_owned(),
        R::OnlyDrawing(name) => format!("the hand is closed: {name} draws all tiles but two"),
        R::Lapsed(name, tile) => format!("too late: another player has acted since {name} played {tile}"),
        R::DoesNotRefute(tile) => format!("{tile} cannot be played anywhere, so it does not refute the close"),
        R::KnownToFit(name, tile) => format!("{name} is known to hold {tile}, which can be played"),
        R::DrawFirst(tiles) => format!("all tiles but two must be drawn first, {tiles} more"),
        R::NoSuchFoul(foul, name) => match foul.row().found {
            Found::Called(_, When::WithoutTiles) => format!("{name} has not gone out; {} is a foul of players without tiles", foul.called().unwrap_or_default()),
            Found::Called(_, When::Denied(DenialKind::Pass)) => format!("{name} has not passed, or every pass is already ruled on"),
            Found::Called(_, When::Denied(_)) => format!("{name} did not draw for the set, or that is already ruled on"),
            Found::Called(_, When::DrawIsDue) => format!("{name} has nothing to draw now"),
            Found::Called(_, When::Always) | Found::ByReferee => format!("{name} cannot have done this now"),
        },
        R::WrongNumber { name, holds, given } => format!("{name} holds {}, not {given}", tiles(*holds)),
        R::LeavesOut(name, tile) => format!("{tile} is known to be in the hand of {name} and must be among them"),
        R::CountedTwice(name) => format!("the tiles of {name} are already counted"),
        R::ImpossibleCount(name, spots) => format!("{name} can hold no tiles that count {spots}"),
        R::MustShow(name) => format!("{name} must show the tiles, since they decide the close"),
        R::PotIsPlayedFor => "Billitonnen decides who takes the pot, as long as a tile can fit".to_owned(),
        R::BillitonnenPlayers(players) => format!("Billitonnen is for three to five players, not {players}"),
        R::LeadFirst => "the lead is drawn first".to_owned(),
        R::LeadTwice => "the lead has been drawn".to_owned(),
        R::NoStarter => "a tile is left over only with three players".to_owned(),
        R::StarterFirst => "the tile left over is laid first".to_owned(),
        R::NobodyOnTurn => "nobody is on turn: no tile fits any more".to_owned(),
        R::InLine(tile) => format!("{tile} already lies in the line"),
        R::InRow(tile, name) => format!("{tile} is known to lie elsewhere in the row of {name}"),
        R::NotFirstInRow(name, tile, first) => format!("{first} lies first in the row of {name}, not {tile}"),
        R::BothEnds(tile, left, right) => format!("{tile} fits both ends; say on left ({left}) or on right ({right})"),
        R::NotOnThatEnd(tile, end) => format!("{tile} does not fit on {}", place(*end)),
        R::NoEndYet => "the first tile of the line lies by itself".to_owned(),
    }
}

#[rustfmt::skip]
fn not_announced(no_game: NoGame) -> String {
    match no_game {
        NoGame::SetNeeded(needed) => format!("for this game the set must be {}", needed.words()),
        NoGame::ExtraGamesOff => "this game may be announced only where the house rule house.extra_games is on".to_owned(),
        NoGame::SameSide => "first here, then there: name both sides, not one of them twice".to_owned(),
        NoGame::NoSideShows(end) => format!("no side of the set shows {end}; say left or right"),
        NoGame::BothSidesShow(end) => format!("both sides of the set show {end}; say left or right"),
        NoGame::NeedsWords(number) if NUMBERS.contains(&number) => format!("no. {number} needs words"),
        NoGame::NeedsWords(number) => format!("there is no game number {number}; the games are 1 to 17"),
    }
}

impl Refusal {
    /// What to type instead, if there is advice.
    #[rustfmt::skip]
    pub fn advice(&self) -> Option<String> {
        let typed = |words: &str| Some(format!("Type: {words}"));
        match self {
            Refusal::NotNow(Need::Hand) => typed("deal"),
            Refusal::NotNow(Need::Set) => typed("set and the tile, as it lies from left to right"),
            Refusal::NotNow(Need::Billitonnen) => Some("After settle, type: billitonnen".to_owned()),
            Refusal::HandGoesOn { uncounted, .. } => match uncounted.first() {
                None => Some("It must end first, or: void".to_owned()),
                Some(name) => typed(&format!("reveal {name} and the tiles, or: void")),
            },
            Refusal::AnnounceFirst(_) => Some("games shows the card".to_owned()),
            Refusal::AnnouncedAlready(no) => Some(format!("To change it: fix {no} announce 3")),
            Refusal::NobodySeated => typed("seat Anna Bram Cees"),
            Refusal::AlreadySeated => Some("A newcomer comes between hands: join Eva after Bram".to_owned()),
            Refusal::NameUsed(_) => Some("Take another name".to_owned()),
            Refusal::AmbiguousName { .. } => typed("more of the name"),
            Refusal::LotsFirst(names) | Refusal::WrongLots(names) => {
                let lots: Vec<String> = names.iter().map(|name| format!("{name} TILE")).collect();
                typed(&format!("lot {}", lots.join(" ")))
            }
            Refusal::LeadFirst => typed("lot with a name and a tile for each"),
            Refusal::NoGame(NoGame::NeedsWords(number)) => typed(&format!("announce {}", Game::example(*number)?)),
            Refusal::MustWait(_) => typed("wait"),
            Refusal::StandsInOrder(_) => Some("Leave out: stands".to_owned()),
            Refusal::CloseIsOpen => typed("refute NAME TILE, or uphold"),
            Refusal::KnownToFit(name, tile) => typed(&format!("refute {name} {tile}")),
            Refusal::DrawFirst(tiles) => typed(&format!("draw {tiles}")),
            Refusal::MustShow(name) => typed(&format!("reveal {name} and the tiles")),
            Refusal::StarterFirst => typed("starter and the tile"),
            Refusal::NobodyOnTurn => typed("pot and a name"),
            Refusal::NoEndYet => Some("Leave out: on".to_owned()),
            _ => None,
        }
    }
}
