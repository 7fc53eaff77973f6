internal import SwiftSyntax

extension NumberTrace {
    /// The number or the truth that a function of the same file returns for some values; nil if it is not known.
    func answer(of call: FunctionCallExprSyntax, to values: [Known]) throws -> Known? {
        guard call.trailingClosure == nil, values.contains(where: \.isPlain), let function = OwnFunction.called(by: call),
            let body = function.body, !holdsAssumption(function)
        else { return nil }
        try budget.spend()
        let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let locals = Dictionary(zip(names, values)) { _, last in last }
        let inner = NumberTrace(value: nil, number: number, assumption: assumption, budget: budget)
        guard case .text(let outcome)? = try? inner.outcome(of: body.statements, State(locals: locals)), outcome.hasPrefix("return ") else {
            return nil
        }
        let answer = outcome.dropFirst("return ".count)
        return Int(answer).map { .number($0) } ?? Bool(String(answer)).map { .truth($0) }
    }
}

extension NumberTrace.Known {
    fileprivate var isPlain: Bool {
        if case .text = self { self == .emptyList } else { true }
    }
}
