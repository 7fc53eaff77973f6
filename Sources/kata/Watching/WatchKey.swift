internal import Building
internal import Judge
internal import Workspace

/// A key with its action.
///
/// A new key is a new entry of ``all``; the lists of keys follow.
struct WatchKey: Sendable {
    var letter: Character
    /// The word for the line of keys.
    var word: String
    /// The end of a sentence that begins with "Press x".
    var phrase: String
    var press: @Sendable (inout WatchSession) async throws -> Void

    static let all = [
        WatchKey(letter: "n", word: "next", phrase: "for the next kata") { try $0.goOn() },
        WatchKey(letter: "h", word: "hint", phrase: "for a hint") { try await $0.call(.hint) },
        WatchKey(letter: "s", word: "solution", phrase: "for the solution") { try await $0.call(.solution) },
        WatchKey(letter: "l", word: "list", phrase: "for the list of katas") { try await $0.call(.list) },
        WatchKey(letter: "r", word: "reset", phrase: "to reset the kata") { session in
            guard await session.ask("Put \(session.kata.title) back to its start? Your work is kept.") else { return }
            try await session.call(.reset)
        },
        WatchKey(letter: "q", word: "quit", phrase: "to quit") { $0.quit() },
    ]

    /// All keys in one line.
    static let line = all.map { "\($0.letter) \($0.word)" }.joined(separator: "  ")

    /// All keys in a sentence.
    static let sentence = "Press " + all.map { "\($0.letter) \($0.phrase)" }.joined(separator: ", ") + "."
}
