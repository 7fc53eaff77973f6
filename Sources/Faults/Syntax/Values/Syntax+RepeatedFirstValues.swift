internal import SwiftSyntax

extension Syntax {
    /// Whether the node gives a function's variable the value that it has from the beginning, and nothing on the way here can have changed it.
    ///
    /// In `var isPaid = false; if charge() { isPaid = true } else { isPaid = false }`, the last assignment changes nothing.
    var repeatsFirstValue: Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self) ?? parent?.as(CodeBlockItemSyntax.self),
            let infix = statement.item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let name = infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        var child = Syntax(statement)
        while let parent = child.parent, !Self.endsOfTheWay.contains(parent.kind) {
            if let attempt = parent.as(DoStmtSyntax.self), child.is(CatchClauseListSyntax.self),
                attempt.body.statements.mayFailBehindChange(of: name)
            {
                return false
            }
            if parent.is(SwitchCaseListSyntax.self), parent.mentions("fallthrough") { return false }
            let before = parent.as(CodeBlockItemListSyntax.self)?.prefix { Syntax($0).id != child.id } ?? []
            for earlier in before.reversed() {
                let bindings = earlier.item.as(VariableDeclSyntax.self)?.bindings
                if let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) {
                    return binding.begins(with: infix.rightOperand)
                }
                if Changes.are(in: earlier, of: name) { return false }
            }
            child = parent
        }
        return false
    }

    /// The code that may run again or later, so that what stands behind the node may run before it.
    private static let endsOfTheWay: Set<SyntaxKind> = [
        .forStmt, .whileStmt, .repeatStmt, .closureExpr, .functionDecl, .initializerDecl, .accessorBlock, .accessorDecl, .deferStmt,
    ]
}

extension PatternBindingSyntax {
    /// Whether the variable has this plain value at first; one of an optional type has nil.
    fileprivate func begins(with value: ExprSyntax) -> Bool {
        guard accessorBlock == nil, !isConstant, value.isPlain else { return false }
        guard let first = initializer?.value else {
            return typeAnnotation?.type.is(OptionalTypeSyntax.self) == true && value.is(NilLiteralExprSyntax.self)
        }
        return first.trimmedDescription == value.trimmedDescription
    }
}

extension ExprSyntax {
    /// Whether it is a literal without names, or a case such as `.day`.
    fileprivate var isPlain: Bool {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.trimmedDescription.first?.isUppercase ?? true }
        return callNothing && identifiers.isEmpty
    }
}

extension CodeBlockItemListSyntax {
    /// Whether an error may be thrown in these statements of a `do` after one of them has changed a variable.
    ///
    /// `status = try await send()` changes nothing if it throws.
    fileprivate func mayFailBehindChange(of name: String) -> Bool {
        guard let first = firstIndex(where: { Changes.are(in: $0, of: name) }) else { return false }
        let assignment = self[first].item.as(InfixOperatorExprSyntax.self)
        let isPlain = assignment?.leftOperand.trimmedDescription == name && assignment?.operator.is(AssignmentExprSyntax.self) == true
        return !isPlain
            || self[index(after: first)...].contains { statement in
                statement.tokens(viewMode: .sourceAccurate).contains { [.keyword(.try), .keyword(.throw)].contains($0.tokenKind) }
            }
    }
}

/// Finds code that may change a variable: an assignment, a call with `&`, or a call of the variable's own functions.
private final class Changes: SyntaxVisitor {
    private let name: String
    private var found = false

    static func are(in code: some SyntaxProtocol, of name: String) -> Bool {
        let finder = Changes(name)
        finder.walk(code)
        return finder.found
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.changesItsLeft, node.leftOperand.identifiers.contains(name) { found = true }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if node.identifiers.contains(name) { found = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.receiver?.identifiers.contains(name) == true { found = true }
        return .visitChildren
    }
}
