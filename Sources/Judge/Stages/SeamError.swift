internal import Building

/// Why the workspace's tests of the seam do not compile, in words about the learner's code instead of the tests'.
struct SeamError {
    /// The end of a sentence.
    var words: String
    /// What the compiler said, for who wants to read it.
    var diagnostic: Diagnostic

    /// What the compiler's messages mean, those first that tell most: a private method is also one that is not overridden. The dots stand
    /// for the first name that the compiler puts in quotes.
    private static var meanings: [(message: Regex<Substring>, words: String)] {
        [
            (/cannot find type/, "there is no type called …"),
            (/does not conform to protocol/, "a protocol asks for something else than what was agreed, so that a double does not conform"),
            (/is inaccessible due to '(?:file)?private' protection level/, "it is private, so that no test can reach it"),
            (
                /declared in extension of .* cannot be overridden/,
                "it is in an extension, and what is there cannot be overridden; move it into the class"
            ),
            (/inheritance from a final class/, "the class is final, so that no test can make a subclass of it"),
            (/overrides a 'final'/, "it is final, so that no subclass can override it"),
            (
                /does not override any (?:method|initializer|property) from its superclass/,
                "there is no such thing to override in the class"
            ),
            (/incorrect argument label in call/, "its argument has another label"),
            (/(?:argument passed to call that takes no arguments|extra (?:trailing closure|argument))/, "it takes no such argument"),
            (
                /cannot assign to (?:property|value): .*(?:'let' constant|get-only|setter is inaccessible|is a method)/,
                "it cannot be set; make it a variable that everybody in the module may set"
            ),
            (/cannot (?:convert|find|assign)|produces expected type/, "it takes or holds something else"),
            (/has no (?:dynamic )?member/, "there is nothing of that name"),
        ]
    }

    /// Reads the errors; nil if there are none.
    init?(_ acceptance: CompiledModule) {
        let errors = acceptance.errors
        guard let first = errors.first else { return nil }
        for (message, meaning) in Self.meanings {
            guard let error = errors.first(where: { $0.message.contains(message) }) else { continue }
            let name = error.message.firstMatch(of: /'(.*?)'/).map { "`\($0.1)`" } ?? "that"
            words = meaning.replacing("…", with: name)
            diagnostic = error
            return
        }
        words = "the compiler says \"\(first.message)\""
        diagnostic = first
    }
}
