/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that completes calls of these commands.
    func script(for commands: [Command]) -> String {
        let proposals = commands.map { Proposals(for: $0, among: commands) }
        return switch self {
        case .bash: bashScript(proposals)
        case .zsh: zshScript(proposals)
        case .fish: fishScript(proposals)
        }
    }
}

/// The words that can follow a command.
struct Proposals {
    /// A word with its explanation.
    struct Word {
        var text: String
        var summary: String
    }

    var command: Word
    /// The options with their explanations.
    var options: [Word]
    var optionsBeforeFile: [String]
    /// The valid words for its arguments.
    var words: [Word]
    var takesKata: Bool
    var takesFile: Bool

    init(for command: Command, among commands: [Command]) {
        self.command = Word(text: command.name, summary: command.summary)
        options = command.allOptions.map { Word(text: $0.name, summary: $0.summary) }
        optionsBeforeFile = command.options.filter { Self.files.contains($0.value ?? "") }.map(\.name)
        let names = command.arguments.map(\.name)
        words = names.flatMap { name in (command.choices[name] ?? []).map { Word(text: $0, summary: name) } }
        if names.contains("COMMAND") { words += commands.map { Word(text: $0.name, summary: $0.summary) } }
        takesKata = names.contains(where: Self.katas.contains)
        takesFile = names.contains(where: Self.files.contains)
    }

    /// The placeholders for a kata in the help.
    private static let katas: Set = ["NAME", "A", "B"]
    /// The placeholders for a file or a folder in the help.
    private static let files: Set = ["FILE", "DIR"]
}

extension String {
    /// The text as one word for a shell like sh, in quotes.
    var quoted: String {
        "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text as one word for a shell like sh, in quotes only if it needs them.
    var asWord: String {
        wholeMatch(of: /[A-Za-z0-9_.,:+@%\/-]+/) == nil ? quoted : self
    }
}
