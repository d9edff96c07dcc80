//! Words that are compared fast, in upper or lower case.

/// A word, with its first eight bytes as one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Word<'a> {
    /// The word itself.
    pub text: &'a str,
    /// The first byte is the lowest; after the end come zeros.
    head: u64,
}

impl<'a> Word<'a> {
    /// A word.
    #[inline]
    pub const fn new(text: &'a str) -> Word<'a> {
        let head = eight(text.as_bytes());
        Word { text, head }
    }

    /// Whether both are the same word, in upper or lower case; only letters of ASCII have a case here.
    #[inline]
    pub const fn is(self, other: Word<'_>) -> bool {
        self.folded() == other.folded()
            && self.text.len() == other.text.len()
            && (self.head == other.head && self.text.len() <= 8
                || self.text.eq_ignore_ascii_case(other.text))
    }

    /// Whether every character is ASCII.
    #[inline]
    pub fn is_ascii(self) -> bool {
        self.head & HIGH == 0 && (self.text.len() <= 8 || self.text.is_ascii())
    }

    /// A number that is the same for the same word in upper or lower case.
    #[inline]
    pub const fn hash(self) -> usize {
        let mixed = self.folded() ^ self.text.len() as u64;
        (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize
    }

    /// The first eight bytes without the bit that tells lower case from upper.
    const fn folded(self) -> u64 {
        self.head | each(0x20)
    }
}

/// The highest bit of each byte. No byte of ASCII has it.
pub(crate) const HIGH: u64 = each(0x80);

/// Eight bytes of this value.
pub(crate) const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The first eight bytes, the first one lowest. After the end come zeros.
#[inline]
pub(crate) const fn eight(bytes: &[u8]) -> u64 {
    if let Some(eight) = bytes.first_chunk() {
        return u64::from_le_bytes(*eight);
    }
    // The first and the last bytes of a short word overlap in its middle, where they are the same.
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return first as u64 | (last as u64) << (8 * (bytes.len() - 4));
    }
    match *bytes {
        [] => 0,
        [one] => one as u64,
        [first, second] => u16::from_le_bytes([first, second]) as u64,
        [first, second, third, ..] => u32::from_le_bytes([first, second, third, 0]) as u64,
    }
}
