internal import Building
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// The parenthesis or square bracket that has no counterpart, as the compiler only reports what it can no longer read.
struct UnbalancedBracket: Equatable {
    /// The heading of its section in the guide.
    static let heading = "A parenthesis too many or too few"

    /// The bracket.
    var place: Place
    /// Its sign, such as `(`.
    var sign: String

    /// The fix, in one sentence.
    var sentence: String {
        switch sign {
        case ")", "]": "This `\(sign)` has no `\(Self.counterparts[sign] ?? "")`: remove it, or write the one that it closes."
        default: "This `\(sign)` has no `\(Self.counterparts[sign] ?? "")`: write it where the call or the list ends."
        }
    }

    private static let counterparts = ["(": ")", "[": "]", "{": "}", ")": "(", "]": "["]

    /// Reads an error; nil if it is about another thing, or if every bracket up to it has its counterpart.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission, of which one has the error.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        guard error.message.contains(/^(?:expected|consecutive|extraneous '[)\]]')/), !error.message.hasPrefix("expected '}'"),
            let file = sources.lazy.flatMap(\.files).first(where: { $0.path == error.place?.file }),
            let line = error.place?.line,
            let found = Self.find(in: String(decoding: file.bytes, as: UTF8.self)), (found.place.line...found.end).contains(line)
        else { return nil }
        place = Place(file.path, line: found.place.line, column: found.place.column)
        sign = found.sign
    }

    /// Finds the first bracket without a counterpart, and the line by which that shows.
    private static func find(in text: String) -> (sign: String, place: SourceLocation, end: Int)? {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        var open: [(sign: String, place: SourceLocation)] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
            switch token.tokenKind {
            case .leftParen, .leftSquare, .leftBrace: open.append((token.text, place))
            case .rightParen, .rightSquare, .rightBrace:
                let last = open.popLast()
                if let last, counterparts[last.sign] == token.text { continue }
                if token.tokenKind != .rightBrace, !closes(token.text, one: open.map(\.sign), below: last?.sign) {
                    return (token.text, place, place.line)
                }
                return last.map { ($0.sign, $0.place, place.line) }
            case .endOfFile:
                guard let last = open.last, last.sign != "{" else { return nil }
                return (last.sign, last.place, place.line)
            default: break
            }
        }
        return nil
    }

    /// Whether one of the open brackets of the same block is closed by a sign, so that the last one is too many.
    private static func closes(_ sign: String, one open: [String], below last: String?) -> Bool {
        last != "{" && open.reversed().prefix { $0 != "{" }.contains { counterparts[$0] == sign }
    }
}
