/// The lines that a program has written to a terminal: those that scroll, and those of a screen that is drawn again and again.
///
/// It understands as much of a terminal as this program uses, and breaks no lines.
struct Screen: Sendable {
    /// The lines that scroll, from the first ever written to the last.
    private(set) var scrolled = [""]
    /// The lines of the drawn screen, as the last whole picture shows them; nil while none is drawn.
    private(set) var drawn: [String]?
    /// The lines of the picture that is being drawn, which nobody sees yet.
    private var picture: [String]?
    /// The earlier texts of a line, before it was rewritten.
    private(set) var rewritten: [String] = []
    /// The sequences that this terminal does not know, which nobody may use here.
    private(set) var foreign: [String] = []
    private var (row, column) = (0, 0)
    private var sequence = ""

    var lines: [String] { drawn ?? scrolled }
    /// The lines that are written to.
    private var written: [String] {
        get { picture ?? scrolled }
        set { if picture == nil { scrolled = newValue } else { picture = newValue } }
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
                if row == written.count { written.append("") }
                column = 0
            default:
                var line = Array(written[row])
                line.replaceSubrange(column..<min(column + 1, line.count), with: [Character(character)])
                written[row] = String(line)
                column += 1
            }
        }
    }

    private mutating func end() {
        switch sequence {
        case "\u{1B}[K":
            if column == 0, !written[row].isEmpty { rewritten.append(written[row]) }
            written[row] = String(written[row].prefix(column))
        case "\u{1B}[?1049h": (drawn, picture, row, column) = ([""], [""], 0, 0)
        case "\u{1B}[?1049l":
            (drawn, picture) = (nil, nil)
            (row, column) = (scrolled.count - 1, scrolled.last?.count ?? 0)
        case "\u{1B}[H" where picture != nil: (row, column) = (0, 0)
        case "\u{1B}[J" where picture != nil: picture = [""]
        case "\u{1B}[?2026l": drawn = picture
        // The start of a picture, and the cursor.
        case "\u{1B}[?2026h", "\u{1B}[?25h", "\u{1B}[?25l": break
        case _ where sequence.hasSuffix("m"): break
        default: foreign.append(sequence)
        }
        sequence = ""
    }
}
