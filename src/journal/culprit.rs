//! Which part of a correction makes an entry impossible.

use super::record::Record;
use super::rejection::Rejection;
use crate::speech::{Correction, Part};

impl Record {
    /// The index of the part by which an entry is impossible; `None` if it is impossible for another reason,
    /// or if several parts have to do with it.
    pub fn culprit(&self, parts: &[Part], rejection: &Rejection) -> Option<usize> {
        let Rejection::Impossible { no, entry, own, .. } = rejection else {
            return None;
        };
        if *own {
            return parts.iter().position(|part| part.entry() == Some(entry));
        }
        let mends = |left_out: &usize| {
            let mut rest = parts.to_vec();
            rest.remove(*left_out);
            if rest.is_empty() {
                return true;
            }
            match self.judge(Correction::Parts(rest).into()) {
                Ok(_) => true,
                // Something else is wrong, but only after that entry.
                Err(Rejection::Impossible { no: next, own, .. }) => !own && next > *no,
                Err(_) => false,
            }
        };
        let mut culprits = (0..parts.len()).filter(mends);
        culprits.next().filter(|_| culprits.next().is_none())
    }
}
