//! What two opponents have in common at any board: who opens, offers of a draw, resignation, and how a game ends.

use super::about::{Cause, Shared};
use super::game::Game;
use super::refusal::Refused;
use super::ruling::{Effect, Ruling};
use super::side::Side;
use super::table::{Opener, Stage, Table};
use crate::law::facts::Facts;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::table::words::Passing;

/// The points of a won game.
const WON: i64 = 2;

/// The points of a draw, for each.
const DRAWN: i64 = 1;

impl<G: Game> Ruling<G> {
    /// The game ends, and this player gets so many points.
    pub fn wins(&mut self, table: &Table<G>, winner: PlayerId, points: i64, cause: &'static Cause) {
        let side = table.side_of(winner);
        self.score(side, points, cause);
        self.end(cause.word, None);
        self.win(table, side, 1);
    }

    /// The other has lost.
    pub fn loses(&mut self, table: &Table<G>, loser: PlayerId, cause: &'static Cause) {
        self.wins(table, table.left_of(loser), WON, cause);
    }

    /// The game ends without a winner.
    pub fn draw(&mut self, table: &Table<G>, cause: &'static Cause) {
        let sides: Vec<Side> = table.sides().collect();
        sides
            .into_iter()
            .for_each(|side| self.score(side, DRAWN, cause));
        self.end(cause.word, None);
    }

    /// The offer of the other of these two is no longer open.
    pub fn lapse(&mut self, table: &Table<G>, by: PlayerId) {
        if let Some(offer) = table.offer().filter(|offer| *offer != by) {
            self.push(Effect::Lapsed(offer));
        }
    }

    /// A claim that is not right counts as an offer, unless one is open.
    pub fn offer(&mut self, table: &Table<G>, by: PlayerId) {
        if table.offer().is_none() {
            self.push(Effect::Offered(by));
        }
    }
}

/// The cause with this word.
fn cause<G: Game>(word: &str) -> Option<&'static Cause> {
    G::ABOUT.causes.iter().find(|cause| cause.word == word)
}

impl<G: Game> Table<G> {
    pub(super) fn begin(&self, name: Option<&Name>, ruling: &mut Ruling<G>) -> Result<(), Refused> {
        self.must_rest()?;
        let opener = match (name, &self.opener) {
            (Some(name), _) => self.player(name)?,
            (None, Opener::Of(player)) => *player,
            (None, Opener::Nobody | Opener::Lots(_)) => {
                let first = self.name(PlayerId::at(0));
                return Err(Refused::WhoOpens { first });
            }
        };
        ruling.by = Some(opener);
        self.deal(Some(opener), self.hands() > 0, ruling);
        Ok(())
    }

    pub(super) fn judge_offer(&self, name: &Name, ruling: &mut Ruling<G>) -> Result<(), Refused> {
        self.must_play()?;
        let by = self.player(name)?;
        if let Some(by) = self.offer() {
            let by = Passing(self.name(by));
            return Err(Refused::OfferOpen { by });
        }
        ruling.by = Some(by);
        ruling.push(Effect::Offered(by));
        Ok(())
    }

    pub(super) fn answer_offer(
        &self,
        name: Option<&Name>,
        accepts: bool,
        ruling: &mut Ruling<G>,
    ) -> Result<(), Refused> {
        self.must_play()?;
        let offer = self.offer().ok_or(Refused::NoOffer)?;
        let by = match name {
            Some(name) => self.player(name)?,
            None => self.left_of(offer),
        };
        if by == offer {
            let name = self.name(by);
            return Err(Refused::OwnOffer { name });
        }
        ruling.by = Some(by);
        match cause::<G>("agreement").filter(|_| accepts) {
            Some(cause) => {
                ruling.push(Effect::Agreed(by));
                ruling.draw(self, cause);
            }
            None => ruling.push(Effect::Declined(by)),
        }
        Ok(())
    }

    pub(super) fn resign(&self, name: &Name, ruling: &mut Ruling<G>) -> Result<(), Refused> {
        self.must_play()?;
        let by = self.player(name)?;
        ruling.by = Some(by);
        ruling.push(Effect::Resigned(by));
        if let Some(cause) = cause::<G>("resign") {
            ruling.loses(self, by, cause);
        }
        Ok(())
    }

    /// Next time the other opens; after a game that was abandoned, the same again.
    pub(super) fn pass_on(&mut self, effect: &Effect<G>) {
        let begins = |(verb, _): &(Shared, _)| *verb == Shared::Begin;
        let Some(opened) = self.opened().filter(|_| G::ABOUT.verbs.iter().any(begins)) else {
            return;
        };
        match effect {
            Effect::Over { .. } => self.opener = Opener::Of(self.left_of(opened)),
            Effect::Voided => self.opener = Opener::Of(opened),
            _ => {}
        }
    }

    /// Who has won the last game, and by what; nothing while one is played.
    pub fn result(&self) -> Option<Facts> {
        let Stage::Over(ending) = self.stage() else {
            return None;
        };
        let won = self.score().won.map(|side| side.name(&self.names()));
        Some(Facts::new().with("winner", won).with("by", ending))
    }

    /// The name of a player, as a fact.
    pub fn named_as(&self, player: Option<PlayerId>) -> Option<String> {
        player.map(|player| self.name(player).to_string())
    }
}
