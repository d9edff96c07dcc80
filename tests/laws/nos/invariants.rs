//! Invariants: no chips and no tiles appear or vanish.

use nos_base::TileSet;
use nos_law::Effect;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::{Hand, HouseKey, Party, Progress, Ruling, Session};

/// Checks that a ruling leads to a sound session.
pub fn hold(before: &Session, ruling: &Ruling, after: &Session) -> Result<(), String> {
    chips(before, ruling, after)?;
    match &after.game.progress {
        Progress::Hand(hand) | Progress::Between(Some(hand)) => tiles(hand),
        Progress::Billitonnen(game) if game.is_dealt() => {
            let rows: usize = game.seats.seats().map(|seat| game.rows[seat].len()).sum();
            let all = rows + usize::from(game.laid().len());
            let hidden = usize::from(game.has_starter() && game.laid().is_empty());
            must(all + hidden == usize::from(TileSet::set(6).len()), || {
                format!("{all} tiles in rows and line")
            })
        }
        _ => Ok(()),
    }
}

fn must(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

/// Adds up the chips of all players, including those who left, and the pot.
pub fn chips_of(session: &Session) -> i64 {
    session.everybody().map(|player| session.balance(player)).sum::<i64>() + session.pot()
}

fn chips(before: &Session, ruling: &Ruling, after: &Session) -> Result<(), String> {
    let start = after.house(HouseKey::ChipsStart);
    let arrived = (after.players().len() - before.players().len()) as i64;
    let turned = ruling.has(|effect| matches!(effect, Effect::HouseSet(_)));
    let grown = chips_of(after) - chips_of(before);
    must(turned || grown == arrived * start, || format!("chips grew by {grown}"))?;
    must(after.pot() >= 0, || "the pot is below nothing".to_owned())?;
    for transfer in ruling.transfers() {
        must(transfer.amount > 0 && transfer.from != transfer.to, || format!("{transfer:?}"))?;
        let pot = transfer.from == Party::Pot || transfer.to == Party::Pot;
        must(!pot || after.is_settled() || before.hand().is_none(), || {
            format!("the pot in a hand: {transfer:?}")
        })?;
    }
    let mut cited = ruling.articles.clone();
    cited.sort();
    cited.dedup();
    must(cited.len() == ruling.articles.len(), || format!("cited twice: {:?}", ruling.articles))?;
    must(
        ruling
            .transfers()
            .filter_map(|transfer| Some(transfer.cause?.article))
            .all(|by| ruling.articles.contains(&by)),
        || "a payment by an article that is not cited".to_owned(),
    )
}

/// Checks that hands, boneyard and layout have 28 tiles and agree with the known tiles.
pub fn tiles(hand: &Hand) -> Result<(), String> {
    let held: u8 = hand.all().map(|seat| hand.tiles.number(seat)).sum();
    let all = held + hand.tiles.boneyard() + hand.tiles.laid().len();
    must(all == TileSet::set(6).len(), || {
        format!("{all} tiles: {held} held, {} in the boneyard", hand.tiles.boneyard())
    })?;
    must(hand.tiles.boneyard() >= 2, || "the last two tiles are drawn".to_owned())?;
    for seat in hand.all() {
        let own = &hand.holdings[seat];
        let (number, known) = (hand.tiles.number(seat), hand.tiles.known(seat));
        must(known.is_within(hand.tiles.unlaid()), || format!("known and laid: {}", known))?;
        must(known.len() <= number, || format!("{} known of {} tiles", known, number))?;
        let shared = known.and(hand.tiles.known_elsewhere(seat));
        must(shared.is_empty(), || format!("in two hands: {shared}"))?;
        must(number > 0 || own.waits + own.waits_later == 0, || {
            "a player without tiles owes a wait".to_owned()
        })?;
    }
    let out = hand.all().filter(|seat| hand.tiles.number(*seat) == 0).count();
    must((out > 0) == hand.first_out.is_some(), || "who was out first is not known".to_owned())?;
    let Some(round) = hand.round() else { return Ok(()) };
    let laid = round.layout.laid.len() + 1;
    must(laid == usize::from(hand.tiles.laid().len()), || {
        "the layout is not what was laid".to_owned()
    })?;
    must(hand.is_over() || hand.tiles.number(round.turn) > 0, || {
        "a player without tiles is on turn".to_owned()
    })?;
    must(hand.is_over() || hand.still_in().count() > 1, || "one player goes on alone".to_owned())?;
    for seat in hand.all() {
        for other in hand.all() {
            let (paid, back) = (hand.paid[seat][other], hand.paid[other][seat]);
            must(paid == -back, || format!("paid {paid}, and {back} back"))?;
        }
    }
    Ok(())
}
