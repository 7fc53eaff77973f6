internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The ends of the range of whole numbers that a call makes, such as `stride(from: 0, to: 65, by: 1)`; nil for any other call.
    ///
    /// The numbers end `open` before the last one, which is the length of `NSRange(location: 0, length: 65)`.
    var endsOfRange: (first: ExprSyntax, last: ExprSyntax, open: Int, isLength: Bool)? {
        let labels = arguments.map { $0.label?.text ?? "_" }
        let values = arguments.map(\.expression)
        switch (calledName, labels) {
        case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]):
            return values[2].wholeNumber == 1 ? (values[0], values[1], labels[1] == "to" ? 1 : 0, false) : nil
        case ("NSRange", ["location", "length"]): return (values[0], values[1], 0, true)
        case ("Range", ["uncheckedBounds"]), ("ClosedRange", ["uncheckedBounds"]):
            guard let bounds = values[0].as(TupleExprSyntax.self)?.elements.map(\.expression), bounds.count == 2 else { return nil }
            return (bounds[0], bounds[1], calledName == "Range" ? 1 : 0, false)
        default: return nil
        }
    }
}

extension IntegerLiteralExprSyntax {
    /// The call that makes a range of whole numbers of which it is an end.
    var rangeCallAround: FunctionCallExprSyntax? {
        let calls = sequence(first: Syntax(self), next: \.parent).dropFirst().prefix { node in
            [.labeledExpr, .labeledExprList, .tupleExpr, .functionCallExpr].contains(node.kind)
        }
        guard let call = calls.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(where: { _ in true }),
            let ends = call.endsOfRange
        else { return nil }
        return [ends.first.id, ends.last.id].contains(ExprSyntax(self).id) ? call : nil
    }
}
