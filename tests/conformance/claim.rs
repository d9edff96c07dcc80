use serde_json::Value;

/// Lists the differences between a claim and a ruling.
///
/// An object has at least the claimed keys (`null` claims a missing key), and `articles` at least
/// those claimed. The objects of a list are those claimed, in any order. All other values are
/// equal.
pub fn differences(claim: &Value, ruling: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    compare("", claim, ruling, &mut wrong);
    wrong
}

fn compare(key: &str, claim: &Value, ruling: &Value, wrong: &mut Vec<String>) {
    if let (Value::Object(claims), Value::Object(parts)) = (claim, ruling) {
        for (part, claim) in claims {
            let is = parts.get(part).unwrap_or(&Value::Null);
            let key = format!("{key}.{part}");
            compare(key.trim_start_matches('.'), claim, is, wrong);
        }
        return;
    }
    let agrees = match (claim, ruling) {
        (Value::Array(claims), Value::Array(parts)) if key == "articles" => {
            claims.iter().all(|claim| parts.contains(claim))
        }
        (Value::Array(claims), Value::Array(parts)) if claims.iter().all(Value::is_object) => {
            let is = |claim: &Value, part: &Value| differences(claim, part).is_empty();
            claims.len() == parts.len()
                && claims.iter().all(|claim| parts.iter().any(|part| is(claim, part)))
                && parts.iter().all(|part| claims.iter().any(|claim| is(claim, part)))
        }
        _ => claim == ruling,
    };
    if !agrees {
        wrong.push(format!("  {key}\n    must be {claim}\n    is      {ruling}"));
    }
}

#[test]
fn a_wrong_claim_is_found() {
    let ruling = serde_json::json!({
        "verdict": "foul", "articles": ["11.2a", "11.3"],
        "transfers": [{"from": "Anna", "to": "Bram", "amount": 40}, {"from": "Anna", "to": "Cees", "amount": 40}],
        "state": {"turn": "Anna", "known": {"Anna": ["5-4"]}, "tiles": {"Anna": 5}},
    });
    for (claim, expected) in rows! {
        r#"{"verdict": "foul", "articles": ["11.2a"]}"#, true;
        r#"{"verdict": "accepted"}"#, false;
        r#"{"articles": ["11.2c"]}"#, false;
        r#"{"transfers": [{"to": "Cees"}, {"to": "Bram", "amount": 40}]}"#, true;
        r#"{"transfers": [{"to": "Cees"}]}"#, false;
        r#"{"transfers": [{"to": "Cees"}, {"to": "Cees"}]}"#, false;
        r#"{"transfers": []}"#, false;
        r#"{"state": {"turn": "Anna", "known": {"Bram": null}}}"#, true;
        r#"{"state": {"turn": null}}"#, false;
        r#"{"state": {"known": {"Anna": ["5-4", "6-4"]}}}"#, false;
        r#"{"state": {"tiles": {"Anna": 4}}}"#, false;
        r#"{"answer": {"plays": []}}"#, false;
    } {
        let claimed = serde_json::from_str(claim).unwrap();
        assert_eq!(differences(&claimed, &ruling).is_empty(), expected, "{claim}");
    }
}
