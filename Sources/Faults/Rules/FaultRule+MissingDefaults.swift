internal import SwiftSyntax

extension FaultRule {
    static let missingDefaults = FaultRule(
        name: "missing-defaults", kind: .never, summary: "The value before `??` is treated as nil.",
        advice: "Test with a value that differs from the default, and expect it.",
        examples: [
            FaultExample("a value", "let x = token ?? 1", plants: ["Screen treats `token` as nil although it is set"]),
            FaultExample(
                "values in a row", "let x = token ?? last ?? 1",
                plants: ["Screen treats `token` as nil although it is set", "Screen treats `last` as nil although it is set"]),
            FaultExample("a sum", "let x = token + last", plants: []),
        ]
    ) { node, _ in
        guard let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??" else { return [] }
        let value = infix.leftOperand
        return [
            Fault(
                [.init(range: value.textRange, prefix: "seamsMissing(#, ", suffix: ")")], of: [Syntax(value)],
                words: "\(node.subject) treats `\(value.oneLine)` as nil although it is set", before: infix.oneLine,
                after: infix.rightOperand.oneLine)
        ]
    }
}
