internal import SwiftParser
package import SwiftSyntax
package import Workspace

/// Finds the modules that a source file imports.
package enum ImportScanner {
    package static func imports(in file: SourceFileSyntax) -> [String] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
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

extension SourceSet {
    /// The modules that the files import, as far as their lines say so.
    package var imports: Set<String> { modules(namedAfter: "import", ImportScanner.imports) }

    /// The modules that the files ask for with `canImport`.
    var conditionalImports: Set<String> { modules(namedAfter: "canImport", ImportConditions.modules) }

    private func modules(namedAfter word: String, _ find: (SourceFileSyntax) -> [String]) -> Set<String> {
        files.reduce(into: []) { modules, file in
            let source = String(decoding: file.bytes, as: UTF8.self)
            if source.contains(word) { modules.formUnion(find(Parser.parse(source: source))) }
        }
    }
}
