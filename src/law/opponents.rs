//! Rules of two opponents at any board: the opening, offers of a draw, resignation, the ending.

use crate::{
    Cause, Common, Effect, Facts, Game, HandStage, Legal, Opener, Piece as _, Refused, Ruling,
    Side, Table, Undue,
};
use nos_base::{Incidental, Name, PlayerId, Words};
use nos_entry::{Actor, Argument, ArgumentRow, Class, CommonVerb, Kind, Naming, ReadFault, Reader};
use std::fmt;
use std::marker::PhantomData;

const WON: i64 = 2;

const DRAWN: i64 = 1;

/// The rows of a law whose opponents move by turns. `moves` takes the first colour and the keys of
/// moves; the numbers are the articles.
#[macro_export]
macro_rules! opponents {
    (
        $name:literal, moves $keys:literal,
        articles { move $moved:literal, points $points:literal, carry $carry:literal, begin $begin:literal, draw $draw:literal, flag $flag:literal, resign $resign:literal, forfeit $forfeit:literal },
        common [$($common:expr),*], verbs [$($verb:literal),*],
        questions [$($query:expr),*], words [$($word:expr),*],
        $($field:tt)*
    ) => {
        $crate::about::About {
            name: $name,
            runs_on: true,
            has_clocks: true,
            verbs: &[
                CommonVerb::Law.row(&[$crate::nos_entry::slot::ArgumentRow::law(concat!($name, " N"))], concat!("law ", $name, " 1"), &[]),
                CommonVerb::Seat.row(&[$crate::nos_entry::slot::ArgumentRow::seat("NAME NAME")], "seat Anna Bram", &["1.1"]),
                $($common,)*
                CommonVerb::Carry.row(&[$crate::nos_entry::argument::Carrying::ROW], "carry Anna 2 Bram 3", &[$carry]),
                CommonVerb::Settle.row(&[], "settle", &[$points]),
                CommonVerb::Note.row(&[$crate::nos_entry::argument::Text::ROW], "note Bram gets the coffee", &[]),
                CommonVerb::Official.row(&[$crate::nos_entry::argument::Newcomer::ROW], "official Eva", &[]),
                CommonVerb::Begin.row(&[$crate::nos_entry::argument::Actor::ROW], "begin Anna", &[$begin]),
                CommonVerb::Offer.row(&[$crate::nos_entry::argument::Player::ROW], "offer Anna", &[$draw]),
                CommonVerb::Accept.row(&[$crate::nos_entry::argument::Actor::ROW], "accept Bram", &[$draw]),
                CommonVerb::Decline.row(&[$crate::nos_entry::argument::Actor::ROW], "decline Bram", &[$draw]),
                CommonVerb::Flag.row(&[$crate::nos_entry::argument::Player::ROW], "flag Bram", &[$flag]),
                CommonVerb::Resign.row(&[$crate::nos_entry::argument::Player::ROW], "resign Bram", &[$resign]),
                CommonVerb::Forfeit.row(&[$crate::nos_entry::argument::Forfeiting::ROW], "forfeit Bram", &[$forfeit]),
                CommonVerb::Void.row(&[], "void", &[$begin]),
            ],
            questions: &[
                CommonQuestion::Show.row(&[], "show", &[]),
                CommonQuestion::Legal.row(&[$crate::nos_entry::slot::ArgumentRow::legal("[MOVE|at N]")], "legal", &[$moved]),
                CommonQuestion::Scores.row(&[], "scores", &[$points]),
                $($query),*
            ],
            words: &[$($word,)* $name],
            phases: &[
                PhaseRow::new("lobby", &["seat"]),
                PhaseRow::new("lot", &[]),
                PhaseRow::new("between", &["begin", "settle"]),
                PhaseRow::new("finished", &[]),
                PhaseRow::new("play", &[$($verb),*]),
            ],
            plays: "moves",
            $($field)*
            ..$crate::about::About::USUAL
        }
    };
}

/// Lists the counted figures of opponents: games, wins, points, games played as `$colour`, fouls,
/// and the fouls under each of these articles.
#[macro_export]
macro_rules! opponents_counted {
    ($colour:literal, $(($chapter:literal, $number:literal)),*) => {
        &[
            Counted::GAMES,
            Counted::Won,
            Counted::POINTS,
            Counted::opened(TallyColumn::new($colour)),
            Counted::FOULS,
            Counted::Fouls(&[$(article($chapter, $number)),*]),
        ]
    };
}

impl Ruling {
    pub fn wins(&mut self, table: &Common, winner: PlayerId, points: i64, cause: &'static Cause) {
        let side = table.side_of(winner);
        self.score(side, points, cause);
        self.end(cause.word, None);
        self.win(table, side, 1);
    }

