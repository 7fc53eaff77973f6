internal import SwiftSyntax

extension FaultRule {
    static let droppedCalls = FaultRule(
        name: "dropped-calls", kind: .dropped, summary: "A call is not made.",
        advice: "Let your double record its calls, and expect exactly those.",
        adviceInOwnCode:
            "Expect something that is different without this call: a result, a state, or the list of calls that a double records.",
        examples: [
            FaultExample(
                "calls whose value a `switch` or an `if` hands on",
                """
                }; func price(_ x: Int) -> Int { switch x { case 1: load(); default: if isOn { last } else { load() } } }
                var size: Int { if isOn { load() } else { 1 } }; func stop() { switch count { case 1: halt(); default: break } }; func show() {
                """, plants: ["Screen does not call halt()"]),
            FaultExample("a call", "start()", plants: ["Screen does not call start()"]),
            FaultExample("a call with try and await", "try await start()", plants: ["Screen does not call start()"]),
            FaultExample("a call whose result is not used", "_ = analytics.isOn()", plants: ["Screen does not call isOn()"]),
            FaultExample("a call in a declaration without a name", "let _ = isOn()", plants: ["Screen does not call isOn()"]),
            FaultExample("a call in parentheses, and with a cast", "(start()); stop() as Void", plants: startAndStop),
            FaultExample("a call returned from a function without a value", "return stop()", plants: ["Screen does not call stop()"]),
            FaultExample(
                "calls in closures, and no value of a closure", "analytics.register { Spy() }; start { stop() }",
                plants: ["Screen does not call register()", "Screen does not call start()", "Screen does not call stop()"]),
            FaultExample(
                "calls without a value in expressions", "func start() {}; func stop() {}; isOn ? start() : stop()", plants: startAndStop),
            FaultExample(
                "calls without a value that are matched, and in a getter",
                "func start() {}; func stop() {}; if case () = start() {}; var stopped: Void { stop() }", plants: startAndStop),
            FaultExample("a returned value", "func next() -> Int { return stop() }", plants: []),
            FaultExample("a closure that may return a value", "let next = { return stop() }", plants: []),
            FaultExample(
                "a closure whose value is handed on, and one whose value nobody uses",
                "let old = gate.withLock { take() }; withExtendedLifetime(gate.withLock { take() }) {}; gate.withLock { start() }",
                plants: [
                    "Screen does not call start()", "Screen does not call withExtendedLifetime(_:)", "Screen does not call withLock()",
                ]),
            FaultExample("a call of super", "super.viewDidLoad()", plants: []),
            FaultExample("a returned call of super", "return super.run()", plants: []),
            FaultExample(
                "a case with the name of a function",
                "} }\nenum Step { case keep(Int) }\nfunc keep(_ x: Int) { }\nfunc all() -> [Step] { [.keep(1)] }\nfunc run(_ step: Step) { switch step { case .keep(let x): keep(x) }",
                plants: ["run() does not call keep(_:)"]),
        ]
    ) { node, context in
        if let call = node.as(FunctionCallExprSyntax.self), call.isAction(context) {
            return [
                Fault(
                    around: call.textRange, prefix: call.prefix(of: "seamsDrop"), suffix: ")",
                    words: "\(node.subject) does not call \(call.shown)", before: call.oneLine,
                    after: call.parent?.is(CodeBlockItemSyntax.self) == true ? "" : "()")
            ]
        }
        guard let statement = node.as(CodeBlockItemSyntax.self) else { return [] }
        if let call = statement.returnedCall {
            return [dropped(call, in: statement, context, prefix: "if seamsFault(#) { return }; ", suffix: "")]
        }
        guard let call = statement.statementCall else { return [] }
        return [dropped(call, in: statement, context, prefix: "if !seamsFault(#) { ", suffix: " }")]
    }

    private static let startAndStop = ["Screen does not call start()", "Screen does not call stop()"]

    private static func dropped(
        _ call: FunctionCallExprSyntax, in statement: CodeBlockItemSyntax, _ context: FaultContext, prefix: String, suffix: String
    ) -> Fault {
        var fault = Fault(
            around: statement.item.textRange, prefix: prefix, suffix: suffix, words: "\(statement.subject) does not call \(call.shown)",
            before: statement.item.oneLine, after: statement.codeWithoutIt)
        fault.advice = call.adviceOnChange(context)
        return fault
    }
}

extension CodeBlockItemSyntax {
    /// The code that is left in place of the statement if it is taken away: a case of a `switch` needs a statement.
    var codeWithoutIt: String {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return "" }
        return list.parent?.is(SwitchCaseSyntax.self) == true ? "break" : ""
    }
}
