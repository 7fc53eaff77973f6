internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Finds the names in `#if` that no build sets, such as a DEBUG that is spelt wrongly: the compiler passes over them in silence.
enum UnsetConditions {
    /// A sentence for each place.
    static func notes(in sources: SourceSet) -> [String] {
        sources.files.flatMap { file in
            let source = String(decoding: file.bytes, as: UTF8.self)
            guard source.contains("#if") || source.contains("#elseif") else { return [String]() }
            let tree = Parser.parse(source: source)
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            let lines = SourceLocationConverter(fileName: file.path, tree: tree)
            return finder.found.map { name in
                let place = Diagnostic(file: file.path, line: lines.location(for: name.position).line, severity: .warning, message: "")
                return
                    "warning: nothing sets \(name.text), so what stands behind `#if \(name.text)` is never compiled (\(place.shortPlace ?? ""))"
            }
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var found: [(text: String, position: AbsolutePosition)] = []

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { NameFinder.names(in: condition).forEach { found.append($0) } }
            return .visitChildren
        }
    }

    private final class NameFinder: SyntaxVisitor {
        private var found: [(text: String, position: AbsolutePosition)] = []

        static func names(in condition: ExprSyntax) -> [(text: String, position: AbsolutePosition)] {
            let finder = NameFinder(viewMode: .sourceAccurate)
            finder.walk(condition)
            return finder.found
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            // `os(Linux)`, `canImport(UIKit)`: the language's own questions.
            .skipChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if !Compiler.debug.contains(node.baseName.text) { found.append((node.baseName.text, node.positionAfterSkippingLeadingTrivia)) }
            return .skipChildren
        }
    }
}
