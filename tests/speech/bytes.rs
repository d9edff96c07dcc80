//! Lines as bytes.

use nos_entry::{LINE_MAX, SyntaxError, read_bytes, read_line, strip_bom};
use nos_laws::nos::LAW;

#[test]
fn a_carriage_return_is_allowed_only_at_the_end_of_a_line() {
    let line = read_bytes(LAW.language, b"pass Anna\r").unwrap();
    assert_eq!(line, read_line(LAW.language, "pass Anna").unwrap());
    let error = read_bytes(LAW.language, b"pass\rAnna\r\r").unwrap_err();
    assert_eq!((error.column, error.reason), (5, SyntaxError::Control('\r')));
}

#[test]
fn control_characters_are_refused_in_comments_and_notes_too() {
    for (line, column, control) in rows! { of (&str, usize, char):
        "pass\tAnna", 5, '\t';
        "pass # a\u{7}", 9, '\u{7}';
        "note é\u{85}", 7, '\u{85}';
        "\u{7f}", 1, '\u{7f}';
        "deal\n", 5, '\n';
        "\u{0}", 1, '\u{0}';
    } {
        let error = read_bytes(LAW.language, line.as_bytes()).unwrap_err();
        assert_eq!(
            (error.column, error.width, error.reason),
            (column, 1, SyntaxError::Control(control)),
            "{line:?}"
        );
    }
}

#[test]
fn a_line_has_4096_bytes_at_the_most_its_comment_included() {
    let most = format!("note x{}\r", "é".repeat((LINE_MAX - 6) / 2));
    assert_eq!(most.len(), LINE_MAX + "\r".len());
    assert!(read_bytes(LAW.language, most.as_bytes()).is_ok());
    let wrong = most.replacen("note", "nite", 1);
    let error = read_bytes(LAW.language, wrong.as_bytes()).unwrap_err();
    assert_eq!(error.reason, SyntaxError::NoEntry);
    let more = format!("pass #{}", "x".repeat(LINE_MAX - 5));
    let error = read_bytes(LAW.language, more.as_bytes()).unwrap_err();
    assert_eq!(error.reason, SyntaxError::TooLong);
    assert_eq!((error.column, error.width), (4097, 0));
    assert_eq!(read_line(LAW.language, &more).unwrap_err(), error);
    let broken = read_bytes(LAW.language, &[0xff; 5000]).unwrap_err();
    assert_eq!(broken.reason, SyntaxError::TooLong);
}

#[test]
fn what_is_no_utf_8_is_found_where_it_begins() {
    let error = read_bytes(LAW.language, b"note \xc3\xa9\xe9 \xff").unwrap_err();
    assert_eq!((error.column, error.reason), (7, SyntaxError::NotUtf8));
}

#[test]
fn a_byte_order_mark_is_ignored() {
    assert_eq!(strip_bom(b"\xef\xbb\xbfdeal"), b"deal");
    assert_eq!(strip_bom(b"deal"), b"deal");
    assert!(read_bytes(LAW.language, b"\xef\xbb\xbfdeal").is_err());
}
