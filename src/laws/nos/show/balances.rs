use super::say;
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{Ending, Game, HouseKey, PlayerId, Progress, Session};
use nos_base::text::tables::{change, table};
use nos_base::text::width::wrapped;
use nos_base::{Column, Look, Told, messages};
use nos_law::holds::pieces;
use nos_law::paper::payments;
use nos_law::show::chips::{listed, stake};
use nos_law::show::prompt;
use nos_law::{Books, Holder, SettlementStage, SourceSums};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Chips {
        Taken(chips: u32),
        TakenIn(chips: u32, pieces: String),
        HandOver(hand: u32, game: Game, ending: Ending),
        Nos,
        Out,
    }
}

/// Describes the chips at the start (article 1.3), without pieces that do not add up to them.
pub fn handed_out(chips: u32, pieces: &[u32]) -> String {
    let pieces = stake(chips, pieces).unwrap_or_default();
    say(&if pieces.is_empty() {
        Chips::Taken(chips)
    } else {
        Chips::TakenIn(chips, listed(super::words(), &pieces))
    })
}

/// Shows the finished hand: spots, tiles shown, change in chips, and balance of each player.
pub fn count(session: &Session, look: &Look) -> Vec<String> {
    let hand = session.latest_hand();
    let over = hand.and_then(|hand| Some((hand, hand.round()?, hand.ending()?)));
    let Some((hand, round, ending)) = over else { return Vec::new() };
    let title = session.say(&Chips::HandOver(session.hands(), round.game, ending));
    let mut lines = wrapped("", &look.letters(&title), look.measure());
    let columns = [
        ("heading-player", Column::Words),
        ("heading-spots", Column::Number),
        ("heading-held", Column::Words),
        ("heading-hand", Column::Number),
        ("heading-chips", Column::Number),
    ]
    .map(|(id, column)| (super::words().message(id), column));
    let rows = hand.seats.seated().map(|(seat, player)| {
        let number = hand.tiles.number(seat);
        let (spots, held) = match hand.holdings[seat].counted {
            None if number > 0 => (look.dash().to_owned(), pieces(number, super::words())),
            None if hand.first_out == Some(seat) => ("0".to_owned(), session.say(&Chips::Nos)),
            None => ("0".to_owned(), session.say(&Chips::Out)),
            Some(spots) if hand.tiles.is_known(seat) => {
                (spots.to_string(), hand.tiles.known(seat).to_string())
            }
            Some(spots) => (spots.to_string(), pieces(number, super::words())),
        };
        vec![
            session.name(player).spaced(),
            spots,
            held,
            change(hand.won(seat)),
            session.balance(player).to_string(),
        ]
    });
    lines.extend(table(&columns, rows, look));
    lines
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Sheet {
        NotSettled,
        Rounded(multiple: i64),
        Took(player: PlayerId, amount: i64),
        NoPot,
        NobodyPays,
    }
}

pub fn books(session: &Session, sums: &SourceSums) -> Books {
    let start = session.house(HouseKey::ChipsStart);
    let stage = match &session.game.progress {
        Progress::Finished => SettlementStage::Done,
        _ if session.is_settled() => SettlementStage::Open,
        _ => SettlementStage::Going,
    };
    let holders = session.everybody().map(|player| {
        let has_left = !session.seated().contains(&player);
        let has = session.balance(player);
        let is_settled = has_left || stage != SettlementStage::Going;
        Holder {
            name: session.name(player).to_string(),
            has_left,
            has,
            result: is_settled.then_some(has - start),
        }
    });
    let results = session.results().filter(|_| stage == SettlementStage::Done);
    let paid = results.map_or_else(Vec::new, |results| payments(&results));
    let rounded = session.tell(&Sheet::Rounded(session.house(HouseKey::ChipsRound)));
    let mut sentences = match stage {
        SettlementStage::Going => vec![session.tell(&Sheet::NotSettled)],
        SettlementStage::Open => vec![rounded, prompt::tell(session, "pot")],
        SettlementStage::Done => vec![rounded, taken(session, sums)],
    };
    if stage == SettlementStage::Done && paid.is_empty() {
        sentences.push(session.tell(&Sheet::NobodyPays));
    }
    Books {
        stage,
        start,
        holders: holders.collect(),
        carried: Vec::new(),
        further: Vec::new(),
        sentences,
        payments: paid,
    }
}

fn taken(session: &Session, sums: &SourceSums) -> Told {
    let took = |sums: &Vec<i64>| sums.last().copied().unwrap_or_default();
    let mut each = session.everybody().zip(sums).map(|(player, sums)| (player, took(sums)));
    session.tell(&match each.find(|(_, amount)| *amount != 0) {
        Some((player, amount)) => Sheet::Took(player, amount),
        None => Sheet::NoPot,
    })
}
