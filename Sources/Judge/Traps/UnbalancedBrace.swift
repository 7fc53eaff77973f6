internal import Building
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// The brace that has no counterpart, found by the indentation, as the compiler only reports where the file or the type ends.
struct UnbalancedBrace: Equatable {
    /// The brace.
    var place: Place
    /// Whether it opens a block that nothing closes.
    var opens: Bool
    /// The first line that the block does not hold any more; nil if that is the end of the file.
    var end: Int?

    /// The fix, in one sentence.
    var sentence: String {
        guard opens else {
            return
                "The `}` in line \(place.line ?? 1) has no `{`, by the indentation: remove it, or write the line above that opens its block."
        }
        let missing = end.map { "above line \($0)" } ?? "at the end of the file"
        return "The `{` in line \(place.line ?? 1) has no `}`: by the indentation, it is missing \(missing)."
    }

    /// Reads an error; nil if it is about another thing, or if the indentation does not show the brace.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission, of which one has the error.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        let isMissing = error.message.hasPrefix("expected '}'")
        guard isMissing || error.message.hasPrefix("extraneous '}'"),
            let file = sources.lazy.flatMap(\.files).first(where: { $0.path == error.place?.file })
        else { return nil }
        let text = String(decoding: file.bytes, as: UTF8.self)
        guard let (line, opens, end) = Self.find(in: text), opens == isMissing else { return nil }
        (place, self.opens, self.end) = (Place(file.path, line: line), opens, end)
    }

    /// Finds the first brace whose counterpart the indentation misses.
    private static func find(in text: String) -> (line: Int, opens: Bool, end: Int?)? {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indentations = lines.map { line in line.prefix { $0 == " " || $0 == "\t" }.count }
        var open: [(line: Int, indentation: Int)] = []
        var last = 0
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
            let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
            guard indentations.indices.contains(line - 1) else { continue }
            let (indentation, isFirst) = (indentations[line - 1], line != last)
            last = line
            if isFirst, let block = open.last, block.line < line,
                indentation < block.indentation || indentation == block.indentation && begins(token.tokenKind)
            {
                return (block.line, true, line)
            }
            switch token.tokenKind {
            case .leftBrace: open.append((line, indentation))
            case .rightBrace:
                guard let block = open.popLast(), !isFirst || indentation <= block.indentation else { return (line, false, nil) }
            default: break
            }
        }
        return open.last.map { ($0.line, true, nil) }
    }

    /// Whether a line that begins with this token begins something new: neither the end of a block nor a part of one.
    private static func begins(_ kind: TokenKind) -> Bool {
        switch kind {
        case .rightBrace, .leftBrace, .rightParen, .rightSquare, .rightAngle, .period, .comma, .infixQuestionMark, .colon, .binaryOperator,
            .keyword(.case), .keyword(.default), .keyword(.else), .keyword(.catch), .keyword(.where), .poundIf, .poundElse, .poundElseif,
            .poundEndif:
            false
        default: true
        }
    }
}
