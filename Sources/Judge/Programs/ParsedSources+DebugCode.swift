internal import Faults
internal import SwiftSyntax

extension ParsedSources {
    /// Whether a condition in `#if` names `DEBUG`: a release build has other code.
    var hasDebugCode: Bool {
        trees.contains { tree in
            let finder = DebugConditionFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder.isFound
        }
    }
}

private final class DebugConditionFinder: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || node.condition?.tokens(viewMode: .sourceAccurate).contains { $0.text == "DEBUG" } == true
        return .visitChildren
    }
}
