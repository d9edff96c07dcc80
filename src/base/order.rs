//! Sorting by one function for all types: the library's takes 8 kB for each type and order.

use easy_ext::ext;
use std::cmp::Ordering;

#[ext(Order)]
pub impl<T> [T] {
    /// Equal items stay in their order.
    fn order_by(&mut self, order: impl Fn(&T, &T) -> Ordering) {
        for (one, other) in swaps(self.len(), &|one, other| order(&self[one], &self[other])) {
            self.swap(one, other);
        }
    }

    /// Makes the key of each item once.
    fn order_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        let keys: Vec<K> = self.iter().map(key).collect();
        for (one, other) in swaps(keys.len(), &|one, other| keys[one].cmp(&keys[other])) {
            self.swap(one, other);
        }
    }
}

pub fn in_order<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.order_by(T::cmp);
    all
}

fn swaps(count: usize, order: &dyn Fn(usize, usize) -> Ordering) -> Vec<(usize, usize)> {
    // The item that belongs at each place.
    let mut items: Vec<usize> = (0..count).collect();
    items.sort_by(|one, other| order(*one, *other));
    let mut swaps = Vec::new();
    for first in 0..count {
        let mut place = first;
        while items[place] != first {
            let next = std::mem::replace(&mut items[place], place);
            swaps.push((place, next));
            place = next;
        }
        items[place] = place;
    }
    swaps
}
