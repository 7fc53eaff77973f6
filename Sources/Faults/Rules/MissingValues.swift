internal import SwiftSyntax

extension FaultRule {
    static let missingValues = FaultRule(
        name: "missing-values", kind: .flipped, summary: "A value that is there is taken to be missing.",
        advice: "Test both sides of the condition, and the values right at its boundary.",
        examples: [
            FaultExample(
                "a value", "if let token { count = token }", plants: ["Screen takes `token` to be nil though it is set"]),
            FaultExample(
                "a value with another name", "guard let first = list.first else { return }",
                plants: ["Screen takes `first` to be nil though it is set"]),
            FaultExample("a value of a pattern", "if case .some(let value) = token { }", plants: []),
        ]
    ) { node, _ in
        guard let element = node.as(ConditionElementSyntax.self), case .optionalBinding(let binding) = element.condition else { return [] }
        return [
            Fault(
                around: element.condition.textRange, prefix: "!seamsFault(#), ", suffix: "",
                words: "\(node.subject) takes `\(binding.pattern.oneLine)` to be nil though it is set", before: binding.oneLine,
                after: "false")
        ]
    }
}
