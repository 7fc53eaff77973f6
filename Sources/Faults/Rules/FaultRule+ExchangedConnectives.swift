internal import SwiftSyntax

extension FaultRule {
    static let exchangedConnectives = FaultRule(
        name: "exchanged-connectives", kind: .flipped,
        summary: "Two conditions are joined by `||` instead of `&&`, or the other way round.",
        advice: "Test the cases in which only one of the two conditions is true.",
        examples: [
            FaultExample("two conditions", "let isGood = isOn || isOpen", plants: ["Screen uses && instead of || in `isOn || isOpen`"]),
            FaultExample(
                "conditions on several lines", "let isGood = isOn\n    && isOpen()",
                plants: ["Screen uses || instead of && in `isOn && isOpen()`"]),
            // On one line, the comment would hide the rest.
            FaultExample("conditions with a comment between them", "let isGood = isOn  // at last\n    && isOpen()", plants: []),
        ]
    ) { node, _ in
        node.as(InfixOperatorExprSyntax.self)?.exchangingOperator(by: InfixOperatorExprSyntax.connectives) ?? []
    }
}
