//! Evidence: what the record allows, excludes and proves. It only reads hands and rulings; nobody pays
//! because of it. It says nothing that does not follow from what was entered.

pub mod legal;
pub mod recount;
