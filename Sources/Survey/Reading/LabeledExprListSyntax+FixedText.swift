internal import SwiftSyntax

extension LabeledExprListSyntax {
    /// The first plain text among arguments that name no variable and no resource of the program; nil if they do, or without a text.
    var fixedText: String? {
        let reader = FixedTextReader(viewMode: .sourceAccurate)
        reader.walk(self)
        return reader.isFixed ? reader.text : nil
    }
}

private final class FixedTextReader: SyntaxVisitor {
    private(set) var text: String?
    private(set) var isFixed = true

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.representedLiteralValue {
            if !value.isEmpty { text = text ?? value }
        } else {
            isFixed = false
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        let name = node.baseName.text
        // A resource is part of the program, and the same for every test.
        if name == "Bundle" || !isMember && name.first?.isUppercase == false { isFixed = false }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        isFixed = false
        return .skipChildren
    }
}
