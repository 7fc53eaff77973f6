/// Color for words that also make sense without it.
package struct Style: Sendable {
    package enum Color: String {
        case green = "32"
        case red = "31"
        case yellow = "33"
        case bold = "1"
        case dim = "2"
    }

    package var hasColor: Bool

    package init(hasColor: Bool) {
        self.hasColor = hasColor
    }

    package func callAsFunction(_ text: String, _ color: Color) -> String {
        hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
