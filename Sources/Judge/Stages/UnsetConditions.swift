internal import Building
internal import Faults
internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// Finds the names in `#if` that no build sets, such as a misspelled DEBUG: the compiler says nothing about them.
enum UnsetConditions {
    /// Makes a sentence for each place.
    static func notes(in sources: ParsedSources) -> [String] {
        names(in: sources).map { name in
            "warning: no build sets \(name.text), so the code behind `#if \(name.text)` is never compiled (\(name.place.short))"
        }
    }

    /// The next step for code that lacks a declaration, if one may be behind such a name; nil if there is no such name.
    static func advice(in sources: ParsedSources) -> String? {
        names(in: sources).first(where: \.isAlone).map { name in
            "No build sets `\(name.text)`, so nothing behind `#if \(name.text)` is compiled: correct the name at "
                + "\(name.place.short), for example to `DEBUG`."
        }
    }

    /// The names, each with its place, and whether it is the whole condition.
    private static func names(in sources: ParsedSources) -> [(text: String, place: Place, isAlone: Bool)] {
        zip(sources.sources.files, sources.trees).flatMap { file, tree in
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            let lines = SourceLocationConverter(fileName: file.path, tree: tree)
            return finder.found.map { ($0.text, Place(file.path, line: lines.location(for: $0.position).line), $0.isAlone) }
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var found: [(text: String, position: AbsolutePosition, isAlone: Bool)] = []

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                let isAlone = condition.is(DeclReferenceExprSyntax.self)
                NameFinder.names(in: condition).forEach { found.append(($0.text, $0.position, isAlone)) }
            }
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
            // `os(Linux)`, `canImport(UIKit)`: the language's own conditions.
            .skipChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if !Compiler.debug.contains(node.baseName.text) { found.append((node.baseName.text, node.positionAfterSkippingLeadingTrivia)) }
            return .skipChildren
        }
    }
}
