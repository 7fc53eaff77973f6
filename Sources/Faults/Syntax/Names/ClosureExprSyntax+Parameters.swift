internal import SwiftSyntax

extension ClosureExprSyntax {
    /// The names of its parameters; none if it names none.
    var namesOfParameters: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        @unknown default: []
        }
    }
}
