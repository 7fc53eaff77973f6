internal import SwiftSyntax

/// The statements that run from a place in a function to its end, with the function's variables that were declared before.
struct RestOfFunction {
    private(set) var statements: [CodeBlockItemSyntax] = []
    private(set) var variables: Set<String> = []

    /// Reads the statements from the one around a node on.
    ///
    /// It is nil in a loop, in code that is a value, and if code before could run later with other values. It is also nil if others can
    /// change the value: it is no variable of the function.
    ///
    /// - Parameters:
    ///   - node: A node in the first of the statements.
    ///   - name: The name of a value that is known there.
    init?(from node: some SyntaxProtocol, with name: String) {
        guard var statement = node.nearestStatement else { return nil }
        statements = [statement]
        var earlier: [CodeBlockItemSyntax] = []
        while let list = statement.parent?.as(CodeBlockItemListSyntax.self) {
            guard let index = list.index(of: statement) else { return nil }
            earlier += list[..<index]
            statements += list[list.index(after: index)...]
            guard let around = list.parent.flatMap({ $0.as(CodeBlockSyntax.self).map { Syntax($0) } ?? $0 })?.branchOrBody else {
                return nil
            }
            variables.formUnion(around.names)
            guard let next = around.statement else { break }
            statement = next
        }
        for item in earlier { variables.formUnion(item.item.as(VariableDeclSyntax.self)?.newNames ?? []) }
        guard earlier.allSatisfy({ !$0.mayRunLater(with: variables) }) else { return nil }
        let isParameter = node.parameterType(of: name).map { !$0.hasPrefix("inout ") } ?? false
        if !variables.contains(name), !isParameter, !node.isConstantProperty(name) { return nil }
    }
}

extension Syntax {
    /// The statement around a block, and the names that it declares for the block; without a statement, the block is the whole body.
    fileprivate var branchOrBody: (statement: CodeBlockItemSyntax?, names: [String])? {
        let parent = self.is(CodeBlockSyntax.self) ? self.parent : self
        guard let parent else { return nil }
        if [.functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr].contains(parent.kind) { return (nil, []) }
        if let way = parent.as(GuardStmtSyntax.self) { return way.parent?.as(CodeBlockItemSyntax.self).map { ($0, []) } }
        if let branch = parent.as(SwitchCaseSyntax.self) {
            guard let choice = branch.parent?.parent?.as(SwitchExprSyntax.self),
                !choice.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.fallthrough) })
            else { return nil }
            return choice.parent?.parent?.as(CodeBlockItemSyntax.self).map { ($0, branch.label.newNames) }
        }
        guard var branch = parent.as(IfExprSyntax.self) else { return nil }
        var names = branch.conditions.newNames
        while let outer = branch.parent?.as(IfExprSyntax.self) {
            branch = outer
            names += outer.conditions.newNames
        }
        return branch.parent?.parent?.as(CodeBlockItemSyntax.self).map { ($0, names) }
    }
}

extension CodeBlockItemSyntax {
    /// Whether it holds code that may run later, and mentions variables of the function.
    fileprivate func mayRunLater(with variables: Set<String>) -> Bool {
        let finder = LaterCode(variables)
        finder.walk(self)
        return finder.isFound
    }
}

/// Finds code that runs later than where it stands, and computed variables.
private final class LaterCode: SyntaxVisitor {
    private let variables: Set<String>
    private(set) var isFound = false

    init(_ variables: Set<String>) {
        self.variables = variables
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let call = node.callItIsHandedTo
        if call?.calledName.map(Self.runningAtOnce.contains) != true, node.identifiers.contains(where: variables.contains) {
            return found()
        }
        return .visitChildren
    }

    private func found() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    private static let runningAtOnce: Set = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "firstIndex", "contains", "allSatisfy", "sorted", "sort",
    ]
}
