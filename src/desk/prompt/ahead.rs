//! Lines that were entered together, and lines that wait because something stopped them. No line is lost, and
//! none is taken unseen. Waiting lines are offered again, in order, until they are taken or dropped.

use std::collections::VecDeque;

#[derive(Debug, Default)]
pub struct Ahead {
    going: VecDeque<String>,
    waiting: VecDeque<String>,
    /// Number of waiting lines announced so far.
    announced: usize,
    /// Whether several lines were entered together. Each is then echoed when it is taken.
    pub one_by_one: bool,
}

impl Ahead {
    /// Queues text that was entered while the first waiting line was offered.
    ///
    /// Text that begins with the offered line releases all waiting lines. Any other text comes before the waiting
    /// lines, which are offered again. Returns the offered line if the official changed it or left it out.
    pub fn enter(&mut self, text: &str) -> Option<String> {
        let typed = lines(text);
        let offered = self.waiting.front();
        let is_offered = offered.is_some() && typed.first() == offered;
        // The offered line ends with a line feed, and still does if it was changed.
        let is_changed = offered.is_some() && typed.len() == 1 && text.contains('\n');
        let mut left_out = None;
        if is_offered || is_changed {
            left_out = self.waiting.pop_front().filter(|_| !is_offered);
            let mut typed = typed.into_iter();
            self.going.extend(typed.next());
            self.going.append(&mut self.waiting);
            self.going.extend(typed);
            self.announced = 0;
        } else if !typed.is_empty() {
            self.going.extend(typed);
        } else if offered.is_some() {
            left_out = self.waiting.pop_front();
            self.announced = self.announced.saturating_sub(1);
        } else {
            self.going.push_back(String::new());
        }
        self.one_by_one = self.going.len() > 1;
        left_out
    }

    /// Queues these lines.
    pub fn go_on(&mut self, lines: Vec<&str>) {
        self.going.extend(lines.into_iter().map(str::to_owned));
        self.one_by_one = self.going.len() > 1;
    }

    pub fn next(&mut self) -> Option<String> {
        self.going.pop_front()
    }

    /// Suspends the queue: its lines wait, ahead of the lines that wait already.
    pub fn stop(&mut self) {
        self.announced = self.announced.min(self.waiting.len());
        if !self.going.is_empty() {
            self.announced = 0;
            self.going.append(&mut self.waiting);
            self.waiting = std::mem::take(&mut self.going);
        }
    }

    /// Keeps text that answered no question, as the last of the waiting lines.
    pub fn keep(&mut self, text: &str) {
        self.waiting.extend(lines(text));
    }

    pub fn offered(&self) -> Option<&str> {
        self.waiting.front().map(String::as_str)
    }

    /// The number of waiting lines, if it has grown since it was announced.
    pub fn news(&mut self) -> Option<usize> {
        let waiting = self.waiting.len();
        let is_news = waiting > self.announced;
        self.announced = waiting;
        is_news.then_some(waiting)
    }

    pub fn drop_all(&mut self) -> Vec<String> {
        self.stop();
        self.announced = 0;
        self.waiting.drain(..).collect()
    }
}

fn lines(text: &str) -> Vec<String> {
    let is_filled = |line: &&str| !line.trim().is_empty();
    text.lines().filter(is_filled).map(str::to_owned).collect()
}
