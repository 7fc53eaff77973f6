extension String {
    /// The text as one word for a shell like sh, in quotes.
    package var quoted: String {
        "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text as one word for a shell like sh, in quotes only if it needs them.
    package var asWord: String {
        wholeMatch(of: /[A-Za-z0-9_.,:+@%\/-]+/) == nil ? quoted : self
    }
}
