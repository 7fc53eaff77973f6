internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it makes pairs of which the order tells nothing: `zip(first, second).allSatisfy { $0 == $1 }`, and `.map(*)`.
    var pairsInAnyOrder: Bool {
        guard calledName == "zip", let access = parent?.as(MemberAccessExprSyntax.self),
            let question = access.parent?.as(FunctionCallExprSyntax.self),
            let signs = Self.signs[access.declName.baseName.text]
        else { return false }
        let argument = question.arguments.first?.expression
        let closure = question.trailingClosure ?? argument?.as(ClosureExprSyntax.self)
        if question.calledName == "reduce" {
            let sums = ["$0 + $1.0 * $1.1", "$0 += $1.0 * $1.1"]
            let added = question.trailingClosure ?? question.arguments.last?.expression.as(ClosureExprSyntax.self)
            return added.map { sums.contains($0.withNumberedParameters) } ?? false
        }
        let asked = closure?.withNumberedParameters ?? argument?.oneLine
        return asked.map { asked in signs.contains { sign in ["$0 \(sign) $1", "$0.0 \(sign) $0.1", sign].contains(asked) } } ?? false
    }

    /// The operators that take both elements in any order, by the function that is called for each pair.
    private static let signs = [
        "allSatisfy": ["==", "!="], "contains": ["==", "!="], "map": ["==", "!=", "*", "&&", "||"], "reduce": ["*"],
    ]
}

extension ClosureExprSyntax {
    /// Its code on one line, with `$0` and `$1` for the names of its parameters.
    var withNumberedParameters: String {
        var numbers: [String: String] = [:]
        for (place, name) in namesOfParameters.enumerated() { numbers[name] = "$\(place)" }
        let code = statements.onlyValue.map { Syntax($0) } ?? Syntax(statements)
        let texts = code.tokens(viewMode: .sourceAccurate).map {
            (numbers[$0.text] ?? $0.text) + ($0.trailingTrivia.isEmpty ? "" : " ")
        }
        return texts.joined().split(separator: " ").joined(separator: " ")
    }
}

extension CodeBlockItemListSyntax {
    /// The value that the code returns at once, or after it has given it a name; nil if it does more.
    var onlyValue: ExprSyntax? {
        guard let last else { return nil }
        let value = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
        if count == 1 { return value }
        guard count == 2, let binding = first?.item.as(VariableDeclSyntax.self)?.bindings.first,
            binding.pattern.trimmedDescription == value?.trimmedDescription
        else { return nil }
        return binding.initializer?.value
    }
}

extension FunctionCallExprSyntax {
    /// Whether only the sameness of what it compares counts: `compare(first, second) == .orderedSame`.
    var asksForSameness: Bool {
        guard calledName == "compare", let infix = parent?.as(InfixOperatorExprSyntax.self),
            ["==", "!="].contains(infix.operator.trimmedDescription)
        else { return false }
        let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
        return [".orderedSame", "ComparisonResult.orderedSame"].contains(other.trimmedDescription)
    }
}
