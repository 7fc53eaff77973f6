internal import SwiftSyntax

extension NumberTrace {
    /// Whether a value is the same for an empty list, whatever answer a part of it gives.
    ///
    /// In `prices.isEmpty ? 0 : prices.reduce(0, +)`, the condition does not matter.
    static func isSameValue(whateverIs part: some SyntaxProtocol, forEmpty list: ExprSyntax) -> Bool {
        let values = sequence(first: Syntax(part), next: \.parent).dropFirst().prefix {
            !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self)
        }
        return values.lazy.compactMap { $0.as(ExprSyntax.self) }.contains { value in
            let answers = [true, false].map { answer -> Known? in
                var state = State(others: [list.trimmedDescription: .emptyList])
                let known = try? NumberTrace(value: nil, number: 1, assumption: (Syntax(part).id, answer)).known(value, &state)
                return state.effects.isEmpty ? known : nil
            }
            return answers[0] != nil && answers[0] == answers[1]
        }
    }

    /// The answer of an empty list to a question about its elements, or the list that is made of them; nil for any other expression.
    func answer(ofEmptyListIn expression: ExprSyntax, _ state: State) throws -> Known? {
        let call = expression.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self), let base = access.base,
            Self.asked.contains(access.declName.baseName.text), isEmptyList(base, state)
        else { return nil }
        if holdsAssumption(expression) { throw GivesUp() }
        return switch (access.declName.baseName.text, call) {
        case ("isEmpty", nil), ("allSatisfy", _?): .truth(true)
        case ("count", nil): .number(0)
        case ("first", nil), ("last", nil), ("min", _?), ("max", _?): .text("nil")
        case ("lazy", nil), ("indices", nil), ("values", nil), ("keys", nil), ("map", _?), ("compactMap", _?), ("flatMap", _?),
            ("filter", _?), ("reversed", _?),
            ("enumerated", _?), ("sorted", _?):
            .emptyList
        case ("contains", _?): .truth(false)
        case ("joined", _?): .text("\"\"")
        case ("hasPrefix", let call?), ("hasSuffix", let call?): call.arguments.first.flatMap { $0.expression.isText ? .truth(false) : nil }
        case ("forEach", _?): .text("()")
        case ("reduce", let call?): call.arguments.first?.expression.knownNumber.map { .number($0) }
        default: nil
        }
    }

    /// Whether a list is known to be empty.
    func isEmptyList(_ list: ExprSyntax, _ state: State) -> Bool {
        var after = state
        guard list.is(DeclReferenceExprSyntax.self) || list.is(MemberAccessExprSyntax.self) || list.is(FunctionCallExprSyntax.self) else {
            return false
        }
        return (try? known(list, &after)) == .emptyList && after.effects == state.effects
    }

    private static let asked: Set = [
        "isEmpty", "allSatisfy", "count", "first", "last", "min", "max", "lazy", "indices", "values", "keys", "hasPrefix", "hasSuffix",
        "map", "compactMap", "flatMap", "filter",
        "reversed", "enumerated", "sorted", "contains", "joined", "forEach", "reduce",
    ]
}

extension ExprSyntax {
    /// Whether it is a text with letters and without values.
    fileprivate var isText: Bool {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.isEmpty == false
    }
}
