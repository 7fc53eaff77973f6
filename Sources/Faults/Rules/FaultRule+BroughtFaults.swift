internal import SwiftSyntax

extension FaultRule {
    /// An expression is the one that the kata's data has in its place.
    static let broughtFaults = FaultRule(
        name: "brought-faults", kind: .altered, summary: "The code does what the kata's data says.",
        advice: "Test a case in which the code as it is and the changed code differ, and expect what the code does today.",
        examples: [
            FaultExample("an expression", "let x = limit / 100 * 5", plants: ["the limit is rounded at the end"]),
            FaultExample("a part of it", "let x = limit / 100", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let expression = node.as(ExprSyntax.self) else { return [] }
        return context.brought.filter { $0.find == expression.trimmedDescription }.map { brought in
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? (\(brought.replace)) : ", suffix: ")", words: brought.words,
                before: brought.find, after: brought.replace)
        }
    }
}
