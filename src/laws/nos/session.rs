use super::billitonnen::Billitonnen;
use super::hand::{Hand, PlayerId, Round, Seat, Stage};
use easy_ext::ext;
use nos_base::Name;
use nos_law::{phases, table};

pub type Session = table::Table<Nos>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Nos {
    pub progress: Progress,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    #[default]
    Lobby,
    /// Keeps the hand just counted, since its fouls may still be called.
    Between(Option<Box<Hand>>),
    Hand(Box<Hand>),
    Settling,
    Billitonnen(Box<Billitonnen>),
    Finished,
}

phases!(Dealt, Set, Opening, Play, Claimed, Closed, Over, Settling, Billitonnen);

#[ext(NosTable)]
pub impl Session {
    fn hand(&self) -> Option<&Hand> {
        let Progress::Hand(hand) = &self.game.progress else { return None };
        Some(hand)
    }

    fn billitonnen(&self) -> Option<&Billitonnen> {
        let Progress::Billitonnen(game) = &self.game.progress else { return None };
        Some(game)
    }

    fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        Some((hand, hand.round().filter(|round| round.is_going())?))
    }

    fn whose_turn(&self) -> Option<PlayerId> {
        if let Some(game) = self.billitonnen() {
            return game.player_on_turn();
        }
        let hand = self.hand()?;
        let round = hand.round()?;
        (!matches!(round.stage, Stage::Over(_))).then(|| hand.player(round.turn))
    }

    fn latest_hand(&self) -> Option<&Hand> {
        match &self.game.progress {
            Progress::Hand(hand) | Progress::Between(Some(hand)) => Some(hand),
            _ => None,
        }
    }

    /// Returns a player's chips; negative chips are owed (article 1.4).
    fn balance(&self, player: PlayerId) -> i64 {
        self.points(self.side_of(player))
    }

    fn name_at(&self, hand: &Hand, seat: Seat) -> Name {
        self.name(hand.player(seat))
    }

    fn others_than(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.seated().iter().copied().filter(move |other| *other != player)
    }

    /// Returns everybody's result in chips, with those who left; `None` before `settle` (12.4).
    fn results(&self) -> Option<Vec<i64>> {
        let results = self.everybody().map(|player| self.balance(player) - self.start());
        self.is_settled().then(|| results.collect())
    }
}
