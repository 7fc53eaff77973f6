internal import SwiftSyntax

extension FaultRule {
    /// A boundary is moved by one, a comparison or an `if` says the opposite, or a value that is there is taken to be missing.
    static let flippedConditions = FaultRule { node, _ in
        comparison(node) + reversedCondition(node) + missingValue(node)
    }

    private static let otherOperators = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
    ]

    private static func comparison(_ node: Syntax) -> [Fault] {
        guard let infix = node.as(InfixOperatorExprSyntax.self), let sign = infix.operator.as(BinaryOperatorExprSyntax.self),
            let other = otherOperators[sign.operator.text]
        else { return [] }
        // Reversed, the condition of a loop could hold for ever; a moved boundary is reached all the same.
        guard !node.isInConditionOfALoop || ["<", "<=", ">", ">="].contains(sign.operator.text) else { return [] }
        guard infix.canStandOnOneLine else { return [] }
        let after = "\(infix.leftOperand.oneLine) \(other) \(infix.rightOperand.oneLine)"
        return [
            Fault(
                .flipped, around: infix.textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                words: "\(node.subject) says \(other) instead of \(sign.operator.text) in `\(infix.oneLine)`", before: infix.oneLine,
                after: after)
        ]
    }

    /// A condition that is no comparison, for which there is a fault already.
    private static func reversedCondition(_ node: Syntax) -> [Fault] {
        guard let element = node.as(ConditionElementSyntax.self), case .expression(let condition) = element.condition,
            !node.isInConditionOfALoop,
            condition.as(InfixOperatorExprSyntax.self).map({ otherOperators[$0.operator.trimmedDescription] == nil }) ?? true
        else { return [] }
        return [
            Fault(
                .flipped, around: condition.textRange, prefix: "((", suffix: ") != seamsFault(#))",
                words: "\(node.subject) reverses the condition `\(condition.oneLine)`", before: condition.oneLine,
                after: "!(\(condition.oneLine))")
        ]
    }

    private static func missingValue(_ node: Syntax) -> [Fault] {
        guard let element = node.as(ConditionElementSyntax.self), case .optionalBinding(let binding) = element.condition,
            !node.isInConditionOfALoop
        else { return [] }
        return [
            Fault(
                .flipped, around: element.condition.textRange, prefix: "!seamsFault(#), ", suffix: "",
                words: "\(node.subject) takes `\(binding.pattern.oneLine)` to be nil though it is set", before: binding.oneLine,
                after: "false")
        ]
    }
}
