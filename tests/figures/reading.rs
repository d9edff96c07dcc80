//! Reads tables as a person does: each cell by the heads of its row and column.

use crate::support::pages::is_closed_by;
use std::collections::BTreeMap;

/// The cells of a table, by the heads of their row and column.
#[derive(Default, Debug)]
pub struct Grid(BTreeMap<(String, String), String>);

impl Grid {
    /// Adds a table. Every row has a cell for every head, and no two cells have the same heads.
    pub fn add(&mut self, heads: &[String], rows: impl IntoIterator<Item = Vec<String>>) {
        for row in rows {
            assert_eq!(row.len(), heads.len(), "{heads:?}: {row:?}");
            for (head, cell) in heads.iter().zip(&row).skip(1) {
                let heads = (row[0].clone(), head.clone());
                let other = self.0.insert(heads.clone(), cell.clone());
                assert_eq!(other, None, "two cells of {heads:?}");
            }
        }
    }

    pub fn of(rows: impl IntoIterator<Item = Vec<String>>, by: usize) -> Grid {
        let mut rows = rows.into_iter().map(|mut cells| {
            cells.swap(0, by);
            cells
        });
        let mut grid = Grid::default();
        if let Some(heads) = rows.next() {
            grid.add(&heads, rows);
        }
        grid
    }

    pub fn cell(&self, row: &str, column: &str) -> &str {
        let heads = (row.to_owned(), column.to_owned());
        let cell = self.0.get(&heads);
        cell.unwrap_or_else(|| panic!("no cell of {heads:?} in {:?}", self.0))
    }
}

/// Returns the sign and the digits of a figure, without its separators; `None` if it has none.
pub fn figure(cell: &str) -> Option<String> {
    let digits: String = cell.chars().filter(char::is_ascii_digit).collect();
    let before = cell.find(|letter: char| letter.is_ascii_digit())?;
    let is_below =
        cell[..before].ends_with(['-', '\u{2212}']) && digits.contains(|digit| digit != '0');
    let sign = if is_below { "-" } else { "" };
    (!digits.is_empty()).then(|| format!("{sign}{digits}"))
}

pub fn boxes(lines: &[String]) -> Grid {
    let cells = |line: &String| -> Option<Vec<String>> {
        let inner = line.strip_prefix('│')?.strip_suffix('│')?;
        Some(inner.split('│').map(|cell| cell.trim().to_owned()).collect())
    };
    let mut grid = Grid::default();
    let (mut heads, mut is_head): (Vec<String>, bool) = (Vec::new(), false);
    for line in lines {
        match (line.chars().next(), cells(line)) {
            (Some('┌'), _) => (heads, is_head) = (Vec::new(), true),
            (Some('├'), _) => is_head = false,
            (_, Some(cells)) if is_head && heads.is_empty() => heads = cells,
            // A long name continues on the next line.
            (_, Some(cells)) if is_head => {
                for (head, more) in heads.iter_mut().zip(cells) {
                    *head = format!("{head} {more}").trim().to_owned();
                }
            }
            (_, Some(cells)) => grid.add(&heads, [cells]),
            _ => {}
        }
    }
    grid
}

pub fn markdown(lines: &[String]) -> Vec<Vec<String>> {
    let cells = |line: &String| -> Option<Vec<String>> {
        let inner = line.strip_prefix("| ")?.strip_suffix('|')?;
        let plain = |cell: &str| cell.trim().replace("**", "").replace('\\', "");
        Some(inner.split('|').map(plain).collect())
    };
    lines.iter().filter_map(cells).collect()
}

pub fn csv(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

/// An element of a page, or with an empty name, a text.
#[derive(Default, Debug)]
pub struct Node<'a> {
    name: &'a str,
    attributes: &'a str,
    text: &'a str,
    inner: Vec<Node<'a>>,
}

const VOID: [&str; 4] = ["meta", "input", "wbr", "!DOCTYPE"];

