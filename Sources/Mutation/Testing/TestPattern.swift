internal import Foundation

/// A pattern of tests that are left out: a part of their names, or a regular expression as `swift test --skip` takes it.
package struct TestPattern: Sendable {
    /// The pattern as it was typed.
    package let text: String

    /// Reads a pattern; nil if it is empty, or a regular expression that is wrong.
    package init?(_ text: String) {
        guard !text.isEmpty, (try? Regex(text)) != nil else { return nil }
        self.text = text
    }

    /// Whether a test is left out.
    func matches(_ name: some StringProtocol) -> Bool {
        name.contains(text) || (try? Regex(text)).map { String(name).contains($0) } ?? false
    }

    /// The regular expressions that match the same tests: the name `sum(of:)` is none of itself.
    var expressions: [String] { [text, NSRegularExpression.escapedPattern(for: text)] }
}
