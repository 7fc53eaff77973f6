internal import SwiftSyntax

extension Syntax {
    /// Whether nothing uses the result of this attempt or follows it in its `do`, and every `catch` does only what no test can see.
    func isLastBeforeUnseenCatch(_ facts: FunctionFacts) -> Bool {
        let outwards = Array(sequence(first: self, next: \.parent))
        guard let statement = outwards.lazy.compactMap({ $0.as(DoStmtSyntax.self) }).first, let last = statement.body.statements.last,
            outwards.contains(where: { $0.id == last.id }), let call = last.statementCall,
            // In an argument of the call, it is the call that does not happen.
            !outwards.contains(where: { $0.id == call.id })
        else { return false }
        return statement.catchClauses.allSatisfy { clause in clause.body.statements.allSatisfy { $0.callMade?.isUnseen(facts) == true } }
    }

    /// Whether an error that is thrown here is caught by a `try?`, or by a `catch` that takes all errors and does not look at them.
    ///
    /// That may be in the same function, or around every call of it if nobody else can call it.
    func isCaughtUnseen(_ context: FaultContext) -> Bool {
        var callees: Set<String> = []
        return isCaughtUnseen(context, below: &callees)
    }

    private func isCaughtUnseen(_ context: FaultContext, below callees: inout Set<String>) -> Bool {
        var child = self
        while let parent = child.parent {
            if let function = parent.as(FunctionDeclSyntax.self) {
                let name = function.name.text
                // A function that calls itself hands the error to its other callers.
                if !callees.insert(name).inserted { return true }
                guard function.isOnlyCalledInside(context) else { return false }
                let uses = (context.facts.uses[name] ?? []).filter { !$0.liesIn(Syntax(function)) && function.isSeen(by: $0) }
                for use in uses where !use.isCaughtUnseen(context, below: &callees) { return false }
                return !uses.isEmpty
            }
            if parent.is(AccessorDeclSyntax.self) { return false }
            if let closure = parent.as(ClosureExprSyntax.self) {
                guard closure.isCalledAtOnce(context.functions) else { return false }
            }
            // It throws nothing here, as the call is made without `try`.
            if let call = parent.as(FunctionCallExprSyntax.self), child.is(LabeledExprListSyntax.self),
                call.calledName.map(context.functions.rethrowing.contains) == true,
                !call.liesIn(until: [.codeBlockItem], where: { $0.is(TryExprSyntax.self) })
            {
                return true
            }
            if parent.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark { return true }
            if let statement = parent.as(DoStmtSyntax.self), child.id == statement.body.id, let first = statement.catchClauses.first {
                guard first.catchItems.isEmpty else { return false }
                // A task that is cancelled stays so.
                if isBehindCancellation, first.body.statements.first?.leavesWhenCancelled == true { return true }
                if NameUses.of("error", in: first.body).allSatisfy({ Syntax($0).isForPeople() }) { return true }
                // Handed on as it is, somebody outside may look at it.
                if !first.body.statements.onlyHandsOn("error") { return false }
            }
            child = parent
        }
        return false
    }

    /// Whether it stands where a task is known to be cancelled.
    private var isBehindCancellation: Bool {
        liesIn(until: [.doStmt, .functionDecl, .closureExpr], where: \.asksForCancellation)
    }

    private func liesIn(_ other: Syntax) -> Bool { sequence(first: self, next: \.parent).contains { $0.id == other.id } }
}

extension ClosureExprSyntax {
    /// Whether it is called where it stands, or a function of a list calls it that throws its errors on: it is part of the code around it.
    fileprivate func isCalledAtOnce(_ facts: FunctionFacts) -> Bool {
        if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return true }
        guard let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = call.calledName
        else { return false }
        return KnownFunctions.handingOn.union(["forEach"]).contains(name) && !facts.declared.contains(name)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether they throw a variable, and do nothing else with it.
    fileprivate func onlyHandsOn(_ variable: String) -> Bool {
        allSatisfy { statement in
            statement.item.as(ThrowStmtSyntax.self)?.expression.trimmedDescription == variable || !statement.mentions(variable)
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether a use of its name can mean this function: nobody in another file sees one that is private.
    fileprivate func isSeen(by use: Syntax) -> Bool {
        let isHidden = sequence(first: Syntax(self), next: \.parent)
            .contains { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true }
        if isHidden, use.root.id != root.id { return false }
        // Another type of the file has a function of this name, and stands before it.
        guard let base = use.parent?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            base != nameOfType, let file = root.as(SourceFileSyntax.self)
        else { return true }
        return !file.statements.contains { statement in
            guard let type = statement.item.asProtocol((any DeclGroupSyntax).self),
                statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text == base
            else { return false }
            return type.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == name.text }
        }
    }

    /// Whether only the module's own code calls it: it, or its type, is private or local, or its module has another interface that is public.
    fileprivate func isOnlyCalledInside(_ context: FaultContext) -> Bool {
        if modifiers.isPrivate || parent?.is(CodeBlockItemSyntax.self) == true { return true }
        let types = sequence(first: Syntax(self), next: \.parent).compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        // Others may call what a protocol demands.
        if types.contains(where: \.modifiers.isPrivate), !context.functions.collaborating.contains(name.text) { return true }
        return context.facts.isLibrary && !modifiers.contains { $0.isPublic }
    }
}

extension Syntax {
    /// Whether it is a `guard` or an `if` that does something where the task is cancelled.
    fileprivate var asksForCancellation: Bool {
        self.as(GuardStmtSyntax.self)?.conditions.trimmedDescription == "!Task.isCancelled"
            || self.as(IfExprSyntax.self)?.conditions.trimmedDescription == "Task.isCancelled"
    }
}

extension CodeBlockItemSyntax {
    /// Whether the function returns there if the task is cancelled, and does nothing else.
    fileprivate var leavesWhenCancelled: Bool {
        if let way = item.as(GuardStmtSyntax.self) { return Syntax(way).asksForCancellation && way.onlyEnds }
        guard let way = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), Syntax(way).asksForCancellation else {
            return false
        }
        return way.elseBody == nil && way.body.statements.count == 1 && way.body.statements.first?.item.is(ReturnStmtSyntax.self) == true
    }
}
