internal import SwiftSyntax

extension Syntax {
    /// Whether nothing uses the result of this attempt or follows it in its `do`, and every `catch` does only what no test can see.
    func isLastBeforeUnseenCatch(_ facts: FunctionFacts) -> Bool {
        let outwards = Array(sequence(first: self, next: \.parent))
        guard let statement = outwards.lazy.compactMap({ $0.as(DoStmtSyntax.self) }).first, let last = statement.body.statements.last,
            outwards.contains(where: { $0.id == last.id }), last.statementCall != nil
        else { return false }
        return statement.catchClauses.allSatisfy { clause in clause.body.statements.allSatisfy { $0.callMade?.isUnseen(facts) == true } }
    }

    /// Whether an error that is thrown here is caught by a `try?`, or by a `catch` that takes all errors and does not look at them.
    ///
    /// That may be in the same function, or around every call of it if no other file can call it.
    var isCaughtUnseen: Bool { isCaughtUnseen(below: []) }

    private func isCaughtUnseen(below callees: Set<String>) -> Bool {
        var child = self
        while let parent = child.parent {
            if let function = parent.as(FunctionDeclSyntax.self) {
                let name = function.name.text
                let isOnlyCalledHere = function.modifiers.isPrivate || function.parent?.is(CodeBlockItemSyntax.self) == true
                guard isOnlyCalledHere, !callees.contains(name) else { return false }
                let uses = Uses.of(name, in: root)
                return !uses.isEmpty && uses.allSatisfy { $0.isCaughtUnseen(below: callees.union([name])) }
            }
            if parent.is(ClosureExprSyntax.self) || parent.is(AccessorDeclSyntax.self) { return false }
            if parent.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark { return true }
            if let statement = parent.as(DoStmtSyntax.self), child.id == statement.body.id, let first = statement.catchClauses.first {
                return first.catchItems.isEmpty && !first.body.tokens(viewMode: .sourceAccurate).contains { $0.text == "error" }
            }
            child = parent
        }
        return false
    }
}

/// Collects the places that use a name.
private final class Uses: SyntaxVisitor {
    private let name: String
    private var found: [Syntax] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func of(_ name: String, in tree: Syntax) -> [Syntax] {
        let visitor = Uses(name)
        visitor.walk(tree)
        return visitor.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name { found.append(Syntax(node)) }
        return .visitChildren
    }
}
