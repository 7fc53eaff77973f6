internal import Faults
internal import SwiftSyntax
internal import Workspace

/// The names that the code of tests uses.
final class TestUses: SyntaxVisitor {
    private var names: Set<String> = []
    /// The types by the other names that the tests give them.
    private var aliases: [String: String] = [:]

    /// Collects the names in all files.
    init(in tests: ParsedSources) {
        super.init(viewMode: .sourceAccurate)
        for tree in tests.trees { walk(tree) }
    }

    /// Whether the tests use some code.
    func contain(_ needed: NeededUse) -> Bool {
        names.contains(needed.code)
            || aliases.contains { alias, type in
                needed.code.hasPrefix(type + ".") && names.contains(alias + needed.code.dropFirst(type.count))
            }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    // A type that only stands behind a colon may be the type of another object.
    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { names.insert("\(base.trimmedDescription).\(node.declName.baseName.text)") }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.text] = node.initializer.value.trimmedDescription
        return .visitChildren
    }
}
