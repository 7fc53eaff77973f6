internal import SwiftParser
internal import SwiftSyntax

/// Syntax highlighting of Swift code as markup.
enum Highlighter {
    /// Returns the lines of a source, each as complete markup.
    static func lines(of source: String) -> [String] {
        var markup = ""
        for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
            markup += trivia(token.leadingTrivia)
            markup += span(token.text, kind(of: token))
            markup += trivia(token.trailingTrivia)
        }
        return markup.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func kind(of token: TokenSyntax) -> String? {
        switch token.tokenKind {
        case .keyword, .poundIf, .poundEndif, .poundElse, .poundElseif: "k"
        case .stringQuote, .multilineStringQuote, .stringSegment, .rawStringPoundDelimiter: "s"
        case .integerLiteral, .floatLiteral: "n"
        case .atSign: "a"
        case .identifier(let name): token.parent?.is(IdentifierTypeSyntax.self) == true || name.first?.isUppercase == true ? "t" : nil
        default: nil
        }
    }

    private static func trivia(_ trivia: Trivia) -> String {
        trivia.pieces.map { piece in
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text): span(text, "c")
            default: (Trivia(pieces: [piece]).description).escaped
            }
        }.joined()
    }

    /// Wraps a text in one element for each line, so that every line is complete markup.
    private static func span(_ text: String, _ kind: String?) -> String {
        guard let kind, !text.isEmpty else { return text.escaped }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : element("span", ["class": kind], String($0).escaped) }.joined(separator: "\n")
    }
}
