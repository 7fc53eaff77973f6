internal import SwiftSyntax

extension FaultRule {
    /// Two arguments of a call stand in each other's place, unless that is the same. Whether they are of one type, the compiler says.
    static let swappedArguments = FaultRule { node, _ in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall,
            call.calledName.map(FaultContext.symmetricFunctions.contains) != true
        else { return [] }
        let arguments = call.arguments.map(\.expression).filter(canChangePlaces)
        return zip(arguments, arguments.dropFirst()).compactMap { first, second in
            guard first.trimmedDescription != second.trimmedDescription else { return nil }
            return Fault(
                .swapped,
                [(first, second), (second, first)].map { own, other in
                    .init(range: own.textRange, prefix: "(seamsFault(#) ? \(other.trimmedDescription) : ", suffix: ")")
                },
                words: "\(node.subject) passes \(first.oneLine) and \(second.oneLine) to \(call.shown) in each other's place",
                before: "\(first.oneLine), \(second.oneLine)", after: "\(second.oneLine), \(first.oneLine)")
        }
    }
}

private func canChangePlaces(_ argument: ExprSyntax) -> Bool {
    !argument.is(ClosureExprSyntax.self) && !argument.is(InOutExprSyntax.self) && !argument.is(NilLiteralExprSyntax.self)
        && !argument.trimmedDescription.contains("\n")
}
