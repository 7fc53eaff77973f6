internal import SwiftSyntax

/// An hour of which a moment is made: `DateComponents(hour: 6)`, or `components.hour = 6`.
struct HourOfMoment {
    private let literal: Syntax
    private let hour: Int

    /// Makes it of a node; nil for any other one, and for noon, which stands for any hour of a day.
    init?(_ node: Syntax) {
        guard node.is(IntegerLiteralExprSyntax.self), let hour = node.as(ExprSyntax.self)?.wholeNumber, hour != 12, node.isHour else {
            return nil
        }
        (literal, self.hour) = (node, hour)
    }

    /// Makes the faults that it is the next hour, and the one before.
    func moving() -> [Fault] {
        [hour + 1, hour - 1].filter { $0 >= 0 }.map { other in
            Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(literal.subject) uses the hour \(other) instead of \(hour)", before: literal.oneLine, after: "\(other)")
        }
    }
}

extension Syntax {
    fileprivate var isHour: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self) {
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            return argument.label?.text == "hour" && call?.calledName == "DateComponents"
        }
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self) else {
            return false
        }
        return assignment.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "hour"
    }
}
