/// The line that the runner prints on standard output before a test, to mark the output that belongs to this test.
package enum OutputMarker {
    /// Makes the line for a test of this name, under a process's token.
    package static func line(token: String, test: String) -> String {
        "\u{1}\(token)\u{1}\(test)"
    }

    /// Reads the name of the test that a line marks; nil if the line is no marker with this token.
    package static func test(in line: Substring, token: String) -> String? {
        let prefix = "\u{1}\(token)\u{1}"
        return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
}
