internal import SwiftSyntax

extension FaultRule {
    static let alwaysFalse = FaultRule(
        name: "always-false", kind: .never, summary: "A condition is taken for false.",
        advice: "Test a case in which only this condition is true, and expect a different result.",
        otherwise: "If there is none, remove the condition.",
        examples: [
            FaultExample("a condition", "if isOn { count = 1 }", plants: ["Screen takes `isOn` for false"]),
            FaultExample("a condition of a guard", "guard isOn() else { return }", plants: ["Screen takes `isOn()` for false"]),
            FaultExample("conditions that must all be true", "if isOn && isOpen { }", plants: ["Screen takes `isOn && isOpen` for false"]),
            FaultExample(
                "conditions of which one is enough", "if isOn || isOpen { }",
                plants: ["Screen takes `isOn` for false", "Screen takes `isOpen` for false"]),
            FaultExample("a condition of an expression", "let x = isOn ? 1 : 2", plants: ["Screen takes `isOn` for false"]),
            FaultExample("a comparison of objects", "if view !== old { }", plants: ["Screen takes `view !== old` for false"]),
            FaultExample(
                "a pattern", "if case .some(let value) = token { }", plants: ["Screen takes `case .some(let value) = token` for false"]),
            FaultExample(
                "the cases of a switch that has a default", "switch count { case 1: isOn = true\ndefault: break }",
                plants: ["Screen takes `1` for false"]),
            FaultExample("the cases of a switch without a default", "switch isOn { case true: count = 1\ncase false: break }", plants: []),
            FaultExample("conditions of other rules", "if count < 1 { }; if let token { }", plants: []),
        ]
    ) { node, context in
        if let tree = ConditionTree(at: node) {
            return tree.maybeFalse.map { assumption(on: $0, at: node, isTrue: false, context.functions) }
        }
        if let element = node.as(ConditionElementSyntax.self), case .matchingPattern(let pattern) = element.condition {
            return [mismatch(Syntax(pattern), prefix: "!seamsFault(#), ", suffix: "", after: "false, \(pattern.oneLine)")]
        }
        guard let item = node.as(SwitchCaseItemSyntax.self), item.whereClause == nil, item.isInSwitchWithDefault else { return [] }
        return [mismatch(Syntax(item.pattern), prefix: "", suffix: " where !seamsFault(#)", after: "\(item.pattern.oneLine) where false")]
    }

    private static func mismatch(_ pattern: Syntax, prefix: String, suffix: String, after: String) -> Fault {
        Fault(
            around: pattern.textRange, prefix: prefix, suffix: suffix, words: "\(pattern.subject) takes `\(pattern.oneLine)` for false",
            before: pattern.oneLine, after: after)
    }
}

extension SwitchCaseItemSyntax {
    /// Whether the choice has a way for values that no case matches.
    var isInSwitchWithDefault: Bool {
        let cases = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(SwitchCaseListSyntax.self) }.first
        return cases?.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true } ?? false
    }
}
