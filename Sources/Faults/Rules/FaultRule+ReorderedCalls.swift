internal import SwiftSyntax

extension FaultRule {
    static let reorderedCalls = FaultRule(
        name: "reordered-calls", kind: .swapped, summary: "Two calls that follow each other change places.",
        advice: "Expect the exact list of calls in their order.",
        adviceInOwnCode:
            "Expect a result or a state that depends on the order of these calls, or the exact list of calls that a double records.",
        examples: [
            FaultExample("two calls", seam + "view.show(1); view.hide()", plants: ["Screen calls hide() before show(_:)"]),
            FaultExample("calls of two objects", seam + "view.show(1); owner.hide()", plants: ["Screen calls hide() before show(_:)"]),
            FaultExample("equal calls", seam + "view.hide(); view.hide()", plants: []),
            FaultExample(
                "calls with an assignment between them", seam + "view.show(1); count = 1; view.hide()",
                plants: ["Screen calls hide() before show(_:)"]),
            FaultExample(
                "closures in properties",
                "struct Outside { let keep: (Int) -> Void; let send: (Int) -> Void }; outside.keep(1); outside.send(1)",
                plants: ["Screen calls send(_:) before keep(_:)"]),
            FaultExample("calls with a statement between them", seam + "view.show(1); let x = 1; view.hide()", plants: []),
            FaultExample("a call that does not go through a seam", seam + "view.show(1); list.append(1)", plants: []),
        ]
    ) { node, context in
        guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
        // A value that is set between two calls leaves their order as it is. A filtered list of syntax would be a tree of its own, with
        // other places, so the statements are put into an array.
        let calls = Array(statements).filter { !$0.onlySetsAValue }.map { ($0, $0.callThroughASeam(context)) }
        return zip(calls, calls.dropFirst()).compactMap { first, second in
            guard let earlier = first.1, let later = second.1 else { return nil }
            let (one, other) = (first.0.item.oneLine, second.0.item.oneLine)
            guard one != other else { return nil }
            return Fault(
                [(first.0, other), (second.0, one)].map { own, text in
                    .init(range: own.item.textRange, prefix: "if seamsFault(#) { \(text) } else { ", suffix: " }")
                },
                of: [Syntax(first.0), Syntax(second.0)], words: "\(node.subject) calls \(later.shown) before \(earlier.shown)",
                before: "\(one); \(other)", after: "\(other); \(one)")
        }
    }

    private static let seam = "protocol View { func show(_ count: Int); func hide() }; "
}

extension CodeBlockItemSyntax {
    /// The call that this statement makes of a function that a double can implement, or of a closure that a test can hand in.
    fileprivate func callThroughASeam(_ context: FaultContext) -> FunctionCallExprSyntax? {
        guard let call = statementCall, let name = call.calledName, item.canStandOnOneLine else { return nil }
        return context.functions.collaborating.contains(name) || context.facts.propertyTypes[name]?.contains("->") == true ? call : nil
    }

    /// Whether the statement is an assignment in which nothing is called.
    fileprivate var onlySetsAValue: Bool {
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else { return false }
        return CallFinder.none(in: Syntax(infix))
    }
}

/// Looks for a call in a statement; a value that is put into a text is none.
private final class CallFinder: SyntaxVisitor {
    private var isFound = false

    static func none(in node: Syntax) -> Bool {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return !finder.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
