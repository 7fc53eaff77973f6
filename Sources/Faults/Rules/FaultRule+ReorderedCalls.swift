internal import SwiftSyntax

extension FaultRule {
    static let reorderedCalls = FaultRule(
        name: "reordered-calls", kind: .swapped, summary: "Two calls that follow each other change places.",
        advice: "Expect the exact list of calls in their order.",
        examples: [
            FaultExample("two calls", "view.show(1); view.hide()", plants: ["Screen calls hide() before show(_:)"]),
            FaultExample("calls of two objects", "view.show(); owner.hide()", plants: ["Screen calls hide() before show()"]),
            FaultExample("equal calls", "view.show(); view.show()", plants: []),
            FaultExample("calls with a statement between them", "view.show(); let x = 1; view.hide()", plants: []),
        ]
    ) { node, _ in
        guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
        return zip(statements, statements.dropFirst()).compactMap { first, second in
            guard let earlier = first.statementCall, let later = second.statementCall, first.item.canStandOnOneLine,
                second.item.canStandOnOneLine
            else { return nil }
            let (one, other) = (first.item.oneLine, second.item.oneLine)
            guard one != other else { return nil }
            return Fault(
                [(first, other), (second, one)].map { own, text in
                    .init(range: own.item.textRange, prefix: "if seamsFault(#) { \(text) } else { ", suffix: " }")
                },
                of: [Syntax(first), Syntax(second)], words: "\(node.subject) calls \(later.shown) before \(earlier.shown)",
                before: "\(one); \(other)", after: "\(other); \(one)")
        }
    }
}
