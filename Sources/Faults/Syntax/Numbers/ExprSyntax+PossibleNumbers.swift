internal import SwiftSyntax

extension ExprSyntax {
    /// The numbers that the value can be by what it is: a count is never below 0, and no moment has an hour 24.
    var possibleNumbers: RangeSet<Int> {
        let inner = withoutParentheses
        if inner.id != id { return inner.possibleNumbers }
        if let number = knownNumber { return RangeSet(number..<number + 1) }
        if let division = self.as(InfixOperatorExprSyntax.self), division.operator.trimmedDescription == "%",
            let divisor = division.rightOperand.knownNumber, divisor > 0
        {
            let isNegative = division.leftOperand.possibleNumbers.ranges.first.map { $0.lowerBound < 0 } ?? false
            return RangeSet((isNegative ? 1 - divisor : 0)..<divisor)
        }
        if self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "abs" { return RangeSet(0..<Int.max) }
        guard let name = lastName else { return .all }
        let constant = self.is(DeclReferenceExprSyntax.self) ? namedConstant : nil
        if let constant, constant.lastName != name, constant.possibleNumbers != .all { return constant.possibleNumbers }
        if let access = self.as(MemberAccessExprSyntax.self), name == "count", let most = access.base?.mostParts { return most }
        if self.is(MemberAccessExprSyntax.self), ["count", "magnitude"].contains(name) { return RangeSet(0..<Int.max) }
        return Self.partsOfMoments.first { name == $0.key || name.hasSuffix($0.key.capitalized) }.map { RangeSet($0.value) } ?? .all
    }

    /// The numbers of parts that a text or a list can be split into, if the code limits them: `split(separator: dot, maxSplits: 2)`.
    private var mostParts: RangeSet<Int>? {
        if let constant = namedConstant, constant.ownName == nil { return constant.mostParts }
        if let call = self.as(FunctionCallExprSyntax.self), let name = call.calledName, Self.keepingCount.contains(name) {
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.mostParts
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "split",
            let most = call.arguments.first(where: { $0.label?.text == "maxSplits" })?.expression.wholeNumber, most < 1_000
        else { return nil }
        let keepsEmpty = call.arguments.contains { $0.label?.text == "omittingEmptySubsequences" && $0.expression.oneLine == "false" }
        return RangeSet((keepsEmpty ? 1 : 0)..<most + 2)
    }

    /// The functions whose list has as many elements as the one that they are called on.
    private static let keepingCount: Set = ["map", "enumerated", "reversed", "sorted", "shuffled"]

    private var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private static let partsOfMoments = ["hour": 0..<24, "minute": 0..<60, "second": 0..<60, "weekday": 1..<8, "month": 1..<13]
}
