/// A word that means something in Java, Kotlin, C#, Objective-C or TypeScript and nothing in Swift, and the way to say it here.
struct ForeignWord: Sendable {
    /// The part of a line in which a word stands.
    enum Position: Sendable {
        /// The beginning of a declaration or a statement, where the compiler cannot read on.
        case beginning
        /// The same before parentheses.
        case opening
        /// Any place between other words, where the compiler cannot read on.
        case middle
        /// A name that the compiler looks up.
        case name
        /// A name that stands for a type, which elsewhere may be one of the learner's own.
        case type
        /// A name behind the dot of a text or a list.
        case member
        /// A name behind `@`.
        case attribute
    }

    /// The words with the same meaning.
    var words: String
    var position: Position
    /// The meaning and the fix, in one sentence, with `$` for the word.
    var sentence: String

    /// Makes one from the words, with spaces between them.
    init(_ words: String, _ position: Position, _ sentence: String) {
        (self.words, self.position, self.sentence) = (words, position, sentence)
    }

    /// A trap for each of the words.
    var traps: [CompilerTrap] {
        words.split(separator: " ").map { word in
            let message = message(about: word)
            var trap = CompilerTrap(
                message: { Self.regex(message) }, sentence: sentence.replacing("$", with: word), heading: CompilerTrap.otherLanguage,
                isExact: true)
            if let line = line(with: word) { trap.line = { Self.regex(line) } }
            return trap
        }
    }

    private func message(about word: Substring) -> String {
        switch position {
        case .beginning, .opening, .middle:
            "^(?:expected|consecutive|found an unexpected|unexpected|expressions are not allowed)|^cannot find (?:type )?'\(word)' in scope"
        case .type: "cannot find type '\(word)' in scope"
        case .name: "cannot find (?:type )?'\(word)' in scope"
        case .member: "(?:value of type|type) '(?:\\[[^:]*\\]|(?:Sub)?[sS]tring)' has no member '\(word)'"
        case .attribute: "unknown attribute '\(word)'"
        }
    }

    private func line(with word: Substring) -> String? {
        switch position {
        // Behind `func` or `case`, the same word is a name.
        case .beginning: "(?:^|[{}])\\s*(?:@\\w+ )*(?:(?!func|case|import|let|var)\\w+ )*\(word)\\b(?! *[=.(:,)\\]])"
        case .opening: "(?:^|[{}])\\s*(?:(?!func|case)\\w+ )*\(word) ?\\("
        // A name of several words is another mistake.
        case .middle: "^(?!.*func (?:\\w+ )+\\w+\\()(?:[^\"/`]|\"[^\"]*\"|/(?!/))*\\b\(word) +[\\w(\\[!]"
        case .name, .type, .member, .attribute: nil
        }
    }

    private static func regex(_ pattern: String) -> Regex<Substring> {
        // A test makes all of them.
        try! Regex(pattern, as: Substring.self)
    }
}
