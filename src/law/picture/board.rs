//! Boards as data, and their drawing in the terminal: squares, or the 24 points of backgammon.

use nos_base::text::width::columns;
use nos_base::{Ink, Look, Words};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub rows: Vec<Vec<BoardSquare>>,
    /// Whether every square in use shows its name; if not, rows and columns have names at the edge.
    pub shows_names: bool,
    /// The position in words.
    pub described: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSquare {
    /// Empty if the square is not used.
    pub name: String,
    pub is_dark: bool,
    /// Whether the last move began or ended here.
    pub is_moved: bool,
    pub man: Option<Man>,
}

impl BoardSquare {
    /// Returns the letter of the man here, and whether the last move began or ended here.
    pub fn standing(&self) -> (String, bool) {
        (self.man.map(|man| man.letter.to_string()).unwrap_or_default(), self.is_moved)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Its kind and colour: the message `men-CALLED` has the words, and in `.letter` the letter.
    pub called: &'static str,
    pub is_light: bool,
    /// Its sign: a letter on the disc of a king, none on that of a man.
    pub sign: &'static str,
    pub letter: char,
}

impl Man {
    pub const fn of(called: &'static str, is_light: bool, sign: &'static str, letter: char) -> Man {
        Man { called, is_light, sign, letter }
    }

    pub fn message(self) -> String {
        message(self.called)
    }

    pub fn is_disc(self) -> bool {
        self.sign.is_ascii()
    }

    fn filled(sign: char) -> char {
        match sign {
            '♔'..='♙' => char::from_u32(u32::from(sign) + 6).unwrap_or(sign),
            sign => sign,
        }
    }

    /// Returns the text on a disc: for a king, the letter in its language.
    pub fn on_disc(self) -> String {
        match self.sign {
            "" => String::new(),
            _ => message!("crown"),
        }
    }

    pub(super) fn drawn(self, look: &Look, words: &Words) -> String {
        match (look.ascii, self.is_disc(), self.is_light) {
            (true, _, _) => words
                .attribute(&self.message(), "letter")
                .unwrap_or_else(|| self.letter.to_string()),
            (false, false, _) => self.sign.to_owned(),
            (false, true, true) => format!("○{}", self.on_disc()),
            (false, true, false) => format!("●{}", self.on_disc()),
        }
    }
}

fn message(called: &str) -> String {
    format!("men-{called}")
}

/// Returns the name of a column or row: the part that the names of its squares share.
fn edge(squares: &mut dyn Iterator<Item = &BoardSquare>, part: fn(char) -> bool) -> String {
    squares.map(|square| &square.name).next().map_or("", String::as_str).matches(part).collect()
}

impl Board {
    /// Builds a board with `side` rows and columns, each square from its row and column.
    pub fn of(side: i8, shows_names: bool, square: impl Fn(i8, i8) -> BoardSquare) -> Board {
        let square = &square;
        let row = |row| (0..side).map(move |column| square(row, column)).collect();
        Board { rows: (0..side).map(row).collect(), shows_names, described: Vec::new() }
    }

    pub fn rank(row: &[BoardSquare]) -> String {
        edge(&mut row.iter(), |c| c.is_ascii_digit())
    }

    pub fn files(&self) -> impl Iterator<Item = String> {
        self.rows
            .first()
            .into_iter()
            .flatten()
            .map(|square| edge(&mut [square].into_iter(), |c| c.is_ascii_alphabetic()))
    }

    pub fn lines(&self, look: &Look, words: &Words) -> Vec<String> {
        let rows = self.rows.iter().map(|row| {
            let head = if self.shows_names {
                String::new()
            } else {
                look.ink(Ink::Shut, &format!("{} ", Board::rank(row)))
            };
            let cells = row.iter().map(|square| self.cell(square, look, words));
            format!("  {head}{}", cells.collect::<String>()).trim_end().to_owned()
        });
        let mut lines: Vec<String> = rows.collect();
        if !self.shows_names {
            let files: Vec<String> = self.files().collect();
            lines.push(look.ink(Ink::Shut, &format!("     {}", files.join("  "))));
        }
        lines
    }

    fn cell(&self, square: &BoardSquare, look: &Look, words: &Words) -> String {
        let (width, name) =
            if self.shows_names { (3, format!("{:>2}", square.name)) } else { (2, String::new()) };
        let ink = match (square.is_moved, &square.man) {
            (true, Some(_)) => Ink::Open,
            (_, Some(man)) if man.is_light => Ink::Set,
            (_, Some(_)) => Ink::Plain,
            (_, None) => Ink::Shut,
        };
        let drawn = match &square.man {
            Some(man) => man.drawn(look, words),
            None if square.is_dark && !self.shows_names => {
                if look.ascii { "." } else { "·" }.to_owned()
            }
            None => String::new(),
        };
        let blanks = " ".repeat(usize::saturating_sub(width, columns(&drawn)));
        let side = if self.shows_names { "" } else { " " };
        if look.color && !self.shows_names {
            let man =
                square.man.map_or_else(String::new, |_| drawn.chars().map(Man::filled).collect());
            let is_light = square.man.is_some_and(|man| man.is_light);
            let text = format!(" {man:<width$}");
            return look.square(&text, is_light, (square.is_dark, square.is_moved));
        }
        format!("{side}{}{}{blanks}", look.ink(Ink::Shut, &name), look.ink(ink, &drawn))
    }

