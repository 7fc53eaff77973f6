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

    /// The words that fit one position behind the command.
    struct Slot {
        var words: [Word]
        var takesKata: Bool
        var takesFile: Bool
    }

    var command: Word
    /// The options with their explanations.
    var options: [Word]
    var optionsBeforeFile: [String]
    /// The options that the next word belongs to.
    var optionsWithValue: [String]
    /// The options whose value is one of some words, with these words.
    var optionsWithChoices: [(option: String, words: [String])]
    /// The arguments in order.
    var slots: [Slot]
    /// Whether the last argument may be repeated.
    var repeats: Bool
    /// The arguments with their positions from 0; nil for the last one if it may be repeated, and so fits any further position.
    var positions: [(position: String?, slot: Slot)] {
        slots.enumerated().map { index, slot in (repeats && index == slots.count - 1 ? nil : "\(index)", slot) }
    }

    init(for command: Command, among commands: [Command]) {
        self.command = Word(text: command.name, summary: command.summary)
        options = command.allOptions.map { Word(text: $0.name, summary: $0.summary) }
        optionsBeforeFile = command.options.filter { Self.files.contains($0.value ?? "") }.map(\.name)
        optionsWithValue = command.options.filter { $0.value != nil }.map(\.name)
        optionsWithChoices = command.options.filter { !$0.choices.isEmpty }.map { ($0.name, $0.choices) }
        repeats = command.arguments.last?.repeats == true
        let arguments = command.arguments
        slots = arguments.indices.map { position in
            // An optional argument may be left out, and then the ones behind it come earlier.
            let fitting = arguments.indices.filter { index in
                (index - arguments[..<index].count { !$0.isRequired }...index).contains(position)
            }.map { arguments[$0].name }
            let names = fitting.contains("COMMAND") ? commands.map { Word(text: $0.name, summary: $0.summary) } : []
            return Slot(
                words: fitting.flatMap { name in (command.choices[name] ?? []).map { Word(text: $0, summary: name) } } + names,
                takesKata: fitting.contains(where: Self.katas.contains), takesFile: fitting.contains(where: Self.files.contains))
        }
    }

    /// The placeholders for a kata in the help.
    private static let katas: Set = ["NAME", "A", "B"]
    /// The placeholders for a file or a folder in the help.
    private static let files: Set = ["FILE", "DIR"]
}

extension [Proposals] {
    /// The lines of a shell like sh for the calls that end with an option whose value is one of some words.
    ///
    /// - Parameter propose: The statement that proposes the words.
    func linesForChoices(indent: Int, _ propose: ([String]) -> String) -> String {
        flatMap { proposals in
            proposals.optionsWithChoices.map { option, words in
                String(repeating: " ", count: indent) + "\("\(proposals.command.text) \(option)".quoted)) \(propose(words)); return ;;"
            }
        }.joined(separator: "\n")
    }

    /// A pattern of a shell like sh for the calls that end with one of some options, such as `'check --work'|'test --junit'`.
    func pattern(_ options: (Proposals) -> [String]) -> String {
        let calls = flatMap { proposals in options(proposals).map { "\(proposals.command.text) \($0)".quoted } }
        return calls.isEmpty ? "''" : calls.joined(separator: "|")
    }
}
