//! Judging entries. Nothing here changes the session.

mod billitonnen;
mod close;
mod count;
mod draft;
mod evening;
mod opening;
mod play;
mod turn;

use super::{
    Act, Ending, Entry, Event, Foul, Found, Hand, Need, Progress, Refusal, Round, Ruling, Seat,
    Session, Stage, Table, When,
};
use crate::dominoes::tile::Tile;
use crate::table::name::Name;
use draft::Draft;

/// Refuses an entry if something holds.
macro_rules! refuse_if {
    ($holds:expr, $refusal:expr) => {
        if $holds {
            return Err($refusal);
        }
    };
}
use refuse_if;

/// Whether an act can be judged; what it decides is added to the ruling.
type Judged = Result<(), Refusal>;

impl Session {
    /// Judges an entry on this session.
    ///
    /// # Errors
    /// The entry cannot have happened as typed.
    pub fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        self.can_come_now(&entry.act)?;
        let mut draft = Draft::new(self, entry.waived);
        self.decide(&mut draft, &entry.act)?;
        Ok(draft.done())
    }

    fn decide(&self, draft: &mut Draft, act: &Act) -> Judged {
        match act {
            Act::Law(edition) => self.judge_law(draft, *edition),
            Act::Seat(names) => self.judge_seat(draft, names),
            Act::House(setting) => self.judge_house(draft, *setting),
            Act::Join { name, after } => self.judge_join(draft, name, after.as_ref()),
            Act::Retire(name) => self.judge_retire(draft, name),
            Act::Settle => self.judge_settle(draft),
            Act::Pot(name) => self.judge_pot(draft, name),
            Act::Billitonnen => self.judge_billitonnen(draft),
            Act::Recount(counted) => self.judge_recount(draft, counted),
            Act::Note(_) => {
                draft.event(Event::Noted);
                Ok(())
            }
            Act::Deal => self.judge_deal(draft),
            Act::Reshuffle => self.judge_reshuffle(draft),
            Act::Short { name, tiles } => self.judge_short(draft, name, *tiles),
            Act::Excess { name, tiles, kept } => self.judge_excess(draft, name, *tiles, *kept),
            Act::Set { name, tile, drawn } => self.judge_set(draft, name.as_ref(), *tile, *drawn),
            Act::Announce(announced) => self.judge_announce(draft, *announced),
            Act::Declare { name, tiles } => self.judge_declare(draft, name, tiles),
            Act::Draw { name, tiles } => self.judge_draw(draft, name.as_ref(), *tiles),
            Act::Play(play) => self.judge_play(draft, play),
            Act::Claim(name) => self.judge_claim(draft, name.as_ref()),
            Act::Pass(name) => self.judge_pass(draft, name.as_ref()),
            Act::Wait(name) => self.judge_wait(draft, name.as_ref()),
            Act::Nos(name) => self.judge_nos(draft, name),
            Act::Block(name) => self.judge_block(draft, name.as_ref()),
            Act::Refute { name, tile } => self.judge_refute(draft, name, *tile),
            Act::Uphold => self.judge_uphold(draft),
            Act::Foul { name, kind } => self.judge_foul(draft, name, *kind),
            Act::Reveal { name, tiles } => self.judge_reveal(draft, name, tiles),
            Act::Count { name, spots } => self.judge_count(draft, name, *spots),
            Act::Lot(lots) => self.judge_lot(draft, lots),
            Act::Void => self.judge_void(draft),
            Act::Starter(lies) => self.judge_starter(draft, *lies),
            Act::Flip { name, tile, on } => self.judge_flip(draft, name.as_ref(), *tile, *on),
        }
    }

    /// Refuses an entry that is not taken while a close is open.
    fn can_come_now(&self, act: &Act) -> Judged {
        let stage = self.hand().and_then(Hand::round).map(|round| round.stage);
        match act {
            Act::Draw { .. } | Act::Play(_) | Act::Claim(_) | Act::Nos(_) => Ok(()),
            Act::Refute { .. } | Act::Uphold => Ok(()),
            Act::Foul { .. } | Act::Note(_) | Act::Void => Ok(()),
            _ if matches!(stage, Some(Stage::Claimed { .. })) => Err(Refusal::CloseIsOpen),
            _ => Ok(()),
        }
    }

    /// The hand under way, or the refusal that there is none.
    fn hand_now(&self) -> Result<&Hand, Refusal> {
        match &self.progress {
            Progress::Hand(hand) => Ok(hand),
            Progress::Lobby => Err(Refusal::NobodySeated),
            Progress::Between(_) => Err(Refusal::NotNow(Need::Hand)),
            _ => Err(Refusal::NotNow(Need::Unsettled)),
        }
    }

    /// The hand under way and its game, or the refusal that there is none.
    fn round_now(&self) -> Result<(&Hand, &Round), Refusal> {
        let hand = self.hand_now()?;
        match &hand.table {
            Table::Bare { .. } => Err(Refusal::NotNow(Need::Set)),
            Table::Set { on_set, .. } => Err(Refusal::AnnounceFirst(self.name_at(hand, *on_set))),
            Table::Game(round) => Ok((hand, round)),
        }
    }

    /// The refusal of what cannot come before the hand ends.
    fn hand_goes_on(&self, hand: &Hand) -> Refusal {
        let uncounted = hand.uncounted().filter(|_| hand.is_over());
        Refusal::HandGoesOn {
            hand: self.hands,
            uncounted: uncounted.map(|seat| self.name_at(hand, seat)).collect(),
        }
    }

    /// The seat of the player with a typed name.
    fn seat_named(&self, hand: &Hand, name: &Name) -> Result<Seat, Refusal> {
        let seat = hand.seat(self.player(name)?);
        seat.ok_or_else(|| Refusal::HasLeft { name: name.clone() })
    }

    /// The seat of the named player, or this one if nobody is named.
    fn seat_or(&self, hand: &Hand, name: Option<&Name>, else_this: Seat) -> Result<Seat, Refusal> {
        name.map_or(Ok(else_this), |name| self.seat_named(hand, name))
    }

    /// Refuses a tile that is known to be in another hand.
    fn is_not_known_elsewhere(&self, hand: &Hand, seat: Seat, tile: Tile) -> Judged {
        match hand.tiles.holder(tile).filter(|holder| *holder != seat) {
            Some(holder) => Err(Refusal::KnownElsewhere(tile, self.name_at(hand, holder))),
            None => Ok(()),
        }
    }

    /// Refuses a tile that cannot be in this hand.
    fn can_be_his(&self, hand: &Hand, seat: Seat, tile: Tile) -> Judged {
        let lies = hand.tiles.laid().has(tile);
        refuse_if!(lies, Refusal::AlreadyLies(tile, self.laid_by(tile)));
        self.is_not_known_elsewhere(hand, seat, tile)?;
        let name = || self.name_at(hand, seat);
        refuse_if!(hand.tiles.number(seat) == 0, Refusal::NoTiles(name()));
        let known = hand.tiles.known(seat);
        let is_his = !hand.tiles.is_known(seat) || known.has(tile);
        refuse_if!(!is_his, Refusal::NotHis(name(), tile, known));
        Ok(())
    }

    /// A foul that the table calls (chapter 11).
    fn judge_foul(&self, draft: &mut Draft, name: &Name, foul: Foul) -> Judged {
        match self.progress {
            Progress::Hand(_) => {}
            Progress::Between(_) if self.hands > 0 => {}
            Progress::Lobby => return Err(Refusal::NobodySeated),
            _ => return Err(Refusal::NotNow(Need::FoulsCallable)),
        }
        let player = self.player(name)?;
        let none = || Refusal::NoSuchFoul(foul, self.name_of(player));
        let Found::Called(.., when) = foul.row().found else {
            return Err(none());
        };
        match when {
            When::Always => {
                draft.foul(player, foul);
            }
            When::WithoutTiles => {
                // After the hand it counts who held tiles at its end.
                let hand = self.latest_hand();
                let held = hand.and_then(|hand| Some(hand.tiles.number(hand.seat(player)?)));
                refuse_if!(held.is_some_and(|tiles| tiles > 0), none());
                draft.foul(player, foul);
            }
            When::Denied(kind) => {
                let hand = self.latest_hand().ok_or_else(none)?;
                let seat = hand.seat(player).ok_or_else(none)?;
                let denials = hand.tiles.denials().iter().enumerate();
                let mut open = denials.filter(|(_, denial)| {
                    denial.seat == seat && denial.own.kind == kind && !denial.own.punished
                });
                let (denial, no) = open
                    .next_back()
                    .map(|(at, denial)| (at, denial.no))
                    .ok_or_else(none)?;
                draft.verdict(player, foul);
                let each = draft.punish(hand, denial);
                draft.event(Event::Punished {
                    player,
                    denial,
                    kind,
                    no,
                    each,
                });
            }
            When::DrawIsDue => {
                let (hand, round) = self.round_now().map_err(|_| none())?;
                let due = matches!(round.stage, Stage::Closed | Stage::Claimed { .. });
                let is_due = due && hand.drawable() > 0 && hand.seat(player) == Some(round.turn);
                refuse_if!(!is_due, none());
                draft.foul(player, foul);
                if round.stage == Stage::Closed {
                    draft.event(Event::Over(Ending::Closed));
                }
            }
        }
        Ok(())
    }
}

/// The first of a list that is in it twice.
fn twice<T: PartialEq>(list: &[T]) -> Option<&T> {
    let mut each = list.iter().enumerate();
    each.find(|(at, one)| list.iter().take(*at).any(|other| other == *one))
        .map(|(_, one)| one)
}
