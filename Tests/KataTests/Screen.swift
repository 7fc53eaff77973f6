/// The lines that a program has written to a terminal: those that scroll, and those of a screen that is drawn again and again.
///
/// It understands as much of a terminal as this program uses, and breaks no lines.
struct Screen: Sendable {
    /// The lines that scroll, from the first ever written to the last.
    private(set) var scrolled = [""]
    /// The lines of the drawn screen; nil while none is drawn.
    private(set) var drawn: [String]?
    /// The earlier texts of a line, before it was rewritten.
    private(set) var rewritten: [String] = []
    /// The sequences that this terminal does not know, which nobody may use here.
    private(set) var foreign: [String] = []
    private var (row, column) = (0, 0)
    private var sequence = ""

    var lines: [String] {
        get { drawn ?? scrolled }
        set { if drawn == nil { scrolled = newValue } else { drawn = newValue } }
    }
    var text: String { lines.joined(separator: "\n") }
    /// The text as if it had been written in one line.
    var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var lastLine: String { lines.last ?? "" }
    /// The line that tells the state: the second one of a drawn screen, or else the last.
    var status: String { drawn.map { $0.dropFirst().first ?? "" } ?? lastLine }

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
                row += 1
                if row == lines.count { lines.append("") }
                column = 0
            default:
                var line = Array(lines[row])
                line.replaceSubrange(column..<min(column + 1, line.count), with: [Character(character)])
                lines[row] = String(line)
                column += 1
            }
        }
    }

    private mutating func end() {
        switch sequence {
        case "\u{1B}[K":
            if column == 0, !lines[row].isEmpty { rewritten.append(lines[row]) }
            lines[row] = String(lines[row].prefix(column))
        case "\u{1B}[?1049h": (drawn, row, column) = ([""], 0, 0)
        case "\u{1B}[?1049l":
            drawn = nil
            (row, column) = (scrolled.count - 1, scrolled.last?.count ?? 0)
        case "\u{1B}[H" where drawn != nil: (row, column) = (0, 0)
        case "\u{1B}[J" where drawn != nil: drawn = [""]
        // The cursor, and a picture that is to appear at once.
        case "\u{1B}[?25h", "\u{1B}[?25l", "\u{1B}[?2026h", "\u{1B}[?2026l": break
        case _ where sequence.hasSuffix("m"): break
        default: foreign.append(sequence)
        }
        sequence = ""
    }
}
