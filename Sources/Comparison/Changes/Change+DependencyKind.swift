internal import SwiftSyntax

extension Change {
    /// Makes the dependency's class final.
    static let finalDependency = Change(by: FinalDependency.self)
    /// Makes the seam's type a protocol that the dependency's class conforms to.
    static let protocolDependency = Change(by: ProtocolDependency.self)
}

private final class FinalDependency: ChangeVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == names.dependency else { return .skipChildren }
        if !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) { insert("final ", before: node.classKeyword) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.open) { replace(node, with: "public") }
        return .skipChildren
    }
}

/// Replaces the class with a protocol wherever it is used as a type, and declares the protocol beside the spy.
private final class ProtocolDependency: ChangeVisitor {
    private static let name = "DependencyProtocol"

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == names.dependency, !node.isDeclared { replace(node, with: "(any \(Self.name))") }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        // A default of `.shared` for another type belongs to that type.
        node.type.trimmedDescription.contains(names.dependency) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // Other members without a type, such as `.now`, belong to other types.
        if node.base == nil, node.declName.baseName.text == "shared" { insert(names.dependency, before: node) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        // The spy's superclass becomes the protocol.
        if node.trimmedDescription == "Technique.Dependency", node.isDeclared { replace(node, with: Self.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.override), node.isInside(class: "Spy") { remove(node) }
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        guard node.statements.contains(where: { $0.item.as(ClassDeclSyntax.self)?.name.text == "Spy" }) else { return }
        insert(
            """

            protocol \(Self.name): AnyObject { func track(event: String) }
            extension \(names.dependency): \(Self.name) {}

            """, before: node.endOfFileToken)
    }
}

extension SyntaxProtocol {
    /// Whether a declaration inherits from or extends this type, which must remain a plain name then.
    fileprivate var isDeclared: Bool {
        guard let parent else { return false }
        return parent.is(InheritedTypeSyntax.self) || parent.is(ExtensionDeclSyntax.self)
    }
}
