internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a limit that the code fixes: calculated from literals, named with one, or a part of a table that is written out.
    ///
    /// A value that comes from elsewhere has no neighbor that a test must try.
    var isFixedLimit: Bool {
        let limit = withoutParentheses
        if let infix = limit.as(InfixOperatorExprSyntax.self) { return infix.leftOperand.isFixedLimit && infix.rightOperand.isFixedLimit }
        if let forced = limit.as(ForceUnwrapExprSyntax.self) { return forced.expression.isFixedLimit }
        if limit.is(IntegerLiteralExprSyntax.self) || limit.is(FloatLiteralExprSyntax.self) { return true }
        if let call = limit.as(FunctionCallExprSyntax.self) {
            return !call.arguments.isEmpty && call.arguments.allSatisfy { $0.expression.isFixedLimit }
        }
        if let entry = limit.as(SubscriptCallExprSyntax.self) {
            return entry.arguments.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
        }
        if limit.isPartOfWrittenTable { return true }
        let name = limit.as(MemberAccessExprSyntax.self)?.declName ?? limit.as(DeclReferenceExprSyntax.self)
        return limit.namedConstant?.knownNumber != nil || name.map { NamedNumbers.areThere($0.baseName.text, in: root) } ?? false
    }

    /// Whether it is an element in a closure that asks a list whose elements the file has, or in a loop over one.
    private var isPartOfWrittenTable: Bool {
        guard let element = firstToken(viewMode: .sourceAccurate)?.text else { return false }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let loop = node.as(ForStmtSyntax.self), loop.pattern.newNames.contains(element) { return loop.sequence.isWrittenList }
            if let closure = node.as(ClosureExprSyntax.self),
                element.hasPrefix("$") || closure.signature?.parameterClause?.newNames.contains(element) == true
            {
                return closure.askedList?.isWrittenList ?? false
            }
        }
        return false
    }

    /// Whether it is a list whose elements the file has, or the only constant for one.
    private var isWrittenList: Bool {
        if self.is(ArrayExprSyntax.self) { return true }
        let name = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
        return name.flatMap { FileNames.of(root).onlyConstant($0.baseName.text) }?.is(ArrayExprSyntax.self) == true
    }
}

extension ClosureExprSyntax {
    /// The list whose elements a call hands to it; the first of two that are put together.
    fileprivate var askedList: ExprSyntax? {
        let list = callItIsHandedTo?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if let pairs = list?.as(FunctionCallExprSyntax.self), pairs.calledName == "zip" { return pairs.arguments.first?.expression }
        return list
    }
}

/// A name that a file declares once, and with a number: a variable, a property that returns it, or a part of a tuple.
private enum NamedNumbers {
    static func areThere(_ name: String, in tree: Syntax) -> Bool {
        let names = FileNames.of(tree)
        if names.count(of: name) == 0 { return names.labels[name]?.contains(where: \.isNumberInTuple) ?? false }
        guard let variable = names.onlyVariable(name) else { return false }
        let values = variable.initializer.map { [$0.value] } ?? Syntax(variable).answers?.values ?? []
        return !values.isEmpty && values.allSatisfy { $0.wholeNumber != nil }
    }
}

extension LabeledExprSyntax {
    fileprivate var isNumberInTuple: Bool { parent?.parent?.is(TupleExprSyntax.self) == true && expression.wholeNumber != nil }
}
