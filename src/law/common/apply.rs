//! Applies effects to the state of a session.

use super::{HandStage, Opener};
use crate::score::Score;
use crate::{Common, Effect, Party, Side};
use nos_base::{PlayerId, Seats};
use nos_entry::CommonVerb;

impl Common {
    /// Begins to apply a ruling. If it scores, returns the points of each side before it.
    pub(crate) fn take(&mut self, scores: bool) -> Option<Vec<i64>> {
        self.begun = true;
        scores.then(|| self.score.points.clone())
    }

    /// Applies an effect of a ruling; `before` holds the points of each side before that ruling.
    pub(crate) fn apply_effect(&mut self, effect: &Effect, before: &mut Option<Vec<i64>>) {
        self.change(effect);
        if let (Effect::Begun(_), Some(before)) = (effect, before) {
            before.clone_from(&self.score.points);
        }
        self.pass_on(effect);
    }

    /// The points of one entry are one score for a side, so its pegs move once.
    pub(crate) fn peg(&mut self, side: Side, before: Option<&Vec<i64>>) {
        let was = before.and_then(|before| before.get(side.place()));
        if let (Some(was), Some(peg)) = (was, self.score.before.get_mut(side.place())) {
            *peg = *was;
        }
    }

    /// Passes the opening to the other player; after an abandoned game the same player opens again.
    fn pass_on(&mut self, effect: &Effect) {
        let Some(opened) = self.opened() else { return };
        let next = match effect {
            Effect::Over { .. } => self.left_of(opened),
            Effect::Voided => opened,
            _ => return,
        };
        if self.about.verb(CommonVerb::Begin).is_some() {
            self.opener = Opener::Of(next);
        }
    }

    /// Adds the carried score to the figures with which the next game begins.
    fn settle_carried(&mut self) {
        let more: Vec<_> = self.carried_since().collect();
        self.replaced = None;
        self.carried.resize(self.sides, 0);
        for (side, more) in more {
            self.carried[side.place()] += more;
            if self.about.runs_on {
                self.score.add(side, more);
            } else {
                self.earlier.add_won(side, more);
            }
        }
    }

    fn gets(&mut self, party: Party, amount: i64) {
        match party {
            Party::Side(side) => self.score.add(side, amount),
            Party::Pot => self.pot += amount,
        }
    }

    fn change(&mut self, effect: &Effect) {
        match effect {
            Effect::Seated(seated) => {
                self.players.clear();
                self.by_name.clear();
                seated.names.iter().for_each(|name| self.add_player(name));
                self.seated = self.everybody().take(Seats::new().capacity()).collect();
                self.sides = self.about.seating.sides(seated.names.len()).unwrap_or_default();
                self.score = Score::of(self.sides, self.start());
                if self.about.verb(CommonVerb::Lot).is_some() {
                    self.opener = Opener::Lots(self.everybody().collect());
                }
            }
            Effect::Joined { name, place } => {
                let (player, place) = (PlayerId::at(self.players.len()), *place);
                if self.seated.try_insert(place.min(self.seated.len()), player).is_ok() {
                    self.add_player(name);
                    self.sides += 1;
                    self.score.points.push(self.start());
                    self.score.before.push(self.start());
                }
            }
            Effect::Left(player) => self.seated.retain(|other| other != player),
            Effect::HouseSet(setting) => {
                self.house.turn(*setting);
                // Nobody has paid before the first deal, so all begin with the new chips.
                if self.hands == 0 && !self.players.is_empty() && self.about.chips.is_some() {
                    self.score = Score::of(self.sides, self.start());
                }
            }
            Effect::DrawAgain(players) => self.opener = Opener::Lots(players.clone()),
            Effect::FirstLead(player) | Effect::Opens(player) => self.opener = Opener::Of(*player),
            Effect::Dealt { hand, opener } => {
                self.hands = *hand;
                (self.opened, self.out) = (*opener, None);
                self.stage = HandStage::Going;
                self.offer = None;
                if self.hands == 1 || !self.about.runs_on {
                    self.settle_carried();
                }
                self.at_deal = self.score.clone();
            }
            Effect::Opened(player) => self.opened = Some(*player),
            Effect::Begun(_) => {
                let mut begun = Score::of(self.sides, self.start());
                if self.about.runs_on {
                    begun.points.clone_from(&self.score.points);
                }
                let over = std::mem::replace(&mut self.score, begun);
                self.settle_carried();
                self.earlier.push(over);
                self.at_deal = self.score.clone();
            }
            Effect::Scored { side, points, .. } => self.score.add(*side, *points),
            Effect::Paid(paid) => {
                self.gets(paid.from, -paid.amount);
                self.gets(paid.to, paid.amount);
                // A payment into the pot is not part of the hand.
                if let (Party::Side(side), Party::Pot) = (paid.from, paid.to) {
                    self.at_deal.add(side, -paid.amount);
                }
            }
            Effect::Over { ending, out } => {
                self.stage = HandStage::Over(ending);
                self.out = *out;
                self.score.ending = Some(ending);
                self.offer = None;
            }
            Effect::Offered(player) => self.offer = Some(*player),
            Effect::Declined(_) | Effect::Lapsed(_) => self.offer = None,
            Effect::Won { winners, worth, .. } => {
                (self.score.won, self.score.worth) = (winners.clone(), *worth);
            }
            Effect::Voided => {
                self.stage = HandStage::Void;
                self.offer = None;
                if self.about.chips.is_none() {
                    self.score = self.at_deal.clone();
                }
            }
            Effect::Carried { scores, .. } => self.replaced = Some(scores.clone()),
            Effect::Settled => self.settled = true,
            Effect::LawNamed(_)
            | Effect::Noted
            | Effect::Official(_)
            | Effect::Agreed(_)
            | Effect::Claimed { .. }
            | Effect::Flagged(_)
            | Effect::Resigned(_)
            | Effect::Forfeited { .. }
            | Effect::Drawn(_)
            | Effect::Fouled { .. }
            | Effect::Proved { .. }
            | Effect::Lost { .. }
            | Effect::Unwon(_)
            | Effect::GamesWon(_)
            | Effect::GamePoints { .. } => {}
        }
    }
}
