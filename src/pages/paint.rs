//! Paints a picture for viewers other than browsers: literal attributes in place of classes.

use super::colour::{COLOURS, INKS};
use std::sync::LazyLock;

/// The style of drawings. Its selectors are single classes, so that each can become attributes.
pub(super) const DRAWING: &str = include_str!("drawing.css");

type Property = (&'static str, &'static str);

static CLASSES: LazyLock<Vec<(&str, Vec<Property>)>> = LazyLock::new(|| {
    let rules = DRAWING.lines().filter_map(|line| line.trim_end_matches('}').split_once('{'));
    let of_rule = |(classes, rule): (&'static str, &'static str)| {
        let properties: Vec<_> = rule.split(';').filter_map(|own| own.split_once(':')).collect();
        classes.split(',').map(move |own| (own.trim_start_matches('.'), properties.clone()))
    };
    rules.flat_map(of_rule).collect()
});

fn attributes(class: &str, player: &str) -> String {
    let properties = CLASSES.iter().filter(|(name, _)| *name == class).flat_map(|(_, all)| all);
    let attribute = |(name, value): &Property| {
        let ink = value.strip_prefix("var(--").and_then(|ink| ink.strip_suffix(')'));
        let value = match ink {
            Some("own") => player,
            Some(ink) => INKS.iter().find(|own| own.0 == ink).map_or("none", |own| own.1),
            None => value,
        };
        // An angle in an attribute has no unit.
        format!(" {name}=\"{}\"", value.replace("deg", ""))
    };
    properties.map(attribute).collect()
}

fn colour_of(class: &str) -> Option<&'static str> {
    COLOURS.get(class.strip_prefix('p')?.parse::<usize>().ok()?).map(|own| own.light)
}

/// The picture with literal colours, with links for old viewers.
pub(super) fn literal(picture: &str) -> String {
    // The colour of the player in each open element.
    let mut players = vec![""];
    let mut painted = String::with_capacity(2 * picture.len());
    for piece in picture.split_inclusive('>') {
        let (text, tag) = piece.split_at(piece.find('<').unwrap_or(piece.len()));
        painted.push_str(text);
        if tag.starts_with("</") {
            players.pop();
            painted.push_str(tag);
            continue;
        }
        let (mut player, mut parts) = (players.last().copied().unwrap_or_default(), tag.split('"'));
        while let (Some(name), value) = (parts.next(), parts.next()) {
            let Some(value) = value else {
                painted.push_str(name);
                break;
            };
            match name {
                name if name.ends_with(" class=") => {
                    painted.push_str(name.trim_end_matches(" class="));
                    player = value.split(' ').find_map(colour_of).unwrap_or(player);
                    painted.extend(value.split(' ').map(|class| attributes(class, player)));
                }
                name if name.ends_with(" href=") => {
                    let before = name.trim_end_matches(" href=");
                    painted.extend([before, " xlink:href=\"", value, "\" href=\"", value, "\""]);
                }
                name => painted.extend([name, "\"", value, "\""]),
            }
        }
        players.push(player);
    }
    painted
}

/// The text with its isolates as entities, since a page shows no invisible letters.
pub(super) fn isolating(text: String) -> String {
    if !text.contains('\u{2068}') {
        return text;
    }
    text.replace('\u{2068}', "&#x2068;").replace('\u{2069}', "&#x2069;")
}
