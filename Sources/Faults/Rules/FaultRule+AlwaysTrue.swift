internal import SwiftSyntax

extension FaultRule {
    static let alwaysTrue = FaultRule(
        name: "always-true", kind: .always, summary: "A condition is taken for true.",
        advice: "Test a case in which this condition is false and all else is as before, and expect what the code does then.",
        otherwise: "If there is none, remove the condition.",
        examples: [
            FaultExample("a condition", "if isOn { count = 1 }", plants: ["Screen takes `isOn` for true"]),
            FaultExample("a condition of a guard", "guard isOn() else { return }", plants: ["Screen takes `isOn()` for true"]),
            FaultExample("conditions that must all be true", "guard isOn && isOpen else { return }", plants: isOnAndIsOpen),
            FaultExample("a list of conditions", "if isOn, isOpen { }", plants: isOnAndIsOpen),
            FaultExample("conditions of which one is enough", "if isOn || isOpen { }", plants: ["Screen takes `isOn || isOpen` for true"]),
            FaultExample("a condition of an expression", "let x = isOn ? 1 : 2", plants: ["Screen takes `isOn` for true"]),
            FaultExample("a comparison", "let isDone = count == last", plants: ["Screen takes `count == last` for true"]),
            FaultExample(
                "conditions on several lines", "let isGood = isOn\n    && (isOpen\n    || count == 1)",
                plants: ["Screen takes `isOn` for true", "Screen takes `isOpen || count == 1` for true"]),
            FaultExample("conditions of loops and cases", "for x in list where isOn { }", plants: ["Screen takes `isOn` for true"]),
            FaultExample("a pattern", "if case 1 = count { }", plants: ["Screen takes `case 1 = count` for true"]),
            FaultExample(
                "the cases of a switch that has a default", "switch count { case 1: isOn = true\ndefault: break }",
                plants: ["Screen takes `1` for true"]),
            FaultExample(
                "several truths", "let x = [isOn, isOpen()].allSatisfy { $0 }; let y = (isOn(), isOpen()) == (true, false)",
                plants: [
                    "Screen takes `(isOn(), isOpen()) == (true, false)` for true", "Screen takes `isOn()` for true",
                    "Screen takes `isOn` for true", "Screen takes `isOpen()` for true", "Screen takes `isOpen()` for true",
                ]),
            FaultExample(
                "truths in lists and texts",
                "let x = Set([isOn, isOpen()]) == [true]; let y = \"\\(isOn)\\(isOpen)\" == \"truetrue\"; let z = [isOn, isOpen].count { $0 }",
                plants: [
                    "Screen takes `Set([isOn, isOpen()]) == [true]` for true",
                    "Screen takes `\"\\(isOn)\\(isOpen)\" == \"truetrue\"` for true",
                    "Screen takes `isOn` for true", "Screen takes `isOn` for true", "Screen takes `isOn` for true",
                    "Screen takes `isOpen()` for true", "Screen takes `isOpen` for true", "Screen takes `isOpen` for true",
                ]),
            FaultExample(
                "truths in a choice", "switch (isOn(), isOpen) { case (true, true): start(); default: stop() }",
                plants: ["Screen takes `(true, true)` for true", "Screen takes `isOn()` for true", "Screen takes `isOpen` for true"]),
            FaultExample(
                "a value that nobody uses, and a truth behind a value",
                "guard let _ = find() else { return }; let x = token.map { $0.isOn } ?? false",
                plants: ["Screen takes `find()` for a value", "Screen takes `$0.isOn` for true"]),
            FaultExample(
                "values that are chained", "let x = first().flatMap { _ in last() } != nil; let y = name.flatMap { Int($0) } == nil",
                plants: [
                    "Screen takes `first().flatMap { _ in last() } != nil` for true", "Screen takes `first()` for a value",
                    "Screen takes `last()` for a value", "Screen takes `name.flatMap { Int($0) } == nil` for true",
                    "Screen takes `Int($0)` for a value",
                ]),
            FaultExample(
                "values that are chained and only looked for", "guard let _ = first().flatMap({ _ in last() }) else { return }",
                plants: [
                    "Screen takes `first()` for a value", "Screen takes `first().flatMap({ _ in last() })` for a value",
                    "Screen takes `last()` for a value",
                ]),
            FaultExample("a pattern that finds a value", "if case .some(let value) = token { }", plants: []),
            FaultExample(
                "a negation that is a value, and one that turns a switch",
                "let x = isOpen ? !isOn : false; var y = !isLast; y = !isNext; isOn = !isOn",
                plants: [
                    "Screen takes `!isLast` for true", "Screen takes `!isNext` for true", "Screen takes `!isOn` for true",
                    "Screen takes `isOpen` for true",
                ]),
            FaultExample("conditions of other rules", "if count < 1 { }; if let token { }", plants: []),
        ]
    ) { node, context in
        let chained = chainedValues(node)
        if let tree = ConditionTree(at: node) {
            return tree.maybeTrue.map { assumption(on: $0, at: node, isTrue: true, context.functions) } + chained
        }
        if !chained.isEmpty { return chained }
        if let element = node.as(ConditionElementSyntax.self), case .matchingPattern(let condition) = element.condition,
            condition.pattern.findsNothing
        {
            return [
                match(
                    Syntax(condition), prefix: "(seamsFault(#) || { if ", suffix: " { return true } else { return false } }())",
                    after: "true")
            ]
        }
        if let binding = node.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == "_",
            let value = binding.initializer?.value
        {
            return chainedValues(in: value) + [
                Fault(
                    around: value.textRange, prefix: "seamsPresent(#, ", suffix: ")",
                    words: "\(node.subject) takes `\(value.oneLine)` for a value",
                    before: binding.oneLine, after: "true")
            ]
        }
        guard let item = node.as(SwitchCaseItemSyntax.self), item.whereClause == nil, item.isInSwitchWithDefault, item.pattern.findsNothing
        else { return [] }
        return [match(Syntax(item.pattern), prefix: "_ where seamsFault(#), ", suffix: "", after: "_")]
    }

