internal import SwiftSyntax

/// A protocol and its surroundings.
struct FoundProtocol {
    let declaration: ProtocolDeclSyntax
    /// The types around it, outermost first.
    let scope: [String]
    /// The `#if` around it, if there is one.
    let condition: IfConfigDeclSyntax?

    var plainName: String { declaration.name.text }

    /// The qualified name.
    var name: String { (scope + [plainName]).joined(separator: ".") }
}

/// A visitor that collects the protocols, imports and function aliases of a file.
final class ProtocolFinder: SyntaxVisitor {
    private(set) var protocols: [FoundProtocol] = []
    private(set) var imports: Set<String> = []
    /// The aliases of function types, which a case cannot store where they must not escape.
    private(set) var functionAliases: Set<String> = []
    private var scope: [String] = []
    private var conditions: [IfConfigDeclSyntax] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.append(FoundProtocol(declaration: node, scope: scope, condition: conditions.last))
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isEmpty { imports.insert("import \(node.path.first?.name.text ?? "")") }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if FunctionShape(node.initializer.value) != nil { functionAliases.insert(node.name.text) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(node)
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) { conditions.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scope.append(name)
        return .visitChildren
    }
}
