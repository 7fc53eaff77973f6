internal import SwiftSyntax

extension FaultRule {
    /// A value is not negated; the rules for conditions reverse those of branches.
    static let droppedNegations = FaultRule(
        name: "dropped-negations", kind: .flipped, summary: "A value is used as it is, without its `!`.",
        advice: "Expect the negated value in both cases.",
        examples: [
            FaultExample("a value that is assigned", "isOn = !isOn", plants: ["Screen uses `isOn` without its `!`"]),
            FaultExample("an argument", "start(!isOn)", plants: ["Screen uses `isOn` without its `!`"]),
            FaultExample(
                "a condition, and a part of one", "if !isOn { }; let x = !isOn && isOpen; guard (!isOn) else { return }", plants: []),
        ]
    ) { node, _ in
        guard let negation = node.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!", !negation.isPartOfCondition else {
            return []
        }
        return [
            Fault(
                around: node.textRange, prefix: "((", suffix: ") != seamsFault(#))",
                words: "\(node.subject) uses `\(negation.expression.oneLine)` without its `!`", before: negation.oneLine,
                after: negation.expression.oneLine)
        ]
    }
}
