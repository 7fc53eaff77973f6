internal import Building
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// One thing that is made different in a solution's own code, to see whether the technique stands it.
///
/// The code is the solution's, so nobody has to be believed who says that a technique works for a struct: it is made one, and the
/// compiler and a run say the rest.
struct Change: Sendable {
    /// The edits for one file.
    let edits: @Sendable (_ file: SourceFileSyntax, _ names: Technique.Names) -> [SourceChange]

    init(_ edits: @escaping @Sendable (SourceFileSyntax, Technique.Names) -> [SourceChange]) {
        self.edits = edits
    }

    /// The change that a visitor of the tree makes.
    init<Editor: ChangeVisitor>(by type: Editor.Type) {
        self.init { file, names in
            let editor = Editor(names: names)
            editor.walk(file)
            return editor.edits
        }
    }

    /// The sources with the change.
    func callAsFunction(_ sources: SourceSet, _ names: Technique.Names) -> SourceSet {
        SourceSet(
            files: sources.files.map { file in
                let edits = edits(Parser.parse(source: String(decoding: file.bytes, as: UTF8.self)), names)
                return SourceSet.File(path: file.path, bytes: SourceChange.apply(edits, to: file.bytes))
            })
    }
}

/// Text in the place of a stretch of a file's bytes.
struct SourceChange {
    var range: Range<Int>
    var text: String

    /// Applies edits of which none lies in another; of those that do, the outer one counts.
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

/// Walks a file and notes edits.
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
    /// Whether it stands in the declaration of a class.
    func isInside(class name: String) -> Bool {
        var node = parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return type.name.text == name }
            node = current.parent
        }
        return false
    }
}
