internal import SwiftSyntax

extension FaultRule {
    /// A statement that is a call is made again, unless that cannot be seen.
    static let doubledCalls = FaultRule { node, context in
        guard let statement = node.as(CodeBlockItemSyntax.self), let call = statement.statementCall,
            call.calledName.map(context.assigningFunctions.union(FaultContext.callsThatSettle).contains) != true
        else { return [] }
        let text = statement.item.trimmedDescription
        // A copy of a closure would be a second place for the faults inside it.
        guard !text.contains("{"), !text.contains("\n") else { return [] }
        return [
            Fault(
                .doubled, around: statement.item.textRange, prefix: "", suffix: "; if seamsFault(#) { \(text) }",
                words: "\(node.subject) calls \(call.shown) twice", before: "", after: text)
        ]
    }
}
