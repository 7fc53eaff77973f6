internal import Judge
internal import Workspace

/// The answer of one stage for programs that give points.
struct StageMark {
    enum State {
        case passed, failed, notReached
    }

    var stage: Stage
    var state: State
    /// The findings and the next step where it failed, in characters that no reader acts on.
    var words: String

    /// The points of a stage that is passed.
    static let points = 1
    var earned: Int { state == .passed ? Self.points : 0 }
    /// The question that the stage asks.
    var name: String { "\(stage.rawValue): \(stage.question)" }
}

extension GradeTable.Row {
    /// A mark for each stage, in their order.
    var marks: [StageMark] {
        let verdict = grade.verdict
        let reached = (verdict?.stages ?? []).map { stage in
            StageMark(stage: stage.name, state: stage.passed ? .passed : .failed, words: stage.passed ? "" : answer)
        }
        return reached
            + Stage.allCases.dropFirst(reached.count).map { stage in
                let words =
                    !reached.isEmpty
                    ? "Not reached: fix the stage before it first." : stage == Stage.allCases.first ? answer : "Not judged."
                return StageMark(stage: stage, state: .notReached, words: words)
            }
    }

    /// The result, its findings and the next step, in characters that no reader acts on.
    var answer: String {
        let verdict = grade.verdict
        let details = grade.state == .solved ? [] : verdict?.stages.last { !$0.passed }?.details ?? []
        let next = grade.state == .solved ? nil : next.map { "Next: \($0)" }
        return ([grade.message] + details + [next].compactMap(\.self)).joined(separator: "\n").printable(most: 20_000)
    }
}

extension Stage {
    fileprivate var question: String {
        switch self {
        case .build: "does it compile?"
        case .behavior: "does production do what it did?"
        case .seam: "is the injected instance the one that is used?"
        case .tests: "are there tests, and do they pass?"
        case .isolation: "do the tests leave everything as it was?"
        case .faults: "do the tests catch planted faults?"
        }
    }
}
