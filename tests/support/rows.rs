//! Tables of cases, a case per line.

#![allow(unused_macros, reason = "benchmarks have no cases")]

/// An array of cases, each a row of values that ends with `;`. A row is a tuple. A head names types
/// that the compiler can't infer, `of (&str, &[u32]):`, or a struct with its fields in the order of
/// the columns, `Case { line, words }:`.
macro_rules! rows {
    (@row $of:ident { $($field:ident),+ } $($value:expr),+) => { $of { $($field: $value),+ } };
    (of $of:ty: $($($value:expr),+;)+) => {{
        let rows: [$of; _] = [$(($($value),+)),+];
        rows
    }};
    ($of:ident $fields:tt: $($($value:expr),+;)+) => { [$(rows!(@row $of $fields $($value),+)),+] };
    ($($($value:expr),+;)+) => { [$(($($value),+)),+] };
}
