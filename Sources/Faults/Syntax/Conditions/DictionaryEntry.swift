internal import SwiftSyntax

/// A value that is looked up in a dictionary with one entry, and the one that is found: `["seams": "checkout"][scheme] == host`.
struct DictionaryEntry {
    /// Each of the two, and the literal that is expected in its place.
    let pairs: [(ExprSyntax, ExprSyntax)]

    /// Makes it of the two sides of a comparison; nil for any others.
    init?(_ lookup: ExprSyntax, _ found: ExprSyntax) {
        guard let lookup = lookup.as(SubscriptCallExprSyntax.self), lookup.arguments.count == 1, let key = lookup.arguments.first,
            let entries = lookup.calledExpression.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self),
            entries.count == 1, let entry = entries.first
        else { return nil }
        pairs = [(key.expression, entry.key), (found, entry.value)]
    }
}
