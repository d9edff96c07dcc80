//! The ends of the arms: what each shows, by which rule it is extended, and whether it can be now.

use crate::law::nos::layout::{Layout, OpenEnd};
use crate::law::nos::plan::Arm;
use crate::law::nos::rule::Rule;
use crate::law::picture::Piece;
use crate::print::look::Ink;

/// The ends of a layout as they are shown: with their rules while tiles are played, and as bare numbers when
/// nobody can play any more.
pub(super) struct Ends<'a> {
    layout: &'a Layout,
    going: bool,
}

impl<'a> Ends<'a> {
    pub fn new(layout: &'a Layout, going: bool) -> Ends<'a> {
        Ends { layout, going }
    }

    fn open(&self, arm: Arm) -> Option<OpenEnd> {
        self.layout.open_ends().find(|end| end.arm == arm)
    }

    /// The sign at the end of an arm: `(4 o)`, `(4 m)`, `(4 od)`, `(4 x)`, or `(4)` alone.
    pub fn sign(&self, arm: Arm) -> Piece {
        let end = self
            .layout
            .end(arm)
            .map_or(String::new(), |end| end.to_string());
        if !self.going {
            return Piece::sign(format!("({end})"), Ink::Plain);
        }
        match self.open(arm) {
            None => Piece::sign(format!("({end} x)"), Ink::Shut),
            Some(open) => {
                let rule = match open.rule {
                    Rule::Ordinary => "o",
                    Rule::Matador => "m",
                };
                let double = if open.needs_double { "d" } else { "" };
                Piece::sign(format!("({end} {rule}{double})"), Ink::Open)
            }
        }
    }

    /// What the signs in use mean; `None` if there are no signs.
    pub fn legend(&self) -> Option<String> {
        if !self.going {
            return None;
        }
        let open: Vec<OpenEnd> = self.layout.open_ends().collect();
        let some = |holds: fn(&OpenEnd) -> bool| open.iter().any(holds);
        let shut = self.layout.plan().geometry.arms().len() > open.len();
        let meanings = [
            (some(|end| end.rule == Rule::Ordinary), "o ordinary"),
            (some(|end| end.rule == Rule::Matador), "m matador"),
            (
                some(|end| end.needs_double && end.rule == Rule::Ordinary),
                "od only a double",
            ),
            (
                some(|end| end.needs_double && end.rule == Rule::Matador),
                "md only a double or a matador",
            ),
            (shut, "x shut for now"),
        ];
        let meant: Vec<&str> = meanings
            .iter()
            .filter(|(used, _)| *used)
            .map(|(_, words)| *words)
            .collect();
        Some(format!("Ends: {}.", meant.join(", ")))
    }

    /// Where tiles are wanted before the next step of the game; `None` if nowhere.
    pub fn wanted(&self) -> Option<String> {
        if !self.going {
            return None;
        }
        let wanting: Vec<String> = self
            .layout
            .plan()
            .geometry
            .arms()
            .iter()
            .filter_map(|(arm, _)| match self.layout.wants(*arm) {
                0 => None,
                1 => Some(arm.to_string()),
                more => Some(format!("{arm} ({more} tiles)")),
            })
            .collect();
        let listed = crate::table::name::listed(wanting.iter().map(String::as_str));
        (!wanting.is_empty()).then(|| format!("First: {listed}."))
    }
}

/// The arms that can be extended now, on one line: `Open, ordinary: north 4, east 6 (only a double).`
pub fn open_ends(layout: &Layout) -> String {
    let open: Vec<OpenEnd> = layout.open_ends().collect();
    let one = open
        .windows(2)
        .all(|two| matches!(two, [a, b] if a.rule == b.rule));
    let shown = |end: &OpenEnd| {
        let rule = if one {
            String::new()
        } else {
            format!(" {}", end.rule)
        };
        let double = match (end.needs_double, end.rule) {
            (false, _) => "",
            (true, Rule::Ordinary) => " (only a double)",
            (true, Rule::Matador) => " (only a double or a matador)",
        };
        format!("{} {}{rule}{double}", end.arm, end.end)
    };
    let list: Vec<String> = open.iter().map(shown).collect();
    match open.first() {
        None => "No arm is open.".to_owned(),
        Some(first) if one => format!("Open, {}: {}.", first.rule, list.join(", ")),
        Some(_) => format!("Open: {}.", list.join(", ")),
    }
}
