//! Judges an entry: the common verbs here, then the law's own; draws and resignations in
//! `opponents`.

use super::about::{BETWEEN, FINISHED, LOBBY, LOT};
use super::side::BySide;
use crate::effect::{Drawn, Seated};
use crate::{
    Common, Effect, HandStage, Judged, Law, Opener, PieceText, Referee, Refusal, Refused, Ruling,
    Winners,
};
use nos_base::{Name, Order, PlayerId};
use nos_entry::argument::all_in_full;
use nos_entry::{
    Act, Argument as _, CarriedScore, Carrying, Entry, Forfeit, Forfeiting, Naming, TypedPiece,
    What,
};

impl dyn Referee {
    pub fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        let (waives, clock) = (entry.waives, entry.clock);
        let mut ruling = Ruling { waives, clock, ..Ruling::by_law(self.law()) };
        match self.judge_into(&entry.what, &mut ruling) {
            Ok(()) => Ok(ruling),
            Err(why) => Err(Refusal::of(self.law(), why, Some(entry.clone()))),
        }
    }

    pub fn judge_act(&self, act: &Act) -> Judged<Ruling> {
        self.judge_what(&What::Own(act.clone()), false)
    }

    /// Judges an act or a common verb; `waives` says whether the table waives its penalty.
    pub fn judge_what(&self, what: &What, waives: bool) -> Judged<Ruling> {
        let mut ruling = Ruling { waives, ..Ruling::by_law(self.law()) };
        self.judge_into(what, &mut ruling)?;
        Ok(ruling)
    }

    fn judge_into(&self, what: &What, ruling: &mut Ruling) -> Judged {
        self.admit(what)?;
        self.common().judge(self.phase(), what, ruling)?;
        self.judge_by_law(what, ruling)
    }

    /// Returns the possible entries if this one leaves out a decisive place; empty if it does not.
    pub fn in_places(&self, entry: &Entry) -> Vec<Entry> {
        let What::Own(act) = &entry.what else { return Vec::new() };
        self.placed(act).into_iter().map(|act| entry.with(What::Own(act))).collect()
    }

    pub fn without_claim(&self, entry: &Entry) -> Option<Entry> {
        let What::Own(act) = &entry.what else { return None };
        Some(entry.with(What::Own(self.unclaimed(act)?)))
    }

    /// Returns the entry with every player, place and direction written out, with the same ruling.
    pub fn in_full(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        let table = self.common();
        let name_in_full = |typed: &Name| table.name_in_full(typed);
        let naming = Naming::new(&name_in_full, None);
        let mut full = entry.what.clone();
        match &mut full {
            What::Lot(lots) => all_in_full(lots, &naming),
            What::Carry(carried) => Carrying::name_in_full(carried, &naming),
            What::Begin(name) | What::Accept(name) | What::Decline(name) => {
                *name = ruling.by.map(|by| table.name(by)).or(name.take());
            }
            What::Offer(name) | What::Flag(name) | What::Resign(name) => {
                *name = naming.in_full(name);
            }
            What::Forfeit(forfeit) => Forfeiting::name_in_full(forfeit, &naming),
            What::Own(act) => *act = self.act_in_full(act, ruling),
            _ => {}
        }
        entry.with(full)
    }
}

const MOST_CARRIED: i64 = 999;

impl Common {
    pub(super) fn name_in_full(&self, typed: &Name) -> Name {
        let player = self.player(typed);
        player.map_or_else(|_| typed.clone(), |player| self.name(player))
    }

    pub fn actor(&self, typed: Option<&Name>, turn: Option<PlayerId>) -> Result<PlayerId, Refused> {
        match (typed, turn) {
            (Some(name), _) => self.player(name),
            (None, Some(turn)) => Ok(turn),
            (None, None) => Err(Refused::WhoActs),
        }
    }

