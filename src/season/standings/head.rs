//! The columns of the standings.

use super::Standings;
use super::row::Row;
use super::shows::Shows;
use crate::season::tallied::Column;
use std::borrow::Cow;

/// Which columns belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The name.
    Player,
    /// How far over or under.
    Result,
    /// What the law counts.
    Counted,
    /// The fouls by each article.
    Fouls,
}

/// A column of the standings.
#[derive(Clone, Debug)]
pub struct Head {
    /// Its name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    /// Its heading in a table.
    pub heading: Cow<'static, str>,
    /// Whether it is in the table for people, too.
    pub is_shown: bool,
    /// Whether it shows numbers.
    pub is_number: bool,
    /// Whether a number above 0 is shown with its sign.
    pub is_signed: bool,
    /// Where it belongs.
    pub group: Group,
    pub(super) shows: Shows,
}

impl Standings {
    /// The columns.
    pub fn heads(&self) -> Vec<Head> {
        let article = |at: usize| self.columns.get(at).and_then(|column| column.article);
        let group = |shows| match shows {
            Shows::Player => Group::Player,
            Shows::Count(at) if article(at).is_some() => Group::Fouls,
            Shows::Count(_) => Group::Counted,
            _ => Group::Result,
        };
        let head = |shows, key: &Cow<'static, str>, heading: &Cow<'static, str>, is_shown| Head {
            key: key.clone(),
            heading: heading.clone(),
            is_shown,
            is_number: !matches!(
                shows,
                Shows::Player | Shows::Currency | Shows::BestDate | Shows::WorstDate | Shows::Form
            ),
            group: group(shows),
            is_signed: matches!(shows, Shows::Over | Shows::Best | Shows::Worst),
            shows,
        };
        let own = |shows, key: &'static str, is_shown| {
            let key = Cow::Borrowed(key);
            head(shows, &key, &key, is_shown)
        };
        let mut heads = vec![
            own(Shows::Player, "player", true),
            own(Shows::Evenings, "evenings", true),
        ];
        let Column { key, heading, .. } = &self.result;
        heads.push(head(Shows::Over, key, heading, true));
        if let Some(money) = &self.money {
            let heading = match money.currency() {
                "" => "money".to_owned(),
                currency => currency.to_owned(),
            };
            heads.push(head(Shows::Money, &"money".into(), &heading.into(), true));
            heads.push(own(Shows::Currency, "currency", false));
        }
        heads.extend([
            own(Shows::Best, "best", true),
            own(Shows::BestDate, "best_date", false),
            own(Shows::Worst, "worst", true),
            own(Shows::WorstDate, "worst_date", false),
            own(Shows::Form, "form", true),
        ]);
        heads.extend(self.columns.iter().enumerate().map(|(at, column)| {
            let any = |row: &Row| row.counts.get(at).is_some_and(|count| *count != 0);
            // A table has no column for an article by which nobody did anything.
            let is_shown = column.article.is_none() || self.rows.iter().any(any);
            head(Shows::Count(at), &column.key, &column.heading, is_shown)
        }));
        heads
    }
}
