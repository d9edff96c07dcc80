//! What the season needs of a law: what it counts for each player, the result of an evening, and for the exported
//! tables who made an entry and how a hand went.

use nos_base::table::article::Article;
use nos_base::table::name::Names;
use nos_base::table::seat::PlayerId;
use nos_base::words::{Variables, Words};
use std::borrow::Cow;

/// What is counted in one evening, for each player and column.
#[derive(Clone, Debug, Default)]
pub struct TallySheet {
    columns: usize,
    /// The columns of the first player, then those of the second, and so on.
    counts: Vec<i64>,
    /// The same at the last deal.
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

    /// The hand is abandoned: nothing that was counted since its deal counts.
    pub fn void_hand(&mut self) {
        self.counts.clone_from(&self.at_deal);
    }

    pub fn of(&self, player: PlayerId) -> Vec<i64> {
        let from = player.index() * self.columns;
        let counts = self.counts.get(from..from + self.columns);
        counts.map_or_else(|| vec![0; self.columns], <[i64]>::to_vec)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TalliedHand {
    /// Who opened it: who was on set, or led; `None` if nobody did.
    pub opener: Option<PlayerId>,
    /// The game that was announced, or its number; empty if none was.
    pub game: String,
    /// How it ended, in a word of the law; empty if it goes on.
    pub ending: &'static str,
    /// Who ran out of tiles, in this order.
    pub out: Vec<PlayerId>,
    /// What was counted in the hands in the end.
    pub spots: Vec<(PlayerId, i64)>,
    /// What was laid or moved, in this order.
    pub plays: Vec<TalliedPlay>,
    /// Who lost it; `None` if nobody did alone.
    pub loser: Option<PlayerId>,
}

impl TalliedHand {
    pub fn goes_out(&mut self, player: PlayerId) {
        if !self.out.contains(&player) {
            self.out.push(player);
        }
    }

    pub fn lays(&mut self, player: PlayerId, tile: impl ToString, arm: Option<String>) {
        let tile = tile.to_string();
        self.plays.push(TalliedPlay { player, tile, arm });
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalliedPlay {
    pub player: PlayerId,
    pub tile: String,
    pub arm: Option<String>,
}

/// The ending of a hand that was abandoned, by any law.
pub const VOID: &str = "void";

/// Something that is counted for each player. It is a column of the standings and of the exported players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyColumn {
    /// Its name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    pub heading: Cow<'static, str>,
    pub what: Cow<'static, str>,
    /// The article, if the column counts the fouls by one article.
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

    /// The same column with its words: the message `column-KEY`, and its attribute `.what`.
    pub(super) fn translated(self, words: &Words) -> TallyColumn {
        let id = format!("column-{}", self.key);
        let (heading, what) = match self.article {
            None => (words.message(&id), words.attribute(&id, "what").unwrap_or_default()),
            Some(article) => {
                let id = "column-fouls-by-article";
                let article = article.to_string();
                let set = |set: &mut Variables<'_>| set.set("article", article.clone());
                let what = words.fill(id, None, &Names::default(), set);
                (article.clone(), what.unwrap_or_default())
            }
        };
        TallyColumn { heading: heading.into(), what: what.into(), ..self }
    }

    /// The column for the fouls by this article. Its key has no full stop, which means something in SQL.
    pub fn fouls(article: Article) -> TallyColumn {
        TallyColumn {
            key: format!("fouls_{article}").replace('.', "_").into(),
            article: Some(article),
            ..TallyColumn::new("")
        }
    }
}
