internal import SwiftSyntax

/// The code of a file without comments, in pieces: some of its ranges, and the rest.
struct CodeTexts {
    private(set) var pieces: [String]
    private(set) var rest = ""

    /// Splits a file.
    ///
    /// - Parameters:
    ///   - tree: The file.
    ///   - ranges: The ranges of the pieces, in order, of which no two overlap.
    init(_ tree: Syntax, splitAt ranges: [Range<Int>]) {
        pieces = Array(repeating: "", count: ranges.count)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        var next = 0
        var previous: TokenSyntax?
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
            let space = Self.space(between: previous, and: token)
            let text = token.text + Self.line(of: token, after: previous, converter)
            if next < ranges.count, ranges[next].contains(offset) {
                pieces[next] += (pieces[next].isEmpty ? "" : space) + text
            } else {
                rest += space + text
            }
            previous = token
        }
    }

    /// The space between two tokens in its shortest form: where it is, and whether it ends a line, decides about the meaning.
    private static func space(between previous: TokenSyntax?, and token: TokenSyntax) -> String {
        let trivia = (previous?.trailingTrivia ?? []) + token.leadingTrivia
        return trivia.contains(where: \.isNewline) ? "\n" : trivia.isEmpty ? "" : " "
    }

    /// The line of a `#line`, whose value changes when lines above it come or go; that of a default argument comes from the caller.
    private static func line(of token: TokenSyntax, after previous: TokenSyntax?, _ converter: SourceLocationConverter) -> String {
        guard previous?.tokenKind == .pound, token.text == "line",
            !sequence(first: Syntax(token), next: \.parent).contains(where: {
                $0.is(InitializerClauseSyntax.self) && $0.parent?.is(FunctionParameterSyntax.self) == true
            })
        else { return "" }
        return " \(converter.location(for: token.positionAfterSkippingLeadingTrivia).line)"
    }
}
