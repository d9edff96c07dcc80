//! What a season counts of Nos, player by player; who made an entry, and how a hand went.

use crate::law::nos::{
    Cause, CloseOutcome, Ending, Event, Foul, NextSet, Opens, Party, PlayerId, Progress, Ruling,
    Session, Verdict,
};
use crate::law::tallied::{Column, Sheet, Tallied};
use crate::law::tallied::{Exported, Hand, VOID};
use crate::table::article::Article;
use std::sync::LazyLock;

/// What is counted besides the fouls by each article, by the place of its column.
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

const COUNTED: [Column; 8] = [
    Column::new("hands", "hands", "hands played to their count"),
    Column::new("on_set", "on set", "sets laid"),
    Column::new("nos", "nos", "times first out"),
    Column::new("closes_right", "closes", "right closes"),
    Column::new("closes_wrong", "wrong closes", "wrong closes"),
    Column::new(
        "doubles",
        "doubles",
        "doubles paid by the player before, or immediate doubles",
    ),
    Column::new("fouls", "fouls", "fouls by any article, those waived too"),
    Column::new("penalties", "penalties", "chips paid for fouls"),
];

/// The articles of the fouls, each once, in the order of the rulebook.
static ARTICLES: LazyLock<Vec<Article>> = LazyLock::new(|| {
    let mut articles: Vec<Article> = Foul::ALL.iter().map(|foul| foul.article()).collect();
    articles.sort_unstable();
    articles.dedup();
    articles
});

static COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let fouls = ARTICLES.iter().map(|article| Column::fouls(*article));
    COUNTED.into_iter().chain(fouls).collect()
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
                    let hand = self.latest_hand();
                    let denial = hand.and_then(|hand| hand.tiles.denials().get(denial));
                    let punished = denial.is_some_and(|denial| denial.own.punished);
                    if let Some(foul) = Foul::of_denial(kind).filter(|_| !punished) {
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
            _ if self.is_settled() => Some("the pot is not taken yet"),
            _ => Some("it is not settled yet"),
        }
    }
}

fn add(sheet: &mut Sheet, player: PlayerId, tally: Tally, amount: i64) {
    sheet.add(player, tally as usize, amount);
}

fn add_foul(sheet: &mut Sheet, player: PlayerId, foul: Foul) {
    add(sheet, player, Tally::Fouls, 1);
    let mut articles = ARTICLES.iter();
    if let Some(at) = articles.position(|article| *article == foul.article()) {
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

impl Exported for Session {
    fn actor(ruling: &Ruling) -> Option<PlayerId> {
        let mut actors = ruling.events.iter().filter_map(actor);
        ruling.offender.or_else(|| actors.next())
    }

    fn hand(&self, ruling: &Ruling, hand: &mut Hand) {
        for event in &ruling.events {
            match event {
                Event::Dealt {
                    opens: Opens::Player { on_set, .. },
                    ..
                } => {
                    hand.opener = Some(*on_set);
                }
                Event::SetLaid { player, .. } => hand.opener = Some(*player),
                Event::Announced(game) => hand.game = game.to_string(),
                Event::Out {
                    player,
                    first: true,
                } => hand.first_out = Some(*player),
                Event::Over(Ending::OneLeft) => hand.ending = "one-left",
                Event::Over(Ending::Closed) => hand.ending = "closed",
                Event::Over(Ending::AllPassed) => hand.ending = "all-passed",
                Event::HandScored(NextSet::Loser(player)) => hand.loser = Some(*player),
                Event::Voided => hand.ending = VOID,
                _ => {}
            }
        }
    }
}

/// The player of an event, if it is what the player did.
fn actor(event: &Event) -> Option<PlayerId> {
    match *event {
        Event::Left(player)
        | Event::PotTaken(player)
        | Event::Irregular(player, _)
        | Event::Declared(player, _)
        | Event::Shown(player, _)
        | Event::SaidNos(player)
        | Event::DuePaid(player, _)
        | Event::CloseCalled(player, _)
        | Event::CloseDecided(player, _)
        | Event::Counted(player, _)
        | Event::SetLaid { player, .. }
        | Event::Drew { player, .. }
        | Event::Passed { player, .. }
        | Event::Waited { player, .. }
        | Event::Laid { player, .. }
        | Event::TileFlipped { player, .. } => Some(player),
        _ => None,
    }
}
