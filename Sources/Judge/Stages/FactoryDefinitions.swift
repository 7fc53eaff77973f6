internal import Faults
internal import SwiftSyntax

/// Finds the factories that set contexts or a decorator where they are defined.
enum FactoryDefinitions {
    static let modifiers: Set = [
        "context", "onArg", "onArgs", "onPreview", "onTest", "onSimulator", "onDevice", "onDebug", "decorator",
    ]

    /// Returns their names, as containers know them: a function's has its labels.
    static func withModifiers(in sources: ParsedSources) -> Set<String> {
        let finder = Finder(viewMode: .sourceAccurate)
        for tree in sources.trees { finder.walk(tree) }
        return finder.names
    }

    private final class Finder: SyntaxVisitor {
        private(set) var names: Set<String> = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings where hasModifier(binding.accessorBlock) {
                names.insert(binding.pattern.trimmedDescription)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.signature.returnClause?.type.trimmedDescription.contains("Factory<") == true, hasModifier(node.body) {
                let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
                names.insert("\(node.name.text)(\(labels))")
            }
            return .visitChildren
        }

        private func hasModifier(_ body: (some SyntaxProtocol)?) -> Bool {
            body?.tokens(viewMode: .sourceAccurate).contains { token in
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period && FactoryDefinitions.modifiers.contains(token.text)
            } == true
        }
    }
}
