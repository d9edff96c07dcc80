//! The line that is being typed: its text, and where the cursor stands in it.

use unicode_width::UnicodeWidthChar;

/// A line being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    text: String,
    /// In bytes, always between two characters.
    cursor: usize,
}

impl Line {
    /// A line of this text, the cursor at its end.
    pub fn new(text: impl Into<String>) -> Line {
        let text = text.into();
        Line {
            cursor: text.len(),
            text,
        }
    }

    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is typed before the cursor.
    pub fn before(&self) -> &str {
        self.text.get(..self.cursor).unwrap_or("")
    }

    fn after(&self) -> &str {
        self.text.get(self.cursor..).unwrap_or("")
    }

    /// Puts text where the cursor is.
    pub fn insert(&mut self, text: &str) {
        self.text.insert_str(self.cursor, text);
        self.cursor += text.len();
    }

    /// Puts text in place of what stands from there, in bytes, to the cursor.
    pub fn replace(&mut self, from: usize, text: &str) {
        self.cut(from.min(self.cursor), self.cursor);
        self.insert(text);
    }

    /// Takes out the character before the cursor.
    pub fn backspace(&mut self) {
        let from = self.left_of_cursor();
        self.cut(from, self.cursor);
    }

    /// Takes out the character under the cursor.
    pub fn delete(&mut self) {
        let to = self.right_of_cursor();
        self.cut(self.cursor, to);
    }

    /// Takes out everything before the cursor.
    pub fn cut_to_start(&mut self) -> String {
        self.cut(0, self.cursor)
    }

    /// Takes out everything from the cursor on.
    pub fn cut_to_end(&mut self) -> String {
        self.cut(self.cursor, self.text.len())
    }

    /// Takes out the word before the cursor, up to a blank.
    pub fn cut_word(&mut self) -> String {
        let head = self.before().trim_end();
        let from = head.trim_end_matches(|c: char| !c.is_whitespace()).len();
        self.cut(from, self.cursor)
    }

    /// Takes out the letters and digits before the cursor.
    pub fn cut_letters_before(&mut self) -> String {
        let from = self.word_left();
        self.cut(from, self.cursor)
    }

    /// Takes out the letters and digits after the cursor.
    pub fn cut_letters_after(&mut self) -> String {
        let to = self.word_right();
        self.cut(self.cursor, to)
    }

    /// Exchanges the two characters before the cursor, or round it.
    pub fn transpose(&mut self) {
        if self.right_of_cursor() != self.cursor {
            self.move_right();
        }
        let second = self.left_of_cursor();
        let first = boundary_before(&self.text, second);
        if first < second {
            let moved = self.text.get(first..second).unwrap_or("").to_owned();
            self.text.replace_range(first..second, "");
            self.text.insert_str(self.cursor - moved.len(), &moved);
        }
    }

    /// One character to the left.
    pub fn move_left(&mut self) {
        self.cursor = self.left_of_cursor();
    }

    /// One character to the right.
    pub fn move_right(&mut self) {
        self.cursor = self.right_of_cursor();
    }

    /// To the beginning.
    pub fn move_home(&mut self) {
        self.cursor = 0;
    }

    /// To the end.
    pub fn move_end(&mut self) {
        self.cursor = self.text.len();
    }

    /// A word to the left.
    pub fn move_word_left(&mut self) {
        self.cursor = self.word_left();
    }

    /// A word to the right.
    pub fn move_word_right(&mut self) {
        self.cursor = self.word_right();
    }

    fn cut(&mut self, from: usize, to: usize) -> String {
        let cut = self.text.get(from..to).unwrap_or("").to_owned();
        self.text.replace_range(from..from + cut.len(), "");
        self.cursor = from;
        cut
    }

    fn left_of_cursor(&self) -> usize {
        boundary_before(&self.text, self.cursor)
    }

    fn right_of_cursor(&self) -> usize {
        let mut letters = self.after().char_indices().skip(1);
        letters
            .find(|(_, c)| !is_accent(*c))
            .map_or(self.text.len(), |(at, _)| self.cursor + at)
    }

    fn word_left(&self) -> usize {
        let head = self
            .before()
            .trim_end_matches(|c: char| !c.is_alphanumeric());
        head.trim_end_matches(char::is_alphanumeric).len()
    }