    /// Lists every man with the name of its square, grouped by kind.
    pub(crate) fn in_words(&self, words: &Words) -> Vec<String> {
        let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
        for square in self.rows.iter().flatten() {
            let Some(man) = square.man else { continue };
            match kinds.iter_mut().find(|(called, _)| *called == man.called) {
                Some((_, squares)) => squares.push(&square.name),
                None => kinds.push((man.called, vec![&square.name])),
            }
        }
        let listed = |(called, squares): (&str, Vec<&str>)| {
            format!("{}: {}.", words.message(&message(called)), squares.join(", "))
        };
        kinds.into_iter().map(listed).collect()
    }
}

/// The number of drawn checkers of a stack. On a higher stack the last one shows the total.
pub const HEIGHT: u8 = 5;

/// The checkers on a point, on the bar, or off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The number of the point, or the word for the bar or off.
    pub name: String,
    pub man: Man,
    pub number: u8,
    pub is_on_point: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points {
    /// The stacks at the upper edge, from the left: six points, the bar, six points, those off.
    pub top: Vec<Stack>,
    pub low: Vec<Stack>,
    /// The value of the cube, and whether the lower player owns it; `None` in the middle.
    pub cube: Option<(i64, Option<bool>)>,
    pub described: Vec<String>,
}

impl Stack {
    pub const MEN: [Man; 2] = [Man::of("black", false, "", 'x'), Man::of("white", true, "", 'o')];

    /// Returns the letter and the number of its checkers; empty if there are none.
    pub fn standing(&self) -> String {
        match self.number {
            0 => String::new(),
            number => format!("{}{number}", self.man.letter),
        }
    }

    fn cell(&self, height: u8, look: &Look, words: &Words) -> String {
        let ink = if self.man.is_light { Ink::Set } else { Ink::Plain };
        let man = if height >= self.number {
            " ".to_owned()
        } else if height == HEIGHT - 1 && self.number > HEIGHT {
            self.number.to_string()
        } else {
            self.man.drawn(look, words)
        };
        let blanks = " ".repeat(3_usize.saturating_sub(man.chars().count()));
        format!("{blanks}{}", look.ink(ink, &man))
    }
}

/// Joins cells to a line, with separators around the bar and before the checkers off.
fn line(cells: impl Iterator<Item = String>, look: &Look) -> String {
    let edge = if look.ascii { " |" } else { " │" };
    let edge = |at| if matches!(at, 6 | 7 | 13) { edge } else { "" };
    cells.enumerate().map(|(at, cell)| format!("{}{cell}", edge(at))).collect()
}

impl Points {
    /// Builds the board as its first player sees it, his home board at the lower right. `checkers`
    /// counts each player's places from his own home board: off, the points, the bar. Then the
    /// words for bar and off.
    pub fn of(
        checkers: [[u8; 26]; 2],
        cube: Option<(i64, Option<bool>)>,
        [bar, off]: [&str; 2],
    ) -> Points {
        let stack = |name: String, of: usize, place: usize| Stack {
            name,
            man: Stack::MEN[of],
            number: checkers[of][place],
            is_on_point: (1..=24).contains(&place),
        };
        let row = |numbers: &mut dyn Iterator<Item = usize>, of: usize| {
            let on_point = |number: usize| {
                let places = [number, 25 - number];
                let of = usize::from(checkers[1][places[1]] > 0);
                stack(number.to_string(), of, places[of])
            };
            let mut row: Vec<Stack> = numbers.map(on_point).collect();
            row.insert(6, stack(bar.to_owned(), of, 25));
            row.push(stack(off.to_owned(), of, 0));
            row
        };
        Points {
            described: Vec::new(),
            top: row(&mut (13..=24), 1),
            low: row(&mut (1..=12).rev(), 0),
            cube,
        }
    }

    /// Returns the value of the cube at its possible places: lower edge, middle, upper edge.
    pub fn cubes(&self) -> Option<[Option<i64>; 3]> {
        let (value, owner) = self.cube?;
        Some([Some(true), None, Some(false)].map(|own| (own == owner).then_some(value)))
    }

    pub fn lines(&self, look: &Look, words: &Words) -> Vec<String> {
        let names = |row: &[Stack]| {
            look.ink(Ink::Shut, &line(row.iter().map(|stack| format!("{:>3}", stack.name)), look))
        };
        let stacks = |row: &[Stack], height| {
            line(row.iter().map(|stack| stack.cell(height, look, words)), look)
        };
        let mut lines = vec![names(&self.top)];
        lines.extend((0..HEIGHT).map(|height| stacks(&self.top, height)));
        lines.push(stacks(&self.top, u8::MAX));
        lines.extend((0..HEIGHT).rev().map(|height| stacks(&self.low, height)));
        lines.push(names(&self.low));
        if let Some((value, owner)) = self.cube {
            let at = owner.map_or(6, |is_low| if is_low { 11 } else { 1 });
            lines.get_mut(at).into_iter().for_each(|line| line.push_str(&format!("  [{value}]")));
        }
        lines.iter().map(|line| line.trim_end().to_owned()).collect()
    }

    pub(crate) fn in_words(&self, words: &Words) -> Vec<String> {
        let listed = |is_light: bool| {
            let is_own = |stack: &&Stack| stack.number > 0 && stack.man.is_light == is_light;
            let stacks: Vec<&Stack> = self.top.iter().chain(&self.low).filter(is_own).collect();
            let called = stacks.first().map_or("", |stack| stack.man.called);
            let each = stacks.iter().map(|stack| match stack.number {
                1 => stack.name.clone(),
                number => format!("{} ({number})", stack.name),
            });
            let called = words.message(&format!("men-{called}"));
            format!("{called}: {}.", each.collect::<Vec<_>>().join(", "))
        };
        [true, false].map(listed).to_vec()
    }
}
