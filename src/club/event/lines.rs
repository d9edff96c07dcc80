//! Lines of lists that people write: tables of `given`, results and pairs.

pub type LineFault = (usize, String);

/// Returns the lines with their numbers, without blank lines and comments after `#`.
pub(super) fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(row)).filter(|(_, row)| !row.is_empty())
}

fn row(line: &str) -> &str {
    line.split_once('#').map_or(line, |(row, _)| row).trim()
}
