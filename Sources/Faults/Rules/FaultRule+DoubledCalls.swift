internal import SwiftSyntax

extension FaultRule {
    static let doubledCalls = FaultRule(
        name: "doubled-calls", kind: .doubled, summary: "A call is made twice.",
        advice: "Let your double record every call. Check the exact list of its calls, not just that there is one.",
        examples: [
            FaultExample("a call", "start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call with try and await", "try await start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call whose result is not used", "_ = analytics.isOn()", plants: ["Screen calls isOn() twice"]),
            FaultExample("a call on several lines", "start(\n    1)", plants: ["Screen calls start(_:) twice"]),
            FaultExample("a call in a closure, and none with a closure", "start { stop() }", plants: ["Screen calls stop() twice"]),
            FaultExample(
                "a call without a value in an expression", "func stop() {}; let stopped = isOn ? stop() : ()",
                plants: ["Screen calls stop() twice"]),
            FaultExample("a returned call", "return stop()", plants: []),
            FaultExample("a call of super", "super.viewDidLoad()", plants: []),
        ]
    ) { node, context in
        if let call = node.as(FunctionCallExprSyntax.self), call.isAction(context) {
            return [doubled(call, around: call, context, prefix: call.prefix(of: "seamsDouble"), suffix: ")")]
        }
        guard let statement = node.as(CodeBlockItemSyntax.self), let call = statement.statementCall else { return [] }
        // A loop instead of a copy: a copy would be a second place for the faults inside it.
        return [doubled(call, around: statement.item, context, prefix: "for _ in 0..<(seamsFault(#) ? 2 : 1) { ", suffix: " }")]
    }

    private static func doubled(
        _ call: FunctionCallExprSyntax, around node: some SyntaxProtocol, _ context: FaultContext, prefix: String, suffix: String
    ) -> Fault {
        var fault = Fault(
            around: node.textRange, prefix: prefix, suffix: suffix, words: "\(node.subject) calls \(call.shown) twice", before: "",
            after: node.oneLine)
        fault.advice = call.adviceOnChange(context)
        return fault
    }
}
