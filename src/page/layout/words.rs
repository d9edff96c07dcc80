//! A layout in words, for somebody who does not see it, and the letters by which players are told apart.

use super::Legend;
use crate::page::drawing::{Arm, Drawing, Lying};

/// What the whole drawing is, in a few words.
pub(super) fn title(drawing: &Drawing) -> String {
    let tiles: usize = drawing.arms.iter().map(|arm| arm.tiles.len()).sum();
    match tiles + 1 {
        1 => format!("The table: {} alone", drawing.set.tile()),
        tiles => format!("The table: {tiles} tiles around {}", drawing.set.tile()),
    }
}

/// The layout for somebody who does not see it: arm by arm, from the set outward.
pub(super) fn described(drawing: &Drawing, legend: &Legend<'_>) -> String {
    let arms = drawing.arms.iter().map(|arm| {
        let tiles = arm
            .tiles
            .iter()
            .map(|own| format!("{}-{}", own.touching, own.open));
        let tiles: Vec<String> = tiles.collect();
        let end = match arm.end.words.as_str() {
            "" => format!("its end shows {}", arm.end.shows),
            words => format!("its end shows {}, {words}", arm.end.shows),
        };
        match tiles.as_slice() {
            [] => format!("{}: no tile; {end}.", arm.name),
            tiles => format!("{}: {}; {end}.", arm.name, tiles.join(", ")),
        }
    });
    let set = format!("{}.", told(None, &drawing.set, legend));
    std::iter::once(set)
        .chain(arms)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A tile in words: `14: Bram, 6-4 on east, the 4 open`.
pub(super) fn told(arm: Option<&Arm>, lying: &Lying, legend: &Legend<'_>) -> String {
    let by = lying.by.and_then(|by| legend.names.get(by));
    let by = by.map_or_else(String::new, |name| format!("{name}, "));
    let stray = if legend.strays.contains(&lying.no) {
        "; it did not follow the game, and stayed"
    } else {
        ""
    };
    match arm {
        None => format!(
            "{}: {by}{}-{}, the set",
            lying.order, lying.touching, lying.open
        ),
        Some(arm) => format!(
            "{}: {by}{}-{} on {}, the {} open{stray}",
            lying.order, lying.touching, lying.open, arm.name, lying.open
        ),
    }
}

/// The first letters of names that tell them apart, as few as possible.
pub fn initials(names: &[String]) -> Vec<String> {
    let begins = |name: &String, letters: usize| {
        name.chars()
            .take(letters)
            .collect::<String>()
            .to_lowercase()
    };
    let alone = |at: usize, letters: usize| {
        let own = names.get(at).map(|name| begins(name, letters));
        let others = names.iter().enumerate().filter(|(other, _)| *other != at);
        others
            .map(|(_, name)| begins(name, letters))
            .all(|other| Some(other) != own)
    };
    let shortest = |at: usize, name: &String| {
        let letters = (1..=3).find(|letters| alone(at, *letters));
        match letters {
            Some(letters) => name.chars().take(letters).collect(),
            None => format!("{}{}", name.chars().take(1).collect::<String>(), at + 1),
        }
    };
    names
        .iter()
        .enumerate()
        .map(|(at, name)| shortest(at, name))
        .collect()
}
