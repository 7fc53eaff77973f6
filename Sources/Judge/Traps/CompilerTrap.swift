internal import Building
internal import Workspace

/// A mistake that the techniques lead to, known by the compiler's message about it.
struct CompilerTrap: Sendable {
    /// The pattern that all of the compiler's messages about it match.
    var message: @Sendable () -> Regex<Substring>
    /// A word that the file with the error must contain; nil for any file.
    var word: String?
    /// The pattern that the line with the error must match; nil for any line.
    var line: (@Sendable () -> Regex<Substring>)?
    /// The meaning and the fix, in one sentence.
    var sentence: String
    /// The sentence where the error is in a test of the judge's, so that the declaration must change and not the call; nil for the same one.
    var seamSentence: String?
    /// The heading of its section in ``guide``.
    var heading: String
    /// Whether it follows from another error, if there is one with a trap of its own.
    var isConsequence = false
    /// Whether it knows the name in the message, so that no similar name of the learner's is meant.
    var isExact = false
    /// Whether its sentence is about a test, so that it needs an error in the learner's tests.
    var isForTests = false

    /// The file in the workspace that explains each trap.
    static let guide = "docs/COMPILER.md"

    /// Makes an addition to advice: the sentence of the trap that an error is about and its place in the guide; empty without a trap.
    ///
    /// - Parameters:
    ///   - error: The error that the advice names.
    ///   - sources: The files of the submission, of which one may have the error: production first, and then the tests.
    static func advice(on error: Diagnostic?, in sources: [SourceSet] = []) -> String {
        guard let error else { return "" }
        if let hidden = HiddenDeclaration(error, in: sources) { return " \(hidden.advice)" }
        if let helper = IsolatedHelper(error, in: sources) {
            return " \(helper.sentence) See \(guide), \"A main-actor call from elsewhere\"."
        }
        if let bracket = bracket(behind: error, in: sources) {
            return " \(bracket.sentence) See \(guide), \"\(UnbalancedBracket.heading)\"."
        }
        guard let trap = trap(behind: error, in: sources) else { return "" }
        // A name such as `container` also stands for a local one.
        let missing = trap.isConsequence ? nil : MissingImport(error, in: sources)
        let found = trap.isExact ? nil : UnknownName(error, in: sources)?.sentence ?? UnbalancedBrace(error, in: sources)?.sentence
        let sentence = missing?.sentence ?? found ?? trap.sentence
        return " \(sentence) See \(guide), \"\(trap.heading)\"."
    }

    /// Makes the same addition for an error in a test of the judge's.
    static func advice(onSeam error: Diagnostic) -> String {
        guard let trap = trap(behind: error, in: []), let sentence = trap.seamSentence else { return advice(on: error) }
        return " \(sentence) See \(guide), \"\(trap.heading)\"."
    }

    /// Returns the error to fix first: one of the grammar, or the first one that is a trap and no consequence, or else the first of all.
    ///
    /// One without a place, or about a name that a macro has made, helps nobody while there are others.
    static func cause(among all: [Diagnostic], in sources: [SourceSet]) -> Diagnostic? {
        let placed = all.filter { $0.place != nil && !$0.message.contains("'$s") }
        let errors = placed.isEmpty ? all : placed
        return grammarError(among: errors) ?? errors.first { trap(behind: $0, in: sources)?.isConsequence == false } ?? errors.first
    }

    /// Returns the place to look at for an error: the brace or bracket without a counterpart, or else where the compiler reports it.
    static func place(of error: Diagnostic, in sources: [SourceSet]) -> Place? {
        UnbalancedBrace(error, in: sources)?.place ?? bracket(behind: error, in: sources)?.place ?? error.place
    }

    /// The bracket without a counterpart, unless a trap knows the line: that knows more than the number of its brackets.
    private static func bracket(behind error: Diagnostic, in sources: [SourceSet]) -> UnbalancedBracket? {
        trap(behind: error, in: sources)?.line == nil ? UnbalancedBracket(error, in: sources) : nil
    }

    /// Returns the first line that is not Swift, as the compiler cannot read what follows: all other errors may follow from it.
    ///
    /// A brace is reported last, at the end of the file or the type.
    private static func grammarError(among errors: [Diagnostic]) -> Diagnostic? {
        let all = errors.filter {
            $0.message.contains(/^(?:expected|extraneous '|unterminated|unexpected|consecutive|found an unexpected)/)
        }
        guard let first = all.first else { return nil }
        return all.filter { $0.place?.file == first.place?.file && !$0.message.contains(/^(?:expected|extraneous) '\}'/) }
            .min { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) } ?? first
    }

    private static func trap(behind error: Diagnostic, in sources: [SourceSet]) -> CompilerTrap? {
        let file = sources.lazy.flatMap(\.files).first { $0.path == error.place?.file }
        let text = file.map { String(decoding: $0.bytes, as: UTF8.self) }
        let lines = text?.split(separator: "\n", omittingEmptySubsequences: false)
        let line = error.place.flatMap { place in place.line.flatMap { lines?.dropFirst($0 - 1).first } }
        let isInTests = file?.path.hasPrefix("Tests/") == true
        return all.first { trap in
            guard error.message.contains(trap.message()), isInTests || !trap.isForTests else { return false }
            return trap.word.map { text?.contains($0) == true } != false && trap.line.map { line?.contains($0()) == true } != false
        }
    }
}
