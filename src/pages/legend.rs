//! How to draw a layout: who laid its tiles, which of them are marked, how large its letters are.

use super::{colour, figures};
use maud::{Markup, html};
use nos_base::text::width::columns;
use nos_base::{SpanKind, Told, tell_listed};
use nos_law::{EntryNo, Law, Picture};

/// Names and initials of the players, and the marks of tiles.
#[derive(Clone, Default, Debug)]
pub struct Legend {
    pub names: Vec<String>,
    pub initials: Vec<String>,
    /// Indices in the palette.
    pub colours: Vec<usize>,
    /// Entries of the tiles that did not follow the game.
    pub strays: Vec<EntryNo>,
    pub marks_newest: bool,
    /// Whether tiles link to their entries, for a walk through the hand. In a running hand they
    /// must not: the numbers would reveal hidden entries.
    pub tells_entries: bool,
    pub detail: Detail,
    pub letters: Letters,
    pub is_for_wall: bool,
    /// Whether one drawing serves phones and screens.
    pub is_single: bool,
    /// Whether tiles have no titles, because another drawing of the same layout has them.
    pub is_untitled: bool,
}

impl Legend {
    pub fn new_for(law: &'static Law, names: Vec<String>) -> Legend {
        Legend {
            initials: initials(&names),
            colours: (0..names.len()).map(|at| law.about.seating.holder_of(at)).collect(),
            names,
            ..Legend::default()
        }
    }

    pub fn initials_of(&self, holder: usize) -> String {
        let own: Vec<&str> = (self.initials.iter().zip(&self.colours))
            .filter(|(_, colour)| **colour == holder)
            .map(|(initials, _)| initials.as_str())
            .collect();
        own.join("+")
    }

    /// Everybody in a sentence, with the initials that the drawing uses.
    pub fn players(&self, picture: Option<&Picture>) -> Markup {
        let name = |name: &String| Told::of(SpanKind::Name, name);
        let listed = tell_listed(self.names.iter().map(name).collect());
        let mut players = self.initials.iter().zip(&self.colours);
        html! {
            p class="players" {
                @for (kind, part) in listed.parts() {
                    @if kind.is_none() {
                        (part)
                    } @else {
                        (figures::name(part))
                        @if let (Some((initials, colour)), Some(Picture::Tiles(..))) = (players.next(), picture) {
                            " " small class=(format!("who {}", colour::class(*colour))) { (initials) }
                        }
                    }
                }
            }
        }
    }

    pub fn with_detail(detail: Detail) -> Legend {
        Legend { detail, ..Legend::default() }
    }

    pub fn with_strays(&self, strays: &[EntryNo]) -> Legend {
        Legend { strays: strays.to_vec(), ..self.clone() }
    }
}

pub(super) const SEPARATORS: [char; 5] = [' ', '-', '.', '_', '+'];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    #[default]
    All,
    /// Tiles and ends. Labels beside the tiles would be too small to read.
    Ends,
    /// Only tiles; another part of the page lists what fits at the ends.
    Tiles,
    /// Only tiles, on arms that bend soon, so that the drawing is low.
    Low,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Letters {
    #[default]
    Usual,
    Larger,
    Large,
    Huge,
}

impl Letters {
    pub fn height(self) -> i32 {
        match self {
            Letters::Usual => 11,
            Letters::Larger => 13,
            Letters::Large => 16,
            Letters::Huge => 26,
        }
    }

    /// CSS class of a drawing with letters of this size, with a blank before it.
    pub(super) fn class(self) -> &'static str {
        match self {
            Letters::Usual => "",
            Letters::Larger => " larger",
            Letters::Large => " large",
            Letters::Huge => " huge",
        }
    }

    /// Scales a length that is given for usual letters.
    pub(super) fn scaled(self, length: i32) -> i32 {
        length * self.height() / Letters::Usual.height()
    }

    pub(super) fn half_line(self) -> i32 {
        self.scaled(7)
    }

    /// The radius of the sign at an open end, which has a number in it.
    pub(super) fn sign(self) -> i32 {
        self.scaled(9)
    }
}

/// Width of a name in tenths of a letter; some letters are narrow or wide in every font.
pub(super) fn tenths(name: &str) -> usize {
    let tenths = |letter: char| match letter {
        'i' | 'j' | 'l' | 'f' | 't' | 'r' | ' ' | '.' | '-' | '\'' => 6,
        'm' | 'w' | 'M' | 'W' => 17,
        letter if letter.is_uppercase() => 14,
        letter => 11 * columns(letter.encode_utf8(&mut [0; 4])),
    };
    name.chars().map(tenths).sum()
}

/// Names of at most this width: whole, or shortened where that stays unique, or else initials.
pub fn told_apart(names: &[String], letters: usize) -> Vec<String> {
    let initials = initials(names);
    let told = |(name, initials): (&String, String)| {
        if tenths(name) <= letters * 10 {
            return name.clone();
        }
        let mut short = name.clone();
        while tenths(&short) + 10 > letters * 10 && short.pop().is_some() {}
        let begins = short.to_lowercase();
        match names.iter().filter(|other| other.to_lowercase().starts_with(&begins)).count() {
            1 => format!("{}…", short.trim_end()),
            _ => initials,
        }
    };
    names.iter().zip(initials).map(told).collect()
}

/// The fewest first letters that tell names apart. A name that begins like another one gets the
/// initials of its first and last part: of Jan and Jan-Piet, `Ja` and `JP`.
pub fn initials(names: &[String]) -> Vec<String> {
    let first = |name: &str, letters: usize| name.chars().take(letters).collect::<String>();
    let parts = |name: &str, letters: usize| -> String {
        let last = name.rsplit_once(SEPARATORS);
        last.map_or_else(String::new, |(_, last)| first(name, 1) + &first(last, letters))
    };
    let mut initials: Vec<Option<String>> = vec![None; names.len()];
    let mut choose = |of: &dyn Fn(&str) -> String| {
        let wish =
            |(own, name): (&Option<String>, &String)| own.clone().unwrap_or_else(|| of(name));
        let wishes: Vec<String> = initials.iter().zip(names).map(wish).collect();
        for (own, wish) in initials.iter_mut().zip(&wishes) {
            let is_alike = |other: &&String| other.to_lowercase() == wish.to_lowercase();
            if !wish.is_empty() && wishes.iter().filter(is_alike).count() == 1 {
                *own = Some(wish.clone());
            }
        }
    };
    choose(&|name| first(name, 1));
    for letters in 2..=3 {
        choose(&|name| parts(name, letters - 1));
        choose(&|name| first(name, letters));
    }
    let or_numbered = |((number, initial), name): ((usize, Option<String>), &String)| {
        initial.unwrap_or_else(|| format!("{}{number}", first(name, 1)))
    };
    (1..).zip(initials).zip(names).map(or_numbered).collect()
}
