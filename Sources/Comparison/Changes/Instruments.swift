internal import SwiftSyntax

extension Change {
    /// Reading the real instance is counted in `realReads`.
    static let countedReads = Change(by: CountedReads.self)
    /// The dependency's own work is next to nothing, so that what leads to it can be weighed.
    static let lightDependency = Change(by: LightDependency.self)
    /// The event's text is ready made, for the same reason.
    static let plainTexts = Change(by: PlainTexts.self)

    /// Every class that a set of files declares has another name.
    static func renamed(_ classes: Set<String>, to prefix: String) -> Change {
        Change { file, _ in
            file.tokens(viewMode: .sourceAccurate).filter { classes.contains($0.text) }.map { token in
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

private final class LightDependency: ChangeVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "track", node.isInside(class: names.dependency), let body = node.body else { return .skipChildren }
        replace(body, with: "{ \(names.dependency).lightCalls &+= 1 }")
        insert("static var lightCalls = 0\n", before: node)
        return .skipChildren
    }
}

private final class PlainTexts: ChangeVisitor {
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.screen), node.segments.count > 1 { replace(node, with: #""event""#) }
        return .skipChildren
    }
}
