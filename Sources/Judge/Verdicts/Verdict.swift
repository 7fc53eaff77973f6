package import Faults
package import Workspace

/// The judge's answer, in the form that `kata check --json` prints.
package struct Verdict: Codable, Equatable, Sendable {
    /// Whether the kata is solved.
    package enum Result: String, Codable, Sendable {
        case solved, unsolved
    }

    /// The version of this form.
    package var version = 1
    /// The kata's name.
    package var kata: String
    /// The answer.
    package var verdict: Result
    /// The first stage that was not passed; nil if solved.
    package var failed: Stage?
    /// The way in which it was not passed; nil if solved.
    package var reason: Reason?
    /// The result in one sentence.
    package var message: String
    /// The next step.
    package var next: String
    /// The stages that were reached.
    package var stages: [StageReport]
    /// The planted faults; empty unless the stage `faults` was reached.
    package var faults: [FaultReport]
    /// The faults that were not planted, because the code would not compile with them.
    package var leftOut: [LeftOutFault] = []
    /// Facts that decide nothing: compiler warnings, and events that went through the real analytics client.
    package var notes: [String]

    /// Whether the kata is solved.
    package var isSolved: Bool { verdict == .solved }
}

/// The result of one stage.
package struct StageReport: Codable, Equatable, Sendable {
    /// The stage.
    package var name: Stage
    /// Whether it was passed.
    package var passed: Bool
    /// Its duration, in seconds of wall time.
    package var seconds: Double
    /// The findings, a line each; paths are clickable.
    package var details: [String]
}

extension Verdict {
    /// The names of the rules of the faults that no test catches.
    ///
    /// Tests that miss a part of a function often miss it as a whole, too, which then says nothing new.
    package var rulesMissed: Set<String> {
        let rules = Set(faults.filter { !$0.caught }.map(\.rule))
        return rules.count > 1 ? rules.subtracting([FaultRule.broughtFunctions.name]) : rules
    }
}

/// The result of one planted fault.
package struct FaultReport: Codable, Equatable, Sendable {
    /// The kind of the mistake.
    package var kind: FaultKind
    /// The name of the rule that made it, such as `moved-boundaries`.
    package var rule: String
    /// The file below the submission's folder.
    package var file: String
    /// The line in it, counted from 1.
    package var line: Int
    /// Whether a test failed because of it.
    package var caught: Bool
    /// The tests that failed.
    package var by: [String]
    /// The mistake, as a sentence without its period.
    package var description: String
    /// The change as a small diff: lines that begin with `-` or `+`.
    package var change: [String]
}

/// A fault that the compiler rejects.
package struct LeftOutFault: Codable, Equatable, Sendable {
    /// The kind of the mistake.
    package var kind: FaultKind
    /// The name of the rule that made it.
    package var rule: String
    /// The file below the submission's folder.
    package var file: String
    /// The line in it, counted from 1.
    package var line: Int
    /// The mistake, as a sentence without its period.
    package var description: String
    /// The change as a small diff: lines that begin with `-` or `+`.
    package var change: [String]
}

extension Verdict {
    private enum CodingKeys: String, CodingKey {
        case version, kata, verdict, failed, reason, message, next, stages, faults, notes
        case leftOut = "left_out"
    }

    /// Reads a verdict, also one that was written before it had ``leftOut``.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        version = try values.decode(Int.self, forKey: .version)
        kata = try values.decode(String.self, forKey: .kata)
        verdict = try values.decode(Result.self, forKey: .verdict)
        failed = try values.decode(Stage?.self, forKey: .failed)
        reason = try values.decode(Reason?.self, forKey: .reason)
        message = try values.decode(String.self, forKey: .message)
        next = try values.decode(String.self, forKey: .next)
        stages = try values.decode([StageReport].self, forKey: .stages)
        faults = try values.decode([FaultReport].self, forKey: .faults)
        leftOut = try values.decodeIfPresent([LeftOutFault].self, forKey: .leftOut) ?? []
        notes = try values.decode([String].self, forKey: .notes)
    }

    /// Writes the keys that are null, too, so that every answer has the same ones.
    package func encode(to encoder: any Encoder) throws {
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
        try container.encode(leftOut, forKey: .leftOut)
        try container.encode(notes, forKey: .notes)
    }
}
