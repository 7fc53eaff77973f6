internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Finds the modules that a source file imports.
enum ImportScanner {
    static func imports(in source: String) -> [String] {
        guard source.contains("import") else { return [] }
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        return visitor.modules
    }

    private final class Visitor: SyntaxVisitor {
        var modules: [String] = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let module = node.path.first?.name.text { modules.append(module) }
            return .skipChildren
        }

        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            // Imports stand at the top of a file or in its `#if`s, so there is no need to look into declarations.
            node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
        }
    }
}
