//! The figures counted for each player of a season, as rows.

use crate::tallied::VOID;
use crate::{Common, Effect, Outcome, Ruling, Side, TalliedHand, TallyColumn, TallySheet};
use nos_base::{Article, PlayerId};

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
    /// Counts the fouls against each of these articles, in the last columns.
    Fouls(&'static [Article]),
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

    pub(super) fn columns(&self) -> Vec<TallyColumn> {
        match self {
            Counted::Row(column, _) | Counted::Event(column, _) | Counted::All(column, _) => {
                vec![column.clone()]
            }
            Counted::Fouls(articles) => articles.iter().copied().map(TallyColumn::fouls).collect(),
            Counted::Won => vec![TallyColumn::GAMES_WON],
        }
    }
}

/// Adds the figures of a ruling according to these rows; `table` is the session before it.
pub fn tally<E: 'static>(
    rows: &[Counted<E>],
    table: &Common,
    ruling: &Ruling,
    sheet: &mut TallySheet,
) {
    for outcome in &ruling.outcomes {
        let (event, effect) = match outcome {
            Outcome::Own(event) => (event.get::<E>(), None),
            Outcome::Shared(effect) => (None, Some(effect)),
        };
        match effect {
            Some(Effect::Dealt { .. }) => sheet.begin_hand(),
            Some(Effect::Voided) => sheet.void_hand(),
            _ => {}
        }
        for (column, row) in rows.iter().enumerate() {
            let mut add = |(side, amount): (Side, i64)| {
                let players = side.players(table.players().len());
                players.for_each(|player| sheet.add(player, column, amount));
            };
            let alone = |player: &PlayerId| (Side::alone(player.index()), 1);
            match (row, effect) {
                (Counted::Event(_, count), _) => {
                    event.and_then(|event| count(table, event)).into_iter().for_each(add);
                }
                (Counted::Row(_, count), Some(effect)) => {
                    count(table, effect).into_iter().for_each(add);
                }
                (Counted::All(_, counts), Some(effect)) if counts(effect) => {
                    table.seated().iter().map(alone).for_each(add);
                }
                (Counted::Fouls(articles), Some(Effect::Fouled { player, article, .. })) => {
                    if let Some(place) = articles.iter().position(|own| own == article) {
                        sheet.add(*player, column + place, 1);
                    }
                }
                (Counted::Won, Some(Effect::Won { winners, worth, .. })) => {
                    winners.sides().for_each(|side| add((side, *worth)));
                }
                _ => {}
            }
        }
    }
}

pub fn tally_hand(table: &Common, ruling: &Ruling, hand: &mut TalliedHand) {
    for effect in ruling.effects() {
        match effect {
            Effect::Dealt { opener, .. } => {
                hand.opener = *opener;
                if table.about().chips.is_none() {
                    hand.game = table.game_no().to_string();
                }
            }
            Effect::Opened(player) => hand.opener = Some(*player),
            Effect::Begun(game) => hand.game = game.to_string(),
            Effect::Over { ending, out } => {
                hand.ending = ending;
                out.iter().for_each(|player| hand.goes_out(*player));
            }
            Effect::Voided => hand.ending = VOID,
            _ => {}
        }
    }
}
