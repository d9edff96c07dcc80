//! What can stand after a verb: the slots of an argument, in the order in which a file has them.

/// An argument of a verb as a row has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArgumentRow {
    /// How the usage line writes it. Brackets mean that it may be left out.
    pub usage: &'static str,
    pub slots: &'static [Slot],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub takes: Takes,
    /// The keyword before it, which is written with it.
    pub after: Option<&'static str>,
    pub is_optional: bool,
    /// Whether it repeats, together with the other slots of its argument.
    pub is_repeated: bool,
}

/// What fills a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Somebody who sits at the table.
    Player,
    /// The same, or this keyword.
    PlayerOr(&'static str),
    /// A name that nobody has yet.
    Newcomer,
    /// A number from 0 to this one, of spots, tiles, chips or points if that is said with it; empty if of anything.
    Number {
        most: u32,
        unit: &'static str,
    },
    EntryNo,
    Piece,
    /// One of these keywords.
    Word(&'static [&'static str]),
    /// An end of the layout: one of these keywords, or the number that it shows.
    End(&'static [&'static str]),
    /// Keywords and numbers of which the law makes one thing, as the name of a game.
    Phrase,
    /// The rest of the line, word by word as it is typed.
    Rest,
    /// The same, where it may say anything.
    Text,
    /// Another entry.
    Entry,
}

impl Slot {
    pub const fn of(takes: Takes) -> Slot {
        Slot { takes, after: None, is_optional: false, is_repeated: false }
    }

    #[must_use]
    pub const fn optional(self) -> Slot {
        Slot { is_optional: true, ..self }
    }

    #[must_use]
    pub const fn repeated(self) -> Slot {
        Slot { is_repeated: true, ..self }
    }

    #[must_use]
    pub const fn after(self, word: &'static str) -> Slot {
        Slot { after: Some(word), ..self }
    }

    pub const PLAYER: Slot = Slot::of(Takes::Player);
    pub const NEWCOMER: Slot = Slot::of(Takes::Newcomer);
    pub const PIECE: Slot = Slot::of(Takes::Piece);
    pub const TEXT: Slot = Slot::of(Takes::Text);
    pub const REST: Slot = Slot::of(Takes::Rest);
    pub const ENTRY: Slot = Slot::of(Takes::Entry);
    pub const ENTRY_NO: Slot = Slot::of(Takes::EntryNo);

    /// A number of anything.
    pub const NUMBER: Slot = Slot::number(u32::MAX, "");

    pub const fn number(most: u32, unit: &'static str) -> Slot {
        Slot::of(Takes::Number { most, unit })
    }
}

impl ArgumentRow {
    pub const fn new(usage: &'static str, slots: &'static [Slot]) -> ArgumentRow {
        ArgumentRow { usage, slots }
    }

    /// What the entry that names the law takes.
    pub const fn law(usage: &'static str) -> ArgumentRow {
        ArgumentRow::new(usage, &[Slot::REST])
    }

    /// The players who sit down.
    pub const fn seat(usage: &'static str) -> ArgumentRow {
        const NAMES: [Slot; 1] = [Slot::NEWCOMER.repeated()];
        ArgumentRow::new(usage, &NAMES)
    }

    /// A house rule and its value.
    pub const HOUSE: ArgumentRow = ArgumentRow::new("KEY VALUE", &[Slot::REST]);

    /// A piece, or the moment that is asked about.
    pub const fn legal(usage: &'static str) -> ArgumentRow {
        const AT: [Slot; 2] = [Slot::PIECE.optional(), Slot::ENTRY_NO.after("at").optional()];
        ArgumentRow::new(usage, &AT)
    }

    /// A player, or the moment that is asked about.
    pub const HOLDS: ArgumentRow = ArgumentRow::new(
        "[NAME|at N]",
        &[Slot::PLAYER.optional(), Slot::ENTRY_NO.after("at").optional()],
    );

    /// Whether it may be left out.
    pub fn is_optional(&self) -> bool {
        self.slots.iter().all(|slot| slot.is_optional)
    }
}
