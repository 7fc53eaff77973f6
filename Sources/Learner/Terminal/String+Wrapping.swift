extension String {
    /// Breaks the text between words into lines of at most `width` columns, and indents all lines but the first.
    ///
    /// A word that is longer than a line, such as a path, stays whole so that it can be clicked. A call in backticks stays whole if it fits a
    /// line, so that it can be copied.
    package func wrapped(to width: Int, indent: Int = 0) -> String {
        lines(wrappedTo: width, indent: indent).joined(separator: "\n")
    }

    /// The text on lines of at most `width` columns, with a command in it on one line however long it is, because people copy it.
    package func wrapped(to width: Int, indent: Int = 0, keeping command: String) -> String {
        let space = "\u{A0}"
        return replacing(command, with: command.replacing(" ", with: space)).wrapped(to: width, indent: indent).replacing(space, with: " ")
    }

    /// The lines of the wrapped text.
    package func lines(wrappedTo width: Int, indent: Int = 0) -> [String] {
        let room = max(width, indent + 20)
        var lines: [String] = []
        var line: String?
        for word in unbreakableWords(upTo: room - indent) {
            let start = lines.isEmpty ? 0 : indent
            if let full = line, start + full.visibleCount + 1 + word.visibleCount > room, full.contains(where: { $0 != " " }) {
                lines.append(full)
                line = word
            } else {
                line = line.map { $0 + " " + word } ?? word
            }
        }
        lines.append(line ?? "")
        return lines.prefix(1) + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }

    /// The words between spaces, where a passage in backticks of at most `width` columns is one word.
    private func unbreakableWords(upTo width: Int) -> [String] {
        var words: [String] = []
        var rest = split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
        while let word = rest.popFirst() {
            guard word.hasOddBacktick, let end = rest.firstIndex(where: \.hasOddBacktick) else {
                words.append(word)
                continue
            }
            let passage = [word] + rest[...end]
            let text = passage.joined(separator: " ")
            // The last word of a passage that is too long opens no other one.
            words += text.count <= width ? [text] : passage
            rest = rest[(end + 1)...]
        }
        return words
    }

    /// Whether a passage in backticks begins or ends in this word, and does not do both.
    private var hasOddBacktick: Bool { count { $0 == "`" } % 2 == 1 }

    /// The number of characters, without the sequences for colors.
    package var visibleCount: Int { contains("\u{1B}") ? replacing(/\u{1B}\[[0-9;]*m/, with: "").count : count }

    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
