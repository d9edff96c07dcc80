//! Chooses the next act of simulated players.

use super::SimulatedPlayers;
use crate::{Deck, EntryNo, HiddenHands, Legal, Luck, Opener, Referee, Verdict};
use nos_base::{HouseRow, Name, PlayerId, Set as _, Setting};
use nos_entry::{CommonVerb, Forfeit, What};

/// The most offences in one hand, so that every hand ends.
const WRONGS_MOST: u32 = 40;

/// The number of plays, and of other acts, to remember because they were legal and may recur.
const REMEMBERED: usize = 60;

const TRIES: usize = 12;

pub(super) fn draw_lots(table: &dyn Referee, luck: &mut Luck) -> Option<What> {
    let Opener::Lots(drawers) = &table.common().opener else { return None };
    let mut pieces = (table.law().pieces)();
    luck.shuffle(&mut pieces);
    Some(What::Lot(table.common().named(drawers).into_iter().zip(pieces).collect()))
}

/// Returns an optional claim, but overlooks it half of the time.
fn chance(table: &dyn Referee, luck: &mut Luck) -> Option<What> {
    let chances = table.chances();
    if chances.is_empty() || luck.once_in(2) {
        return None;
    }
    luck.pick(&chances).map(What::Own)
}

fn after(table: &dyn Referee, what: &What) -> Option<Box<dyn Referee>> {
    let ruling = table.judge_what(what, false).ok()?;
    let mut after = table.copy();
    after.apply(EntryNo(0), &ruling);
    Some(after)
}

fn actor_of(table: &dyn Referee, play: &Legal) -> Option<PlayerId> {
    table.turn().or_else(|| table.judge_act(&play.act).ok()?.by)
}

/// Returns the play with the most points, or with the fewest where those win; the last of equals.
fn best<'l>(table: &dyn Referee, plays: &[&'l Legal]) -> Option<&'l Legal> {
    let mut best: Option<(&Legal, i64)> = None;
    for play in plays {
        let ruling = table.judge_act(&play.act).ok();
        let scored = ruling.map_or(0, |ruling| ruling.scored().map(|(_, points)| points).sum());
        let scored: i64 = if table.law().about.fewest_win { -scored } else { scored };
        if best.is_none_or(|(_, points)| scored >= points) {
            best = Some((play, scored));
        }
    }
    best.map(|(play, _)| play)
}

/// Occasionally offers a draw, answers an offer, or resigns.
fn agree(table: &dyn Referee, luck: &mut Luck) -> Option<What> {
    let table = table.common();
    let (first, second) = (PlayerId::at(0), PlayerId::at(1));
    let by = if luck.once_in(2) { first } else { second };
    match table.offer() {
        _ if table.about().verb(CommonVerb::Offer).is_none() => None,
        Some(_) if luck.once_in(12) => Some(What::Accept(None)),
        Some(_) if luck.once_in(3) => Some(What::Decline(None)),
        Some(_) => None,
        None if luck.once_in(100) => Some(What::Offer(table.name(by))),
        None if luck.once_in(400) => Some(What::Resign(table.name(by))),
        None => None,
    }
}

fn anybody(table: &dyn Referee, luck: &mut Luck) -> Option<Name> {
    let players: Vec<PlayerId> = table.common().everybody().collect();
    Some(table.common().name(luck.pick(&players)?))
}

/// Returns a forfeit that the law accepts, of the game or of a match.
fn forfeit(table: &dyn Referee, is_match: bool, luck: &mut Luck) -> Option<What> {
    table.common().about().verb(CommonVerb::Forfeit)?;
    let is_match = is_match && table.common().about().has_matches;
    let reason = luck.once_in(2).then(|| "a telephone".to_owned());
    let name = anybody(table, luck)?;
    let forfeit = What::Forfeit(Box::new(Forfeit { name, is_match, reason }));
    Some(forfeit).filter(|forfeit| table.judge_what(forfeit, false).is_ok())
}

fn flag(table: &dyn Referee, luck: &mut Luck) -> Option<What> {
    table.common().about().verb(CommonVerb::Flag)?;
    anybody(table, luck).map(What::Flag)
}

