//! The font in which pages are looked at, so that they look the same on every machine. `font/README.md` says where it
//! is from.

use std::fs;
use std::path::Path;

/// Letters of these sizes, in hundredths, stand for the fonts that people have: some are narrow, some are wide.
pub const SIZES: [u32; 3] = [88, 100, 118];

/// Its two files, and how heavy the letters of each are.
const FACES: [(&str, &[u8], u32); 2] = [
    ("regular.woff2", include_bytes!("font/regular.woff2"), 400),
    ("bold.woff2", include_bytes!("font/bold.woff2"), 700),
];

/// Every letter that it has beside those of ASCII.
const LETTERS: &str = include_str!("font/letters.txt");

/// The families of the style sheet, for each of which the font stands.
const FAMILIES: [&str; 2] = ["system-ui,sans-serif", "ui-monospace,monospace"];

/// A page in letters of this size. The files of the font lie beside it.
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

/// Lays the files of the font into a folder.
pub fn lay(folder: &Path) {
    for (file, face, _) in FACES {
        fs::write(folder.join(file), face).unwrap();
    }
}
