//! What is counted of an evening of Nos, player by player.

use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::Hand;
use crate::law::nos::ruling::{CloseOutcome, Event, Ruling, Verdict};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::transfer::{Cause, Party, PlayerId};
use crate::season::tallied::{Column, Sheet, Tallied};
use crate::table::article::Article;
use std::sync::LazyLock;

/// What is counted besides the fouls by each article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tally {
    Hands,
    OnSet,
    Nos,
    ClosesRight,
    ClosesWrong,
    Doubles,
    Fouls,
    Penalties,
}

#[rustfmt::skip]
const COUNTED: [(Tally, Column); 8] = [
    (Tally::Hands, Column::new("hands", "hands", "hands played to their count")),
    (Tally::OnSet, Column::new("on_set", "on set", "sets laid")),
    (Tally::Nos, Column::new("nos", "nos", "times first out")),
    (Tally::ClosesRight, Column::new("closes_right", "closes", "right closes")),
    (Tally::ClosesWrong, Column::new("closes_wrong", "wrong closes", "wrong closes")),
    (Tally::Doubles, Column::new("doubles", "doubles", "doubles paid by the player before, or immediate doubles")),
    (Tally::Fouls, Column::new("fouls", "fouls", "fouls by any article, those waived too")),
    (Tally::Penalties, Column::new("penalties", "penalties", "chips paid for fouls")),
];

/// The articles of the fouls, each once, in the order of the rulebook.
static ARTICLES: LazyLock<Vec<Article>> = LazyLock::new(|| {
    let mut articles: Vec<Article> = Foul::ALL.iter().map(|foul| foul.article()).collect();
    articles.sort_unstable();
    articles.dedup();
    articles
});

static COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let counted = COUNTED.into_iter().map(|(_, column)| column);
    let fouls = ARTICLES.iter().map(|article| Column::fouls(*article));
    counted.chain(fouls).collect()
});

impl Tallied for Session {
    const RESULT: Column = Column::new("chips", "chips", "chips over or under the start");
    const IS_FOR_MONEY: bool = true;

    fn columns() -> &'static [Column] {
        &COLUMNS
    }

    fn tally(&self, ruling: &Ruling, sheet: &mut Sheet) {
        if let (Verdict::Foul(foul), Some(player)) = (ruling.verdict, ruling.offender) {
            add_foul(sheet, player, foul);
        }
        for event in &ruling.events {
            match *event {
                Event::Dealt { .. } => sheet.begin_hand(),
                Event::SetLaid { player, .. } => add(sheet, player, Tally::OnSet, 1),
                Event::Out {
                    player,
                    first: true,
                } => add(sheet, player, Tally::Nos, 1),
                Event::DuePaid(player, _) => add(sheet, player, Tally::Doubles, 1),
                Event::CloseCalled(player, outcome) | Event::CloseDecided(player, outcome) => {
                    add_close(sheet, player, outcome);
                }
                Event::Proved {
                    player,
                    denial,
                    kind,
                    ..
                } => {
                    let punished = |hand: &Hand| {
                        let denial = hand.tiles.denials().get(denial);
                        denial.is_some_and(|denial| denial.own.punished)
                    };
                    let foul = Foul::of_denial(kind);
                    if let Some(foul) = foul.filter(|_| !self.latest_hand().is_some_and(punished)) {
                        add_foul(sheet, player, foul);
                    }
                }
                Event::HandScored(_) => {
                    for player in self.seats() {
                        add(sheet, *player, Tally::Hands, 1);
                    }
                }
                _ => {}
            }
        }
        for transfer in &ruling.transfers {
            if let (Party::Player(player), Cause::Foul(_)) = (transfer.from, transfer.cause) {
                add(sheet, player, Tally::Penalties, transfer.amount);
            }
        }
        if ruling.events.contains(&Event::Voided) {
            sheet.void_hand();
        }
    }

    fn over(&self, player: PlayerId) -> i64 {
        let result = self.result().unwrap_or_default();
        result.get(player.index()).copied().unwrap_or_default()
    }

    fn sits(&self, player: PlayerId) -> bool {
        self.seats().contains(&player)
    }

    fn unfinished(&self) -> Option<&'static str> {
        match self.progress() {
            Progress::Finished => None,
            Progress::Settling | Progress::Billitonnen(_) => Some("the pot is not taken yet"),
            Progress::Lobby | Progress::Between(_) | Progress::Hand(_) => {
                Some("it is not settled yet")
            }
        }
    }
}

fn add(sheet: &mut Sheet, player: PlayerId, tally: Tally, amount: i64) {
    sheet.add(player, tally as usize, amount);
}

fn add_foul(sheet: &mut Sheet, player: PlayerId, foul: Foul) {
    add(sheet, player, Tally::Fouls, 1);
    let article = foul.article();
    if let Some(at) = ARTICLES.iter().position(|own| *own == article) {
        sheet.add(player, COUNTED.len() + at, 1);
    }
}

fn add_close(sheet: &mut Sheet, player: PlayerId, outcome: CloseOutcome) {
    match outcome {
        CloseOutcome::RightAtOnce | CloseOutcome::Upheld => {
            add(sheet, player, Tally::ClosesRight, 1);
        }
        CloseOutcome::KnownTile(..) | CloseOutcome::TooManyFit(..) => {
            add(sheet, player, Tally::ClosesWrong, 1);
        }
        CloseOutcome::Refuted(..) => {
            add(sheet, player, Tally::ClosesWrong, 1);
            // The verdict is that on the refutation, which is in order.
            add_foul(sheet, player, Foul::WrongClose);
        }
        CloseOutcome::Open | CloseOutcome::OpenToTheLastHand(_) => {}
    }
}
