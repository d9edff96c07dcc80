//! The figures counted for each player of a season, as rows.

use super::about::TallyColumn;
use super::common::Common;
use super::side::Side;
use crate::effect::Effect;
use nos_base::Article;

/// Returns the amount that an effect or an event adds for each player of a side.
pub type Count<E> = fn(&Common, &E) -> Option<(Side, i64)>;

/// A row of the counted figures, in a game with these events.
#[derive(Debug)]
pub enum Counted<E> {
    /// Counts an effect for each player of the side.
    Row(TallyColumn, Count<Effect>),
    /// Counts an event of the game in the same way.
    Event(TallyColumn, Count<E>),
    /// Counts 1 for everybody when this effect happens.
    All(TallyColumn, fn(&Effect) -> bool),
    Fouls(Article),
    /// Games won; a game may count as several.
    Won,
}

impl<E> Counted<E> {
    pub const HANDS: Counted<E> =
        Counted::All(TallyColumn::new("hands"), |effect| matches!(effect, Effect::Over { .. }));
    const GAMES_PLAYED: TallyColumn = TallyColumn::new("games_played");
    /// Games played to their end, if a game has several hands.
    pub const ENDED: Counted<E> =
        Counted::All(Self::GAMES_PLAYED, |effect| matches!(effect, Effect::Won { .. }));
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
