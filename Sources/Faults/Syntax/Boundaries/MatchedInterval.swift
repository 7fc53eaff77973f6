internal import SwiftSyntax

/// An interval of time that is asked whether it contains a moment.
struct MatchedInterval {
    private let call: FunctionCallExprSyntax

    /// Makes it of a node; nil for any other one.
    init?(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.calledName == "DateInterval", call.arguments.count == 2,
            MatchedPlace(ExprSyntax(call)) != nil || !KeptRanges.uses(of: ExprSyntax(call)).isEmpty
        else { return nil }
        self.call = call
    }

    /// Makes the faults that each end is earlier and later, by the unit in which it is written.
    func movingEnds() -> [Fault] {
        call.arguments.filter { $0.expression.canStandOnOneLine }.flatMap { argument -> [Fault] in
            let (end, step) = (argument.expression.oneLine, argument.expression.unitOfTime)
            return ["-", "+"].map { sign in
                // A moment and a length of time are moved alike.
                let after = "\(end) \(sign) \(step)"
                return Fault(
                    around: argument.expression.textRange, prefix: "(seamsFault(#) ? (\(end)) \(sign) \(step) : ", suffix: ")",
                    words: "\(call.subject) matches \(after) instead of \(end) in `\(call.oneLine)`", before: end, after: after)
            }
        }
    }
}

extension ExprSyntax {
    /// The seconds of the unit in which a moment is written: of an hour in `day.addingTimeInterval(6 * 3600)`; one if nothing tells.
    var unitOfTime: Int {
        let text = (namedConstant ?? self).trimmedDescription.lowercased().filter { $0 != "_" }
        let isHour = text.contains("hour") || text.contains("3600") || text.contains("60 * 60")
        return isHour ? 3600 : text.contains("minute") || text.contains("60") ? 60 : 1
    }
}

extension Syntax {
    /// Whether it is subtracted from the end of an interval that is asked for a moment, as in `22 * 3600 - 0.001`.
    var bringsAnEndBeforeAMoment: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "-",
            Syntax(infix.rightOperand).id == id
        else { return false }
        return liesIn(until: [.codeBlockItem, .memberBlockItem]) { MatchedInterval($0) != nil }
    }
}
