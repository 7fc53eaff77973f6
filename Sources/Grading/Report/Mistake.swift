internal import Foundation
internal import Judge
package import Workspace

/// A mistake that submissions have in common: a reason to stop at a stage, or a fault that no test noticed.
package struct Mistake: Sendable {
    package var stage: Stage
    /// The mistake in the words that most of them got, without a place in a file.
    package var words: String
    /// The labels of the submissions that made it.
    package var labels: [String]
    /// The place in the code of one of them, after its label, and the lines of the change or of the findings there.
    package var example: (place: String, lines: [String])

    /// Collects the mistakes of submissions that are not solved.
    ///
    /// At the stage `faults` each planted fault that survived counts, by its rule; elsewhere the message counts.
    static func all(in grades: [Grade]) -> [Mistake] {
        var found: [String: (mistake: Mistake, words: [String: Int], examples: [String: (place: String, lines: [String])])] = [:]
        for grade in grades where grade.state == .unsolved {
            guard let verdict = grade.verdict, let stage = verdict.failed else { continue }
            for (key, words, example) in mistakes(in: verdict) {
                let place = (place: "\(grade.labels[0]): \(example.place)", lines: example.lines)
                let new = Mistake(stage: stage, words: "", labels: [], example: place)
                found["\(stage) \(key)", default: (new, [:], [:])].mistake.labels += grade.labels
                found["\(stage) \(key)"]?.words[words, default: 0] += grade.labels.count
                if found["\(stage) \(key)"]?.examples[words] == nil { found["\(stage) \(key)"]?.examples[words] = place }
            }
        }
        let mistakes = found.values.map { mistake, words, examples in
            var mistake = mistake
            mistake.words = words.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
            mistake.example = examples[mistake.words] ?? mistake.example
            return mistake
        }
        return mistakes.sorted { ($1.labels.count, $0.stage.place, $0.words) < ($0.labels.count, $1.stage.place, $1.words) }
    }

    private static func mistakes(in verdict: Verdict) -> [(key: String, words: String, example: (place: String, lines: [String]))] {
        let survivors = verdict.faults.filter { !$0.caught }
        guard verdict.failed == .faults, !survivors.isEmpty else {
            // The place of a crash stands in parentheses.
            let words = verdict.message.replacing(/\ ?\([^()\s]+\.swift(?::\d+)*\)|, [^()\s,]+\.swift(?::\d+)*(?=\))/, with: "")
                .replacing(/[^\s`'(]+\.swift(?::\d+)*/, with: "the code")
            return [("\(verdict.reason?.rawValue ?? "") \(general(words))", words, example(at: verdict))]
        }
        // Two faults of one rule in a submission are one mistake.
        var rules: Set<String> = []
        return survivors.filter { rules.insert($0.rule).inserted }.map { fault in
            (fault.rule, "no test notices: \(fault.description)", ("\(fault.file):\(fault.line)", fault.change))
        }
    }

    /// The first finding of the stage that failed that names a place, or else the first.
    private static func example(at verdict: Verdict) -> (place: String, lines: [String]) {
        let details = verdict.stages.first { !$0.passed }?.details ?? []
        guard let index = details.firstIndex(where: { $0.contains(/\.swift:\d+/) }) else {
            return (verdict.message, Array(details.prefix(3)))
        }
        return (details[index], Array(details[(index + 1)...].prefix(3)))
    }

    /// A message without names and numbers that belong to one submission, which is equal for equal mistakes.
    private static func general(_ message: String) -> String {
        message.replacing(/`[^`]*`/, with: "`…`").replacing(/'[^']*'/, with: "'…'")
            .replacing(/"[^"]*"/, with: "\"…\"").replacing(/\d+/, with: "…")
    }
}

extension Stage {
    /// The number of stages before it.
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
