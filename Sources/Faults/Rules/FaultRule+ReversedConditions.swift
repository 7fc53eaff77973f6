internal import SwiftSyntax

extension FaultRule {
    static let reversedConditions = FaultRule(
        name: "reversed-conditions", kind: .flipped, summary: "A condition says the opposite.",
        advice: "Test both sides of the condition, and expect the result of each.",
        otherwise: "If both give the same result, remove the condition.",
        examples: [
            FaultExample("a condition", "if isOn { count = 1 }", plants: ["Screen reverses the condition `isOn`"]),
            FaultExample("a condition of a guard", "guard isOn() else { return }", plants: ["Screen reverses the condition `isOn()`"]),
            FaultExample("a comparison", "let isDone = count == last", plants: ["Screen reverses the condition `count == last`"]),
            FaultExample(
                "connected conditions, and those of other rules", "if isOn && isOpen || count < 1 { }; if let token { }", plants: []),
        ]
    ) { node, _ in
        (ConditionTree(at: node)?.deciding ?? []).map { condition in
            Fault(
                [.init(range: condition.textRange, prefix: "((", suffix: ") != seamsFault(#))")], of: [Syntax(condition)],
                words: "\(node.subject) reverses the condition `\(condition.oneLine)`", before: condition.oneLine,
                after: "!(\(condition.oneLine))")
        }
    }
}
