extension String {
    /// Breaks the text between words into lines of at most `width` columns, and indents all lines but the first.
    ///
    /// A word that is longer than a line, such as a path, stays whole so that it can be clicked.
    func wrapped(to width: Int, indent: Int = 0) -> String {
        let room = max(width, indent + 20)
        var lines: [String] = []
        var line: String?
        for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let start = lines.isEmpty ? 0 : indent
            if let full = line, start + full.count + 1 + word.count > room, full.contains(where: { $0 != " " }) {
                lines.append(full)
                line = word
            } else {
                line = line.map { $0 + " " + word } ?? word
            }
        }
        lines.append(line ?? "")
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
