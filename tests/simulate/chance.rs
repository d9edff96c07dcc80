use nos_base::TileSet;
use nos_law::{Luck, Share};

#[test]
fn a_share_is_read_from_0_to_1_and_written_as_short_as_can_be() {
    let table = [
        ("0", Some("0")),
        ("1", Some("1")),
        ("0.1", Some("0.1")),
        ("0.10", Some("0.1")),
        ("1.000000", Some("1")),
        ("0.000001", Some("0.000001")),
        ("1.1", None),
        ("2", None),
        ("-0.1", None),
        ("+1", None),
        (".5", None),
        ("0.", None),
        ("0,5", None),
        ("0.0000001", None),
        ("", None),
    ];
    for (text, written) in table {
        let share = text.parse::<Share>().ok();
        assert_eq!(share.map(|share| share.to_string()).as_deref(), written, "{text:?}");
    }
    assert_eq!(Ok(Share::percent(25)), "0.25".parse());
    assert_eq!(Share::percent(101).parts(), Share::WHOLE);
}

#[test]
fn the_numbers_of_a_seed_are_those_of_splitmix64() {
    let mut luck = Luck::new(1_234_567);
    let numbers = [(); 5].map(|()| luck.number());
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(numbers, published);
}

#[test]
fn below_zero_is_0_and_an_empty_list_gives_nothing() {
    let mut luck = Luck::new(0);
    assert_eq!(luck.below(0), 0);
    assert_eq!(luck.pick::<u8>(&[]), None);
    assert_eq!(luck.piece(TileSet::EMPTY), None);
}
