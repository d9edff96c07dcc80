use super::Cribbage;
use nos_base::{CardSet, Name, Set};
use nos_entry::kind::NUMBER;
use nos_entry::{
    Actor, Argument, ArgumentRow, Naming, ReadFault, Reader, Slot, Takes, Unit, Want, values, verbs,
};
use nos_law::cards::{CARD, cards};
use nos_law::{OnePiece, phases};
use std::fmt;

phases!(Crib, Play, Show);

verbs! {
    pub enum Act in Phase {
        Crib = "crib" 'c' Hand "crib", ["2.2"], [Crib];
        Starter(card: OnePiece<Cribbage>) = "starter" Hand "starter 5h", ["2.5"], [Crib];
        Play(name: Actor, card: OnePiece<Cribbage>) = "play" Hand "play Bram 10s", ["3.1", "3.2", "4.1", "4.2", "4.3"], [Play];
        Go(name: Actor) = "go" 'g' Hand "go Bram", ["3.3", "4.5"], [Play];
        Show(shown: Showing) = "show" Hand "show crib 5d 7c Jd Js claims 6", ["5.1", "5.7"], [Show];
        Muggins(name: Actor, points: Overlooked) = "muggins" Hand "muggins Anna 4", ["5.8"], [Show, Between];
    }
}

verbs! {
    pub enum Ask in Phase {
        Worth(hand: Valued) = "worth" Question "worth 5c 5d 5h Js 5s", ["5.2", "5.3", "5.4", "5.5", "5.6"], [];
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownCards {
    /// The owner of the hand; `None` for the crib.
    pub name: Option<Name>,
    pub cards: CardSet,
    pub claims: Option<u32>,
}

/// The most points in a hand.
const WORTH_MOST: u32 = 29;

#[derive(Debug)]
pub struct Showing;

impl Argument for Showing {
    type Value = ShownCards;
    const ROW: ArgumentRow = ArgumentRow::new(
        "NAME|crib [CARD CARD CARD CARD] [claims N]",
        &[
            Slot::new(Takes::PlayerOr("crib")),
            Slot::PIECE.repeated().optional(),
            Slot::number(WORTH_MOST, Unit::Points).after("claims").optional(),
        ],
    );

    fn read(reader: &mut Reader<'_>) -> Result<ShownCards, ReadFault> {
        let name = if reader.take("crib") { None } else { Some(reader.name()?) };
        let is_left_out = name.is_some() && (reader.comes("claims") || reader.word().is_none());
        reader.want(Want::Kind(&CARD));
        let cards = cards(reader, if is_left_out { 0 } else { 4 }, CardSet::default())?;
        let claims = reader.take("claims").then(|| reader.number(WORTH_MOST)).transpose()?;
        Ok(ShownCards { name, cards, claims })
    }

    fn print(shown: &ShownCards, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &shown.name {
            Some(name) => write!(f, " {name}")?,
            None => f.write_str(" crib")?,
        }
        if !shown.cards.is_empty() {
            write!(f, " {}", shown.cards)?;
        }
        shown.claims.iter().try_for_each(|claims| write!(f, " claims {claims}"))
    }

    fn name_in_full(shown: &mut ShownCards, naming: &Naming<'_>) {
        shown.name = shown.name.as_ref().map(|name| naming.in_full(name));
    }
}

values! {
    /// The missed points a player asks for; `None` for all of them.
    Overlooked: Option<u32> = "[N]", [Slot::number(WORTH_MOST, Unit::Points).optional()],
        |reader| {
            if reader.word().is_some() {
                return reader.count(WORTH_MOST).map(Some);
            }
            reader.want(Want::Kind(&NUMBER));
            Ok(None)
        },
        |points, f| points.iter().try_for_each(|points| write!(f, " {points}"));
    Valued: (CardSet, CardSet, bool) = "CARD CARD CARD CARD STARTER [crib]",
        [Slot::PIECE.repeated(), Slot::new(Takes::Word(&["crib"])).optional()],
        |reader| {
            let four = cards(reader, 4, CardSet::default())?;
            Ok((four, cards(reader, 1, four)?, reader.take("crib")))
        },
        |(four, starter, is_crib), f| {
            write!(f, " {four} {starter}{}", if *is_crib { " crib" } else { "" })
        };
}
