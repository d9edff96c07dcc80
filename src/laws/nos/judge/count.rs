//! The end of a hand: showing tiles and counting spots (articles 10.2, 10.3).

use super::draft::{Draft, JudgeNeeds, refuse};
use super::evening::next_set;
use crate::nos::about::COUNT;
use crate::nos::hand::{count_of, count_of_all};
use crate::nos::judge::close::JudgeClose;
use crate::nos::session::NosTable;
use crate::nos::{CloseOutcome, Ending, Event, Hand, PlayerId, Refusal, Round, Seat, Session};
use easy_ext::ext;
use nos_base::{Name, Tile, TileSet, article};
use nos_law::objection::must_differ;
use nos_law::tiles::can_hold;
use nos_law::{Effect, Judged};

#[ext(JudgeCount)]
pub(crate) impl Session {
    fn judge_reveal(&self, draft: &mut Draft, name: &Name, tiles: &[Tile]) -> Judged {
        let (hand, round, seat) = self.uncounted(name)?;
        must_differ::<TileSet>(tiles)?;
        let (player, name) = (hand.player(seat), || self.name_at(hand, seat));
        let shown: TileSet = tiles.iter().copied().collect();
        let (held, given) = (hand.tiles.number(seat), shown.len());
        refuse_if!(given != held, Refusal::WrongNumber(name(), held, given));
        for tile in tiles {
            self.can_be_there(&hand.tiles, seat, *tile)?;
        }
        if let Some(left_out) = hand.tiles.known(seat).minus(shown).iter().next() {
            return refuse(Refusal::LeavesOut(name(), left_out));
        }
        draft.cite(article(10, 2));
        draft.show(hand, seat, shown);
        if let Some(by) = round.decides {
            draft.cite(article(9, 5));
            match round.fitting(hand).and(shown).iter().next() {
                Some(tile) => self.refuted(draft, hand, by, CloseOutcome::Refuted(player, tile)),
                None => {
                    self.closes(draft, hand, by);
                    draft.event(Event::CloseDecided(hand.player(by), CloseOutcome::Upheld));
                }
            }
        }
        let fitted = round.fitted(seat);
        if let (Some((closer, upheld)), Some(tile)) =
            (round.upheld, fitted.among(shown).iter().next())
        {
            if !shows_what_fitted(hand, round) {
                self.proved_wrong(draft, hand, closer, CloseOutcome::ProvedWrong(player, tile));
            }
            draft.event(Event::Concealed {
                player,
                tiles: fitted.among(shown),
                closer: hand.player(closer),
                upheld,
                fitted: fitted.places(shown),
            });
        }
        self.counts(draft, hand, seat, count_of_all(shown));
        Ok(())
    }

    fn judge_count(&self, draft: &mut Draft, name: &Name, spots: u16) -> Judged {
        let (hand, round, seat) = self.uncounted(name)?;
        let name = || self.name_at(hand, seat);
        refuse_if!(round.decides.is_some(), Refusal::MustShow(name()));
        let can_be = can_hold(&hand.tiles, seat, spots, count_of);
        refuse_if!(!can_be, Refusal::ImpossibleCount(name(), spots));
        draft.cite(article(10, 2));
        self.counts(draft, hand, seat, spots);
        Ok(())
    }

    fn uncounted(&self, name: &Name) -> Judged<(&Hand, &Round, Seat)> {
        let hand = self.hand_now()?;
        let round =
            hand.round().filter(|_| hand.is_over()).ok_or_else(|| self.hand_goes_on(hand))?;
        let seat = self.seat_named(hand, name)?;
        let name = || self.name_at(hand, seat);
        refuse_if!(hand.tiles.number(seat) == 0, Refusal::NoTiles(name()));
        refuse_if!(hand.holdings[seat].counted.is_some(), Refusal::CountedTwice(name()));
        Ok((hand, round, seat))
    }

    /// Adds a count. After the last one, everybody pays each player who counts less (article 10.3).
    fn counts(&self, draft: &mut Draft, hand: &Hand, now: Seat, spots: u16) {
        draft.event(Event::Counted(hand.player(now), spots));
        let count = |seat: Seat| match hand.tiles.number(seat) {
            _ if seat == now => Some(spots),
            0 => Some(0),
            _ => hand.holdings[seat].counted,
        };
        let counts = hand.seats.seated().map(|(seat, player)| Some((player, count(seat)?)));
        let Some(counts) = counts.collect::<Option<Vec<(PlayerId, u16)>>>() else { return };
        for (payer, more) in &counts {
            for (payee, less) in counts.iter().filter(|(_, less)| less < more) {
                draft.pays(*payer, *payee, i64::from(more - less), &COUNT);
            }
        }
        let highest = counts.iter().map(|(_, spots)| *spots).max();
        let losers = counts.iter().filter(|(_, spots)| Some(*spots) == highest);
        draft.cite(article(10, 3));
        draft.event(Event::HandScored(next_set(losers.map(|(player, _)| *player).collect())));
        draft.ruling.push(Effect::Over {
            ending: hand.ending().map_or("", Ending::word),
            out: hand.first_out.map(|seat| hand.player(seat)),
        });
    }
}

/// Whether a hand is known to hold a tile that fitted at the close. The hand was shown later, since
/// no close is upheld while such a tile is known.
fn shows_what_fitted(hand: &Hand, round: &Round) -> bool {
    let fitted = |seat: Seat| round.fitted(seat).among(hand.tiles.known(seat));
    hand.all().any(|seat| !fitted(seat).is_empty())
}
