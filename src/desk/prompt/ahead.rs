//! Keeps lines that were entered together, and lines that wait because something stopped them. No
//! line is lost, and none is taken unseen. Waiting lines are offered again, in order, until they
//! are taken or dropped.

use std::collections::VecDeque;

#[derive(Debug)]
struct Waiting {
    line: String,
    /// Whether it is the rest of a line whose earlier entry was not recorded. A line typed while it
    /// is offered is entered before it; other waiting lines keep their order.
    is_kept: bool,
}

#[derive(Debug, Default)]
pub struct Ahead {
    going: VecDeque<String>,
    waiting: VecDeque<Waiting>,
    /// The number of waiting lines announced so far.
    announced: usize,
    /// Whether each line is echoed when taken, since several were entered together.
    pub one_by_one: bool,
}

impl Ahead {
    /// Queues text that was entered while the first waiting line was offered.
    ///
    /// Text that begins with the offered line releases all waiting lines, unless that line was kept and more is below
    /// it. Any other text comes before the waiting lines, which are offered again, and so does text below a kept line.
    /// A waiting line is dropped if a typed line means the same, as `is_same` decides.
    /// Returns the offered line if the official changed or deleted it.
    pub fn enter(&mut self, text: &str, is_same: impl Fn(&str, &str) -> bool) -> Option<String> {
        let mut typed = lines(text);
        let front = self.waiting.front().map(|waiting| waiting.line.clone());
        let first = usize::from(front.is_some() && typed.first() == front.as_ref());
        let mut is_front_typed = false;
        for line in typed.iter().skip(first) {
            let mut waiting = self.waiting.iter();
            if let Some(at) = waiting.position(|waiting| is_same(&waiting.line, line)) {
                is_front_typed |= at == 0;
                self.waiting.remove(at);
                self.announced = self.announced.saturating_sub(1);
            }
        }
        if is_front_typed {
            self.going.extend(typed.drain(first..));
            self.one_by_one = self.going.len() > 1;
            return None;
        }
        let offered = self.waiting.front();
        let is_offered = offered.is_some_and(|offered| typed.first() == Some(&offered.line));
        let is_kept = offered.is_some_and(|offered| offered.is_kept);
        // The offered line ends with a line feed, and still does after a change.
        let is_changed = offered.is_some() && typed.len() == 1 && text.contains('\n');
        let mut left_out = None;
        let is_below = is_offered && is_kept && typed.len() > 1;
        if is_below {
            self.going.extend(typed.drain(1..));
        } else if is_offered || is_changed {
            left_out = self.leave_out().filter(|_| !is_offered);
            let mut typed = typed.into_iter();
            self.going.extend(typed.next());
            self.going.extend(self.waiting.drain(..).map(|waiting| waiting.line).chain(typed));
            self.announced = 0;
        } else if !typed.is_empty() {
            self.going.extend(typed);
        } else if offered.is_some() {
            left_out = self.leave_out();
            self.announced = self.announced.saturating_sub(1);
        } else {
            self.going.push_back(String::new());
        }
        self.one_by_one = self.going.len() > 1 || is_below;
        left_out
    }

    fn leave_out(&mut self) -> Option<String> {
        Some(self.waiting.pop_front()?.line)
    }

    pub fn go_on(&mut self, lines: Vec<&str>) {
        self.going.extend(lines.into_iter().map(str::to_owned));
        self.one_by_one = self.going.len() > 1;
    }

    pub fn is_going(&self) -> bool {
        !self.going.is_empty()
    }

    pub fn next(&mut self) -> Option<String> {
        self.going.pop_front()
    }

    pub fn stop(&mut self) {
        self.announced = self.announced.min(self.waiting.len());
        if !self.going.is_empty() {
            self.announced = 0;
            let going = self.going.drain(..).map(|line| Waiting { line, is_kept: false });
            self.waiting = going.chain(self.waiting.drain(..)).collect();
        }
    }

    pub fn wait(&mut self, text: &str) {
        self.add(text, false);
    }

    /// Keeps text after an entry that was not recorded, as the last of the waiting lines.
    pub fn keep(&mut self, text: &str) {
        self.add(text, true);
    }

    fn add(&mut self, text: &str, is_kept: bool) {
        self.waiting.extend(lines(text).into_iter().map(|line| Waiting { line, is_kept }));
    }

    pub fn offered(&self) -> Option<&str> {
        self.waiting.front().map(|waiting| waiting.line.as_str())
    }

    /// Returns the offered line, if lines typed below it come first.
    pub fn kept(&self) -> Option<&str> {
        self.offered().filter(|_| self.waiting.front().is_some_and(|waiting| waiting.is_kept))
    }

    pub fn news(&mut self) -> Option<usize> {
        let waiting = self.waiting.len();
        let is_news = waiting > self.announced;
        self.announced = waiting;
        is_news.then_some(waiting)
    }

    pub fn drop_all(&mut self) -> Vec<String> {
        self.stop();
        self.announced = 0;
        self.waiting.drain(..).map(|waiting| waiting.line).collect()
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect()
}
