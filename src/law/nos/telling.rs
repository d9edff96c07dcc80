//! Nos in words: the sentences of rulings, payments and corrections. The words are in `words.en.ftl`.

use super::fouls::Foul;
use super::games::Game;
use super::plan::{Arm, Place};
use super::rule::Rule;
use super::ruling::{Event, Ruling, Verdict};
use super::session::Session;
use super::transfer::{Cause, Party, Transfer};
use crate::dominoes::tile::TileSet;
use crate::law::{Law as _, MoveChange, Names, Sentence, lookalike, lookalikes};
use crate::table::article::cited;
use crate::table::seat::PlayerId;
use crate::table::words::{Messages, Part, Told, Variable, Variables, Words};
use crate::{shown_as_variable, told};
use std::borrow::Cow;
use std::sync::LazyLock;

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(&[include_str!("words.en.ftl")]));
    &WORDS
}

shown_as_variable!(Arm, Place, Rule);

/// The words that announce a game; its number is the variable `NAME-number`, 0 for the further games.
impl Variable for Game {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name.to_owned(), self.to_string());
        variables.set(format!("{name}-number"), self.number().unwrap_or(0));
    }

    fn names(name: &str) -> Vec<String> {
        vec![name.to_owned(), format!("{name}-number")]
    }
}

/// A game in words: its number, if it has one, and what was announced.
pub fn game(game: Game) -> String {
    words().tell(&Aside::Game(game), &Names::default())
}

told! {
    /// What is told besides events and payments.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Aside {
        Game(game: Game),
        Foul(sentence: String),
        Waived,
        More(player: PlayerId, difference: i64, chips: i64, book: i64),
        Less(player: PlayerId, difference: i64, chips: i64, book: i64),
        NobodyHasChips,
        Balances(accounts: String),
    }
}

told! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Payment {
        FromPot(payee: PlayerId, amount: i64),
        IntoPot(payers: Vec<PlayerId>, amount: i64),
        ByOne(payer: PlayerId, payees: Vec<PlayerId>, amount: i64, purpose: &'static str),
        ToOne(payers: Vec<PlayerId>, payee: PlayerId, amount: i64, purpose: &'static str),
    }
}

told! {
    /// The change of a payment by a correction.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Change {
        TakenBack(paid: String, no: u32),
        Added(paid: String, no: u32),
        Changed(paid: String, before: i64, no: u32),
        FromPot(to: String, amount: i64),
        Paid(from: String, to: String, amount: i64, purpose: String),
        Pot,
    }
}

/// A foul with what its sentence names.
#[derive(Debug)]
pub struct Offence {
    foul: Foul,
    player: Option<PlayerId>,
    /// The tiles that were seen.
    tile: Option<TileSet>,
}

