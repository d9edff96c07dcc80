//! What every law has: entries and questions with their rows, and how those entries are judged.

use super::about::{FINISHED, LOBBY, Query, Shared};
use super::game::{Game, Piece};
use super::refusal::{Refusal, Refused, each_once};
use super::ruling::{Drawn, Effect, Ruling, Seated};
use super::table::{Opener, Stage, Table, article_of};
use crate::speech::argument::{Argument, HouseRule, Naming, Text, all_in_full, each};
use crate::speech::kind::NEW_NAME;
use crate::speech::verb::Verbs;
use crate::speech::{Class, Fault, Kind, Reader, Reason, VerbRow, Want};
use crate::table::house::Setting;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use std::fmt;

/// An entry of a law.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rows say what each is")]
pub enum Entry<G: Game> {
    Law(u32),
    Seat(Vec<Name>),
    House(Setting<G::Rule>),
    Lot(Vec<(Name, G::Piece)>),
    Settle,
    Note(String),
    Deal,
    Void,
    Begin(Option<Name>),
    Offer(Name),
    Accept(Option<Name>),
    Decline(Option<Name>),
    Resign(Name),
    /// What only this law has.
    Own(G::Act),
    /// Any of these; the table waives its penalty.
    Waived(Box<Entry<G>>),
}

/// A question to a law.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rows say what each is")]
pub enum Question<G: Game> {
    Show,
    Legal(View<G::Piece>),
    Scores,
    Holds(View<Name>),
    Audit,
    /// What only this law is asked.
    Own(G::Ask),
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View<T> {
    /// Everything, now.
    All,
    /// One piece or player, now.
    Of(T),
    /// Everything before this entry.
    At(u32),
}

impl<T> View<T> {
    fn read(
        reader: &mut Reader<'_>,
        one: impl FnOnce(&mut Reader<'_>) -> Result<Option<T>, Fault>,
    ) -> Result<View<T>, Fault> {
        match reader.take("at") {
            true => reader.entry_no().map(View::At),
            false => Ok(one(reader)?.map_or(View::All, View::Of)),
        }
    }
}

impl<T: fmt::Display> fmt::Display for View<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            View::All => Ok(()),
            View::Of(one) => write!(f, " {one}"),
            View::At(no) => write!(f, " at {no}"),
        }
    }
}

/// Any piece, as an argument.
#[derive(Debug)]
pub struct OnePiece<G>(std::marker::PhantomData<G>);

impl<G: Game> Argument for OnePiece<G> {
    type Value = G::Piece;
    const USAGE: &'static str = G::Piece::USAGE;

    fn read(reader: &mut Reader<'_>) -> Result<G::Piece, Fault> {
        reader.piece(G::Piece::KIND, |word| G::Piece::read_of(word, G::pieces()))
    }

    fn print(piece: &G::Piece, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {piece}")
    }
}

impl<G: Game> Entry<G> {
    /// The shared verb; `None` if it is the law's own.
    fn verb(&self) -> Option<Shared> {
        Some(match self {
            Entry::Law(_) => Shared::Law,
            Entry::Seat(_) => Shared::Seat,
            Entry::House(_) => Shared::House,
            Entry::Lot(_) => Shared::Lot,
            Entry::Settle => Shared::Settle,
            Entry::Note(_) => Shared::Note,
            Entry::Deal => Shared::Deal,
            Entry::Void => Shared::Void,
            Entry::Begin(_) => Shared::Begin,
            Entry::Offer(_) => Shared::Offer,
            Entry::Accept(_) => Shared::Accept,
            Entry::Decline(_) => Shared::Decline,
            Entry::Resign(_) => Shared::Resign,
            Entry::Own(_) => return None,
            Entry::Waived(entry) => return entry.verb(),
        })
    }

