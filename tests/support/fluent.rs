//! References in files of messages.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use std::collections::BTreeSet;

/// The variables and messages to which a message and its attributes refer.
#[derive(Default)]
pub struct Uses<'a> {
    pub variables: BTreeSet<&'a str>,
    pub messages: BTreeSet<&'a str>,
}

impl<'a> Uses<'a> {
    pub fn of(message: &Message<&'a str>) -> Uses<'a> {
        let mut uses = Uses::default();
        let attributes = message.attributes.iter().map(|own| &own.value);
        for pattern in message.value.iter().chain(attributes) {
            uses.in_pattern(pattern);
        }
        uses
    }

    fn in_pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.in_expression(expression);
            }
        }
    }

    fn in_expression(&mut self, expression: &Expression<&'a str>) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    self.in_pattern(&variant.value);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.in_expression(expression),
            // An attribute belongs to its message.
            InlineExpression::MessageReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used here: {other:?}"),
        }
    }
}
