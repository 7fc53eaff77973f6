internal import SwiftSyntax

extension FaultRule {
    /// A statement that is a call is left out, unless that could make a loop endless.
    static let droppedCalls = FaultRule { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self) else { return [] }
        if let call = statement.returnedCall { return [dropped(call, in: statement, prefix: "if seamsFault(#) { return }; ", suffix: "")] }
        guard let call = statement.statementCall, !statement.mayEndALoop else { return [] }
        return [dropped(call, in: statement, prefix: "if !seamsFault(#) { ", suffix: " }")]
    }

    private static func dropped(
        _ call: FunctionCallExprSyntax, in statement: CodeBlockItemSyntax, prefix: String, suffix: String
    ) -> Fault {
        Fault(
            .dropped, around: statement.item.textRange, prefix: prefix, suffix: suffix,
            words: "\(statement.subject) does not call \(call.shown)", before: statement.item.oneLine, after: "")
    }
}
