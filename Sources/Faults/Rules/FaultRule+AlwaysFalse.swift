internal import SwiftSyntax

extension FaultRule {
    static let alwaysFalse = FaultRule(
        name: "always-false", kind: .never, summary: "A condition is taken for false.",
        advice: "Test a case in which this condition is true and all else is as before, and expect what the code does then.",
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
            FaultExample(
                "a case before one for every value", "switch count { case 1: isOn = true\ncase let other: count = other }",
                plants: ["Screen takes `1` for false"]),
            FaultExample(
                "a case of which others cover each part",
                "switch (isOn, count) { case (false, _), (_, 0): isOn = true\ncase (true, let other): count = other }",
                plants: ["Screen takes `(_, 0)` for false", "Screen takes `isOn` for false"]),
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
        guard let item = node.as(SwitchCaseItemSyntax.self), item.whereClause == nil, item.isCoveredByOthers else { return [] }
        return [mismatch(Syntax(item.pattern), prefix: "", suffix: " where !seamsFault(#)", after: "\(item.pattern.oneLine) where false")]
    }

    private static func mismatch(_ pattern: Syntax, prefix: String, suffix: String, after: String) -> Fault {
        Fault(
            around: pattern.textRange, prefix: prefix, suffix: suffix, words: "\(pattern.subject) takes `\(pattern.oneLine)` for false",
            before: pattern.oneLine, after: after)
    }
}

extension SwitchCaseItemSyntax {
    private var cases: SwitchCaseListSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(SwitchCaseListSyntax.self) }.first
    }

    /// Whether the choice has a way for values that no case matches.
    var isInSwitchWithDefault: Bool {
        cases?.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true } ?? false
    }

    /// Whether the choice still has a way for every value without this one: a `default`, or other patterns that match as much.
    var isCoveredByOthers: Bool {
        if isInSwitchWithDefault { return true }
        let labels = cases?.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) } ?? []
        let others = labels.flatMap(\.caseItems).filter { $0.id != id && $0.whereClause == nil }.map { MatchedElement.all(of: $0.pattern) }
        return MatchedElement.all(of: pattern).areCovered(by: others)
    }
}

extension [MatchedElement] {
    /// Whether other patterns match everything that these elements match, as far as that can be told.
    ///
    /// `(_, 0)` is covered by `(false, _)` and `(true, _)` together.
    fileprivate func areCovered(by others: [[MatchedElement]]) -> Bool {
        if others.contains(where: { $0.count == count && zip($0, self).allSatisfy { $0.covers($1) } }) { return true }
        guard let place = firstIndex(where: \.isAnything), others.contains(where: { $0.count == count && $0[place].isTruth }) else {
            return false
        }
        return ["true", "false"].allSatisfy { truth in
            var part = self
            part[place] = .literal(truth)
            return part.areCovered(by: others)
        }
    }
}

extension MatchedElement {
    fileprivate var isAnything: Bool { if case .anything = self { true } else { false } }

    fileprivate var isTruth: Bool { if case .literal(let text) = self { ["true", "false"].contains(text) } else { false } }
}
