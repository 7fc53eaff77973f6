/// The lines that a program has written to a terminal.
///
/// It understands as much of a terminal as append-only output needs.
struct Screen: Sendable {
    /// From the first line ever written to the last.
    private(set) var lines = [""]
    /// The earlier texts of the last line, before it was rewritten.
    private(set) var rewritten: [String] = []
    /// The sequences that would draw over what was written, which nobody may use here.
    private(set) var foreign: [String] = []
    private var column = 0
    private var sequence = ""

    var text: String { lines.joined(separator: "\n") }
    /// The text as if it had been written in one line.
    var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var lastLine: String { lines.last ?? "" }

    mutating func write(_ text: String) {
        for character in text.unicodeScalars {
            switch character {
            case _ where !sequence.isEmpty:
                sequence.unicodeScalars.append(character)
                // A sequence ends with a letter.
                if character.properties.isAlphabetic { end() }
            case "\u{1B}": sequence = "\u{1B}"
            case "\r": column = 0
            case "\n":
                lines.append("")
                column = 0
            default:
                var line = Array(lines[lines.count - 1])
                line.replaceSubrange(column..<min(column + 1, line.count), with: [Character(character)])
                lines[lines.count - 1] = String(line)
                column += 1
            }
        }
    }

    private mutating func end() {
        switch sequence {
        case "\u{1B}[K":
            if column == 0, !lastLine.isEmpty { rewritten.append(lastLine) }
            lines[lines.count - 1] = String(lines[lines.count - 1].prefix(column))
        case _ where sequence.hasSuffix("m"): break
        default: foreign.append(sequence)
        }
        sequence = ""
    }
}
