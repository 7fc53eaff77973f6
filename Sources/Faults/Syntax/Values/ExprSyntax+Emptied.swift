internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it asks if a collection is empty that the statement right before has emptied: `items = []; return items.isEmpty`.
    var asksWhatWasEmptied: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty",
            let collection = access.base?.trimmedDescription,
            let statement = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            let list = statement.parent?.as(CodeBlockItemListSyntax.self),
            let before = list.last(where: { $0.position < statement.position })
        else { return false }
        return before.empties(collection)
    }
}

extension CodeBlockItemSyntax {
    fileprivate func empties(_ collection: String) -> Bool {
        if let call = callMade, call.calledName == "removeAll", call.arguments.allSatisfy({ $0.label?.text == "keepingCapacity" }) {
            return call.trailingClosure == nil && call.receiver?.trimmedDescription == collection
        }
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else { return false }
        return infix.leftOperand.trimmedDescription == collection
            && ["[]", "[:]", "\"\""].contains(infix.rightOperand.trimmedDescription)
    }
}
