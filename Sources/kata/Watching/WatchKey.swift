internal import Building
internal import Judge
internal import Learner
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
    /// The keys that are left out of a short line of keys have the highest numbers.
    var rank: Int
    /// Whether it has a use only where the screen is drawn.
    var isForScreen = false
    var press: @Sendable (inout WatchSession) async throws -> Void

    static let all = [
        WatchKey(letter: "h", word: "hint", phrase: "for a hint", rank: 2) { try await $0.call(.hint) },
        WatchKey(letter: "t", word: "step", phrase: "for the next step", rank: 4) { try await $0.call(.step) },
        WatchKey(letter: "o", word: "readme", phrase: "for the README", rank: 3) { try $0.showReadme() },
        WatchKey(letter: "p", word: "predict", phrase: "to predict the next verdict", rank: 5) { try await $0.predict() },
        WatchKey(letter: "s", word: "solution", phrase: "for the solution", rank: 6) { try await $0.call(.solution) },
        WatchKey(letter: "v", word: "verdict", phrase: "for the last verdict", rank: 8, isForScreen: true) { $0.showVerdict() },
        WatchKey(letter: "l", word: "list", phrase: "for the list of katas", rank: 9) { try await $0.call(.list) },
        WatchKey(letter: "n", word: "next", phrase: "for the next kata", rank: 4) { try $0.goOn() },
        WatchKey(letter: "r", word: "reset", phrase: "to reset the kata", rank: 7) { try await $0.reset() },
        WatchKey(letter: " ", word: more, phrase: "for more of a long page", rank: 0, isForScreen: true) { $0.turnPage() },
        WatchKey(letter: "?", word: "help", phrase: "for all keys", rank: 1) { $0.showHelp() },
        WatchKey(letter: "q", word: "quit", phrase: "to quit", rank: 1) { $0.quit() },
    ]

    private static let more = "more"

    /// The name of the key.
    var name: String { letter == " " ? "space" : String(letter) }

    /// The most important keys, in one line.
    ///
    /// - Parameters:
    ///   - width: The columns that it may take.
    ///   - hasMore: Whether the page has more parts.
    static func line(in width: Int, hasMore: Bool) -> String {
        var keys = all.filter { hasMore || $0.word != more }
        func line() -> String { keys.map { "\($0.name) \($0.word)" }.joined(separator: "  ") }
        while line().count > width, let last = keys.map(\.rank).max(), last > 0 { keys.removeAll { $0.rank == last } }
        return String(line().prefix(width))
    }

    /// All keys in a sentence, for plain output.
    static let sentence =
        "Press " + all.filter { !$0.isForScreen }.map { "\($0.name) \($0.phrase)" }.joined(separator: ", ") + "."

    /// All keys, a line each.
    static let table = all.map { "  \($0.name.padded(to: 5))  \($0.phrase)" }
}
