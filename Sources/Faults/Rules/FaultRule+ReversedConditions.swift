internal import SwiftSyntax

extension FaultRule {
    static let reversedConditions = FaultRule(
        name: "reversed-conditions", kind: .flipped, summary: "A condition says the opposite.",
        advice: "Test both sides of the condition, and expect different results.",
        examples: [
            FaultExample("a condition", "if isOn { count = 1 }", plants: ["Screen reverses the condition `isOn`"]),
            FaultExample("a condition of a guard", "guard isOn() else { return }", plants: ["Screen reverses the condition `isOn()`"]),
            FaultExample("a comparison", "let isDone = count == last", plants: ["Screen uses != instead of == in `count == last`"]),
            FaultExample("a comparison of objects", "if view !== old { }", plants: ["Screen uses === instead of !== in `view !== old`"]),
            FaultExample("conditions of other rules", "if count < last { }; if isOn && isOpen { }; if let token { }", plants: []),
        ]
    ) { node, _ in
        if let infix = node.as(InfixOperatorExprSyntax.self) {
            return infix.exchangingOperator(by: InfixOperatorExprSyntax.opposites)
        }
        guard let element = node.as(ConditionElementSyntax.self), case .expression(let condition) = element.condition,
            condition.as(InfixOperatorExprSyntax.self)?.isExchangeable != true
        else { return [] }
        return [
            Fault(
                around: condition.textRange, prefix: "((", suffix: ") != seamsFault(#))",
                words: "\(node.subject) reverses the condition `\(condition.oneLine)`", before: condition.oneLine,
                after: "!(\(condition.oneLine))")
        ]
    }
}
