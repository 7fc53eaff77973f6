/// A shell that can complete what is typed.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that completes the calls of some commands.
    func script(for commands: [Command]) -> String {
        let proposals = commands.map { Proposals(for: $0, among: commands) }
        return switch self {
        case .bash: bashScript(proposals)
        case .zsh: zshScript(proposals)
        case .fish: fishScript(proposals)
        }
    }
}

/// What can be typed after a command.
struct Proposals {
    /// A word, and what it is for.
    struct Word {
        var text: String
        var summary: String
    }

    var command: Word
    /// The options, with those that a file follows.
    var options: [Word]
    var optionsBeforeFile: [String]
    /// Words that an argument can be.
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

    /// What stands for a kata in the help.
    private static let katas: Set = ["NAME", "A", "B"]
    /// What stands for a file or a folder in the help.
    private static let files: Set = ["FILE", "DIR"]
}

extension String {
    /// The text as one word for a shell of the family of sh.
    var quoted: String {
        "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text as a person types it in a shell: in quotes only where they are needed.
    var asWord: String {
        wholeMatch(of: /[A-Za-z0-9_.,:+@%\/-]+/) == nil ? quoted : self
    }
}
