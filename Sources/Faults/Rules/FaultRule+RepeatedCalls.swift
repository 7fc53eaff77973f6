internal import SwiftSyntax

extension FaultRule {
    /// A call that does something and returns a value is made twice, such as one that takes money.
    ///
    /// Only the kata knows which of these calls do something: another one may be made as often as the code likes.
    static let repeatedCalls = FaultRule(
        name: "repeated-calls", kind: .doubled, summary: "A call that must be made once is made twice, and its value is used.",
        advice: "Let your double record every call. Check the exact list of its calls, not just that there is one.",
        examples: [
            FaultExample("a value that is kept", "let isPaid = payOnce(1)", plants: ["Screen calls payOnce(_:) twice"]),
            FaultExample("a closure that makes a value anew", "let x = makeFresh()", plants: ["Screen calls makeFresh() twice"]),
            FaultExample("a closure that may be missing", "makeFresh?().track()", plants: ["Screen calls makeFresh?() twice"]),
            FaultExample(
                "a closure that the object keeps in something else",
                "class View { init(makeFresh: @escaping () -> Int) { provider = Provider(makeFresh) } }",
                plants: ["View calls makeFresh() twice"]),
            FaultExample("a closure that a method hands over", "start(self.makeFresh)", plants: ["Screen calls makeFresh() twice"]),
            FaultExample("a value that is returned", "return try await payOnce(1)", plants: ["Screen calls payOnce(_:) twice"]),
            FaultExample(
                "a function under another name", "let pay = self.payOnce(_:); let isPaid = pay(1)",
                plants: ["Screen calls pay(_:) twice"]),
            FaultExample("the value of a closure", "send = { payOnce($0) }", plants: ["Screen calls payOnce(_:) twice"]),
            FaultExample(
                "a function that is handed over",
                "let isPaid = [1].allSatisfy(self.payOnce(_:)); let y = x.map(payOnce); let z = list.contains(payOnce)",
                plants: ["Screen calls payOnce(_:) twice", "Screen calls payOnce(_:) twice"]),
            FaultExample(
                "the value of a branch",
                "let isPaid = if isOn { payOnce(1) } else if isLast { payOnce(2) } else { false }; if isOn { payOnce(3) }",
                plants: ["Screen calls payOnce(_:) twice", "Screen calls payOnce(_:) twice"]),
            FaultExample("a function with other labels", "let isPaid = payOnce(cents: 1)", plants: []),
            FaultExample("a call of super", "let isPaid = super.payOnce(1)", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        if let name = node.as(DeclReferenceExprSyntax.self) {
            let closures = context.brought.freshValues
            return name.isPassedOn(among: closures) || name.isHandedOver(among: closures) ? [askingTwice(name)] : []
        }
        if let call = node.as(FunctionCallExprSyntax.self), let function = call.functionForEach,
            let name = context.brought.callsMadeOnce.first(where: function.isNamed)
        {
            return [
                Fault(
                    around: function.expression.textRange, prefix: "seamsTwice(#, each: ", suffix: ")",
                    words: "\(node.subject) calls \(name) twice", before: "", after: call.oneLine)
            ]
        }
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall,
            context.isMadeOnce(call) || call.calls(one: context.brought.freshValues)
        else { return [] }
        let statement = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
        guard statement?.statementCall?.id != call.id || statement?.isOnlyOneOfClosure == true || statement?.isValueOfChoice == true else {
            return []
        }
        let closure = call.calls(one: context.brought.freshValues) ? call.calledIfPresent : nil
        var fault = Fault(
            around: (closure ?? ExprSyntax(call)).textRange,
            prefix: closure == nil ? call.prefix(of: "seamsTwice") : "seamsAskingTwice(#, ",
            suffix: ")",
            words: "\(node.subject) calls \(call.shown) twice", before: "", after: call.oneLine)
        if call.calls(one: context.brought.freshValues) {
            fault.advice = adviceOnClosures
        }
        return [fault]
    }

    private static func askingTwice(_ name: DeclReferenceExprSyntax) -> Fault {
        var fault = Fault(
            around: name.withSelf.textRange, prefix: "seamsAskingTwice(#, ", suffix: ")",
            words: "\(name.subject) calls \(name.oneLine)() twice",
            before: "", after: "\(name.oneLine)()")
        fault.advice = adviceOnClosures
        return fault
    }

    private static let adviceOnClosures = "Count in the closure how often it is called, and expect exactly that number."
}

extension CodeBlockItemSyntax {
    /// Whether it is all of a closure, whose value it may be.
    fileprivate var isOnlyOneOfClosure: Bool {
        parent?.as(CodeBlockItemListSyntax.self)?.count == 1 && parent?.parent?.is(ClosureExprSyntax.self) == true
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is all of a branch of an `if` or a `switch` whose value is stored or returned.
    fileprivate var isValueOfChoice: Bool {
        guard parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else { return false }
        let choices = sequence(first: Syntax(self), next: \.parent).lazy.filter { [.ifExpr, .switchExpr].contains($0.kind) }
        // An `else if` lies in the `if` before it.
        guard let choice = choices.first(where: { $0.parent?.is(IfExprSyntax.self) != true }) else { return false }
        return [.initializerClause, .infixOperatorExpr, .exprList, .returnStmt].contains(choice.parent?.kind)
    }
}

extension FaultContext {
    /// Whether the kata says that a call is made once, by this name or by that of the function that the name stands for.
    fileprivate func isMadeOnce(_ call: FunctionCallExprSyntax) -> Bool {
        brought.callsMadeOnce.contains(call.shown)
            || call.calledName.flatMap { functions.references[$0] }.map(brought.callsMadeOnce.contains) == true
    }
}

extension DeclReferenceExprSyntax {
    /// Whether an initializer hands on its parameter, one of some closures, that no method calls by a name.
    func isPassedOn(among closures: Set<String>) -> Bool {
        guard closures.contains(baseName.text), argumentNames == nil, parent?.as(MemberAccessExprSyntax.self) == nil,
            parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(self).id,
            let initializer = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(InitializerDeclSyntax.self) }).first
        else { return false }
        return initializer.passedOn(among: closures).contains(baseName.text)
    }
}
