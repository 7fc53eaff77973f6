internal import SwiftParser
internal import SwiftSyntax

/// The lines of the expression at an error of the type checker, which looks at all of the expression at once.
final class CrowdedExpression: SyntaxAnyVisitor {
    private let line: Int
    private let converter: SourceLocationConverter
    private var found: ClosedRange<Int>?

    /// Finds the lines; nil if there is no expression at the line.
    ///
    /// - Parameters:
    ///   - source: The file as it was read.
    ///   - line: The line of the error, counted from 1.
    static func lines(in source: String, at line: Int) -> ClosedRange<Int>? {
        let tree = Parser.parse(source: source)
        let finder = CrowdedExpression(line, SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return finder.found
    }

    private init(_ line: Int, _ converter: SourceLocationConverter) {
        (self.line, self.converter) = (line, converter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let lines = node.startLocation(converter: converter).line...node.endLocation(converter: converter).line
        guard lines.contains(line) else { return .skipChildren }
        // The statements in a branch or a longer closure are looked at one by one.
        if node.is(CodeBlockSyntax.self) || node.as(ClosureExprSyntax.self).map({ $0.statements.count > 1 }) == true { found = nil }
        if node.is(ExprSyntax.self), ![.ifExpr, .switchExpr].contains(node.kind), found == nil { found = lines }
        return .visitChildren
    }
}
