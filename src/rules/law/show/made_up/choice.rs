//! What players who are made up do next.

use super::MadeUp;
use crate::hands::set::Set;
use crate::law::game::Hidden;
use crate::law::legal::Legal;
use crate::law::overrides::Overrides;
use crate::law::piece::Piece;
use crate::law::simulated::Luck;
use crate::law::table::{Opener, Table};
use crate::law::{EntryNo, Verdict};
use crate::speech::What;
use crate::speech::entry::{CommonVerb, TypedPiece};
use crate::table::house::{HouseRow, Rules as _, Setting};
use crate::table::seat::PlayerId;

/// In one hand at most so much is done wrong, so that every hand comes to its end.
const WRONGS_MOST: u32 = 40;

/// How many plays that were in order are remembered, to be done again when they are not, and how many other acts.
const REMEMBERED: usize = 60;

/// How often somebody looks for something wrong to do before he gives up.
const TRIES: usize = 12;

impl<G: Overrides> Table<G> {
    pub(super) fn draw_lots(&self, luck: &mut Luck) -> Option<What> {
        let Opener::Lots(drawers) = &self.opener else {
            return None;
        };
        let mut pieces = G::Piece::all();
        luck.shuffle(&mut pieces);
        Some(What::Lot(
            self.named(drawers)
                .into_iter()
                .zip(pieces.into_iter().map(TypedPiece::from))
                .collect(),
        ))
    }

    /// Something that nobody is told he may do; half of the time nobody thinks of it.
    fn chance(&self, luck: &mut Luck) -> Option<What> {
        let chances = G::chances(self);
        if chances.is_empty() || luck.once_in(2) {
            return None;
        }
        luck.pick(&chances).map(What::from)
    }

    /// Now and then somebody shows the pieces that he still holds.
    pub(super) fn between(&self, made_up: &mut MadeUp<G>, luck: &mut Luck) -> Option<What> {
        if let Some(chance) = self.chance(luck) {
            return Some(chance);
        }
        if let Some(hidden) = G::HIDDEN
            && let Some(shown) = self.show(hidden, made_up)
            && !luck.once_in(3)
        {
            return Some(shown);
        }
        if self.hands() >= made_up.hands_wished {
            return Some(What::Settle);
        }
        if luck.once_in(40) {
            return Some(What::Note("a short break".to_owned()));
        }
        if G::ABOUT.verb(CommonVerb::Deal).is_some() {
            return Some(self.deal_or_choose(made_up, luck));
        }
        if G::ABOUT.verb(CommonVerb::Begin).is_some() {
            let opener = (self.opener == Opener::Nobody).then(|| self.name(PlayerId::at(0)));
            return Some(What::Begin(opener));
        }
        luck.pick(&G::legal(self)).map(|legal| What::Own(legal.act))
    }

    /// Deals; before that a house rule that takes one of a few words is set so that so many can play.
    fn deal_or_choose(&self, made_up: &mut MadeUp<G>, luck: &mut Luck) -> What {
        let can_deal = |entry: &What| {
            self.judge_what(entry, false).is_ok_and(|ruling| {
                let mut after = self.clone();
                after.apply(EntryNo(0), &ruling);
                after.judge_what(&What::Deal, false).is_ok()
            })
        };
        let mut settings = Vec::new();
        if !made_up.has_chosen {
            for setting in choices(G::Rule::ROWS) {
                let entry = What::House(setting);
                settings.extend(can_deal(&entry).then_some(entry));
            }
        }
        made_up.has_chosen = true;
        if settings.is_empty() {
            What::Deal
        } else {
            luck.pick(&settings).unwrap_or(What::Deal)
        }
    }

    fn actor_of(&self, play: &Legal) -> Option<PlayerId> {
        let judged = || self.judge_act(&play.act).ok()?.by;
        self.turn().or_else(judged)
    }

    /// Whether nothing that this denies is in the hand.
    fn is_true(&self, play: &Legal, made_up: &MadeUp<G>) -> bool {
        if G::HIDDEN.is_none() {
            return true;
        }
        let Ok(ruling) = self.judge_act(&play.act) else {
            return false;
        };
        let mut after = self.clone();
        after.apply(EntryNo(0), &ruling);
        let Some(record) = G::HIDDEN.and_then(|hidden| hidden.record(&after)) else {
            return true;
        };
        record.denials().iter().skip(made_up.denials).all(|denial| {
            let held = made_up.held(PlayerId::at(denial.seat.index()));
            held.and(denial.pieces).is_empty()
        })
    }

    /// The entry by which the next one shows the pieces that he still holds, if anybody does.
    fn show(&self, hidden: &dyn Hidden<G>, made_up: &MadeUp<G>) -> Option<What> {
        let player = hidden.next_to_show(self)?;
        let pieces: Vec<G::Piece> = made_up.held(player).iter().collect();
        hidden.show(self.name(player), &pieces).map(What::from)
    }

