internal import SwiftSyntax

extension NumberTrace {
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
        case ("lazy", nil), ("indices", nil), ("map", _?), ("compactMap", _?), ("flatMap", _?), ("filter", _?), ("reversed", _?),
            ("enumerated", _?), ("sorted", _?):
            .emptyList
        case ("contains", _?): .truth(false)
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
        "isEmpty", "allSatisfy", "count", "first", "last", "min", "max", "lazy", "indices", "map", "compactMap", "flatMap", "filter",
        "reversed", "enumerated", "sorted", "contains", "forEach", "reduce",
    ]
}