    /// Its row.
    pub fn row(&self) -> &'static VerbRow {
        match self {
            Entry::Own(act) => act.row(),
            Entry::Waived(entry) => entry.row(),
            _ => {
                let verb = self.verb();
                verb.and_then(|verb| G::ABOUT.verb(verb)).unwrap_or(&NO_ROW)
            }
        }
    }

    /// Reads the arguments of a shared verb.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn read(verb: Shared, reader: &mut Reader<'_>) -> Result<Entry<G>, Fault> {
        Ok(match verb {
            Shared::Law => {
                if G::NAMES_LAW {
                    let named =
                        const { &Kind::new(G::ABOUT.name, ", and the edition", Class::Word) };
                    reader.must(G::ABOUT.name, named)?;
                }
                Entry::Law(reader.number(u32::MAX)?)
            }
            Shared::Seat => Entry::Seat(players::<G>(reader)?),
            Shared::House => Entry::House(HouseRule::<G::Rule>::read(reader)?),
            Shared::Lot => Entry::Lot(each(reader, OnePiece::<G>::read)?),
            Shared::Settle => Entry::Settle,
            Shared::Note => Entry::Note(Text::read(reader)?),
            Shared::Deal => Entry::Deal,
            Shared::Void => Entry::Void,
            Shared::Begin => Entry::Begin(reader.optional_name()?),
            Shared::Offer => Entry::Offer(reader.name()?),
            Shared::Accept => Entry::Accept(reader.optional_name()?),
            Shared::Decline => Entry::Decline(reader.optional_name()?),
            Shared::Resign => Entry::Resign(reader.name()?),
        })
    }

    /// What happened, whether its penalty is waived or not.
    pub fn plain(&self) -> &Entry<G> {
        match self {
            Entry::Waived(entry) => entry.plain(),
            entry => entry,
        }
    }

    /// It, with the penalty waived or not.
    #[must_use]
    pub fn waiving(self, waives: bool) -> Entry<G> {
        match (self, waives) {
            (Entry::Waived(entry), false) => *entry,
            (entry @ Entry::Waived(_), true) | (entry, false) => entry,
            (entry, true) => Entry::Waived(Box::new(entry)),
        }
    }
}

fn players<G: Game>(reader: &mut Reader<'_>) -> Result<Vec<Name>, Fault> {
    let seating = &G::ABOUT.seating;
    let (least, most) = seating.range();
    let mut names = Vec::with_capacity(most);
    while names.len() < least || reader.goes_on() {
        if names.len() == most {
            return Err(reader.fault(Reason::Law(seating.too_many)));
        }
        if !names.is_empty() && !reader.goes_on() {
            return reader.expected(&seating.more);
        }
        names.push(reader.new_name()?);
    }
    reader.want(Want::Kind(&NEW_NAME));
    Ok(names)
}

/// The row of what a law does not have.
static NO_ROW: VerbRow = Shared::Note.row(&[], "", "", &[]).1;

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Own(act) => return act.fmt(f),
            // After a note the word would be part of the note.
            Entry::Waived(entry) => {
                let word = G::WAIVER.filter(|_| !matches!(**entry, Entry::Note(_)));
                entry.fmt(f)?;
                return word.map_or(Ok(()), |(word, _)| write!(f, " {word}"));
            }
            _ => f.write_str(self.row().word)?,
        }
        match self {
            Entry::Law(edition) if !G::NAMES_LAW => write!(f, " {edition}"),
            Entry::Law(edition) => write!(f, " {} {edition}", G::ABOUT.name),
            Entry::Seat(names) => names.iter().try_for_each(|name| write!(f, " {name}")),
            Entry::House(setting) => write!(f, " {setting}"),
            Entry::Lot(lots) => {
                let mut lots = lots.iter();
                lots.try_for_each(|(name, piece)| write!(f, " {name} {piece}"))
            }
            Entry::Note(text) => write!(f, " {text}"),
            Entry::Offer(name) | Entry::Resign(name) => write!(f, " {name}"),
            Entry::Begin(name) | Entry::Accept(name) | Entry::Decline(name) => {
                name.iter().try_for_each(|name| write!(f, " {name}"))
            }
            Entry::Settle | Entry::Deal | Entry::Void | Entry::Own(_) | Entry::Waived(_) => Ok(()),
        }
    }
}

impl<G: Game> Question<G> {
    /// Its row.
    pub fn row(&self) -> &'static VerbRow {
        let query = match self {
            Question::Show => Query::Show,
            Question::Legal(_) => Query::Legal,
            Question::Scores => Query::Scores,
            Question::Holds(_) => Query::Holds,
            Question::Audit => Query::Audit,
            Question::Own(ask) => return ask.row(),
        };
        G::ABOUT.question(query).unwrap_or(&NO_ROW)
    }

    /// Reads the arguments of a shared question.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn read(query: Query, reader: &mut Reader<'_>) -> Result<Question<G>, Fault> {
        Ok(match query {
            Query::Show => Question::Show,
            Query::Legal => Question::Legal(View::read(reader, |reader| {
                let is_named = reader.word().is_some();
                // Without a word it notes what could stand here.
                let piece = OnePiece::<G>::read(reader);
                if is_named { piece.map(Some) } else { Ok(None) }
            })?),
            Query::Scores => Question::Scores,
            Query::Holds => Question::Holds(View::read(reader, |reader| reader.optional_name())?),
            Query::Audit => Question::Audit,
        })
    }
}

