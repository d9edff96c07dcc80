//! What can follow a verb: the slots of an argument, in the order of a file.

/// An argument of a verb, as a row declares it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArgumentRow {
    /// The usage line; brackets mark it as optional.
    pub usage: &'static str,
    pub slots: &'static [Slot],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub takes: Takes,
    /// The keyword before it, which is written with it.
    pub after: Option<&'static str>,
    pub is_optional: bool,
    /// Whether it repeats, together with the other repeated slots of its argument.
    pub is_repeated: bool,
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Anything,
    Tiles,
    Spots,
    Chips,
    Points,
    Dice,
    Cards,
    /// The number of an entry.
    Entry,
    Entries,
    /// The number at an open end.
    Open,
    /// Said as `twice`, of any act.
    Times,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    Player,
    /// A player, or this keyword.
    PlayerOr(&'static str),
    /// A name that no player has yet.
    Newcomer,
    /// A number up to `most` that counts `unit`.
    Number {
        most: u32,
        unit: Unit,
    },
    EntryNo,
    Piece,
    Word(&'static [&'static str]),
    /// An end of the layout: one of these keywords, or the number that it shows.
    End(&'static [&'static str]),
    /// Keywords and numbers that make one thing for the law, such as the name of a game.
    Phrase,
    /// The rest of the line, word by word as typed.
    Rest,
    /// The rest of the line, which may say anything.
    Text,
    Entry,
}

impl Slot {
    pub const fn new(takes: Takes) -> Slot {
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

    pub const PLAYER: Slot = Slot::new(Takes::Player);
    pub const NEWCOMER: Slot = Slot::new(Takes::Newcomer);
    pub const PIECE: Slot = Slot::new(Takes::Piece);
    pub const TEXT: Slot = Slot::new(Takes::Text);
    pub const REST: Slot = Slot::new(Takes::Rest);
    pub const ENTRY: Slot = Slot::new(Takes::Entry);
    pub const ENTRY_NO: Slot = Slot::new(Takes::EntryNo);

    pub const NUMBER: Slot = Slot::number(u32::MAX, Unit::Anything);

    pub const fn number(most: u32, unit: Unit) -> Slot {
        Slot::new(Takes::Number { most, unit })
    }
}

impl ArgumentRow {
    pub const fn new(usage: &'static str, slots: &'static [Slot]) -> ArgumentRow {
        ArgumentRow { usage, slots }
    }

    /// The argument of the entry that names the law.
    pub const fn law(usage: &'static str) -> ArgumentRow {
        ArgumentRow::new(usage, &[Slot::REST])
    }

    pub const fn seat(usage: &'static str) -> ArgumentRow {
        const NAMES: [Slot; 1] = [Slot::NEWCOMER.repeated()];
        ArgumentRow::new(usage, &NAMES)
    }

    pub const HOUSE: ArgumentRow = ArgumentRow::new("KEY VALUE", &[Slot::REST]);

    /// A piece, and the entry after which to list legal acts.
    pub const fn legal(usage: &'static str) -> ArgumentRow {
        const AT: [Slot; 2] = [Slot::PIECE.optional(), Slot::ENTRY_NO.after("at").optional()];
        ArgumentRow::new(usage, &AT)
    }

    /// A player, and the entry after which to ask.
    pub const HOLDS: ArgumentRow = ArgumentRow::new(
        "[NAME|at N]",
        &[Slot::PLAYER.optional(), Slot::ENTRY_NO.after("at").optional()],
    );

    pub fn is_optional(&self) -> bool {
        self.slots.iter().all(|slot| slot.is_optional)
    }
}
