internal import SwiftSyntax

extension Change {
    /// Counts reads of the real instance in `realReads`.
    static let countedReads = Change(by: CountedReads.self)
    /// Counts the real instances that production creates in `realReads`, for a dependency without a static instance.
    static let countedCreations = Change(by: CountedCreations.self)
    /// Counts the initializations of the dependency's class, those of its subclasses included, in `realInitializations`.
    static let countedInitializations = Change(by: CountedInitializations.self)
    /// Reduces the dependency's work to a counter, so that the cost of reaching it can be measured.
    static let lightDependency = Change(by: LightDependency.self)
    /// Replaces the event's text with a constant, for the same reason.
    static let plainTexts = Change(by: PlainTexts.self)

    /// Returns a change that puts a prefix before the names of types and global functions.
    static func renamed(_ declared: Set<String>, to prefix: String) -> Change {
        Change { file, _ in
            file.tokens(viewMode: .sourceAccurate).filter { token in
                // A member of the same name is another declaration.
                declared.contains(token.text) && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            }.map { token in
                let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
                return SourceChange(range: start..<start, text: prefix)
            }
        }
    }
}

private final class CountedReads: ChangeVisitor {
    private var isPublic = false

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, let value = binding.initializer?.value.trimmedDescription,
            value == "\(names.dependency)()", node.isInside(class: names.dependency),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return .skipChildren }
        let modifiers = node.modifiers.trimmedDescription
        isPublic = modifiers.contains("public")
        replace(
            node,
            with: """
                private static let counted_\(name) = \(value)
                \(modifiers) var \(name): \(names.dependency) { realReads += 1; return counted_\(name) }
                """)
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        guard !edits.isEmpty else { return }
        insert("\n@MainActor \(isPublic ? "public " : "")var realReads = 0\n", before: node.endOfFileToken)
    }
}

private final class CountedCreations: ChangeVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.trimmedDescription == "\(names.dependency)()" else { return .visitChildren }
        replace(node, with: "{ realReads += 1; return \(names.dependency)() }()")
        return .skipChildren
    }
}

/// Gives the class a stored property, which every initializer sets, whoever calls it.
private final class CountedInitializations: ChangeVisitor {
    private var isPublic = false

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == names.dependency, let first = node.memberBlock.members.first else { return .skipChildren }
        isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
        insert("private let countedInitialization: Void = { realInitializations += 1 }()\n", before: first)
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        guard !edits.isEmpty else { return }
        insert("\n@MainActor \(isPublic ? "public " : "")var realInitializations = 0\n", before: node.endOfFileToken)
    }
}

/// Replaces the body of a function `track` that prints, whether it belongs to the dependency or to the code in front of it.
private final class LightDependency: ChangeVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "track", let body = node.body, body.description.contains("print("), let type = node.enclosingName else {
            return .skipChildren
        }
        replace(body, with: "{ \(type).lightCalls &+= 1 }")
        insert("static var lightCalls = 0\n", before: node)
        return .skipChildren
    }
}

private final class PlainTexts: ChangeVisitor {
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.owner), node.segments.count > 1 { replace(node, with: #""event""#) }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The name of the class or enum around it.
    fileprivate var enclosingName: String? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { node in
            node?.as(ClassDeclSyntax.self)?.name.text ?? node?.as(EnumDeclSyntax.self)?.name.text
        }.first
    }
}