impl<G: Game> fmt::Display for Question<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Question::Own(ask) = self {
            return ask.fmt(f);
        }
        f.write_str(self.row().word)?;
        match self {
            Question::Legal(view) => view.fmt(f),
            Question::Holds(view) => view.fmt(f),
            _ => Ok(()),
        }
    }
}

/// The players whom an act names, or does not name.
struct Named<'a, G: Game>(&'a Table<G>, Option<&'a G::Act>);

impl<G: Game> Naming for Named<'_, G> {
    fn in_full(&self, typed: &Name) -> Name {
        let player = self.0.player(typed);
        player.map_or_else(|_| typed.clone(), |player| self.0.name(player))
    }

    fn obvious(&self) -> Option<Name> {
        let player = G::obvious(self.0, self.1?);
        player.map(|player| self.0.name(player))
    }
}

impl<G: Game> Table<G> {
    /// The entry with every player, place and direction written out. Judging it gives the same ruling.
    pub fn in_full(&self, entry: &Entry<G>, ruling: &Ruling<G>) -> Entry<G> {
        let mut full = entry.plain().clone();
        match &mut full {
            Entry::Lot(lots) => all_in_full(lots, &Named(self, None)),
            Entry::Begin(name) | Entry::Accept(name) | Entry::Decline(name) => {
                *name = ruling.by.map(|by| self.name(by)).or(name.take());
            }
            Entry::Offer(name) | Entry::Resign(name) => *name = Named(self, None).in_full(name),
            Entry::Own(act) => {
                let typed = act.clone();
                act.name_in_full(&Named(self, Some(&typed)));
                ruling.events().for_each(|event| G::complete(act, event));
            }
            _ => {}
        }
        full.waiving(ruling.waives)
    }

    /// Judges an entry. The table does not change.
    ///
    /// # Errors
    /// The entry cannot have happened as typed.
    pub fn judge(&self, entry: &Entry<G>) -> Result<Ruling<G>, Refusal<G>> {
        let mut ruling = Ruling {
            waives: matches!(entry, Entry::Waived(_)),
            ..Ruling::default()
        };
        let entry = entry.plain();
        G::before(self, entry)?;
        self.judge_shared(entry, &mut ruling)?;
        G::judge(self, entry, &mut ruling)?;
        Ok(ruling)
    }

    fn judge_shared(&self, entry: &Entry<G>, ruling: &mut Ruling<G>) -> Result<(), Refused> {
        if let Some(article) = entry.verb().and_then(article_of::<G>) {
            ruling.cite(article);
        }
        match entry {
            Entry::Law(_) if self.has_begun() => return Err(Refused::LawNotFirst),
            Entry::Law(edition) if *edition != G::ABOUT.edition => {
                return Err(Refused::UnknownLaw {
                    edition: *edition,
                    known: G::ABOUT.edition,
                });
            }
            Entry::Law(edition) => ruling.push(Effect::LawNamed(*edition)),
            Entry::Seat(names) => ruling.push(self.seat(names)?),
            Entry::House(_) if self.hands() > 0 || self.is_settled() => {
                return Err(Refused::HouseTooLate);
            }
            Entry::House(setting) => ruling.push(Effect::HouseSet(*setting)),
            Entry::Lot(lots) => self.lot(lots, ruling)?,
            Entry::Note(_) => ruling.push(Effect::Noted),
            Entry::Deal => {
                self.must_rest()?;
                let opener = match &self.opener {
                    Opener::Lots(drawers) => {
                        let drawers = self.named(drawers);
                        let lots = self.lots(&drawers);
                        return Err(Refused::LeadUndecided { drawers, lots });
                    }
                    Opener::Of(player) => Some(*player),
                    Opener::Nobody => None,
                };
                self.deal(opener, self.score().won.is_some(), ruling);
            }
            Entry::Begin(name) => self.begin(name.as_ref(), ruling)?,
            Entry::Offer(name) => self.judge_offer(name, ruling)?,
            Entry::Accept(name) => self.answer_offer(name.as_ref(), true, ruling)?,
            Entry::Decline(name) => self.answer_offer(name.as_ref(), false, ruling)?,
            Entry::Resign(name) => self.resign(name, ruling)?,
            Entry::Void => self.void(ruling)?,
            Entry::Settle => {
                self.must_rest()?;
                ruling.push(Effect::Settled);
                if G::CHIPS.is_some() {
                    return Ok(());
                }
                ruling.push(Effect::GamesWon(self.games_won()));
                // Where points run on, the last game has those of all.
                let told = self.games().count() - 1;
                let told = if G::ABOUT.runs_on { told } else { 0 };
                for (at, game) in self.games().enumerate().skip(told) {
                    ruling.push(Effect::GamePoints {
                        game: at + 1,
                        points: self.by_side(game),
                        won: game.won,
                    });
                }
            }
            Entry::Own(_) | Entry::Waived(_) => {}
        }
        Ok(())
    }

