internal import SwiftSyntax

extension SyntaxProtocol {
    /// The names that the code declares: variables, parameters, and what its conditions, loops and cases find.
    var newNames: [String] {
        let collector = NewNames(viewMode: .sourceAccurate)
        collector.walk(self)
        return collector.names
    }
}

private final class NewNames: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { note(node.identifier) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { note(node.secondName ?? node.firstName) }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { note(node.secondName ?? node.firstName) }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.append(token.text)
        return .visitChildren
    }
}
