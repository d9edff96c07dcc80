//! The public view of an evening. It has no field for secrets: known pieces, legal plays and
//! claims, and passes and draws of the running hand.

use clap::ValueEnum;
use nos_base::{Money, Name, SpanKind, Told};
use nos_entry::{CommonVerb, PromptContext as _};
use nos_law::{
    EntryNo, Law, PartyName, Picture, Ruling, Session, SettlementStage, ToldPayment, Verdict,
};
use nos_records::journal::Record;
use nos_records::print::chronicle::{Chronicle, EveningChapter, LineKind};
use nos_records::print::sheet::Sheet;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum During {
    #[default]
    #[value(help = message!("help-during-chips"))]
    Chips,
    #[value(help = message!("help-during-layout"))]
    Layout,
    #[value(help = message!("help-during-all"))]
    All,
}

#[derive(Clone, Debug)]
pub struct Seen {
    pub law: &'static Law,
    pub players: Vec<String>,
    pub holders: Vec<SeenHolder>,
    /// The number of the running hand; `None` between hands.
    pub hand: Option<u32>,
    /// The running hand, or between hands the last one as it ended.
    pub table: Option<SeenTable>,
    /// The newest first.
    pub rulings: Vec<Happened>,
    pub target: Option<i64>,
    /// Finished hands with all rulings, and what came before the first hand.
    pub over: Vec<EveningChapter>,
    /// The figures of the evening, and its settlement once it is settled.
    pub sheet: Sheet,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    pub words: Told,
    pub is_corrected: bool,
    pub is_struck: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenHolder {
    pub name: Told,
    pub is_pot: bool,
    pub has_left: bool,
    pub has: i64,
    pub change: i64,
    pub games: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenTable {
    /// The announced game, the opener, and how the hand ended, in a few words each.
    pub facts: Vec<Told>,
    pub outcome: Option<Told>,
    pub turn: Option<Told>,
    pub picture: Option<Picture>,
    /// The entries with a tile that broke the rules of the game but stayed on the table.
    pub strays: Vec<EntryNo>,
    /// The count of the cards on the table, or the dice.
    pub count: Option<u8>,
    pub dice: Vec<u8>,
    /// Front and back peg of each side.
    pub pegs: Vec<(String, [i64; 2])>,
}

const RULINGS: usize = 8;

impl Seen {
    pub fn new_for(
        record: &Record,
        chronicle: &Chronicle,
        during: During,
        money: Option<&Money>,
    ) -> Seen {
        let session = record.session();
        let names = session.names();
        let sheet = Sheet::of(record, money);
        let mut over = chronicle.chapters();
        let goes_on = |last: &mut EveningChapter| {
            let is_hand = last.hand().is_some() && !last.is_abandoned;
            is_hand && sheet.stage == SettlementStage::Going && !is_at_rest(session)
        };
        let running = over.pop_if(goes_on);
        let ended = over.last().filter(|_| running.is_none()).filter(|last| last.hand().is_some());
        let last = running.as_ref().or(ended);
        let mut accounts = session.accounts(&names);
        // Before anybody sits down, the pot is the only account.
        accounts.retain(|_| names.iter().len() > 0);
        let books = record.law().about.seating.holders(&names);
        let about = record.law().about;
        // Games won count only in laws without chips whose points begin again with each game.
        let has_games = about.chips.is_none() && !about.runs_on;
        let games = session.common().games_won().0;
        let holders = accounts.into_iter().map(|account| {
            let at = books.iter().position(|name| account.holder.side() == Some(name.as_str()));
            SeenHolder {
                change: last.zip(at).and_then(|(hand, at)| hand.change(at)).unwrap_or(0),
                games: at.and_then(|at| games.get(at)).filter(|_| has_games).map(|(_, won)| *won),
                has: account.amount,
                has_left: at.and_then(|at| sheet.holders.get(at)).is_some_and(|own| own.has_left),
                name: account.holder.told(),
                is_pot: account.holder == PartyName::Pot,
            }
        });
        let number = running.as_ref().and_then(EveningChapter::hand);
        let shown = number.filter(|_| during == During::All);
        let is_shown = running.is_none() || during != During::Chips;
        Seen {
            law: record.law(),
            players: names.iter().map(Name::spaced).collect(),
            holders: holders.collect(),
            hand: number,
            target: session.hand_drawn().and_then(|hand| hand.target),
            table: last.filter(|_| is_shown).map(|hand| on_table(hand, running.is_some())),
            rulings: shown.map_or_else(Vec::new, |_| laid_and_paid(record, &chronicle.begun)),
            over,
            sheet,
        }
    }

    pub fn is_settled(&self) -> bool {
        self.sheet.stage != SettlementStage::Going
    }
}

/// Whether the session could be settled now, so that no hand is running.
fn is_at_rest(session: &Session) -> bool {
    session.law().about.verb(CommonVerb::Settle).is_some_and(|row| row.is_for(session.phase_bit()))
}

fn on_table(chapter: &EveningChapter, is_running: bool) -> SeenTable {
    let hand = chapter.drawn();
    let names = chapter.table.names();
    let named = |player| Told::of(SpanKind::Name, names.of(player));
    let pegs = hand.pegs.iter();
    SeenTable {
        facts: hand.facts.clone(),
        outcome: outcome(chapter).filter(|_| !is_running),
        turn: hand.turn.filter(|_| is_running).map(named),
        picture: hand.picture.clone(),
        strays: chapter.strays.clone(),
        count: hand.count.filter(|_| is_running),
        dice: if is_running { hand.dice.clone() } else { Vec::new() },
        pegs: pegs.map(|(player, pegs)| (named(*player).into(), *pegs)).collect(),
    }
}

fn outcome(chapter: &EveningChapter) -> Option<Told> {
    let ended = chapter.lines.iter().rev().find_map(|line| match &line.kind {
        LineKind::Ruled { told, ends: true, .. } => Some(told),
        _ => None,
    });
    let (_, followed) = ended?.sentences.split_first()?;
    Some(followed.iter().rfind(|sentence| !sentence.in_passing)?.words.clone())
}

/// Removes owners and the numbers of pieces in hands and boneyard from a picture.
pub fn wordless(mut picture: Picture) -> Picture {
    let (Picture::Tiles(_, caption)
    | Picture::Board(_, caption)
    | Picture::Points(_, caption)
    | Picture::Cards(_, caption)) = &mut picture;
    *caption = Told::default();
    match &mut picture {
        Picture::Tiles(..) => {}
        Picture::Board(board, _) => board.described.clear(),
        Picture::Points(points, _) => points.described.clear(),
        Picture::Cards(rows, _) => {
            for row in rows {
                row.label.clear();
                row.words.clear();
                row.cards.iter_mut().for_each(|(_, is_aside)| *is_aside = false);
            }
        }
    }
    picture
}

/// Rulings of the last hand that laid or paid something: no passes, draws, fouls or penalties.
fn laid_and_paid(record: &Record, begun: &Session) -> Vec<Happened> {
    let places: Vec<_> = record.places().collect();
    let first = places.iter().rposition(|place| place.ruling.is_some_and(Ruling::begins_hand));
    let mut session = begun.clone();
    let mut told = Vec::new();
    for place in places.into_iter().skip(first.unwrap_or_default()) {
        // Judges a struck entry once more, for its words only.
        let judged = place.ruling.cloned();
        let Some(ruling) = judged.or_else(|| session.judge(place.made).ok()) else { continue };
        let mut after = session.clone();
        after.apply(place.no, &ruling);
        let lies = |session: &Session| session.drawn().map(wordless);
        let is_laid = lies(&after) != lies(&session);
        let is_struck = place.struck_by.is_some();
        if !is_struck {
            session = after;
        }
        if ruling.verdict != Verdict::Accepted || !ruling.on_paper().penalties.is_empty() {
            continue;
        }
        let words = ruling.text(&session.names());
        let is_corrected = place.fixed.is_some() || place.is_inserted;
        let laid = words.sentences.into_iter().take(usize::from(is_laid));
        let paid = words.payments.iter().map(ToldPayment::told);
        let happened = laid.map(|sentence| sentence.words).chain(paid);
        told.extend(happened.map(|words| Happened { words, is_corrected, is_struck }));
    }
    told.into_iter().rev().take(RULINGS).collect()
}
