//! The sheet in Markdown, for a chat.

use super::{Kind, Row, Sheet, words};

/// The sheet as lines of Markdown.
pub fn markdown(sheet: &Sheet, seal: Option<&str>) -> Vec<String> {
    let mut lines = vec![format!("**{}**", words::title(sheet)), String::new()];
    let names = sheet.holders.iter().map(|own| match own.has_left {
        true => format!("{} (left)", plain(&own.name)),
        false => plain(&own.name),
    });
    lines.push(row("", names));
    lines.push(format!("|---|{}", "--:|".repeat(sheet.holders.len())));
    for own in &sheet.rows {
        lines.push(row(
            &plain(&own.heading),
            own.cells.iter().map(|cell| set(own, &cell.to_string())),
        ));
    }
    let mut list = |lines_of: Vec<String>| {
        if !lines_of.is_empty() {
            lines.push(String::new());
            lines.extend(lines_of);
        }
    };
    list(sheet.sentences.iter().map(|own| plain(own)).collect());
    let fines = sheet.fines.iter().map(|fine| {
        let words = format!("{}, {}", fine.offender, fine);
        format!("- #{} {}", fine.no, plain(&words))
    });
    list(fines.collect());
    let payments = sheet.payments.iter();
    let payments = payments.map(|paid| {
        format!(
            "- **{}** pays **{}** {}",
            plain(&paid.from),
            plain(&paid.to),
            plain(&paid.sum())
        )
    });
    list(payments.collect());
    list(
        seal.map(|seal| format!("Seal: `{seal}`"))
            .into_iter()
            .collect(),
    );
    lines
}

fn row(heading: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {heading} | {} |", cells.join(" | "))
}

/// A figure; the result is in bold.
fn set(row: &Row, cell: &str) -> String {
    match row.kind {
        Kind::Result | Kind::Money if !cell.is_empty() => format!("**{}**", plain(cell)),
        _ => plain(cell),
    }
}

/// A text in which nothing is a mark of Markdown or HTML.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '&'
        ) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}
