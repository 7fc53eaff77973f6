internal import SwiftSyntax

extension FaultRule {
    /// A statement that is a call is left out.
    static let droppedCalls = FaultRule { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), let call = statement.statementCall else { return [] }
        return [
            Fault(
                .dropped, around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: " }",
                words: "\(node.subject) does not call \(call.shown)", before: statement.item.oneLine, after: "")
        ]
    }
}
