/// The judge's answer, in the form that `kata check --json` prints.
public struct Verdict: Codable, Equatable, Sendable {
    /// Whether the kata is solved.
    public enum Result: String, Codable, Sendable {
        case solved, unsolved
    }

    /// The version of this form.
    public var version = 1
    /// The kata's name.
    public var kata: String
    /// The answer.
    public var verdict: Result
    /// The first stage that was not passed; nil if solved.
    public var failed: Stage?
    /// In which way; nil if solved.
    public var reason: Reason?
    /// What is the matter, in one sentence.
    public var message: String
    /// What to do now.
    public var next: String
    /// The stages that were reached.
    public var stages: [StageReport]
    /// The planted faults; empty unless the stage `faults` was reached.
    public var faults: [FaultReport]
    /// What is worth knowing but decides nothing: compiler warnings, and events that went through the real analytics.
    public var notes: [String]

    /// Whether the kata is solved.
    public var isSolved: Bool { verdict == .solved }
}

/// How one stage went.
public struct StageReport: Codable, Equatable, Sendable {
    /// The stage.
    public var name: Stage
    /// Whether it was passed.
    public var passed: Bool
    /// How long it took, in seconds of wall time.
    public var seconds: Double
    /// What was found, a line each; paths are clickable.
    public var details: [String]
}

/// What became of one planted fault.
public struct FaultReport: Codable, Equatable, Sendable {
    /// What kind of mistake was planted.
    public var kind: FaultKind
    /// The file below the submission's folder.
    public var file: String
    /// The line in it, counted from 1.
    public var line: Int
    /// Whether a test failed because of it.
    public var caught: Bool
    /// The tests that failed.
    public var by: [String]
    /// What the fault does, in a few words.
    public var description: String
    /// The change as a small diff: lines that begin with `-` or `+`.
    public var change: [String]
}

extension Verdict {
    private enum CodingKeys: String, CodingKey {
        case version, kata, verdict, failed, reason, message, next, stages, faults, notes
    }

    /// Writes the keys that are null, too, so that every answer has the same ones.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(kata, forKey: .kata)
        try container.encode(verdict, forKey: .verdict)
        try container.encode(failed, forKey: .failed)
        try container.encode(reason, forKey: .reason)
        try container.encode(message, forKey: .message)
        try container.encode(next, forKey: .next)
        try container.encode(stages, forKey: .stages)
        try container.encode(faults, forKey: .faults)
        try container.encode(notes, forKey: .notes)
    }
}