impl<'a> Node<'a> {
    pub fn page(page: &'a str) -> Node<'a> {
        let mut open = vec![Node::default()];
        let mut rest = page;
        while let Some((text, after)) = rest.split_once('<') {
            let (tag, after) = after.split_once('>').unwrap();
            let inner = &mut open.last_mut().unwrap().inner;
            inner.push(Node { text, ..Node::default() });
            rest = after;
            let (name, _) = tag.split_once(' ').unwrap_or((tag, ""));
            let ends = tag.starts_with('/');
            let own = name.trim_start_matches('/');
            let is_closed = |last: &Node<'_>| is_closed_by(last.name, own, ends);
            let implied = open.iter().rev().take_while(|last| is_closed(last)).count();
            for _ in 0..implied + usize::from(ends) {
                let ended = open.pop().unwrap();
                open.last_mut().unwrap().inner.push(ended);
            }
            if ends {
                continue;
            }
            let inner = &mut open.last_mut().unwrap().inner;
            let node = Node { name, attributes: &tag[name.len()..], ..Node::default() };
            if VOID.contains(&name) || tag.ends_with('/') {
                inner.push(node);
                continue;
            }
            open.push(node);
            if ["style", "script"].contains(&name) {
                rest = &rest[rest.find(&format!("</{name}>")).unwrap()..];
            }
        }
        assert_eq!(open.len(), 1);
        open.remove(0)
    }

    pub fn attribute(&self, name: &str) -> &str {
        let wanted = format!(" {name}=\"");
        self.attributes.split_once(&wanted).map_or("", |(_, rest)| rest.split('"').next().unwrap())
    }

    pub fn is(&self, name: &str, class: &str) -> bool {
        let mut classes = self.attribute("class").split(' ');
        self.name == name && (class.is_empty() || classes.any(|own| own == class))
    }

    /// Returns every element with this name and class, in order.
    pub fn all(&self, name: &str, class: &str) -> Vec<&Node<'a>> {
        let mut found = Vec::new();
        for inner in &self.inner {
            if inner.is(name, class) {
                found.push(inner);
            }
            found.extend(inner.all(name, class));
        }
        found
    }

    /// Returns the element with this id.
    pub fn with_id(&self, id: &str) -> Option<&Node<'a>> {
        let mut inner = self.inner.iter();
        inner.find_map(|own| if own.attribute("id") == id { Some(own) } else { own.with_id(id) })
    }

    pub fn elements(&self) -> impl Iterator<Item = &Node<'a>> {
        self.inner.iter().filter(|inner| !inner.name.is_empty())
    }

    pub fn text(&self) -> String {
        let text = self.letters(&|_, text| text).replace("&amp;", "&");
        text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns the text with each name in brackets.
    pub fn named(&self) -> String {
        let mark = |node: &Node<'_>, text: String| match node.name {
            "bdi" => format!("[{text}]"),
            _ => text,
        };
        self.letters(&mark)
    }

    fn letters(&self, mark: &dyn Fn(&Node<'_>, String) -> String) -> String {
        let inner: String = self.inner.iter().map(|inner| inner.letters(mark)).collect();
        mark(self, self.text.to_owned() + &inner)
    }

    pub fn rows(&self) -> Vec<Vec<String>> {
        self.all("tr", "").into_iter().map(|row| row.cells()).collect()
    }

    pub fn cells(&self) -> Vec<String> {
        self.elements().map(|cell| cell.text()).collect()
    }
}

/// Reads the tables with this class, or all tables, in a part of a page.
pub fn tables(part: &Node<'_>, class: &str) -> Grid {
    let mut grid = Grid::default();
    for table in part.all("table", class) {
        let mut rows = table.rows();
        // A turned table has a row for each player, so swap rows and columns.
        if table.attribute("class").contains("turned") {
            let turned =
                (0..rows[0].len()).map(|at| rows.iter().map(|row| row[at].clone()).collect());
            rows = turned.collect();
        }
        let heads = rows.remove(0);
        grid.add(&heads, rows);
    }
    grid
}
