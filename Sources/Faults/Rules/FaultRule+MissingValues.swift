internal import SwiftSyntax

extension FaultRule {
    static let missingValues = FaultRule(
        name: "missing-values", kind: .never, summary: "A value that is set is treated as nil.",
        advice: "Test with a value and with nil, and expect different results.",
        examples: [
            FaultExample(
                "a value", "if let token { count = token }", plants: ["Screen treats `token` as nil although it is set"]),
            FaultExample(
                "a value with another name", "guard let first = list.first else { return }",
                plants: ["Screen treats `first` as nil although it is set"]),
            FaultExample("a value of a pattern", "if case .some(let value) = token { }", plants: []),
        ]
    ) { node, _ in
        guard let element = node.as(ConditionElementSyntax.self), case .optionalBinding(let binding) = element.condition else { return [] }
        return [
            Fault(
                around: element.condition.textRange, prefix: "!seamsFault(#), ", suffix: "",
                words: "\(node.subject) treats `\(binding.pattern.oneLine)` as nil although it is set", before: binding.oneLine,
                after: "false, \(binding.oneLine)")
        ]
    }
}
