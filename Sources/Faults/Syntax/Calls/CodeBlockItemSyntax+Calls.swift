internal import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The call, if this statement is nothing else and its value is not used.
    var statementCall: FunctionCallExprSyntax? {
        guard !item.is(ReturnStmtSyntax.self), let call = callMade, !isImplicitReturn, !call.isSuperCall, !call.isInitializerDelegation
        else { return nil }
        return call
    }

    /// The call that a `return` makes in a function that returns nothing: `return stop()`.
    var returnedCall: FunctionCallExprSyntax? {
        guard item.is(ReturnStmtSyntax.self), let call = callMade, !call.isSuperCall else { return nil }
        let owner = sequence(first: Syntax(self), next: \.parent).first {
            [.functionDecl, .closureExpr, .accessorBlock, .initializerDecl].contains($0.kind)
        }
        return owner?.as(FunctionDeclSyntax.self)?.returnsNothing == true ? call : nil
    }

    /// Whether the value of this statement is the value of its function, accessor or closure.
    private var isImplicitReturn: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else { return false }
        if let choice = owner.choiceOfBranch {
            if let statement = choice.parent?.parent?.as(CodeBlockItemSyntax.self), choice.parent?.is(ExpressionStmtSyntax.self) == true {
                return statement.isImplicitReturn
            }
            return [.initializerClause, .returnStmt].contains(choice.parent?.kind)
        }
        if owner.is(AccessorBlockSyntax.self) { return true }
        // A closure does not always say what it returns. One that only makes an instance returns it.
        if let closure = owner.as(ClosureExprSyntax.self) { return makesAnInstance || closure.handsOnItsValue }
        guard let holder = owner.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = holder.as(FunctionDeclSyntax.self) { return !function.returnsNothing }
        return holder.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
    }

    private var makesAnInstance: Bool {
        guard case .expr(let expression) = item, let name = expression.callMade?.calledName else { return false }
        return name == "init" || name.first?.isUppercase == true
    }
}

extension ClosureExprSyntax {
    /// Whether a function takes it that returns what it returns, and somebody uses that: `let old = lock.withLock { take() }`.
    fileprivate var handsOnItsValue: Bool {
        guard let call = callItIsHandedTo,
            let name = call.calledName, name.hasPrefix("with") || KnownFunctions.handingOn.contains(name)
        else { return false }
        let statement = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
        return statement?.statementCall?.id != call.id
    }
}

extension Syntax {
    /// The `switch` of which it is a case, or the outermost `if` of which it is a branch; nil for anything else.
    fileprivate var choiceOfBranch: Syntax? {
        if self.is(SwitchCaseSyntax.self) { return parent?.parent }
        guard self.is(CodeBlockSyntax.self), var choice = parent, choice.is(IfExprSyntax.self) else { return nil }
        while let outer = choice.parent, outer.is(IfExprSyntax.self) { choice = outer }
        return choice
    }
}
