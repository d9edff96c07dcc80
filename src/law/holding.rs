//! The possible pieces of a hand: facts about each hand, and refusals of impossible pieces.

use crate::objection::must_differ;
use crate::{Common, Facts, PieceText, Refused, Value};
use nos_base::{Name, PieceRecord, PlayerId, Seat, Set};

impl Common {
    fn name_at_seat(&self, seat: Seat) -> Name {
        let player = self.seated().get(seat.index());
        player.map_or_else(Name::nobody, |player| self.name(*player))
    }

    /// Refuses a piece that is not in the set, lies on the table, or is known to be elsewhere.
    pub fn can_be_there<S: Set, D>(
        &self,
        record: &PieceRecord<S, D>,
        seat: Seat,
        piece: S::Piece,
    ) -> Result<(), Refused> {
        if record.laid().has(piece) {
            let (no, piece) = (record.laid_with(piece), PieceText::of::<S>(piece));
            return Err(Refused::AlreadyLies { piece, no });
        }
        if !record.set().has(piece) {
            let highest = record.set().iter().next().map(PieceText::of::<S>);
            return Err(Refused::NotInTheSet { piece: PieceText::of::<S>(piece), highest });
        }
        let other = record.holder(piece).filter(|holder| *holder != seat);
        let Some(holder) = other else { return Ok(()) };
        let (piece, holder) = (PieceText::of::<S>(piece), self.name_at_seat(holder));
        Err(Refused::KnownElsewhere { piece, holder })
    }

    pub fn can_be_held<S: Set, D>(
        &self,
        record: &PieceRecord<S, D>,
        seat: Seat,
        piece: S::Piece,
    ) -> Result<(), Refused> {
        let known = record.known(seat);
        if !record.is_known(seat) || known.has(piece) {
            return Ok(());
        }
        let name = self.name_at_seat(seat);
        let (piece, known) = (PieceText::of::<S>(piece), known.all_told());
        Err(Refused::NotHis { piece, name, known })
    }

    /// Refuses pieces that cannot be all that a player still holds.
    pub fn can_be_all<S: Set, D>(
        &self,
        record: &PieceRecord<S, D>,
        seat: Seat,
        pieces: &[S::Piece],
    ) -> Result<(), Refused> {
        must_differ::<S>(pieces)?;
        let name = self.name_at_seat(seat);
        let (holds, given) = (record.number(seat), pieces.len());
        let all = S::of_all(pieces.iter().copied());
        if given != usize::from(holds) {
            return Err(Refused::HoldsOther { name, holds, given });
        }
        for piece in pieces {
            self.can_be_there(record, seat, *piece)?;
        }
        let Some(piece) = record.known(seat).minus(all).iter().next() else { return Ok(()) };
        Err(Refused::LeavesOut { name, piece: PieceText::of::<S>(piece) })
    }

    /// Returns the number of each player's pieces, and the known pieces of each player who has any.
    pub fn hands_held<S: Set, D>(&self, record: Option<&PieceRecord<S, D>>) -> [Facts; 2] {
        let [mut held, mut known] = [Facts::new(), Facts::new()];
        let Some(record) = record else { return [held, known] };
        for seat in record.seats() {
            let name = self.name(PlayerId::at(seat.index()));
            held = held.with(name.clone(), record.number(seat));
            let pieces = record.known(seat);
            if !pieces.is_empty() {
                known = known.with(name, Value::pieces(pieces));
            }
        }
        [held, known]
    }
}
