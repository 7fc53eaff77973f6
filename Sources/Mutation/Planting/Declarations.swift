internal import Faults
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The functions, initializers, properties and other members of a file, in their order.
///
/// An error about the flow of the code, such as a missing `return`, lies in the declaration with its cause, but rarely on the same line.
struct Declarations {
    private let ranges: [Range<Int>]
    private let bytes: Data

    /// Reads a file's text.
    init(in bytes: Data) {
        self.bytes = bytes
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: String(decoding: bytes, as: UTF8.self)))
        ranges = finder.ranges
    }

    /// The place among all of the declaration around an offset; -1 for code outside of any.
    func index(at offset: Int) -> Int {
        ranges.firstIndex { $0.contains(offset) } ?? -1
    }

    /// The place among all of the declaration around a line and a column, counted from 1 in bytes; -1 for code outside of any.
    func index(line: Int, column: Int) -> Int {
        var start = bytes.startIndex
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return -1 }
            start = end + 1
        }
        return index(at: start - bytes.startIndex + column - 1)
    }

    private final class Finder: SyntaxVisitor {
        private(set) var ranges: [Range<Int>] = []

        override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node.decl) }

        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            node.item.as(DeclSyntax.self).map(add) ?? .skipChildren
        }

        private func add(_ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
            if declaration.asProtocol((any DeclGroupSyntax).self) != nil || declaration.is(IfConfigDeclSyntax.self) {
                return .visitChildren
            }
            ranges.append(declaration.position.utf8Offset..<declaration.endPosition.utf8Offset)
            return .skipChildren
        }
    }
}
