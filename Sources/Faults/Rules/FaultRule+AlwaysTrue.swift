internal import SwiftSyntax

extension FaultRule {
    static let alwaysTrue = FaultRule(
        name: "always-true", kind: .always, summary: "A condition is taken for true.",
        advice: "Test a case in which only this condition is false, and expect a different result.",
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
            FaultExample("conditions of other rules", "if count < 1 { }; if let token { }", plants: []),
        ]
    ) { node, context in
        (ConditionTree(at: node)?.maybeTrue ?? []).map { assumption(on: $0, at: node, isTrue: true, context.functions) }
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

extension ExprSyntax {
    /// Whether it calls a function that may do more than tell whether it holds; with the fault, the function is called as before.
    fileprivate func mayChangeSomething(_ facts: FunctionFacts) -> Bool {
        let names = facts.declared.union(facts.collaborating).union(KnownFunctions.changing)
        return tokens(viewMode: .sourceAccurate).contains { token in
            [.leftParen, .leftBrace].contains(token.nextToken(viewMode: .sourceAccurate)?.tokenKind) && names.contains(token.text)
        }
    }
}
