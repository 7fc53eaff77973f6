internal import SwiftSyntax

/// A visitor that collects the protocols, imports, types and type aliases of a file.
final class ProtocolFinder: SyntaxVisitor {
    private(set) var protocols: [FoundProtocol] = []
    private(set) var imports: Set<Import> = []
    private(set) var declarations = Declarations()
    private var scope: [String] = []
    private var conditions: [String] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        for index in protocols.indices { protocols[index].imports = imports }
        declarations.protocols = protocols
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.append(FoundProtocol(declaration: node, scope: scope, condition: Condition.all(conditions)))
        declarations.add(Declarations.Nominal(node), in: scope)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.insert(Import(node, condition: Condition.all(conditions)))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.add(node, in: scope)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (condition, clause) in Condition.clauses(of: node) {
            conditions.append(condition)
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
        }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.init(node), node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.init(node), node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.init(node), node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.init(node), node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        declarations.add(node, of: name)
        scope.append(name)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    private func enter(_ nominal: Declarations.Nominal, _ name: String) -> SyntaxVisitorContinueKind {
        declarations.add(nominal, in: scope)
        scope.append(name)
        return .visitChildren
    }
}
