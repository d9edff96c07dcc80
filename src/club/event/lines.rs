//! Lines of lists that people write: tables of `given`, results and pairs.

pub type LineFault = (usize, String);

/// Returns the lines with their numbers, without blank lines and comments after `#`.
pub(super) fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let lines = text.trim_start_matches('\u{feff}').split(end);
    (1..).zip(lines.map(row)).filter(|(_, row)| !row.is_empty())
}

fn row(line: &str) -> &str {
    line.split_once('#').map_or(line, |(row, _)| row).trim()
}
