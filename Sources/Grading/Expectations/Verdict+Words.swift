internal import Foundation
package import Judge
internal import Workspace

extension Verdict {
    /// The words in which a learner looks for the fix.
    package var words: String {
        ([message, next] + stages.flatMap(\.details) + notes).joined(separator: "\n")
    }

    /// The judge's own words, in a form that is the same on every machine.
    ///
    /// The words of the compiler and of the test libraries are left out: they differ between toolchains. So are moments and days. Of the details
    /// only those about faults are the judge's; the first ones show all their words.
    ///
    /// - Precondition: The verdict is portable.
    /// - Parameter submission: The submission, as `kata/slug`.
    package func golden(of submission: String) -> String {
        var head = "\(submission): \(message)\nNext: \(next)"
        for words in foreignWords { head = head.replacing(words, with: "…") }
        let faults = failed == .faults ? (stages.last?.details ?? []).prefix(8) : []
        // The output limit cuts an event anywhere.
        let judged = reason == .outputLimit ? [] : notes.filter { !$0.hasPrefix("warning: ") || $0.contains("#if") }
        let text = ([head] + faults + judged.map { "Note: \($0)" }).joined(separator: "\n") + "\n"
        return text.replacing(/0x[0-9a-f]{6,}/, with: "0x…").replacing(/\b[0-9]{13}\b|\b[0-9]{4}-[0-9]{2}-[0-9]{2}\b/, with: "…")
    }

    /// The words of the compiler or of a test library in the details of the stage that was not passed.
    private var foreignWords: [String] {
        let details = stages.last { !$0.passed }?.details ?? []
        let words = details.compactMap { detail in
            (detail.firstMatch(of: /: error: (.*)/.dotMatchesNewlines()) ?? detail.firstMatch(of: /`: (.*)/.dotMatchesNewlines()))
                .map { String($0.1) }
        }
        let fact = message.firstMatch(of: /(?:" fails|process|another order|no longer compiles): (.*)\./.dotMatchesNewlines()).map {
            String($0.1)
        }
        return failed == .faults ? [] : (words + [fact].compactMap(\.self).filter { !$0.hasPrefix("`") }).sorted { $0.count > $1.count }
    }
}