    pub(super) fn turn_of(&self, made_up: &mut MadeUp<G>, luck: &mut Luck) -> Option<What> {
        if luck.once_in(600) {
            return Some(What::Void);
        }
        if let Some(chance) = self.chance(luck) {
            return Some(chance);
        }
        let legal = G::legal(self);
        if G::HIDDEN.is_none()
            && let Some(entry) = self.agree(luck)
        {
            return Some(entry);
        }
        let (mut plays, mut others) = (Vec::new(), Vec::new());
        for play in &legal {
            match play.piece_as() {
                Some(piece) if made_up.has(self.actor_of(play), piece) => plays.push(play),
                Some(_) => {}
                None => others.push(play),
            }
        }
        if made_up.wrongs < WRONGS_MOST && luck.falls_in(made_up.fouls) {
            made_up.wrongs += 1;
            if let Some(entry) = self.wrong(&legal, &plays, made_up, luck) {
                return Some(entry);
            }
        }
        if let Some(hidden) = G::HIDDEN
            && let Some(shown) = self.show(hidden, made_up)
        {
            return Some(shown);
        }
        let turn = self.turn();
        let is_true = |play: &&Legal| self.is_true(play, made_up);
        let chosen = if luck.once_in(2) {
            luck.pick(&plays)
        } else {
            self.best(&plays)
        };
        // A piece can deny others, as one that does not follow suit.
        let chosen = chosen
            .filter(is_true)
            .or_else(|| plays.iter().copied().find(is_true));
        let claims = match (G::HIDDEN, turn) {
            (None, _) => !others.is_empty() && luck.once_in(8),
            // A piece may be kept back where the law allows it.
            (Some(_), Some(_)) => {
                !plays.is_empty() && others.iter().any(is_true) && luck.once_in(4)
            }
            (Some(_), None) => false,
        };
        // Where several could act, they are listed in the order in which they do.
        let first = plays.first().copied().filter(|_| turn.is_none());
        let chosen = first
            .or(chosen)
            .filter(|_| !claims)
            .or_else(|| luck.pick(&others))
            .map(|play| What::Own(play.act.clone()));
        if G::HIDDEN.is_none() {
            let (plays, others): (Vec<_>, Vec<_>) =
                legal.into_iter().partition(|act| act.piece.is_some());
            remember(&mut made_up.earlier, plays);
            remember(&mut made_up.earlier_others, others);
        }
        chosen
    }

    /// The play that scores most, or least where the fewest points win; the last of several.
    fn best<'l>(&self, plays: &[&'l Legal]) -> Option<&'l Legal> {
        let mut best: Option<(&Legal, i64)> = None;
        for play in plays {
            let ruling = self.judge_act(&play.act).ok();
            let scored = ruling.map_or(0, |ruling| ruling.scored().map(|(_, points)| points).sum());
            let scored: i64 = if G::ABOUT.fewest_win { -scored } else { scored };
            if best.is_none_or(|(_, points)| scored >= points) {
                best = Some((play, scored));
            }
        }
        best.map(|(play, _)| play)
    }

    /// Now and then somebody offers a draw, answers an offer, or resigns.
    fn agree(&self, luck: &mut Luck) -> Option<What> {
        let (first, second) = (PlayerId::at(0), PlayerId::at(1));
        let by = if luck.once_in(2) { first } else { second };
        match self.offer() {
            _ if G::ABOUT.verb(CommonVerb::Offer).is_none() => None,
            Some(_) if luck.once_in(12) => Some(What::Accept(None)),
            Some(_) if luck.once_in(3) => Some(What::Decline(None)),
            Some(_) => None,
            None if luck.once_in(100) => Some(What::Offer(self.name(by))),
            None if luck.once_in(400) => Some(What::Resign(self.name(by))),
            None => None,
        }
    }

    /// Something that is a foul, or that is in order only because nobody sees the hand; `able` is what can be played.
    fn wrong(
        &self,
        legal: &[Legal],
        able: &[&Legal],
        made_up: &MadeUp<G>,
        luck: &mut Luck,
    ) -> Option<What> {
        let is_foul = |act: &What| {
            let ruling = self.judge_what(act, false);
            ruling.is_ok_and(|ruling| ruling.verdict != Verdict::Accepted)
        };
        let Some(hidden) = G::HIDDEN else {
            let earlier: Vec<&Legal> = [&made_up.earlier, &made_up.earlier_others]
                .into_iter()
                .flatten()
                .collect();
            let tries = (0..TRIES).filter_map(|_| luck.pick(&earlier));
            let mut acts = tries.map(|play| What::Own(play.act.clone()));
            return acts.find(is_foul);
        };
        let turn = self.turn();
        let denials: Vec<&Legal> = match turn {
            Some(_) if able.is_empty() => Vec::new(),
            Some(_) => {
                let without = legal.iter().filter(|play| play.piece.is_none());
                let untrue = able.iter().filter(|play| !self.is_true(play, made_up));
                without.chain(untrue.copied()).collect()
            }
            None => able.to_vec(),
        };
        if luck.once_in(3)
            && let Some(denial) = luck.pick(&denials)
        {
            return Some(What::Own(denial.act.clone()));
        }
        let players: Vec<PlayerId> = self.everybody().collect();
        for _ in 0..TRIES {
            let player = match turn {
                Some(turn) if luck.once_in(2) => turn,
                _ => luck.pick(&players)?,
            };
            let Some(piece) = luck.piece(made_up.held(player)) else {
                continue;
            };
            let act = What::from(hidden.lay(self, player, piece, luck.below(12)));
            if is_foul(&act) {
                return Some(act);
            }
        }
        None
    }
}

/// Adds what was in order to what is remembered, and forgets the oldest.
fn remember(earlier: &mut Vec<Legal>, acts: Vec<Legal>) {
    earlier.extend(acts);
    let old = earlier.len().saturating_sub(REMEMBERED);
    earlier.drain(..old);
}

/// Every way to set a house rule that takes one of a few words.
fn choices(rows: &'static [HouseRow]) -> Vec<Setting> {
    let settings = rows.iter().enumerate().flat_map(|(place, row)| {
        row.range
            .words()
            .iter()
            .filter_map(move |word| Setting::of(rows, place, word.1))
    });
    settings.collect()
}