impl SimulatedPlayers {
    /// Between hands, usually shows the next player's remaining pieces, or takes an optional claim.
    pub(super) fn between(&mut self, table: &dyn Referee, luck: &mut Luck) -> Option<What> {
        if let Some(chance) = chance(table, luck) {
            return Some(chance);
        }
        if let Some(shown) = self.show(table)
            && !luck.once_in(3)
        {
            return Some(shown);
        }
        let common = table.common();
        if common.hands() >= self.hands_wished {
            return Some(What::Settle);
        }
        match luck.below(40) {
            0 => return Some(What::Note("a short break".to_owned())),
            1 if self.has_house => {
                if let Some(forfeit) = forfeit(table, true, luck) {
                    return Some(forfeit);
                }
            }
            _ => {}
        }
        if common.about().verb(CommonVerb::Deal).is_some() {
            return Some(self.deal_or_choose(table, luck));
        }
        if common.about().verb(CommonVerb::Begin).is_some() {
            let opener = (common.opener == Opener::Nobody).then(|| common.name(PlayerId::at(0)));
            return Some(What::Begin(opener));
        }
        // Nobody opens another game after a match.
        Some(luck.pick(&table.legal()).map(|legal| What::Own(legal.act)).unwrap_or(What::Settle))
    }

    /// Deals. Before the first deal, sets a house rule that this number of players needs.
    fn deal_or_choose(&mut self, table: &dyn Referee, luck: &mut Luck) -> What {
        let can_deal = |entry: &What| {
            after(table, entry).is_some_and(|after| after.judge_what(&What::Deal, false).is_ok())
        };
        let mut settings = Vec::new();
        let needs_none = self.has_house && table.judge_what(&What::Deal, false).is_ok();
        if !self.has_chosen && !needs_none {
            for setting in choices(table.law().language.house) {
                let entry = What::House(setting);
                settings.extend(can_deal(&entry).then_some(entry));
            }
        }
        self.has_chosen = true;
        if settings.is_empty() { What::Deal } else { luck.pick(&settings).unwrap_or(What::Deal) }
    }

    /// Whether the hand has none of the pieces that this play denies.
    fn is_true(&self, table: &dyn Referee, play: &Legal) -> bool {
        let Some(after) = after(table, &What::Own(play.act.clone())) else { return false };
        let Some(record) = after.hidden().and_then(|hidden| hidden.record) else { return true };
        record.denials().iter().skip(self.denials).all(|denial| {
            self.held(PlayerId::at(denial.seat.index())).and(denial.pieces).is_empty()
        })
    }

    /// Returns the entry by which the next player shows his remaining pieces, if anybody does.
    fn show(&self, table: &dyn Referee) -> Option<What> {
        let HiddenHands { deck, next_to_show: Some(player), show, .. } = table.hidden()? else {
            return None;
        };
        show(table.common().name(player), &deck.pieces(self.held(player).iter())).map(What::Own)
    }

