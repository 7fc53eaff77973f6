internal import SwiftSyntax

extension FaultRule {
    static let reroutedCalls = FaultRule(
        name: "rerouted-calls", kind: .rerouted, summary: "A call goes to the real instance instead of the injected one.",
        advice: "Expect that the call reaches your double.",
        examples: [
            FaultExample(
                "a call of an instance", "_ = analytics.isOn()",
                plants: ["Screen calls isOn() on Analytics.shared instead of analytics"]),
            FaultExample(
                "a call of an optional instance", "analytics?.stop()",
                plants: ["Screen calls stop() on Analytics.shared instead of analytics"]),
            FaultExample(
                "a call of what a closure returns", "makeAnalytics().stop()",
                plants: ["Screen calls stop() on Analytics.shared instead of the answer of makeAnalytics()"]),
            FaultExample("a call of the same object", "start(); self.stop()", plants: []),
            FaultExample("a call of a type", "Theme.reset()", plants: []),
            FaultExample("a call of a literal", "_ = [1].count(); _ = \"text\".count()", plants: []),
            FaultExample("a call of a list", "let events: [String]; events.forEach(send)", plants: []),
            FaultExample(
                "a call that the real instance does not have",
                "protocol Log { }; extension Log { func stop() { } }; class Analytics: Log, Sendable { let start: () -> Void }; "
                    + "log.stop(); log.start(); log.pause()",
                plants: ["start", "stop"].map { "Screen calls \($0)() on Analytics.shared instead of log" }),
            FaultExample(
                "a call of a real instance that inherits from a type of another module",
                "class Analytics: Tracker { func start() { } }; log.pause()",
                plants: ["Screen calls pause() on Analytics.shared instead of log"]),
            FaultExample("a call of super", "super.viewDidLoad()", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall, let receiver = call.receiver, !isFixed(receiver),
            !receiver.isTextOrCollection(context)
        else { return [] }
        let reals = context.brought.realObjects.filter { real in
            call.calledName.map { context.typeMembers.mayHave($0, instance: real) } ?? true
        }
        // An answer is still asked for, so that a test which only counts the questions does not notice.
        let isAnswer = receiver.as(FunctionCallExprSyntax.self)?.calledName?.first?.isLowercase == true
        return reals.map { real in
            Fault(
                [
                    // Where the real instance has no such function, the compiler complains about the call behind it.
                    .init(range: call.textRange, prefix: "", suffix: ""),
                    .init(
                        range: receiver.textRange, prefix: isAnswer ? "seamsRerouteAsked(#, " : "seamsReroute(#, ",
                        suffix: ", to: \(real))"),
                ],
                words: "\(node.subject) calls \(call.shown) on \(real) instead of \(isAnswer ? "the answer of " : "")\(receiver.oneLine)",
                before: call.oneLine,
                after: (isAnswer ? "_ = \(receiver.oneLine); " : "")
                    + call.oneLine.replacing(receiver.oneLine, with: real, maxReplacements: 1))
        }
    }

    /// Whether a receiver cannot be another instance: `self`, a type or a literal.
    private static func isFixed(_ receiver: ExprSyntax) -> Bool {
        if let reference = receiver.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.tokenKind == .keyword(.self) || reference.baseName.text.first?.isUppercase == true
        }
        return [.superExpr, .arrayExpr, .stringLiteralExpr].contains(receiver.kind)
    }
}
