internal import SwiftSyntax

extension FaultRule {
    static let reorderedCalls = FaultRule(
        name: "reordered-calls", kind: .swapped, summary: "Two calls that follow each other change places.",
        advice: "Expect the exact list of calls in their order.",
        examples: [
            FaultExample("two calls", seam + "view.show(1); view.hide()", plants: ["Screen calls hide() before show(_:)"]),
            FaultExample("calls of two objects", seam + "view.show(1); owner.hide()", plants: ["Screen calls hide() before show(_:)"]),
            FaultExample("equal calls", seam + "view.hide(); view.hide()", plants: []),
            FaultExample("calls with a statement between them", seam + "view.show(1); let x = 1; view.hide()", plants: []),
            FaultExample("a call that does not go through a seam", seam + "view.show(1); list.append(1)", plants: []),
        ]
    ) { node, context in
        guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
        func call(_ statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
            guard let call = statement.statementCall, let name = call.calledName, statement.item.canStandOnOneLine else { return nil }
            return context.functions.collaborating.contains(name) ? call : nil
        }
        return zip(statements, statements.dropFirst()).compactMap { first, second in
            guard let earlier = call(first), let later = call(second) else { return nil }
            let (one, other) = (first.item.oneLine, second.item.oneLine)
            guard one != other else { return nil }
            return Fault(
                [(first, other), (second, one)].map { own, text in
                    .init(range: own.item.textRange, prefix: "if seamsFault(#) { \(text) } else { ", suffix: " }")
                },
                of: [Syntax(first), Syntax(second)], words: "\(node.subject) calls \(later.shown) before \(earlier.shown)",
                before: "\(one); \(other)", after: "\(other); \(one)")
        }
    }

    private static let seam = "protocol View { func show(_ count: Int); func hide() }; "
}