    /// Judges the common verbs; an act of a law has no effect here.
    fn judge(&self, phase: u32, what: &What, ruling: &mut Ruling) -> Result<(), Refused> {
        if let Some(article) = what.verb().and_then(|verb| self.about().article_of(verb)) {
            match what {
                What::House(setting) => ruling.articles.extend(setting.row().articles()),
                _ => ruling.cite(article),
            }
        }
        match what {
            What::Deal | What::Begin(_) | What::Carry(_) | What::Settle => self.must_rest(phase)?,
            What::Offer(_)
            | What::Accept(_)
            | What::Decline(_)
            | What::Flag(_)
            | What::Resign(_) => {
                self.must_play(phase)?;
            }
            _ => {}
        }
        match what {
            What::Law(_) if self.has_begun() => return Err(Refused::LawNotFirst),
            What::Law(edition) if *edition != self.about().edition => {
                return Err(Refused::UnknownLaw { edition: *edition, known: self.about().edition });
            }
            What::Law(edition) => ruling.push(Effect::LawNamed(*edition)),
            What::Seat(_) if phase != LOBBY => return Err(Refused::AlreadySeated),
            What::Seat(names) => ruling.push(self.seat(names)?),
            What::House(_) if self.hands() > 0 || self.is_settled() => {
                return Err(Refused::HouseTooLate);
            }
            What::House(setting) => ruling.push(Effect::HouseSet(*setting)),
            What::Lot(lots) => self.lot(phase, lots, ruling)?,
            What::Note(_) => ruling.push(Effect::Noted),
            What::Official(name) => ruling.push(Effect::Official(name.clone())),
            What::Deal => {
                let opener = match &self.opener {
                    Opener::Lots(drawers) => {
                        let (drawers, lots) = self.drawers(ruling.law, drawers);
                        return Err(Refused::LeadUndecided { drawers, lots });
                    }
                    Opener::Of(player) => Some(*player),
                    Opener::Nobody => None,
                };
                self.deal(opener, !self.score().won.are_none(), ruling);
            }
            What::Begin(name) => self.begin(name.as_ref(), ruling)?,
            What::Offer(name) => self.judge_offer(name, ruling)?,
            What::Accept(name) | What::Decline(name) => {
                self.answer_offer(name.as_ref(), matches!(what, What::Accept(_)), ruling)?;
            }
            What::Flag(name) => {
                let by = self.player(name)?;
                ruling.by = Some(by);
                ruling.push(Effect::Flagged(by));
            }
            What::Forfeit(forfeit) => self.forfeit(phase, forfeit, ruling)?,
            What::Resign(name) => self.resign(name, ruling)?,
            What::Void => self.judge_void(phase, ruling)?,
            What::Carry(carried) => ruling.push(self.carry(carried)?),
            What::Settle => {
                ruling.push(Effect::Settled);
                self.settle(ruling);
            }
            What::Own(_) => {}
        }
        Ok(())
    }

    pub(super) fn must_play(&self, phase: u32) -> Result<(), Refused> {
        match phase {
            _ if self.is_going() => Ok(()),
            LOBBY => Err(Refused::NobodySeated),
            FINISHED => Err(Refused::Settled),
            _ if self.nobody_opens() => Err(self.who_opens()),
            _ => Err(Refused::NoHand),
        }
    }

    pub(super) fn must_rest(&self, phase: u32) -> Result<(), Refused> {
        match phase {
            LOBBY => Err(Refused::NobodySeated),
            FINISHED => Err(Refused::Settled),
            LOT | BETWEEN => Ok(()),
            _ => Err(Refused::HandGoing { hand: self.hands() }),
        }
    }

    fn lot(
        &self,
        phase: u32,
        lots: &[(Name, TypedPiece)],
        ruling: &mut Ruling,
    ) -> Result<(), Refused> {
        let drawers = match (phase, &self.opener) {
            (LOBBY, _) => return Err(Refused::NobodySeated),
            (FINISHED, _) => return Err(Refused::Settled),
            (_, Opener::Lots(drawers)) => drawers,
            (_, Opener::Of(_) | Opener::Nobody) => return Err(Refused::LeadDecided),
        };
        let drawn = lots.iter().map(|(name, piece)| (name, PieceText::from(piece), piece.weight));
        let Some(effects) = self.drawn(drawn.collect(), drawers)? else {
            let (drawers, lots) = self.drawers(ruling.law, drawers);
            return Err(Refused::NotTheDrawers { drawers, lots });
        };
        effects.into_iter().for_each(|effect| ruling.push(effect));
        Ok(())
    }

    /// Returns the names of the players who draw lots, and the arguments to type.
    pub fn drawers(&self, law: &'static Law, players: &[PlayerId]) -> (Vec<Name>, String) {
        let names = self.named(players);
        let lots = law.lots(&names);
        (names, lots)
    }

    /// Adds the beginning of a hand to the ruling and, if `begins_game`, that of a game.
    pub fn deal(&self, opener: Option<PlayerId>, begins_game: bool, ruling: &mut Ruling) {
        ruling.push(Effect::Dealt { hand: self.hands() + 1, opener });
        if begins_game {
            ruling.push(Effect::Begun(self.game_no() + 1));
        }
    }

    pub fn judge_void(&self, phase: u32, ruling: &mut Ruling) -> Result<(), Refused> {
        match (phase, self.stage()) {
            (LOBBY, _) => return Err(Refused::NobodySeated),
            (FINISHED, _) => return Err(Refused::Settled),
            (_, HandStage::None | HandStage::Void) => return Err(Refused::NothingToVoid),
            (_, HandStage::Going | HandStage::Over(_)) => {}
        }
        ruling.push(Effect::Voided);
        if self.about().chips.is_some() {
            return Ok(());
        }
        for (side, points) in self.brought().0 {
            if points > 0 {
                ruling.push(Effect::Lost { side, points });
            }
        }
        let winners = &self.score().won;
        if !winners.are_none() {
            ruling.push(Effect::Unwon(winners.clone()));
        }
        Ok(())
    }

