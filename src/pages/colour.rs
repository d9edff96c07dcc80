//! The colours of pages, and a second sign for each player. A test computes the contrasts.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageColour {
    pub light: &'static str,
    pub dark: &'static str,
    /// The dashes of the line in a chart, in pixels; empty for a solid line.
    pub dash: &'static str,
    /// The sign at the end of the line, as an SVG path around 0, 0.
    pub marker: &'static str,
}

type Text = &'static str;

const fn colour(light: Text, dark: Text, dash: Text, marker: Text) -> PageColour {
    PageColour { light, dark, dash, marker }
}

/// The players' colours in the order of arrival. First the palette of Okabe and Ito: blue,
/// vermilion, green, purple, and the colour of the text; then ochre, indigo, dark red, moss and
/// brown.
#[rustfmt::skip]
pub const COLOURS: [PageColour; 10] = [
    colour("#0067a3", "#56b4e9", "", "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"),
    colour("#b34b00", "#f08a4b", "7 3", "M-3.5 -3.5h7v7h-7z"),
    colour("#00735a", "#2fbf97", "2 3", "M0 -4.5l4.5 8h-9z"),
    colour("#9c4a7c", "#dc95bd", "9 3 2 3", "M0 -5l4.5 5l-4.5 5l-4.5 -5z"),
    colour("#1d1b18", "#ebe6dc", "5 2 1 2 1 2", "M-4 -4l8 8m0 -8l-8 8"),
    colour("#725600", "#dcb53a", "12 4", "M0 4.5l4.5 -8h-9z"),
    colour("#4450a6", "#a3aef5", "1 3", "M-5 -2h10v4h-10z"),
    colour("#7d3030", "#e8a0a0", "4 4", "M-2 -5h4v10h-4z"),
    colour("#4f6128", "#aac46c", "9 2 2 2 2 2", "M-4.5 -1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z"),
    colour("#664838", "#d2ac92", "6 2 1 2", "M0 -5l4.8 3.5l-1.9 5.5h-5.8l-1.9 -5.5z"),
];

pub fn colour_of(place: usize) -> PageColour {
    let [first, ..] = COLOURS;
    COLOURS.get(place % COLOURS.len()).copied().unwrap_or(first)
}

/// CSS class of the player at this index in the order of arrival.
pub fn class(place: usize) -> String {
    format!("p{}", place % COLOURS.len())
}

/// Paper, ink and other inks: the name in the style sheet, light, dark.
pub const INKS: [(&str, &str, &str); 10] = [
    ("paper", "#fbfaf7", "#171614"),
    ("ink", "#1d1b18", "#ebe6dc"),
    ("quiet", "#66615a", "#a39c90"),
    ("line", "#d8d3c8", "#3b3832"),
    ("accent", "#a3261b", "#f0877a"),
    ("face", "#fffdf3", "#e9e2cf"),
    ("pip", "#1d1b18", "#1d1b18"),
    ("red", "#a3261b", "#a3261b"),
    ("wood", "#bbb9b1", "#aca698"),
    ("cloth", "#dfddd4", "#ccc6b5"),
];

fn inks(is_dark: bool) -> String {
    let inks = INKS.map(|(name, light, dark)| (name.to_owned(), light, dark)).into_iter();
    let players = (0..).zip(COLOURS).map(|(at, own)| (format!("p{at}"), own.light, own.dark));
    let ink = |(name, light, dark)| format!("--{name}:{};", if is_dark { dark } else { light });
    inks.chain(players).map(ink).collect()
}

/// The style of a picture, which has one look.
pub(super) fn light() -> String {
    let class = |at| format!(".p{at}{{--own:var(--p{at})}}");
    format!(":root{{{}}}{}", inks(false), (0..COLOURS.len()).map(class).collect::<String>())
}

pub fn style() -> String {
    let (light, dark) = (inks(false), inks(true));
    format!(
        "{}:root{{color-scheme:light dark}}\
         @media(prefers-color-scheme:dark){{:root{{{dark}}}}}\
         @media print{{:root{{color-scheme:light;{light}--paper:#fff;--ink:#000}}}}",
        self::light()
    )
}
