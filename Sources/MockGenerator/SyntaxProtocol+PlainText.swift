internal import SwiftBasicFormat
internal import SwiftSyntax

extension SyntaxProtocol {
    /// The source of this node on one line, without comments and with conventional spacing.
    var plainText: String {
        let bare = TriviaRemover().rewrite(self)
        return bare.formatted(using: BasicFormat(indentationWidth: .spaces(4))).description
            .replacing(/\s+/, with: " ").trimmingPrefix(" ").description.trimmedEnd
    }
}

private final class TriviaRemover: SyntaxRewriter {
    override func visit(_ token: TokenSyntax) -> TokenSyntax {
        token.with(\.leadingTrivia, []).with(\.trailingTrivia, [])
    }
}

extension String {
    fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