    fn word_right(&self) -> usize {
        let tail = self
            .after()
            .trim_start_matches(|c: char| !c.is_alphanumeric());
        let tail = tail.trim_start_matches(char::is_alphanumeric);
        self.text.len() - tail.len()
    }
}

/// Where the character before this place begins; accents belong to the letter that they follow.
fn boundary_before(text: &str, at: usize) -> usize {
    let head = text.get(..at).unwrap_or("");
    head.char_indices()
        .rev()
        .find(|(_, c)| !is_accent(*c))
        .map_or(0, |(at, _)| at)
}

fn is_accent(c: char) -> bool {
    c.width() == Some(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line as it is drawn in these tests: `|` is the cursor.
    fn line(drawn: &str) -> Line {
        let (before, after) = drawn.split_once('|').unwrap_or((drawn, ""));
        let mut line = Line::new(format!("{before}{after}"));
        line.cursor = before.len();
        line
    }

    fn drawn(line: &Line) -> String {
        format!("{}|{}", line.before(), line.after())
    }

    #[test]
    fn every_edit_does_what_its_key_says() {
        type Edit = fn(&mut Line);
        let table: [(&str, Edit, &str); 24] = [
            ("6|", |line| line.insert("4"), "64|"),
            ("play 6|-4", |line| line.insert("x"), "play 6x|-4"),
            ("64|", Line::backspace, "6|"),
            ("|64", Line::backspace, "|64"),
            ("e\u{301}|", Line::backspace, "|"),
            ("6|4", Line::delete, "6|"),
            ("64|", Line::delete, "64|"),
            ("|e\u{301}a", Line::delete, "|a"),
            ("李|", Line::move_left, "|李"),
            ("|e\u{301}a", Line::move_right, "e\u{301}|a"),
            ("64|", Line::move_right, "64|"),
            ("play 64|", Line::move_home, "|play 64"),
            ("|play 64", Line::move_end, "play 64|"),
            ("play Anna 6-4|", Line::move_word_left, "play Anna 6-|4"),
            ("play |Anna 64", Line::move_word_right, "play Anna| 64"),
            (
                "play Anna 6-4|",
                |line| drop(line.cut_word()),
                "play Anna |",
            ),
            ("play Anna  |64", |line| drop(line.cut_word()), "play |64"),
            (
                "play Anna 6-4|",
                |line| drop(line.cut_letters_before()),
                "play Anna 6-|",
            ),
            (
                "play| Anna 64",
                |line| drop(line.cut_letters_after()),
                "play| 64",
            ),
            ("play| Anna", |line| drop(line.cut_to_end()), "play|"),
            ("play| Anna", |line| drop(line.cut_to_start()), "| Anna"),
            ("46|", Line::transpose, "64|"),
            ("4|6 on", Line::transpose, "64| on"),
            ("|", Line::transpose, "|"),
        ];
        for (before, edit, after) in table {
            let mut line = line(before);
            edit(&mut line);
            assert_eq!(drawn(&line), after, "{before}");
        }
    }

    #[test]
    fn a_replacement_takes_the_place_of_the_beginning_of_a_word() {
        let mut line = line("play an| 64");
        line.replace(5, "Anna");
        assert_eq!(drawn(&line), "play Anna| 64");
    }

    proptest::proptest! {
        #[test]
        fn no_edit_breaks_a_line(text: String, edits in proptest::collection::vec(0usize..15, 0..40)) {
            let mut line = Line::new(text);
            for edit in edits {
                match edit {
                    0 => line.insert("é李"),
                    1 => line.backspace(),
                    2 => line.delete(),
                    3 => line.move_left(),
                    4 => line.move_right(),
                    5 => line.move_home(),
                    6 => line.move_end(),
                    7 => line.move_word_left(),
                    8 => line.move_word_right(),
                    9 => drop(line.cut_word()),
                    10 => drop(line.cut_to_end()),
                    11 => line.transpose(),
                    12 => drop(line.cut_letters_before()),
                    13 => drop(line.cut_letters_after()),
                    _ => line.replace(0, "x"),
                }
                proptest::prop_assert!(line.text.is_char_boundary(line.cursor));
            }
        }
    }
}
