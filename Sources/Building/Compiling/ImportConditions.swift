package import SwiftSyntax

/// Finds the modules that a source file asks for with `canImport`.
package enum ImportConditions {
    /// The names of the modules.
    package static func modules(in file: SourceFileSyntax) -> [String] {
        calls(in: file).compactMap { $0.arguments.first?.expression.firstToken(viewMode: .sourceAccurate)?.text }
    }

    static func calls(in file: SourceFileSyntax) -> [FunctionCallExprSyntax] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(file)
        return finder.calls
    }

    private final class Finder: SyntaxVisitor {
        private(set) var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "canImport" { calls.append(node) }
            return .visitChildren
        }
    }
}
