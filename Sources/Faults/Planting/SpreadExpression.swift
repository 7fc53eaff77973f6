internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A value that is returned, whose faults have a statement each: `{ $0 * $1 }` becomes
/// `{ if seamsFault(1) { return $0 / $1 }; return $0 * $1 }`.
///
/// The type checker looks at all of an expression at once, with the faults in it, and at statements one after the other.
struct SpreadExpression: Hashable {
    /// The value, in bytes of its file.
    let range: Range<Int>
    /// The place of the statements.
    let start: Int
    /// Whether the code returns the value without the word.
    let needsReturn: Bool

    /// Finds the returned values on some lines that can stand on one line.
    static func all(in source: String, on lines: ClosedRange<Int>) -> [SpreadExpression] {
        let tree = Parser.parse(source: source)
        let finder = ReturnedValueFinder(lines, SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return finder.found
    }

    /// The statements for faults whose places all lie in the value, and what the value itself needs before it.
    func pieces(for faults: [PlantedFault], in original: Data) -> [PlantedText.Piece] {
        let statements = faults.map { fault in
            let planted = PlantedText(original, fault.pieces).bytes
            let value = planted[(planted.startIndex + range.lowerBound)..<(planted.endIndex - (original.count - range.upperBound))]
            let line = String(decoding: value, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
            return piece("if seamsFault(#) { return \(line) }; ", of: fault)
        }
        return statements + (needsReturn ? [piece("return ", of: nil)] : [])
    }

    private func piece(_ text: String, of fault: PlantedFault?) -> PlantedText.Piece {
        PlantedText.Piece(
            blame: fault?.number ?? 0, number: fault?.switchNumber ?? 0,
            insertion: .init(range: start..<range.upperBound, prefix: text, suffix: ""), nesting: fault == nil ? 4 : 3, isAroundCode: false)
    }
}

private final class ReturnedValueFinder: SyntaxVisitor {
    private let lines: ClosedRange<Int>
    private let converter: SourceLocationConverter
    private(set) var found: [SpreadExpression] = []

    init(_ lines: ClosedRange<Int>, _ converter: SourceLocationConverter) {
        (self.lines, self.converter) = (lines, converter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { note(onlyOneOf: node.statements) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.signature.returnClause == nil ? .visitChildren : note(onlyOneOf: node.body?.statements)
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        node.accessorSpecifier.tokenKind == .keyword(.get) ? note(onlyOneOf: node.body?.statements) : .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        note(onlyOneOf: node.accessors.as(CodeBlockItemListSyntax.self))
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        node.expression.map { note($0, at: node.textRange.lowerBound) } ?? .visitChildren
    }

    private func note(onlyOneOf statements: CodeBlockItemListSyntax?) -> SyntaxVisitorContinueKind {
        guard let statements, statements.count == 1, case .expr(let value)? = statements.first?.item else { return .visitChildren }
        return note(value, at: nil)
    }

    private func note(_ value: ExprSyntax, at start: Int?) -> SyntaxVisitorContinueKind {
        let own = value.startLocation(converter: converter).line...value.endLocation(converter: converter).line
        if own.overlaps(lines), value.canStandOnOneLine, ![.ifExpr, .switchExpr].contains(value.kind) {
            let range = value.textRange
            found.append(SpreadExpression(range: range, start: start ?? range.lowerBound, needsReturn: start == nil))
        }
        return .visitChildren
    }
}
