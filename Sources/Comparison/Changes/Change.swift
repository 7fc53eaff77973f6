internal import Building
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// One change to a solution's own code that tests whether the technique survives it.
///
/// Nobody has to claim that a technique works for a struct: the solution's screen is made a struct, and the compiler and a run decide.
struct Change: Sendable {
    /// The edits to one file.
    let edits: @Sendable (_ file: SourceFileSyntax, _ names: Technique.Names) -> [SourceChange]

    init(_ edits: @escaping @Sendable (SourceFileSyntax, Technique.Names) -> [SourceChange]) {
        self.edits = edits
    }

    /// Makes a change from the edits that a visitor of the syntax tree collects.
    init<Editor: ChangeVisitor>(by type: Editor.Type) {
        self.init { file, names in
            let editor = Editor(names: names)
            editor.walk(file)
            return editor.edits
        }
    }

    /// Applies the change to sources.
    func callAsFunction(_ sources: SourceSet, _ names: Technique.Names) -> SourceSet {
        SourceSet(
            files: sources.files.map { file in
                let edits = edits(Parser.parse(source: String(decoding: file.bytes, as: UTF8.self)), names)
                return SourceSet.File(path: file.path, bytes: SourceChange.apply(edits, to: file.bytes))
            })
    }
}

/// A replacement for a range of a file's bytes.
struct SourceChange {
    var range: Range<Int>
    var text: String

    /// Applies edits to a file; of nested edits only the outer one counts.
    static func apply(_ edits: [SourceChange], to bytes: Data) -> Data {
        var result = Data()
        var copied = 0
        for edit in edits.sorted(by: { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }) {
            guard edit.range.lowerBound >= copied else { continue }
            result += bytes[bytes.startIndex + copied..<bytes.startIndex + edit.range.lowerBound] + Data(edit.text.utf8)
            copied = edit.range.upperBound
        }
        return result + bytes[(bytes.startIndex + copied)...]
    }
}

/// A visitor that collects edits to a file.
class ChangeVisitor: SyntaxVisitor {
    let names: Technique.Names
    private(set) var edits: [SourceChange] = []

    required init(names: Technique.Names) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceChange(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
    }

    func remove(_ node: some SyntaxProtocol) {
        replace(node, with: "")
    }

    func insert(_ text: String, before node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceChange(range: start..<start, text: text))
    }

    func insert(_ text: String, after node: some SyntaxProtocol) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceChange(range: end..<end, text: text))
    }
}

extension SyntaxProtocol {
    /// Returns whether the nearest class around this node has a name.
    func isInside(class name: String) -> Bool {
        var node = parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return type.name.text == name }
            node = current.parent
        }
        return false
    }
}