impl Told for Offence {
    fn id(&self) -> &'static str {
        self.foul.id()
    }

    fn part(&self) -> Option<Part> {
        None
    }

    fn put<'a>(&'a self, variables: &mut Variables<'a>) -> &'static str {
        self.player.set("player", variables);
        self.tile.set("tile", variables);
        self.foul.put(variables)
    }

    fn messages() -> Messages {
        let variables = ["player", "tile"].map(str::to_owned);
        let fouls = Foul::messages().into_iter();
        fouls.map(|(id, _)| (id, variables.to_vec())).collect()
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
        let names = Cow::Owned(session.names());
        Worded { names, ruling }
    }

    /// A ruling, with these names.
    pub fn by(names: &'a Names, ruling: &'a Ruling) -> Worded<'a> {
        let names = Cow::Borrowed(names);
        Worded { names, ruling }
    }

    /// What happened and how it was ruled, as one text without articles and payments.
    pub fn message(&self) -> String {
        let sentences = self.sentences().into_iter();
        let sentences: Vec<String> = sentences.map(|sentence| sentence.words).collect();
        sentences.join(" ")
    }

    /// What was not in order, or happened first.
    pub fn first_sentence(&self) -> String {
        let first = self.bare_sentences().into_iter().next();
        first.map_or_else(String::new, |sentence| sentence.words)
    }

    /// What happened and how it was ruled, in sentences.
    pub fn sentences(&self) -> Vec<Sentence> {
        let mut sentences = self.bare_sentences();
        if self.ruling.verdict != Verdict::Accepted
            && let Some(first) = sentences.first_mut()
        {
            let sentence = std::mem::take(&mut first.words);
            first.words = self.tell(&Aside::Foul(sentence));
        }
        if self.ruling.waived {
            sentences.push(self.tell(&Aside::Waived).into());
        }
        sentences
    }

    /// What happened, without word that it was a foul or that the penalty is waived.
    fn bare_sentences(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        if let Verdict::Foul(foul) = self.ruling.verdict {
            sentences.extend(self.offence(foul));
        }
        for event in &self.ruling.events {
            self.event(event, &mut sentences);
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

    fn tell(&self, told: &impl Told) -> String {
        words().tell(told, &self.names)
    }

    /// What was not in order; `None` if what happened says it.
    fn offence(&self, foul: Foul) -> Option<Sentence> {
        let shown = self.ruling.events.iter().find_map(|event| match event {
            Event::Shown(_, tiles) => Some(*tiles),
            _ => None,
        });
        let offence = Offence {
            foul,
            player: self.ruling.offender,
            tile: shown,
        };
        let sentence = self.tell(&offence);
        (!sentence.is_empty()).then(|| sentence.into())
    }

    /// Adds the sentences of an event; none if another event tells it, or if it must not be told yet. Its
    /// `heading` and what is told in `passing` are circumstances.
    fn event(&self, event: &Event, sentences: &mut Vec<Sentence>) {
        let aside = |attribute| {
            let aside = words().attribute(event, attribute, &self.names);
            aside.map(Sentence::in_passing)
        };
        sentences.extend(aside("heading"));
        let before = sentences.len();
        if let Event::Recounted(counts) = event {
            for count in counts.iter().filter(|count| count.chips != count.book) {
                let (player, chips, book) = (count.player, count.chips, count.book);
                let difference = (chips - book).abs();
                sentences.push(Sentence::from(self.tell(&match chips > book {
                    true => Aside::More(player, difference, chips, book),
                    false => Aside::Less(player, difference, chips, book),
                })));
            }
        }
        if sentences.len() == before {
            let sentence = self.tell(event);
            sentences.extend((!sentence.is_empty()).then(|| sentence.into()));
        }
        sentences.extend(aside("passing"));
        match event {
            Event::Seated(names) => sentences.extend(lookalikes(names)),
            Event::Joined(name, _) => {
                let earlier = self.names.iter().take_while(|other| !other.is(name));
                sentences.extend(lookalike(name, earlier));
            }
            _ => {}
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
        let Some(&Transfer {
            from,
            to,
            amount,
            cause,
            article,
        }) = group.first()
        else {
            return String::new();
        };
        let players = |party: fn(&Transfer) -> Party| -> Vec<PlayerId> {
            let parties = group.iter().map(party);
            parties.filter_map(Party::player).collect()
        };
        let (payers, payees) = (players(|paid| paid.from), players(|paid| paid.to));
        let purpose = cause.purpose();
        let sentence = self.tell(&match (from, to) {
            (Party::Pot, Party::Pot) => return String::new(),
            (Party::Pot, Party::Player(payee)) => Payment::FromPot(payee, amount),
            (_, Party::Pot) => Payment::IntoPot(payers, amount),
            (Party::Player(payer), _) if by_payer => Payment::ByOne(payer, payees, amount, purpose),
            (_, Party::Player(payee)) => Payment::ToOne(payers, payee, amount, purpose),
        });
        match article {
            Some(article) => format!("{sentence} [{article}]"),
            None => sentence,
        }
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
            let run = rest
                .iter()
                .take_while(|other| alike(other) && same(other, first));
            run.count()
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
    let tell = |told: Change| words().tell(&told, &Names::default());
    let party = |holder: &str| match holder {
        "pot" => tell(Change::Pot),
        name => name.to_owned(),
    };
    let MoveChange { before, after, .. } = *change;
    let (to, no) = (party(&change.to), change.no.0);
    let paid = |amount| match change.from.as_deref().filter(|from| *from != "pot") {
        None => tell(Change::FromPot(to.clone(), amount)),
        Some(from) => {
            let purpose = Cause::of(change.what).map_or(change.what, Cause::purpose);
            let (from, to, purpose) = (from.to_owned(), to.clone(), purpose.to_owned());
            tell(Change::Paid(from, to, amount, purpose))
        }
    };
    match (before, after) {
        (before, 0) => tell(Change::TakenBack(paid(before), no)),
        (0, after) => tell(Change::Added(paid(after), no)),
        (before, after) => {
            let mut sentence = tell(Change::Changed(paid(after), before, no));
            if let Some(first) = sentence.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            sentence
        }
    }
}
