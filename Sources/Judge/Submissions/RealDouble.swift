internal import Faults
internal import SwiftSyntax
internal import Workspace

/// A double in the tests that does a real thing, as it does not override the function that does it, or calls it.
struct RealDouble {
    /// The sentence about it.
    var words: String
    /// The next thing to do.
    var next: String

    /// Finds the first one; nil if there is none.
    init?(in tests: ParsedSources, against rules: [DoubleRule]) {
        for rule in rules {
            for (file, tree) in zip(tests.sources.files, tests.trees) {
                let finder = Finder(rule)
                finder.walk(tree)
                guard let double = finder.found else { continue }
                let line = SourceLocationConverter(fileName: file.path, tree: tree)
                    .location(for: double.positionAfterSkippingLeadingTrivia).line
                let place = Place(file.path, line: line).short
                words = "Your double `\(double.name.text)` (\(place)) does what the real one does in `\(rule.overrides)()`."
                next = rule.next
                return
            }
        }
        return nil
    }

    private final class Finder: SyntaxVisitor {
        private(set) var found: ClassDeclSyntax?
        private let rule: DoubleRule

        init(_ rule: DoubleRule) {
            self.rule = rule
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let types = node.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? []
            let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            let overrides = functions.filter { $0.name.text == rule.overrides }
            if found == nil, types.contains(rule.of), overrides.isEmpty || callsReal(in: node) { found = node }
            return .visitChildren
        }

        private func callsReal(in double: ClassDeclSyntax) -> Bool {
            let tokens = double.tokens(viewMode: .sourceAccurate).map(\.text)
            return tokens.indices.dropFirst(2).contains { Array(tokens[$0 - 2...$0]) == ["super", ".", rule.overrides] }
        }
    }
}
