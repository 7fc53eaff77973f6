import Testing
import Workspace

/// No control character of a submission reaches a terminal.
struct PrintableTests {
    @Test(arguments: [
        ("\u{1B}[2Jcleared", "\\u{1B}[2Jcleared"), ("a\u{7}b\u{9B}c\u{7F}", "a\\u{07}b\\u{009B}c\\u{7F}"),
        ("one\rtwo", "one\\rtwo"), ("left \u{202E}right", "left \\u{202E}right"),
        ("mark\u{200F}\u{61C}", "mark\\u{200F}\\u{061C}"),
    ])
    func `a control character is spelled out`(_ text: String, _ shown: String) {
        #expect(text.printable() == shown)
    }

    @Test(arguments: ["plain", "two\nlines", "a\ttab", "Ünïcödé 👩‍👩‍👧 日本語", ""]) func `other text stays as it is`(_ text: String) {
        #expect(text.printable() == text)
    }

    @Test func `a long text is cut`() {
        #expect(String(repeating: "x", count: 300).printable(most: 200) == String(repeating: "x", count: 199) + "…")
        #expect(String(repeating: "x", count: 200).printable(most: 200).count == 200)
    }
}
