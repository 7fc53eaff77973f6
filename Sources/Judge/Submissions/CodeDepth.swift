internal import Faults
internal import SwiftSyntax
internal import Workspace

/// The depth to which code is nested, which limits the time of everything that looks from each place of the code to the places around it.
///
/// The compiler accepts no more than 256 braces in each other, but any number of calls in a chain, of operators in a sum, or of statements
/// in a function.
enum CodeDepth {
    /// More than ten times as much as anybody writes: levels of the syntax tree, operands of an expression, or statements in braces.
    static let most = 1_000

    /// The first file that is deeper; nil if none is.
    static func excess(in sources: ParsedSources) -> UnreadableSource? {
        for (file, tree) in zip(sources.sources.files, sources.trees) {
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            guard let place = finder.found else { continue }
            let line = SourceLocationConverter(fileName: file.path, tree: tree).location(for: place).line
            return UnreadableSource(Place(file.path, line: line), reason: "an expression or a function in it has more than \(most) parts")
        }
        return nil
    }

    private final class Finder: SyntaxAnyVisitor {
        var found: AbsolutePosition?
        private var depth = 0

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            depth += 1
            let count = node.as(SequenceExprSyntax.self)?.elements.count ?? node.as(CodeBlockItemListSyntax.self)?.count ?? 0
            if found == nil, count > CodeDepth.most || depth > CodeDepth.most { found = node.positionAfterSkippingLeadingTrivia }
            return found == nil ? .visitChildren : .skipChildren
        }

        override func visitAnyPost(_ node: Syntax) { depth -= 1 }
    }
}
