internal import SwiftSyntax

/// The question whether several values are all there, chained to one: `token.flatMap { _ in name } != nil`, or `if let _ = …`.
struct ChainedValues {
    /// Each value, and the question whether all others are there.
    let questions: [(value: ExprSyntax, withoutIt: String)]

    /// Makes it of a comparison with `nil`; nil for any other node.
    init?(_ node: Syntax) {
        guard let infix = node.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription) else {
            return nil
        }
        let sides = [infix.leftOperand, infix.rightOperand]
        guard let none = sides.firstIndex(where: { $0.is(NilLiteralExprSyntax.self) }) else { return nil }
        self.init(in: sides[1 - none], isNegated: infix.operator.trimmedDescription == "==")
    }

    /// Makes it of a value that is only looked for; nil if it is no chain of values.
    init?(in value: ExprSyntax, isNegated: Bool = false) {
        let chain = value.withoutParentheses
        let values = chain.independentValues
        guard values.allSatisfy(\.canStandOnOneLine) else { return nil }
        func question(_ values: [ExprSyntax]) -> String {
            let all = values.map { "(\($0.oneLine)) != nil" }.joined(separator: " && ")
            return isNegated ? "!(\(all))" : all
        }
        if values.count > 1 {
            questions = values.map { value in (value, question(values.filter { $0.id != value.id })) }
        } else if let (first, next) = chain.flatMapped, first.canStandOnOneLine {
            // The next value is made of the first one, so that it is not there without that.
            questions = [(next, question([first]))]
        } else {
            return nil
        }
    }
}

extension ExprSyntax {
    /// The values of a chain in which none is made of another; the expression itself if it is no such chain.
    fileprivate var independentValues: [ExprSyntax] {
        guard let (first, next) = flatMapped, isWithoutNameOfValue else { return [self] }
        return first.independentValues + next.withoutParentheses.independentValues
    }

    /// The value before a call of `flatMap`, and the one that its closure or function returns; nil for any other expression.
    fileprivate var flatMapped: (ExprSyntax, ExprSyntax)? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "flatMap", let first = call.receiver else { return nil }
        guard let closure = call.onlyClosure else { return call.arguments.first.map { (first, $0.expression) } }
        guard closure.statements.count == 1, let only = closure.statements.first?.item else { return nil }
        return (only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression).map { (first, $0) }
    }

    private var isWithoutNameOfValue: Bool {
        guard case .simpleInput(let names) = self.as(FunctionCallExprSyntax.self)?.onlyClosure?.signature?.parameterClause else {
            return false
        }
        return names.map(\.name.text) == ["_"]
    }
}

extension FunctionCallExprSyntax {
    fileprivate var onlyClosure: ClosureExprSyntax? { trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self) }
}
