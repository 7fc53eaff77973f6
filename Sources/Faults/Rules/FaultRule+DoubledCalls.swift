internal import SwiftSyntax

extension FaultRule {
    static let doubledCalls = FaultRule(
        name: "doubled-calls", kind: .doubled, summary: "A call is made twice.",
        advice: "Let your double record every call. Check the exact list of its calls, not just that there is one.",
        adviceInOwnCode:
            "Expect something that a second call changes: the exact result or state, or the exact list of calls that a double records.",
        examples: [
            FaultExample("a call", "start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call with try and await", "try await start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call whose result is not used", "_ = analytics.isOn()", plants: ["Screen calls isOn() twice"]),
            FaultExample("a call on several lines", "start(\n    1)", plants: ["Screen calls start(_:) twice"]),
            FaultExample("a call in a closure, and none with a closure", "start { stop() }", plants: ["Screen calls stop() twice"]),
            FaultExample(
                "a call without a value in an expression", "func stop() {}; let stopped = isOn ? stop() : ()",
                plants: ["Screen calls stop() twice"]),
            FaultExample(
                "a call of what a closure returns", "makeAnalytics().track(1); make?().track(2)",
                plants: ["Screen calls track(_:) twice", "Screen calls track(_:) twice"]),
            FaultExample("a returned call", "return stop()", plants: ["Screen calls stop() twice"]),
            FaultExample(
                "a returned call on what a closure returns", "guard isOn else { return makeAnalytics().track(1) }",
                plants: ["Screen calls track(_:) twice"]),
            FaultExample("a returned value", "}; func both() -> Int { return sum()", plants: []),
            FaultExample("a call of super", "super.viewDidLoad()", plants: []),
        ]
    ) { node, context in
        if let call = node.as(FunctionCallExprSyntax.self), call.isAction(context), call.tellsOfEachCall(context) {
            let both = Fault.Insertion(range: call.textRange, prefix: call.prefix(of: "seamsDouble"), suffix: ")")
            return [doubled(call, in: call, [both], context)]
        }
        guard let statement = node.as(CodeBlockItemSyntax.self), let call = statement.statementCall ?? statement.returnedCall,
            call.tellsOfEachCall(context)
        else {
            return []
        }
        let once = call.askingOnce(context)
        // A loop instead of a copy: a copy would be a second place for the faults inside it.
        let loop = Fault.Insertion(
            range: statement.item.textRange, prefix: "for \(once == nil ? "_" : "seamsRound") in 0..<(seamsFault(#) ? 2 : 1) { ",
            suffix: statement.returnKeyword == nil ? " }" : " }; return")
        // A `return` would leave the loop in its first round.
        let unreturned = statement.returnKeyword.map { Fault.Insertion(range: $0, prefix: "/* ", suffix: " */") }
        return [doubled(call, in: statement.item, [loop] + [unreturned, once].compactMap(\.self), context)]
    }

    private static func doubled(
        _ call: FunctionCallExprSyntax, in node: some SyntaxProtocol, _ insertions: [Fault.Insertion], _ context: FaultContext
    ) -> Fault {
        var fault = Fault(insertions, words: "\(node.subject) calls \(call.shown) twice", before: "", after: node.oneLine)
        fault.advice = call.adviceOnChange(context)
        return fault
    }
}

extension CodeBlockItemSyntax {
    fileprivate var returnKeyword: Range<Int>? { item.as(ReturnStmtSyntax.self)?.returnKeyword.textRange }
}

extension FunctionCallExprSyntax {
    /// The change by which both calls go to one object, where a call or a property provides another one each time.
    ///
    /// A test that only counts how often the closure is asked would notice a second question, and not a second event.
    fileprivate func askingOnce(_ context: FaultContext) -> Fault.Insertion? {
        // A function that another call returns, as in `makeTrack()(event)`.
        if let made = calledExpression.as(FunctionCallExprSyntax.self), !isAwaited, !made.trimmedDescription.contains("?") {
            return ExprSyntax(made).keptForTheSecondCall()
        }
        guard let receiver = functionForEach?.receiver ?? receiver, !isAwaited else { return nil }
        guard let asked = receiver.as(FunctionCallExprSyntax.self) else {
            // The object of a call that changes it cannot be kept aside.
            let isChanged = calledName.map(KnownFunctions.changing.contains) ?? false
            return !isChanged && receiver.isProperty(among: context.facts.computedProperties) ? receiver.keptForTheSecondCall() : nil
        }
        // A new instance is made by a type, and is not asked for.
        guard asked.calledName?.first?.isUppercase != true else { return nil }
        if asked.calledExpression.is(OptionalChainingExprSyntax.self) { return receiver.keptForTheSecondCall(isInChain: true) }
        // Further back in the chain, the value is not optional by itself.
        return asked.trimmedDescription.contains("?") ? nil : receiver.keptForTheSecondCall()
    }
}

extension ExprSyntax {
    fileprivate func keptForTheSecondCall(isInChain: Bool = false) -> Fault.Insertion {
        .init(range: textRange, prefix: "seamsSame(#, seamsRound, ", suffix: isInChain ? ")?" : ")")
    }

    /// Whether it names a property of the object that the code belongs to, or of one that this object holds, or is such an object's element.
    fileprivate func isProperty(among names: Set<String>) -> Bool {
        if self.is(SubscriptCallExprSyntax.self) { return names.contains("subscript") && !trimmedDescription.contains("?") }
        if let access = self.as(MemberAccessExprSyntax.self), access.base == nil || trimmedDescription.contains("?") { return false }
        let reference = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
        return reference.map { names.contains($0.baseName.text) } == true
    }
}
