//! Pages: HTML with SVG drawings, each one file that fetches nothing. This package knows no law.

#![expect(missing_docs, reason = "most names say enough")]

#[macro_use]
extern crate nos_base;

mod arms;
pub mod card;
pub mod chart;
pub mod colour;
pub mod figures;
pub mod hand;
pub mod labels;
pub mod layout;
pub mod lead;
pub mod legend;
pub mod opening;
mod paint;
pub mod picture;
mod placing;
pub mod report;
pub mod shapes;
pub mod sheet;
pub mod spot;
pub mod tile;

pub use chart::{Chart, ChartLine, LinkTarget};
pub use figures::prose;
pub use hand::Columns;
pub use labels::PlacedTiles;
pub use legend::{Detail, Legend};
pub use spot::Area;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use nos_base::{Language, shown};
use paint::DRAWING;
use sha2::{Digest, Sha256};
use spot::{Point, Sign, TileSpot};

const STYLE: &str = include_str!("style.css");

#[derive(Clone, Debug, Default)]
pub struct Frame<'a> {
    pub title: &'a str,
    /// The kind of page, for the style sheet: `report`, `sheet`.
    pub kind: &'a str,
    /// Left and right head of each sheet of paper. Only letters, digits and plain signs stay.
    pub running: [&'a str; 2],
    /// Links to the other pages of the site.
    pub way: PreEscaped<String>,
    /// Empty if the page has none.
    pub script: &'a str,
    /// The folder of the files that the pages of a site share, by its address from the page, such
    /// as `../`; `None` for a page alone.
    pub shared: Option<&'a str>,
    /// Whether it is a page of a board, whose script may connect to its server.
    pub is_live: bool,
    /// Whether its script makes an image, which the policy must allow.
    pub has_picture: bool,
    /// The shapes of a board's page, all from the start, so that no event brings them.
    pub shapes: PreEscaped<String>,
    /// A part that the keyboard can skip to: its id and its heading.
    pub skip: Option<(&'a str, &'a str)>,
    pub style: &'a str,
}

/// First line of a style sheet or a script of nos.
const MARK: &str = "/*<meta name=\"generator\" content=\"nos\">*/\n";

/// The files that pages of a site with this script share, by their names.
pub fn shared(script: &str) -> [(&'static str, String); 2] {
    [("nos.css", format!("{MARK}{}", style())), ("nos.js", format!("{MARK}{script}"))]
}

pub fn page(frame: &Frame<'_>, content: &Markup) -> String {
    let own = format!("{}{}", running(frame), frame.style);
    let style = if frame.shared.is_some() { own } else { style() + &own };
    let hash = |text: &str| format!("'sha256-{}'", base64(&Sha256::digest(text.as_bytes())));
    let file = |name: &str| frame.shared.map(|root| format!("{root}{name}"));
    let own_style = (!style.is_empty()).then(|| hash(&style));
    let own_file = frame.shared.map(|_| "'self'".to_owned());
    let styles: Vec<String> = own_style.into_iter().chain(own_file).collect();
    let script = match frame.script {
        "" => String::new(),
        script => {
            let talks = if frame.is_live { "; connect-src 'self'" } else { "" };
            let draws = if frame.has_picture { "; img-src blob:" } else { "" };
            let runs = frame.shared.map_or_else(|| hash(script), |_| "'self'".to_owned());
            format!("; script-src {runs}{talks}{draws}")
        }
    };
    let policy = format!(
        "default-src 'none'; style-src {}{script}; base-uri 'none'; form-action 'none'",
        styles.join(" ")
    );
    let page = html! {
        (DOCTYPE)
        html lang=(Language::chosen().tag()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="generator" content="nos";
                title { (frame.title) }
                @if let Some(address) = file("nos.css") { link rel="stylesheet" href=(address); }
                @if !style.is_empty() { style { (PreEscaped(&style)) } }
                @if frame.is_live {
                    noscript { meta http-equiv="refresh" content="15"; }
                }
            }
            body class=(frame.kind) {
                @if let Some((id, heading)) = frame.skip {
                    a class="skip" href=(format!("#{id}")) { (message!("skip-to", heading)) }
                }
                (frame.way)
                (content)
                @if frame.is_live { (frame.shapes) } @else { (shapes::shapes(&content.0)) }
                @if !frame.script.is_empty() {
                    @match file("nos.js") {
                        Some(address) => script src=(address) {},
                        None => script { (PreEscaped(frame.script)) },
                    }
                }
            }
        }
        "\n"
    };
    shown::document(page.into_string()).into_owned()
}

/// Marks a drawing as a script for text browsers and LibreOffice, which print its description alone.
/// In SVG both marks are empty scripts. Lynx needs the first blank.
fn unread(drawn: &Markup) -> Markup {
    html! { (PreEscaped("<script />")) (drawn) (PreEscaped("<script ></script>")) }
}

fn style() -> String {
    format!("{}{DRAWING}{STYLE}", colour::style())
}

fn running(frame: &Frame<'_>) -> String {
    let [left, right] = frame.running.map(|text| {
        let plain = |c: &char| !c.is_control() && !matches!(c, '"' | '\\' | '<');
        text.chars().filter(plain).collect::<String>()
    });
    if left.is_empty() && right.is_empty() {
        return String::new();
    }
    format!("@page{{@top-left{{content:\"{left}\"}}@top-right{{content:\"{right}\"}}}}")
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let at = |place: usize| u32::from(chunk.get(place).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    text
}
