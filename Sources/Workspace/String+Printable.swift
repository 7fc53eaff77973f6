extension String {
    /// The text with its control characters spelled out, so that no terminal obeys them, and cut to a length.
    ///
    /// Line ends and tabs stay. A character that reverses the direction of writing can hide text, so it is spelled out, too.
    ///
    /// - Parameter most: The most characters; a longer text ends with `…`.
    package func printable(most: Int = 2000) -> String {
        let cut = count > most ? prefix(most - 1) + "…" : self[...]
        guard cut.unicodeScalars.contains(where: Self.mustBeSpelledOut) else { return String(cut) }
        return cut.unicodeScalars.map { Self.mustBeSpelledOut($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    private static func mustBeSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && scalar != "\t"
        case .format:
            [0x061C, 0x200E, 0x200F].contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
                || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }
}
