internal import Faults
internal import SwiftSyntax
internal import Workspace

/// Code that stands in two places, although the kata asks that everything goes through the first of them.
struct RepeatedCode {
    /// The sentence about it.
    var words: String
    /// The next thing to do.
    var next: String

    /// Finds the first such code; nil if there is none.
    init?(in sources: ParsedSources, of check: Check) {
        let modules = KnownModules.names.union(sources.imports).union([check.module])
        for once in check.kata.description.writtenOnce ?? [] {
            let places = zip(sources.sources.files, sources.trees).flatMap { file, tree in
                let finder = Finder(of: once.code, in: modules)
                finder.walk(tree)
                let lines = SourceLocationConverter(fileName: file.path, tree: tree)
                return finder.found.map { Place(file.path, line: lines.location(for: $0).line).short }
            }
            guard places.count > 1 else { continue }
            words = "`\(once.code)` stands in more than one place: \(places.joined(separator: ", "))."
            next = once.next
            return
        }
        return nil
    }

    private final class Finder: SyntaxAnyVisitor {
        private(set) var found: [AbsolutePosition] = []
        private let code: String
        private let modules: Set<String>

        init(of code: String, in modules: Set<String>) {
            (self.code, self.modules) = (code, modules)
            super.init(viewMode: .sourceAccurate)
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            guard let expression = node.as(ExprSyntax.self), expression.isWritten(as: code, in: modules) else { return .visitChildren }
            found.append(node.positionAfterSkippingLeadingTrivia)
            return .skipChildren
        }
    }
}

extension ExprSyntax {
    /// Whether it is some code, with or without the name of its module, or a text that begins as this one does.
    fileprivate func isWritten(as code: String, in modules: Set<String>) -> Bool {
        guard code.hasPrefix("\"") else { return trimmedDescription == code || modules.contains { trimmedDescription == "\($0).\(code)" } }
        return self.is(StringLiteralExprSyntax.self) && trimmedDescription.hasPrefix(code.dropLast())
    }
}
