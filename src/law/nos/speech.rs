//! Nos as it is spoken.

use super::ask::Ask;
use super::session::Session;
use crate::speech::reader::{Fault, Reader};
use crate::speech::{Body, Dialect, Speech};

impl Speech for Session {
    type Question = Ask;

    fn read_body(
        reader: &mut Reader<'_>,
        _dialect: Dialect,
        _session: Option<&Session>,
    ) -> Result<Body<Session>, Fault> {
        reader.body()
    }
}
