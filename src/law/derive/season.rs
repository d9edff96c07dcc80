//! What a season counts of a law, and what it exports.

use crate::law::about::{Column, Counted};
use crate::law::game::Game;
use crate::law::ruling::{Effect, Ruling};
use crate::law::table::Table;
use crate::law::tallied::{Exported, Hand, VOID};
use crate::law::tallied::{Sheet, Tallied};
use crate::law::typed::History;
use crate::table::seat::PlayerId;

impl<G: Game> Tallied for Table<G> {
    const RESULT: Column = Column::new("games", "over", "games won less games lost");
    const IS_FOR_MONEY: bool = false;

    fn columns() -> &'static [Column] {
        &G::library().columns
    }

    fn tally(&self, ruling: &Ruling<G>, sheet: &mut Sheet) {
        for effect in &ruling.effects {
            match effect {
                Effect::Dealt { .. } => sheet.begin_hand(),
                Effect::Voided => sheet.void_hand(),
                _ => {}
            }
            for (column, row) in G::ABOUT.counted.iter().enumerate() {
                match (row, effect) {
                    (Counted::Row(_, count), _) => {
                        let Some((side, amount)) = count(self, effect) else {
                            continue;
                        };
                        let players = side.players(self.players().len());
                        players.for_each(|player| sheet.add(player, column, amount));
                    }
                    (Counted::All(_, counts), _) if counts(effect) => {
                        self.everybody()
                            .for_each(|player| sheet.add(player, column, 1));
                    }
                    (Counted::Fouls(of), Effect::Fouled { player, article }) if of == article => {
                        sheet.add(*player, column, 1);
                    }
                    _ => {}
                }
            }
        }
    }

    fn over(&self, player: PlayerId) -> i64 {
        let side = self.side_of(player);
        let won = self.games_won().0.into_iter();
        won.map(|(other, won)| if other == side { won } else { -won })
            .sum()
    }

    fn sits(&self, player: PlayerId) -> bool {
        player.index() < self.players().len()
    }

    fn unfinished(&self) -> Option<&'static str> {
        (!self.is_settled()).then_some("it is not settled yet")
    }
}

impl<G: Game> Exported for Table<G> {
    const GAME_TEXT: Option<&'static str> = match &G::ABOUT.game_text {
        Some(text) => Some(text.format),
        None => None,
    };

    fn game_text(record: &History<'_, Table<G>>) -> String {
        let rulings: Vec<&Ruling<G>> = record.rulings().map(|(_, ruling)| ruling).collect();
        let text = G::ABOUT.game_text.as_ref();
        text.map_or_else(String::new, |text| (text.write)(&rulings))
    }

    fn actor(ruling: &Ruling<G>) -> Option<PlayerId> {
        ruling.by
    }

    fn hand(&self, ruling: &Ruling<G>, hand: &mut Hand) {
        for effect in &ruling.effects {
            match effect {
                Effect::Dealt { opener, .. } => {
                    hand.opener = *opener;
                    hand.game = self.game_no().to_string();
                }
                Effect::Opened(player) => hand.opener = Some(*player),
                Effect::Begun(game) => hand.game = game.to_string(),
                Effect::Over { ending, out } => {
                    hand.ending = ending;
                    hand.first_out = out.or(hand.first_out);
                }
                Effect::Voided => hand.ending = VOID,
                _ => {}
            }
        }
    }
}
