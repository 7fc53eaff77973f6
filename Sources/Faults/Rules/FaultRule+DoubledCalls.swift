internal import SwiftSyntax

extension FaultRule {
    static let doubledCalls = FaultRule(
        name: "doubled-calls", kind: .doubled, summary: "A call is made twice.",
        advice: "Check the exact list of events, not just that there is one.",
        examples: [
            FaultExample("a call", "start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call with try and await", "try await start()", plants: ["Screen calls start() twice"]),
            FaultExample("a call whose result is not used", "_ = analytics.isOn()", plants: ["Screen calls isOn() twice"]),
            FaultExample("a call in a closure, and none with a closure", "start { stop() }", plants: ["Screen calls stop() twice"]),
            FaultExample("a call on several lines", "start(\n    1)", plants: []),
            FaultExample("a returned call", "return stop()", plants: []),
            FaultExample("a call of super", "super.viewDidLoad()", plants: []),
        ]
    ) { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), let call = statement.statementCall else { return [] }
        let text = statement.item.trimmedDescription
        // A copy of a closure would be a second place for the faults inside it.
        guard !text.contains("{"), !text.contains("\n") else { return [] }
        return [
            Fault(
                around: statement.item.textRange, prefix: "", suffix: "; if seamsFault(#) { \(text) }",
                words: "\(node.subject) calls \(call.shown) twice", before: "", after: text)
        ]
    }
}