    pub fn loses(&mut self, table: &Common, loser: PlayerId, cause: &'static Cause) {
        self.wins(table, table.left_of(loser), WON, cause);
    }

    pub fn draw(&mut self, table: &Common, cause: &'static Cause) {
        let sides: Vec<Side> = table.sides().collect();
        sides.into_iter().for_each(|side| self.score(side, DRAWN, cause));
        self.end(cause.word, None);
    }

    /// Closes an open offer of the other player.
    pub fn lapse(&mut self, table: &Common, by: PlayerId) {
        if let Some(offer) = table.offer().filter(|offer| *offer != by) {
            self.push(Effect::Lapsed(offer));
        }
    }

    /// Judges a player's claim of a draw, with `count` of the `needed` repetitions or moves;
    /// `undue` is any other reason against it. A wrong claim counts as an offer, unless one is
    /// open. Returns whether the draw is due.
    pub fn claim(
        &mut self,
        table: &Common,
        player: PlayerId,
        ground: &'static Cause,
        (count, needed): (usize, usize),
        undue: Option<Undue>,
    ) -> bool {
        let undue = undue.or((count < needed).then_some(Undue::Fewer));
        self.by = Some(player);
        if let Some(claims) = table.about().claims.as_ref().filter(|_| undue.is_some()) {
            self.foul(player, claims.article);
        }
        self.push(Effect::Claimed { player, ground, count, undue });
        if undue.is_none() {
            self.draw(table, ground);
        } else if table.offer().is_none() {
            self.push(Effect::Offered(player));
        }
        undue.is_none()
    }
}

static GROUND: Kind = Kind::new("ground", Class::Word);

#[derive(Debug)]
pub struct Ground<G>(PhantomData<G>);

impl<G: Game> Argument for Ground<G> {
    type Value = &'static Cause;
    const ROW: ArgumentRow = match &G::ABOUT.claims {
        Some(claims) => ArgumentRow::new(claims.usage, claims.slots),
        None => ArgumentRow::new("", &[]),
    };

    fn read(reader: &mut Reader<'_>) -> Result<&'static Cause, ReadFault> {
        let claims = G::ABOUT.claims.as_ref();
        let grounds = claims.map_or(&[][..], |claims| claims.grounds);
        reader.one_of(grounds.iter().map(|ground| (*ground, ground.word)), &GROUND)
    }

    fn print(ground: &&'static Cause, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", ground.word)
    }
}

/// An optional player before a move. A move can look like a name, so the last word is always the
/// move.
#[derive(Debug)]
pub struct Mover<G>(PhantomData<G>);

impl<G: Game> Argument for Mover<G> {
    type Value = Option<Name>;
    const ROW: ArgumentRow = Actor::ROW;

    fn read(reader: &mut Reader<'_>) -> Result<Option<Name>, ReadFault> {
        let is_move = |reader: &Reader<'_>| {
            let word = reader.word();
            word.is_some_and(|word| G::Piece::read(word.text).is_ok())
        };
        if is_move(reader) && reader.is_last() {
            return Ok(None);
        }
        match reader.optional_name() {
            Err(_) if is_move(reader) => Ok(None),
            name => name,
        }
    }

    fn print(name: &Option<Name>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Actor::print(name, f)
    }

    fn name_in_full(name: &mut Option<Name>, naming: &Naming<'_>) {
        Actor::name_in_full(name, naming);
    }
}

/// The course of a game without chance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course<P> {
    /// The current position and earlier ones that can recur; empty outside a game.
    positions: Vec<P>,
    pub moves: usize,
    /// The number of last moves that changed nothing permanently.
    pub quiet: usize,
}

impl<P: PartialEq + Default> Course<P> {
    pub fn begun() -> Course<P> {
        Course { positions: vec![P::default()], ..Course::default() }
    }

    pub fn go(&mut self, next: P, is_quiet: bool) {
        self.quiet += 1;
        if !is_quiet {
            self.quiet = 0;
            self.positions.clear();
        }
        self.positions.push(next);
        self.moves += 1;
    }

    pub fn now(&self) -> Option<&P> {
        self.positions.last()
    }

    pub fn times(&self, position: &P) -> usize {
        self.positions.iter().filter(|before| *before == position).count()
    }

    /// Returns how often this position has occurred after the next move, and its quiet moves.
    pub fn after(&self, next: &P, is_quiet: bool) -> (usize, usize) {
        if is_quiet { (self.times(next) + 1, self.quiet + 1) } else { (1, 0) }
    }
}

