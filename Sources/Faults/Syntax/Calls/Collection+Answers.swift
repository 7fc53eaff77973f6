internal import SwiftSyntax

extension Collection<CodeBlockItemSyntax> {
    /// Whether the statements of a function change nothing but its own variables, and call only what changes nothing.
    ///
    /// - Parameter name: The name of the function, which may ask another object by a known name that it has itself.
    func onlyAnswer(_ facts: FunctionFacts, as name: String) -> Bool {
        let finder = ChangeFinder(facts, in: name)
        for statement in self { finder.noteVariables(in: statement) }
        for statement in self { finder.walk(statement) }
        return !finder.isFound
    }
}

extension SyntaxProtocol {
    /// Whether the code assigns nothing, and calls only functions that change nothing.
    func onlyAnswers(_ facts: FunctionFacts) -> Bool {
        let finder = ChangeFinder(facts, in: nil)
        finder.walk(self)
        return !finder.isFound
    }
}

/// Finds assignments to others' variables, and calls that may change something.
private final class ChangeFinder: SyntaxVisitor {
    private let facts: FunctionFacts
    private let function: String?
    private var variables: Set<String> = []
    /// The variables that hold a list or a text of their own.
    private var collections: Set<String> = []
    private(set) var isFound = false

    init(_ facts: FunctionFacts, in function: String?) {
        (self.facts, self.function) = (facts, function)
        super.init(viewMode: .sourceAccurate)
    }

    func noteVariables(in statement: CodeBlockItemSyntax) {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { return }
        variables.formUnion(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        collections.formUnion(variable.bindings.filter(\.holdsNewCollection).map(\.pattern.trimmedDescription))
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.changesItsLeft, !node.leftOperand.is(DiscardAssignmentExprSyntax.self) else { return .visitChildren }
        let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(variables.contains) == true ? .visitChildren : found()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isAnswer =
            node.makesValue || node.isKnown(among: KnownFunctions.answering.union(KnownFunctions.asserting), facts)
            || node.calledName.map(isAnswer) == true && (node.isOwn || KnownFunctions.answering.contains(node.calledName ?? ""))
            || node.receiver.map { collections.contains($0.trimmedDescription) } == true
                && node.isKnown(among: KnownFunctions.changing, facts)
        return isAnswer ? .visitChildren : found()
    }

    private func isAnswer(_ name: String) -> Bool {
        facts.answering.contains(name) || name == function && KnownFunctions.answering.contains(name)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // A closure that is returned does not run.
        [.codeBlockItem, .returnStmt].contains(node.parent?.kind) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { found() }

    private func found() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

extension PatternBindingSyntax {
    /// Whether it holds a list or a text that is written down here, and that no other code knows: `[]`, `[Int]()` or `""`.
    fileprivate var holdsNewCollection: Bool {
        guard let value = initializer?.value else { return false }
        if let call = value.as(FunctionCallExprSyntax.self) {
            return call.arguments.isEmpty && [.arrayExpr, .dictionaryExpr].contains(call.calledExpression.kind)
        }
        return [.arrayExpr, .dictionaryExpr, .stringLiteralExpr].contains(value.kind)
    }
}

extension FunctionCallExprSyntax {
    /// Whether it makes a value of a known type, or of a case: `String(count)`, `.missing(name)`, `ParserError.missing(name)`.
    fileprivate var makesValue: Bool {
        if let access = calledExpression.as(MemberAccessExprSyntax.self) {
            let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            return access.base == nil || type?.hasSuffix("Error") == true && type?.first?.isUppercase == true
        }
        let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isError = parent?.is(ThrowStmtSyntax.self) == true || name?.hasSuffix("Error") == true
        return name.map { Self.values.contains($0) || isError && $0.first?.isUppercase == true } ?? false
    }

    private static let values: Set = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Double", "Float", "String", "Character",
        "Array", "Set", "Substring", "Bool", "CGFloat", "Data", "URL", "Unicode",
    ]
}
