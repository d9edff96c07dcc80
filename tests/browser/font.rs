//! The font of the test pages on every machine. `font/README.md` names its source.

use std::fs;
use std::path::Path;

/// Sizes of the letters in hundredths, for narrow, usual and wide fonts.
pub const SIZES: [u32; 3] = [88, 100, 118];

const FACES: [(&str, &[u8], u32); 2] = [
    ("regular.woff2", include_bytes!("font/regular.woff2"), 400),
    ("bold.woff2", include_bytes!("font/bold.woff2"), 700),
];

/// Its letters outside ASCII.
const LETTERS: &str = include_str!("font/letters.txt");

/// Families in the style sheet that the font replaces.
const FAMILIES: [&str; 2] = ["system-ui,sans-serif", "ui-monospace,monospace"];

pub fn sized(page: &str, size: u32) -> String {
    let is_lacking = |letter: &char| !letter.is_ascii() && !LETTERS.contains(*letter);
    let lacking: String = page.chars().filter(is_lacking).collect();
    assert_eq!(lacking, "", "letters of the page that the font lacks");
    let faces = FACES.map(|(file, _, weight)| {
        format!(
            "@font-face{{font-family:Tested;font-weight:{weight};size-adjust:{size}%;src:url({file})}}"
        )
    });
    let page = FAMILIES.iter().fold(page.to_owned(), |page, family| {
        assert!(page.contains(family), "{family}");
        page.replace(family, "Tested")
    });
    page.replacen("<style>", &format!("<style>{}</style><style>", faces.concat()), 1)
}

pub fn lay(folder: &Path) {
    for (file, face, _) in FACES {
        fs::write(folder.join(file), face).unwrap();
    }
}