    /// Carries over both sides' figures from earlier games: points where they run on, else games.
    fn carry(&self, carried: &CarriedScore) -> Result<Effect, Refused> {
        if !self.is_between_games() {
            return Err(Refused::GameGoing);
        }
        let mut figures = Vec::with_capacity(2);
        for (name, figure) in &carried.scores {
            figures.push((self.side_of(self.player(name)?), i64::from(*figure)));
        }
        figures.order_by_key(|(side, _)| side.place());
        if !self.sides().eq(figures.iter().map(|(side, _)| *side)) {
            return Err(Refused::NotBothSides);
        }
        if figures.iter().any(|(_, figure)| *figure > MOST_CARRIED) {
            return Err(Refused::CarriesTooMuch { most: MOST_CARRIED });
        }
        let mut more = self.figures();
        for ((_, more), (_, figure)) in more.0.iter_mut().zip(&figures) {
            *more = figure - *more;
        }
        Ok(Effect::Carried {
            scores: BySide(figures.into()),
            more,
            is_past_crawford: carried.is_past_crawford,
        })
    }

    /// Judges a game or match that the official declares lost. A law with matches adds the
    /// points; without points, the other side wins the game.
    fn forfeit(&self, phase: u32, forfeit: &Forfeit, ruling: &mut Ruling) -> Result<(), Refused> {
        let about = self.about();
        match phase {
            LOBBY => return Err(Refused::NobodySeated),
            FINISHED => return Err(Refused::Settled),
            _ if forfeit.is_match && about.has_matches => {}
            _ if forfeit.is_match => return Err(Refused::NoMatch),
            _ if self.is_between_games() => return Err(Refused::NoGame),
            _ => {}
        }
        let by = self.player(&forfeit.name)?;
        ruling.by = Some(by);
        ruling.push(Effect::Forfeited { player: by, whole: forfeit.is_match });
        if about.has_matches {
            return Ok(());
        }
        if let Some(cause) = about.cause("forfeit") {
            ruling.loses(self, by, cause);
            return Ok(());
        }
        if self.is_going() {
            ruling.end("forfeit", None);
        }
        let loser = self.side_of(by);
        let winners: Winners = self.sides().filter(|side| *side != loser).collect();
        ruling.win(self, winners, 1);
        Ok(())
    }

    fn seat(&self, names: &[Name]) -> Result<Effect, Refused> {
        let seating = &self.about().seating;
        if seating.sides(names.len()).is_none() {
            return Err(Refused::WrongNumber { given: names.len() });
        }
        for (at, name) in names.iter().enumerate() {
            if names.iter().take(at).any(|earlier| earlier.is(name)) {
                return Err(Refused::NameTwice { name: name.clone() });
            }
        }
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

    /// Returns the effects of lots, each with its weight; `None` if the wrong players draw.
    pub fn drawn(
        &self,
        lots: Vec<(&Name, PieceText, u32)>,
        drawers: &[PlayerId],
    ) -> Result<Option<[Effect; 2]>, Refused> {
        let mut drawn: Vec<Drawn> = Vec::with_capacity(lots.len());
        let mut weights = Vec::with_capacity(lots.len());
        for (name, piece, weight) in lots {
            let player = self.player(name)?;
            if drawn.iter().any(|other| other.player == player) {
                return Err(Refused::NameTwice { name: self.name(player) });
            }
            drawn.push(Drawn { player, piece });
            weights.push(weight);
        }
        for (at, lot) in drawn.iter().enumerate() {
            if drawn.iter().take(at).any(|other| other.piece == lot.piece) {
                return Err(Refused::PieceTwice { piece: lot.piece.clone() });
            }
        }
        let is_drawer = |lot: &Drawn| drawers.contains(&lot.player);
        if drawn.len() != drawers.len() || !drawn.iter().all(is_drawer) {
            return Ok(None);
        }
        let most = weights.iter().max();
        let level = |(lot, weight): (&Drawn, _)| (Some(weight) == most).then_some(lot.player);
        let level: Vec<PlayerId> = drawn.iter().zip(&weights).filter_map(level).collect();
        let next = match level.as_slice() {
            [leader] => Effect::FirstLead(*leader),
            _ => Effect::DrawAgain(level),
        };
        Ok(Some([Effect::Drawn(drawn), next]))
    }

    fn settle(&self, ruling: &mut Ruling) {
        if self.about().chips.is_some() {
            return;
        }
        ruling.push(Effect::GamesWon(self.games_won()));
        // Where points run on, the last game has the total.
        let told = if self.about().runs_on { self.games().count() - 1 } else { 0 };
        for (at, game) in self.games().enumerate().skip(told) {
            ruling.push(Effect::GamePoints {
                game: at + 1,
                points: if self.about().runs_on { self.scores() } else { self.by_side(game) },
                won: game.won.clone(),
            });
        }
    }
}