impl Common {
    /// Returns the winner of the last game and its ending; `None` while one is being played.
    pub fn result(&self) -> Option<Facts> {
        let HandStage::Over(ending) = self.stage() else { return None };
        Some(Facts::new().with("winner", self.score().won.named(&self.names())).with("by", ending))
    }

    fn opponents(&self) -> Option<[PlayerId; 2]> {
        let first = self.opened()?;
        Some([first, self.left_of(first)])
    }

    /// Returns the player's colour; the first of `colours` moves first.
    pub fn colour<C: Copy>(&self, player: PlayerId, colours: [C; 2]) -> Option<C> {
        colours.get(self.opponents()?.iter().position(|other| *other == player)?).copied()
    }

    pub fn with_colour<C: PartialEq>(&self, colour: C, colours: [C; 2]) -> Option<PlayerId> {
        self.opponents()?.get(colours.iter().position(|other| *other == colour)?).copied()
    }

    pub fn colours(&self, player: PlayerId, words: &Words) -> Vec<String> {
        let each = self.opponents().filter(|_| self.is_going());
        let colour = each
            .and_then(|each| each.iter().position(|own| *own == player))
            .and_then(|place| self.about().colours.get(place));
        let translated = colour.map(|colour| words.message(&format!("men-{colour}")));
        colour.map(|colour| (*colour).to_owned()).into_iter().chain(translated).collect()
    }

    /// Whether the next game needs a named opener.
    pub(super) fn nobody_opens(&self) -> bool {
        self.opener == Opener::Nobody && self.about().verb(CommonVerb::Begin).is_some()
    }

    pub(super) fn who_opens(&self) -> Refused {
        Refused::WhoOpens { first: self.name(PlayerId::at(0)) }
    }

    pub(super) fn begin(&self, name: Option<&Name>, ruling: &mut Ruling) -> Result<(), Refused> {
        let opener = match (name, &self.opener) {
            (Some(name), _) => self.player(name)?,
            (None, Opener::Of(player)) => *player,
            (None, _) => return Err(self.who_opens()),
        };
        ruling.by = Some(opener);
        self.deal(Some(opener), self.hands() > 0, ruling);
        Ok(())
    }

    pub(super) fn judge_offer(&self, name: &Name, ruling: &mut Ruling) -> Result<(), Refused> {
        let by = self.player(name)?;
        if let Some(by) = self.offer() {
            return Err(Refused::OfferOpen { by: Incidental(self.name(by)) });
        }
        ruling.by = Some(by);
        ruling.push(Effect::Offered(by));
        Ok(())
    }

    pub(super) fn answer_offer(
        &self,
        name: Option<&Name>,
        accepts: bool,
        ruling: &mut Ruling,
    ) -> Result<(), Refused> {
        let offer = self.offer().ok_or(Refused::NoOffer)?;
        let by = match name {
            Some(name) => self.player(name)?,
            None => self.left_of(offer),
        };
        if by == offer {
            return Err(Refused::OwnOffer { name: self.name(by) });
        }
        ruling.by = Some(by);
        match self.about().cause("agreement").filter(|_| accepts) {
            Some(cause) => {
                ruling.push(Effect::Agreed(by));
                ruling.draw(self, cause);
            }
            None => ruling.push(Effect::Declined(by)),
        }
        Ok(())
    }

    pub(super) fn resign(&self, name: &Name, ruling: &mut Ruling) -> Result<(), Refused> {
        let by = self.player(name)?;
        ruling.by = Some(by);
        ruling.push(Effect::Resigned(by));
        if let Some(cause) = self.about().cause("resign") {
            ruling.loses(self, by, cause);
        }
        Ok(())
    }
}

impl<G: Game> Table<G> {
    /// Returns the draws due to the player on turn; `count` returns (occurrences, occurrences
    /// required).
    pub fn claims(
        &self,
        count: impl Fn(&Cause) -> (usize, usize),
        act: impl Fn(Name, &'static Cause) -> G::Act,
    ) -> impl Iterator<Item = Legal> {
        let due = G::ABOUT.claims.iter().flat_map(|claims| claims.grounds).filter(move |ground| {
            let (count, needed) = count(ground);
            count >= needed
        });
        let name = self.turn().map(|turn| self.name(turn));
        due.filter_map(move |ground| Some(Legal::unlisted(act(name.clone()?, ground))))
    }

    pub fn opponents_facts(&self) -> Facts {
        let each = self.opponents();
        let facts = self.facts().with("draws", self.draws());
        let facts = G::ABOUT.colours.iter().enumerate().fold(facts, |facts, (place, colour)| {
            facts.with(*colour, self.named_as(each.and_then(|each| each.get(place).copied())))
        });
        facts.with("turn", self.named_as(self.turn()))
    }
}
