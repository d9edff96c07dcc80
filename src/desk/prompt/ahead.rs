//! The lines that were entered in one go, and those that wait because something stopped them. No line is
//! lost and none is taken unseen: what waits is offered again, in order, until it is taken or dropped.

use std::collections::VecDeque;

/// Lines that are still to be taken.
#[derive(Debug, Default)]
pub struct Ahead {
    going: VecDeque<String>,
    waiting: VecDeque<String>,
    /// How many of those that wait were told of.
    told: usize,
    /// Whether the lines are taken one by one, and not as the one that stands on the screen.
    one_by_one: bool,
}

impl Ahead {
    /// Takes up what was entered while the first waiting line was offered. With that line go all that wait
    /// after it; text without it comes before them, and they are offered again. Gives back the line that was
    /// offered if it was changed or left out.
    pub fn enter(&mut self, text: &str) -> Option<String> {
        let typed = lines(text);
        let offered = self.waiting.front();
        let is_offered = offered.is_some() && typed.first() == offered;
        // What was offered ends with a line feed; changed in its place, it still does.
        let is_changed = offered.is_some() && typed.len() == 1 && text.contains('\n');
        let mut left_out = None;
        if is_offered || is_changed {
            left_out = self.waiting.pop_front().filter(|_| !is_offered);
            let mut typed = typed.into_iter();
            self.going.extend(typed.next());
            self.going.append(&mut self.waiting);
            self.going.extend(typed);
            self.told = 0;
        } else if !typed.is_empty() {
            self.going.extend(typed);
        } else if offered.is_some() {
            left_out = self.waiting.pop_front();
            self.told = self.told.saturating_sub(1);
        } else {
            self.going.push_back(String::new());
        }
        self.one_by_one = self.going.len() > 1;
        left_out
    }

    /// Goes on with these lines, one by one if there are several.
    pub fn go_on(&mut self, lines: Vec<&str>) {
        self.going.extend(lines.into_iter().map(str::to_owned));
        self.one_by_one = self.going.len() > 1;
    }

    /// The next line to take.
    pub fn next(&mut self) -> Option<String> {
        self.going.pop_front()
    }

    /// Whether the lines that go on are taken one by one, and not as the one that stands on the screen.
    pub fn is_one_by_one(&self) -> bool {
        self.one_by_one
    }

    /// Stops: what was going on waits, before what waits already.
    pub fn stop(&mut self) {
        self.told = self.told.min(self.waiting.len());
        if !self.going.is_empty() {
            self.told = 0;
            self.going.append(&mut self.waiting);
            self.waiting = std::mem::take(&mut self.going);
        }
    }

    /// Keeps text that was no answer to a question; it waits after everything else.
    pub fn keep(&mut self, text: &str) {
        self.waiting.extend(lines(text));
    }

    /// The line that is offered.
    pub fn offered(&self) -> Option<&str> {
        self.waiting.front().map(String::as_str)
    }

    /// How many lines wait, if there are more than were told of.
    pub fn news(&mut self) -> Option<usize> {
        let waiting = self.waiting.len();
        let is_news = waiting > self.told;
        self.told = waiting;
        is_news.then_some(waiting)
    }

    /// Drops every line, and gives back what is dropped.
    pub fn drop_all(&mut self) -> Vec<String> {
        self.stop();
        self.told = 0;
        self.waiting.drain(..).collect()
    }
}

/// The lines of a text that hold something.
fn lines(text: &str) -> Vec<String> {
    let filled = text.lines().filter(|line| !line.trim().is_empty());
    filled.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that goes on now, in order.
    fn going(ahead: &mut Ahead) -> Vec<String> {
        std::iter::from_fn(|| ahead.next()).collect()
    }

    /// Three lines were pasted, and the first was stopped at.
    fn stopped() -> Ahead {
        let mut ahead = Ahead::default();
        assert_eq!(ahead.enter("42\n64\r\n\n65\n"), None);
        assert!(ahead.is_one_by_one());
        assert_eq!(ahead.next().as_deref(), Some("42"));
        ahead.stop();
        ahead
    }

    #[test]
    fn a_line_is_taken_as_it_is_and_an_empty_one_too() {
        for line in ["64", ""] {
            let mut ahead = Ahead::default();
            assert_eq!(ahead.enter(line), None);
            assert!(!ahead.is_one_by_one());
            assert_eq!(going(&mut ahead), [line]);
        }
    }

    #[test]
    fn what_is_stopped_waits_in_order_and_is_told_of_once() {
        let mut ahead = stopped();
        assert_eq!(ahead.next(), None);
        assert_eq!(ahead.offered(), Some("64"));
        assert_eq!(ahead.news(), Some(2));
        assert_eq!(ahead.news(), None);
        ahead.keep("bram 65\npass");
        assert_eq!(ahead.news(), Some(4));
        assert_eq!(ahead.drop_all(), ["64", "65", "bram 65", "pass"]);
        assert_eq!(ahead.offered(), None);
    }

    #[test]
    fn what_waits_goes_on_with_the_line_that_is_offered_and_with_no_other() {
        type Row = (
            &'static str,
            &'static [&'static str],
            &'static str,
            &'static str,
        );
        let table: [Row; 6] = [
            ("64\n", &["64", "65"], "", ""),
            ("64", &["64", "65"], "", ""),
            // Typed ahead, after the line that is offered.
            ("64\npass", &["64", "65", "pass"], "", ""),
            // Changed in its place.
            ("63\n", &["63", "65"], "", "64"),
            // Something else before it.
            ("note so", &["note so"], "64", ""),
            ("note so\npass", &["note so", "pass"], "64", ""),
        ];
        for (text, taken, offered, left_out) in table {
            let mut ahead = stopped();
            assert_eq!(ahead.enter(text).unwrap_or_default(), left_out, "{text}");
            assert_eq!(going(&mut ahead), taken, "{text}");
            assert_eq!(ahead.offered().unwrap_or_default(), offered, "{text}");
        }
    }

    #[test]
    fn an_empty_line_leaves_out_the_one_that_is_offered() {
        let mut ahead = stopped();
        assert_eq!(ahead.enter("\n").as_deref(), Some("64"));
        assert_eq!(ahead.offered(), Some("65"));
        assert_eq!(ahead.enter("").as_deref(), Some("65"));
        assert_eq!((ahead.next(), ahead.offered()), (None, None));
    }

    #[test]
    fn lines_stopped_again_come_before_those_that_waited() {
        let mut ahead = stopped();
        ahead.enter("note so\nbogus\npass");
        ahead.next();
        ahead.next();
        ahead.stop();
        assert_eq!(ahead.drop_all(), ["pass", "64", "65"]);
    }
}