    pub(super) fn turn_of(&mut self, table: &dyn Referee, luck: &mut Luck) -> Option<What> {
        let ended = match luck.below(600) {
            0 => Some(What::Void),
            1 if self.has_house => forfeit(table, luck.once_in(2), luck),
            2 if self.has_house => flag(table, luck),
            _ => None,
        };
        if ended.is_some() {
            return ended;
        }
        if let Some(chance) = chance(table, luck) {
            return Some(chance);
        }
        let (legal, deck) = (table.legal(), table.hidden().map(|hidden| hidden.deck));
        if deck.is_none()
            && let Some(entry) = agree(table, luck)
        {
            return Some(entry);
        }
        let (mut plays, mut others) = (Vec::new(), Vec::new());
        for play in &legal {
            match &play.piece {
                Some(piece) if self.has(deck, actor_of(table, play), piece) => plays.push(play),
                Some(_) => {}
                None => others.push(play),
            }
        }
        if self.wrongs < WRONGS_MOST && luck.falls_in(self.fouls) {
            self.wrongs += 1;
            let wrong = match deck {
                Some(deck) => self.wrong(table, deck, &legal, &plays, luck),
                None => self.wrong_now(table, luck),
            };
            if wrong.is_some() {
                return wrong;
            }
        }
        if let Some(shown) = self.show(table) {
            return Some(shown);
        }
        let turn = table.turn();
        let is_true = |play: &&Legal| deck.is_none() || self.is_true(table, play);
        let chosen = if luck.once_in(2) { luck.pick(&plays) } else { best(table, &plays) };
        // Playing a piece can deny others: a card that does not follow suit denies its suit.
        let chosen = chosen.filter(is_true).or_else(|| plays.iter().copied().find(is_true));
        let claims = match (deck, turn) {
            (None, _) => !others.is_empty() && luck.once_in(8),
            // Where the law allows it, a player sometimes keeps his pieces and acts without one.
            (Some(_), Some(_)) => {
                !plays.is_empty() && others.iter().any(is_true) && luck.once_in(4)
            }
            (Some(_), None) => false,
        };
        // If nobody is on turn, the first legal play is that of the first player who may act.
        let first = plays.first().copied().filter(|_| turn.is_none());
        let chosen = first.or(chosen).filter(|_| !claims).or_else(|| luck.pick(&others));
        let chosen = chosen.map(|play| What::Own(play.act.clone()));
        if deck.is_none() {
            let (plays, others): (Vec<_>, Vec<_>) =
                legal.into_iter().partition(|act| act.piece.is_some());
            remember(&mut self.earlier, plays);
            remember(&mut self.earlier_others, others);
        }
        chosen
    }

    /// Returns an act that was legal before and is a foul now.
    fn wrong_now(&self, table: &dyn Referee, luck: &mut Luck) -> Option<What> {
        let earlier: Vec<&Legal> =
            [&self.earlier, &self.earlier_others].into_iter().flatten().collect();
        let tries = (0..TRIES).filter_map(|_| luck.pick(&earlier));
        let mut acts = tries.map(|play| What::Own(play.act.clone()));
        acts.find(|act| is_foul(table, act))
    }

    /// Returns a foul, or a false act that nobody notices because the hand is hidden; `able` lists
    /// the true plays.
    fn wrong(
        &self,
        table: &dyn Referee,
        deck: Deck,
        legal: &[Legal],
        able: &[&Legal],
        luck: &mut Luck,
    ) -> Option<What> {
        let turn = table.turn();
        let denials: Vec<&Legal> = match turn {
            Some(_) if able.is_empty() => Vec::new(),
            Some(_) => {
                let without = legal.iter().filter(|play| play.piece.is_none());
                let untrue = able.iter().filter(|play| !self.is_true(table, play));
                without.chain(untrue.copied()).collect()
            }
            None => able.to_vec(),
        };
        if luck.once_in(3)
            && let Some(denial) = luck.pick(&denials)
        {
            return Some(What::Own(denial.act.clone()));
        }
        let players: Vec<PlayerId> = table.common().everybody().collect();
        for _ in 0..TRIES {
            let player = match turn {
                Some(turn) if luck.once_in(2) => turn,
                _ => luck.pick(&players)?,
            };
            let Some(piece) = luck.piece(self.held(player)).and_then(deck.piece) else { continue };
            let act = What::Own(table.lay_act(player, &piece, luck.below(12))?);
            if is_foul(table, &act) {
                return Some(act);
            }
        }
        None
    }
}

fn is_foul(table: &dyn Referee, what: &What) -> bool {
    let ruling = table.judge_what(what, false);
    ruling.is_ok_and(|ruling| ruling.verdict != Verdict::Accepted)
}

fn remember(earlier: &mut Vec<Legal>, acts: Vec<Legal>) {
    earlier.extend(acts);
    earlier.drain(..earlier.len().saturating_sub(REMEMBERED));
}

/// Returns every setting of the house rules that have a choice of words.
fn choices(rows: &'static [HouseRow]) -> Vec<Setting> {
    let settings = rows.iter().enumerate().flat_map(|(place, row)| {
        row.range.words().iter().filter_map(move |word| Setting::of(rows, place, word.1))
    });
    settings.collect()
}
