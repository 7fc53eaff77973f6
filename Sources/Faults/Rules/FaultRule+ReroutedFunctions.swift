internal import SwiftSyntax

extension FaultRule {
    /// A function that a test injects or overrides is passed over for the real one.
    static let reroutedFunctions = FaultRule(
        name: "rerouted-functions", kind: .rerouted, summary: "A call goes to the real function instead of the injected or overridden one.",
        advice: "Inject or override the function with a double in a test, and expect the double's exact list.",
        examples: [
            FaultExample(
                "a function", "send(\"shown\", item, 2)",
                plants: ["Screen calls Analytics.shared.track(event:of:times:) directly instead of send(_:_:_:)"]),
            FaultExample(
                "a function of the same object", "self.send(\"shown\", item, 2)",
                plants: ["Screen calls Analytics.shared.track(event:of:times:) directly instead of send(_:_:_:)"]),
            FaultExample(
                "a function of the same object, if it is still there", "self?.send(\"shown\", item, 2)",
                plants: ["Screen calls Analytics.shared.track(event:of:times:) directly instead of send(_:_:_:)"]),
            FaultExample("a function with other labels", "send(text: \"shown\", item, 2)", plants: []),
            FaultExample("a function with other arguments", "send(); send(1, 2)", plants: []),
            FaultExample("that function, by its labels", "track(event:of:times:)(\"shown\", item, 2)", plants: []),
            FaultExample("an initializer", "_ = Event(\"shown\", item, 2)", plants: []),
            FaultExample("a function of another object", "log.send(\"shown\", item, 2)", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), call.callsOwnFunction, call.trailingClosure == nil,
            call.arguments.allSatisfy({ $0.label == nil })
        else { return [] }
        let fitting = context.brought.realFunctions.filter { real in
            real.count(where: { $0 == ":" }) == call.arguments.count && !call.isWritten(as: real)
        }
        return fitting.map { real in
            Fault(
                around: call.calledExpression.textRange, prefix: "seamsReroute(#, ",
                suffix: ", to: \(real))\(call.isInChain ? "?" : "")",
                words: "\(node.subject) calls \(real) directly instead of \(call.shown)", before: call.oneLine,
                after: call.arguments.shown(in: real))
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call names a function alone or a member of `self`, and no type.
    fileprivate var callsOwnFunction: Bool {
        guard calledName?.first?.isLowercase == true else { return false }
        if calledExpression.is(DeclReferenceExprSyntax.self) { return true }
        return receiver?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    /// Whether it calls this very function by its name and its labels, as `track(event:)($0)` calls `Screens.track(event:)`.
    fileprivate func isWritten(as real: String) -> Bool {
        guard let name = calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames != nil else { return false }
        return real.hasSuffix(".\(name.trimmedDescription)")
    }

    /// Whether the object may be gone, as in `self?.send()`.
    fileprivate var isInChain: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(OptionalChainingExprSyntax.self) == true
    }
}

extension LabeledExprListSyntax {
    /// Returns a call of a function, such as `track(event:)`, with these arguments.
    fileprivate func shown(in function: String) -> String {
        let parts = function.dropLast(2).split(separator: "(", maxSplits: 1)
        let labels = parts[1].split(separator: ":").map { $0 == "_" ? "" : $0 + ": " }
        return parts[0] + "(" + zip(labels, self).map { $0 + $1.expression.oneLine }.joined(separator: ", ") + ")"
    }
}
