internal import SwiftSyntax

extension IntegerLiteralExprSyntax {
    /// Whether a list is filled up to this number, and the code reads only elements below it.
    ///
    /// In `let all = parts + Array(repeating: "", count: 3 - parts.count); return all[2]`, one element more makes no difference.
    var fillsUpToWhatIsRead: Bool {
        guard let most = representedLiteralValue, let rest = parent?.as(InfixOperatorExprSyntax.self), rest.leftOperand.id == id,
            rest.operator.trimmedDescription == "-", rest.rightOperand.trimmedDescription.hasSuffix(".count"),
            let places = Syntax(self).readsOfFilledList
        else { return false }
        return places.allSatisfy { $0.place < most }
    }
}

extension StringLiteralExprSyntax {
    /// Whether a list is filled up with this text, and the code compares its elements only with other texts.
    var fillsUpWhatIsCompared: Bool {
        guard let text = representedLiteralValue, let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "repeating",
            let places = Syntax(self).readsOfFilledList
        else { return false }
        return places.allSatisfy { _, element in
            guard let infix = element.parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription)
            else { return false }
            let sides = [infix.leftOperand, infix.rightOperand].compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            return sides.count == 1 && ![text, "altered " + text, text + " altered", "¤", "§"].contains(sides[0])
        }
    }
}

extension Syntax {
    /// The places that the code reads of a list that is filled up by a call around this node; nil if it does anything else with the list.
    fileprivate var readsOfFilledList: [(place: Int, element: SubscriptCallExprSyntax)]? {
        let calls = sequence(first: self, next: \.parent).prefix(8).compactMap { $0.as(FunctionCallExprSyntax.self) }
        guard let call = calls.first, call.arguments.first?.label?.text == "repeating", call.arguments.last?.label?.text == "count",
            let (name, statement) = nameOfFilledList, let scope = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let uses = NameUses.of(name, in: scope).filter { $0.textRange.lowerBound >= statement.textRange.upperBound }
        let reads = uses.compactMap { use -> (Int, SubscriptCallExprSyntax)? in
            guard let entry = use.parent?.as(SubscriptCallExprSyntax.self), entry.calledExpression.id == use.id, entry.arguments.count == 1
            else { return nil }
            return entry.arguments.first?.expression.wholeNumber.map { ($0, entry) }
        }
        return uses.isEmpty || reads.count < uses.count ? nil : reads
    }

    /// The name of the list to which the statement around it gives the elements, and the statement.
    private var nameOfFilledList: (String, CodeBlockItemSyntax)? {
        for node in sequence(first: self, next: \.parent) {
            guard let statement = node.as(CodeBlockItemSyntax.self) else { continue }
            if let variable = statement.item.as(VariableDeclSyntax.self) {
                return variable.bindings.count == 1 ? variable.bindings.first.map { ($0.pattern.trimmedDescription, statement) } : nil
            }
            if let sum = statement.item.as(InfixOperatorExprSyntax.self), ["+=", "="].contains(sum.operator.trimmedDescription) {
                return (sum.leftOperand.trimmedDescription, statement)
            }
            guard let call = statement.callMade, call.calledName == "append" else { return nil }
            return call.receiver.map { ($0.trimmedDescription, statement) }
        }
        return nil
    }
}
