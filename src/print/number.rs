//! Numbers with their nouns.

/// A number with its noun: `1 entry`, `2 entries`.
pub fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// `1 tile`, `2 tiles`.
pub fn tiles(number: u8) -> String {
    counted(number.into(), "tile", "tiles")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        assert_eq!(tiles(1), "1 tile");
        assert_eq!(tiles(0), "0 tiles");
        assert_eq!(counted(2, "entry", "entries"), "2 entries");
    }
}
