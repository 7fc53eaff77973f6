internal import SwiftParser
internal import SwiftSyntax

/// Finds the calls that send an event.
final class EventCalls: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func inSource(_ source: String) -> [FunctionCallExprSyntax] {
        inFile(Parser.parse(source: source))
    }

    static func inFile(_ file: SourceFileSyntax) -> [FunctionCallExprSyntax] {
        let finder = EventCalls(viewMode: .sourceAccurate)
        finder.walk(file)
        return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        if name?.baseName.text == "track" { calls.append(node) }
        return .visitChildren
    }
}
