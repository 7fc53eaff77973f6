internal import SwiftSyntax

extension SyntaxProtocol {
    /// The range of the node's own text, in bytes.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The same as `trimmedDescription`, without the trimmed copy of the tree that this makes first.
    var ownText: String {
        let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The node's own text on one line.
    var oneLine: String {
        ownText.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.reduce(into: "") { text, line in
            // A bracket needs no space behind it or before it.
            let isInside = text.last.map { "([".contains($0) } ?? true || line.first.map { ")]".contains($0) } ?? true
            text += isInside ? line : " " + line
        }
    }

    /// Whether the text means the same on one line.
    ///
    /// Text of several lines does if it holds no comment, no statements and no multiline string.
    var canStandOnOneLine: Bool {
        guard ownText.contains(where: \.isNewline) else { return true }
        return tokens(viewMode: .sourceAccurate).allSatisfy { token in
            ![.leftBrace, .multilineStringQuote].contains(token.tokenKind)
                && (token.leadingTrivia.pieces + token.trailingTrivia.pieces).allSatisfy { $0.isWhitespace }
        }
    }

    /// The names in the node's text.
    var identifiers: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }
}