    /// Makes the faults that one of several values, which are chained to one, is not asked for.
    private static func chainedValues(_ node: Syntax) -> [Fault] {
        (ChainedValues(node)?.questions ?? []).map { value, withoutIt in
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(withoutIt) : ", suffix: ")",
                words: "\(node.subject) takes `\(value.oneLine)` for a value", before: node.oneLine, after: withoutIt)
        }
    }

    /// Makes the same faults for a chain whose value only has to be there, as in `if let _ = first.flatMap({ _ in last })`.
    private static func chainedValues(in chain: ExprSyntax) -> [Fault] {
        (ChainedValues(in: chain)?.questions ?? []).map { value, withoutIt in
            Fault(
                around: chain.textRange, prefix: "(seamsFault(#) ? (\(withoutIt) ? () : nil) : (", suffix: ").map { _ in () })",
                words: "\(chain.subject) takes `\(value.oneLine)` for a value", before: "let _ = \(chain.oneLine)", after: withoutIt)
        }
    }

    private static func match(_ pattern: Syntax, prefix: String, suffix: String, after: String) -> Fault {
        Fault(
            around: pattern.textRange, prefix: prefix, suffix: suffix, words: "\(pattern.subject) takes `\(pattern.oneLine)` for true",
            before: pattern.oneLine, after: after)
    }

    private static let isOnAndIsOpen = ["Screen takes `isOn` for true", "Screen takes `isOpen` for true"]

    /// Makes the fault that a condition is taken for true or false.
    static func assumption(on condition: ExprSyntax, at node: Syntax, isTrue: Bool, _ facts: FunctionFacts) -> Fault {
        Fault(
            [.init(range: condition.textRange, prefix: isTrue ? "seamsTrue(#, " : "seamsFalse(#, ", suffix: ")")],
            of: [Syntax(condition)], words: "\(node.subject) takes `\(condition.oneLine)` for \(isTrue)", before: condition.oneLine,
            after: condition.mayChangeSomething(facts) ? "(\(condition.oneLine)) \(isTrue ? "|| true" : "&& false")" : "\(isTrue)")
    }
}

extension PatternSyntax {
    /// Whether the pattern names no part of the value, so that its code also runs for other values.
    fileprivate var findsNothing: Bool {
        !tokens(viewMode: .sourceAccurate).contains {
            [.keyword(.let), .keyword(.var), .keyword(.is), .keyword(.as)].contains($0.tokenKind)
        }
    }
}
