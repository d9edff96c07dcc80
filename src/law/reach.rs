//! How much the rulings on a stretch of entries depend on what everybody has. Where they do not, a correction
//! before them changes what everybody has and none of them.

/// What everybody had during a stretch of entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The least and the most that each account had.
    accounts: Vec<(i64, i64)>,
    /// Whether a ruling depends on more than whether an account is below zero.
    depends: bool,
}

impl Reach {
    /// A stretch in which a ruling depends on what everybody has.
    pub const DEPENDENT: Reach = Reach {
        accounts: Vec::new(),
        depends: true,
    };

    /// Notes that a ruling depends on what everybody has.
    pub fn depend(&mut self) {
        self.depends = true;
    }

    /// Notes what everybody has now, in the same order each time. New accounts come last.
    pub fn note(&mut self, amounts: impl Iterator<Item = i64>) {
        for (at, amount) in amounts.enumerate() {
            match self.accounts.get_mut(at) {
                Some((least, most)) => {
                    *least = amount.min(*least);
                    *most = amount.max(*most);
                }
                None => self.accounts.push((amount, amount)),
            }
        }
    }

    /// Whether every ruling stays as it is if each account has so much more from the beginning.
    pub fn bears(&self, more: &[i64]) -> bool {
        let stays = |((least, most), more): (&(i64, i64), &i64)| {
            *more == 0 || least.min(&(least + more)) >= &0 || most.max(&(most + more)) < &0
        };
        !self.depends && self.accounts.iter().zip(more).all(stays)
    }

    /// The same stretch if each account has so much more.
    #[must_use]
    pub fn with(&self, more: &[i64]) -> Reach {
        let mut with = self.clone();
        for ((least, most), more) in with.accounts.iter_mut().zip(more) {
            *least += more;
            *most += more;
        }
        with
    }

    /// Adds another part of the stretch.
    pub fn join(&mut self, other: &Reach) {
        self.depends |= other.depends;
        self.note(other.accounts.iter().map(|(least, _)| *least));
        self.note(other.accounts.iter().map(|(_, most)| *most));
    }
}
