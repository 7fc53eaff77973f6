internal import SwiftSyntax

extension StringLiteralExprSyntax {
    /// The values in the middle of the text, with text or another value on both sides.
    ///
    /// A change at the beginning or the end of the text shows nothing of them: `"paid - 900 cents"` begins and ends as `"paid - 1 cents"` does.
    var innerValues: [ExpressionSegmentSyntax] {
        let parts = segments.filter { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true }
        return parts.dropFirst().dropLast().compactMap { $0.as(ExpressionSegmentSyntax.self) }
    }
}

extension ExpressionSegmentSyntax {
    /// The number that is put into the text, if the type of its parameter says that it is one.
    var number: ExprSyntax? {
        guard expressions.count == 1, let only = expressions.first, only.label == nil,
            let name = only.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, Syntax(self).parameterType(of: name) == "Int"
        else { return nil }
        return only.expression
    }
}
