package import Judge

/// The result of one submission, in the form of `results/DIGEST.json`.
package struct Grade: Codable, Equatable, Sendable {
    /// The answers, which are never mixed.
    package enum State: String, Codable, CaseIterable, Sendable {
        case solved, unsolved
        /// The submission may not be judged: no work for this kata, or something that no submission may hold.
        case refused
        /// It reached a limit of time, memory or output.
        case limited
        /// This program or the computer is at fault, after a second try.
        case machine
        /// It has the same bytes as another one, which has the result.
        case duplicate
    }

    /// The version of this form.
    package var version = 1
    /// The labels of all submissions with these bytes, sorted.
    package var labels: [String]
    /// The kata's name.
    package var kata: String
    /// The answer; never ``State/duplicate``, which is said of a label.
    package var state: State
    /// The verdict, with paths that begin in the submission; nil if there is none.
    package var verdict: Verdict?
    /// The reason why there is no usual verdict, in one sentence; nil if there is one.
    package var why: String?

    private enum CodingKeys: String, CodingKey {
        case version, labels, kata, state, verdict, why
    }

    /// Makes the result of a submission that was judged.
    init(_ verdict: Verdict, labels: [String]) {
        self.labels = labels
        self.verdict = verdict
        kata = verdict.kata
        switch verdict.reason {
        case nil: state = .solved
        case .timedOut?, .outputLimit?: (state, why) = (.limited, verdict.message)
        case _ where verdict.isRefusal: (state, why) = (.refused, verdict.message)
        default: state = .unsolved
        }
    }

    /// Makes the result of a submission without a verdict.
    init(_ state: State, because why: String, labels: [String], kata: String) {
        self.labels = labels
        self.kata = kata
        self.state = state
        self.why = why
    }

    /// Writes the keys that are null, too, so that every result has the same ones.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(labels, forKey: .labels)
        try container.encode(kata, forKey: .kata)
        try container.encode(state, forKey: .state)
        try container.encode(verdict, forKey: .verdict)
        try container.encode(why, forKey: .why)
    }

    /// The state in words, with the stage and the reason of an unsolved kata.
    package var stateInWords: String {
        guard state == .unsolved, let stage = verdict?.failed else { return state.rawValue }
        return "unsolved at \(stage.rawValue) (\(verdict?.reason?.rawValue ?? ""))"
    }

    /// The result in one sentence.
    package var message: String { why ?? verdict?.message ?? "" }
}
