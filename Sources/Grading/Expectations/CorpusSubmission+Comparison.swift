internal import Foundation
package import Judge
package import Workspace

/// A part of a verdict that is not as it must be.
package struct VerdictDifference: Encodable, Equatable, Sendable {
    /// The submission, as `kata/label`.
    package var label: String
    /// The part of the verdict, such as its stage.
    package var part: String
    package var expected: String
    package var found: String
}

extension CorpusSubmission {
    /// The submission, as `kata/label`.
    package var label: String { "\(module)/\(slug)" }

    /// Compares all that its description says with a verdict, but for the recorded words.
    package func differences(from verdict: Verdict, on kata: Kata) throws -> [VerdictDifference] {
        let description = try description()
        let left = verdict.rulesMissed
        let hint = verdict.failed.flatMap { kata.hints(for: $0, answering: "\(verdict.message)\n\(verdict.next)").first }
        let parts: [(part: String, expected: String?, found: String?)] = [
            ("verdict", description.verdict.rawValue, verdict.verdict.rawValue),
            ("stage", description.failed?.rawValue ?? "none", verdict.failed?.rawValue ?? "none"),
            ("reason", description.reason?.rawValue ?? "none", verdict.reason?.rawValue ?? "none"),
            ("rules of the faults that survive", description.onlySurvivor, left.isEmpty ? "none" : left.sorted().joined(separator: ", ")),
            ("hint", verdict.failed == nil ? nil : description.hint.map { "\($0)" }, hint.map { "\($0)" } ?? "none"),
        ]
        let wrong = parts.compactMap { part in
            part.expected.flatMap { expected in
                expected == part.found
                    ? nil : VerdictDifference(label: label, part: part.part, expected: expected, found: part.found ?? "none")
            }
        }
        let silent = description.mentions.filter { !verdict.words.contains($0) }.map {
            VerdictDifference(label: label, part: "words that lead to the fix", expected: $0, found: verdict.message)
        }
        return wrong + silent
    }

    /// Compares the words of a portable verdict with the recorded ones, line by line; a submission without any is as it must be.
    package func wordDifferences(from verdict: Verdict) -> [VerdictDifference] {
        guard let known = FileManager.default.contents(atPath: folder.appending(path: Self.verdictFile).path) else { return [] }
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let (expected, found) = (lines(String(decoding: known, as: UTF8.self)), lines(verdict.golden(of: label)))
        return (0..<max(expected.count, found.count)).compactMap { index in
            let pair = (index < expected.count ? expected[index] : "", index < found.count ? found[index] : "")
            guard pair.0 != pair.1 else { return nil }
            return VerdictDifference(
                label: label, part: "\(Self.verdictFile), line \(index + 1)", expected: String(pair.0), found: String(pair.1))
        }
    }
}
