//! What is counted for each player of a season, as rows.

use super::about::TallyColumn;
use super::common::Common;
use super::side::Side;
use crate::effect::Effect;
use nos_base::table::article::Article;

/// What an effect or an event counts, for each player of a side.
pub type Count<E> = fn(&Common, &E) -> Option<(Side, i64)>;

/// A row of what is counted, in a game with these events.
#[derive(Debug)]
pub enum Counted<E> {
    /// What this effect counts, for each player of the side.
    Row(TallyColumn, Count<Effect>),
    /// The same of an event of the game.
    Event(TallyColumn, Count<E>),
    /// What counts for everybody when this effect happens.
    All(TallyColumn, fn(&Effect) -> bool),
    Fouls(Article),
    /// Games won, as many as they count.
    Won,
}

impl<E> Counted<E> {
    /// Hands played to their end.
    pub const HANDS: Counted<E> =
        Counted::All(TallyColumn::new("hands"), |effect| matches!(effect, Effect::Over { .. }));
    const GAMES_PLAYED: TallyColumn = TallyColumn::new("games_played");
    /// Games played to their end, if a game has several hands.
    pub const ENDED: Counted<E> =
        Counted::All(Self::GAMES_PLAYED, |effect| matches!(effect, Effect::Won { .. }));
    /// The denials of the player that were proved false.
    pub const fn proved(column: TallyColumn) -> Counted<E> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Proved { player, .. } => Some((Side::alone(player.index()), 1)),
            _ => None,
        })
    }
    /// Games played to their end, if every hand is one.
    pub const GAMES: Counted<E> =
        Counted::All(Self::GAMES_PLAYED, |effect| matches!(effect, Effect::Over { .. }));
    pub const POINTS: Counted<E> = Counted::scored(TallyColumn::POINTS);
    pub const fn scored(column: TallyColumn) -> Counted<E> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Scored { side, points, .. } => Some((*side, *points)),
            _ => None,
        })
    }
    /// The hands that the player opened, or the games if every hand is one.
    pub const fn opened(column: TallyColumn) -> Counted<E> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Dealt { opener, .. } => Some((Side::alone(opener.as_ref()?.index()), 1)),
            _ => None,
        })
    }
    pub const FOULS: Counted<E> =
        Counted::Row(TallyColumn::new("fouls"), |_, effect| match effect {
            Effect::Fouled { player, .. } => Some((Side::alone(player.index()), 1)),
            _ => None,
        });

    pub(super) fn column(&self) -> TallyColumn {
        match self {
            Counted::Row(column, _) | Counted::Event(column, _) | Counted::All(column, _) => {
                column.clone()
            }
            Counted::Fouls(article) => TallyColumn::fouls(*article),
            Counted::Won => TallyColumn::GAMES_WON,
        }
    }
}