    fn seat(&self, names: &[Name]) -> Result<Effect<G>, Refused> {
        if self.phase() != LOBBY {
            return Err(Refused::AlreadySeated);
        }
        if G::ABOUT.seating.sides(names.len()).is_none() {
            let given = names.len();
            return Err(Refused::WrongNumber { given });
        }
        for (at, name) in names.iter().enumerate() {
            if names.iter().take(at).any(|earlier| earlier.is(name)) {
                return Err(Refused::NameTwice { name: name.clone() });
            }
        }
        let seating = &G::ABOUT.seating;
        let players = |place| {
            let players = seating.side_of(place).players(names.len());
            players.filter_map(|player| names.get(player.index()).cloned())
        };
        Ok(Effect::Seated(Box::new(Seated {
            names: names.to_vec(),
            first: players(0).collect(),
            second: players(1).collect(),
        })))
    }

    fn lot(&self, lots: &[(Name, G::Piece)], ruling: &mut Ruling<G>) -> Result<(), Refused> {
        let drawers = match (self.phase(), &self.opener) {
            (LOBBY, _) => return Err(Refused::NobodySeated),
            (FINISHED, _) => return Err(Refused::Settled),
            (_, Opener::Lots(drawers)) => drawers,
            (_, Opener::Of(_) | Opener::Nobody) => return Err(Refused::LeadDecided),
        };
        let mut drawn: Vec<Drawn<G::Piece>> = Vec::with_capacity(lots.len());
        for (name, piece) in lots {
            let player = self.player(name)?;
            if drawn.iter().any(|other| other.player == player) {
                let name = self.name(player);
                return Err(Refused::NameTwice { name });
            }
            drawn.push(Drawn {
                player,
                piece: *piece,
            });
        }
        let pieces: Vec<G::Piece> = drawn.iter().map(|lot| lot.piece).collect();
        each_once(&pieces)?;
        let is_drawer = |lot: &Drawn<G::Piece>| drawers.contains(&lot.player);
        if drawn.len() != drawers.len() || !drawn.iter().all(is_drawer) {
            let drawers = self.named(drawers);
            let lots = self.lots(&drawers);
            return Err(Refused::NotTheDrawers { drawers, lots });
        }
        let most = drawn.iter().map(|lot| lot.piece.weight()).max();
        let highest = drawn.iter().filter(|lot| Some(lot.piece.weight()) == most);
        let level: Vec<PlayerId> = highest.map(|lot| lot.player).collect();
        ruling.push(Effect::Drawn(drawn));
        ruling.push(match level.as_slice() {
            [leader] => Effect::FirstLead(*leader),
            _ => Effect::DrawAgain(level),
        });
        Ok(())
    }

    /// What to type for these players' lots.
    pub(super) fn lots(&self, drawers: &[Name]) -> String {
        let lots = drawers.iter();
        let lots: Vec<String> = lots
            .map(|name| format!("{name} {}", G::Piece::USAGE))
            .collect();
        lots.join(" ")
    }

    /// A hand begins, opened by this player; perhaps a game begins with it.
    pub fn deal(&self, opener: Option<PlayerId>, begins_game: bool, ruling: &mut Ruling<G>) {
        ruling.push(Effect::Dealt {
            hand: self.hands() + 1,
            opener,
        });
        if begins_game {
            ruling.push(Effect::Begun(self.game_no() + 1));
        }
    }

    fn void(&self, ruling: &mut Ruling<G>) -> Result<(), Refused> {
        match (self.phase(), self.stage()) {
            (LOBBY, _) => return Err(Refused::NobodySeated),
            (FINISHED, _) => return Err(Refused::Settled),
            (_, Stage::None | Stage::Void) => return Err(Refused::NothingToVoid),
            (_, Stage::Going | Stage::Over(_)) => {}
        }
        ruling.push(Effect::Voided);
        if G::CHIPS.is_some() {
            return Ok(());
        }
        for (side, points) in self.brought().0 {
            if points > 0 {
                ruling.push(Effect::Lost { side, points });
            }
        }
        if let Some(side) = self.score().won {
            ruling.push(Effect::Unwon(side));
        }
        Ok(())
    }
}
