//! A law's figures for the season: counts, results, and for exported tables the course of a hand.

use nos_base::{Article, Names, PlayerId, Variables, Words};
use std::borrow::Cow;

#[derive(Clone, Debug, Default)]
pub struct TallySheet {
    columns: usize,
    /// The counts of the first player in every column, then those of the second player, and so on.
    counts: Vec<i64>,
    at_deal: Vec<i64>,
}

impl TallySheet {
    pub fn new(columns: usize) -> TallySheet {
        TallySheet { columns, ..TallySheet::default() }
    }

    pub fn add(&mut self, player: PlayerId, column: usize, amount: i64) {
        let end = (player.index() + 1) * self.columns;
        if self.counts.len() < end {
            self.counts.resize(end, 0);
        }
        if let Some(count) = self.counts.get_mut(end - self.columns + column) {
            *count += amount;
        }
    }

    pub fn begin_hand(&mut self) {
        self.at_deal.clone_from(&self.counts);
    }

    /// Drops the counts since the deal of an abandoned hand.
    pub fn void_hand(&mut self) {
        self.counts.clone_from(&self.at_deal);
    }

    pub fn count(&self, player: PlayerId, column: usize) -> i64 {
        self.counts.get(player.index() * self.columns + column).copied().unwrap_or_default()
    }

    pub fn of(&self, player: PlayerId) -> Vec<i64> {
        (0..self.columns).map(|column| self.count(player, column)).collect()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TalliedHand {
    /// The player on set, or the leader; `None` if nobody opened it.
    pub opener: Option<PlayerId>,
    /// The announced game, or its number; empty if none was.
    pub game: String,
    /// A word of the law for its ending; empty if it goes on.
    pub ending: &'static str,
    /// The players who ran out of tiles, in this order.
    pub out: Vec<PlayerId>,
    pub spots: Vec<(PlayerId, i64)>,
    /// The pieces laid or moved, in this order.
    pub plays: Vec<TalliedPlay>,
    pub loser: Option<PlayerId>,
}

impl TalliedHand {
    pub fn goes_out(&mut self, player: PlayerId) {
        if !self.out.contains(&player) {
            self.out.push(player);
        }
    }

    pub fn lays(&mut self, player: PlayerId, tile: impl ToString, arm: Option<String>) {
        self.plays.push(TalliedPlay { player, tile: tile.to_string(), arm });
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalliedPlay {
    pub player: PlayerId,
    pub tile: String,
    pub arm: Option<String>,
}

/// The ending of an abandoned hand, under any law.
pub const VOID: &str = "void";

/// A count for each player: a column of the standings and of the exported players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyColumn {
    /// Its name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    pub heading: Cow<'static, str>,
    pub what: Cow<'static, str>,
    /// The article, if the column counts the fouls against it.
    pub article: Option<Article>,
}

impl TallyColumn {
    pub const GAMES_WON: TallyColumn = TallyColumn::new("games_won");
    pub const POINTS: TallyColumn = TallyColumn::new("points");

    pub const fn new(key: &'static str) -> TallyColumn {
        TallyColumn {
            key: Cow::Borrowed(key),
            heading: Cow::Borrowed(""),
            what: Cow::Borrowed(""),
            article: None,
        }
    }

    /// Adds the column's words: the message `column-KEY`, and its attribute `.what`.
    pub(super) fn translated(self, words: &Words) -> TallyColumn {
        let id = format!("column-{}", self.key);
        let (heading, what) = match self.article {
            None => (words.message(&id), words.attribute(&id, "what").unwrap_or_default()),
            Some(article) => {
                let article = article.to_string();
                let set = |set: &mut Variables<'_>| set.set("article", article.clone());
                let what =
                    words.tell_filled("column-fouls-by-article", None, &Names::default(), set);
                (article.clone(), what.unwrap_or_default().into())
            }
        };
        TallyColumn { heading: heading.into(), what: what.into(), ..self }
    }

    /// Returns the column for the fouls against an article. A full stop in its key would upset SQL.
    pub fn fouls(article: Article) -> TallyColumn {
        TallyColumn {
            key: format!("fouls_{article}").replace('.', "_").into(),
            article: Some(article),
            ..TallyColumn::new("")
        }
    }
}
