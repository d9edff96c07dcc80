//! A JSON object whose keys keep their order.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// A JSON object whose keys keep their order.
pub struct Object<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Object<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
