/// What a stage found.
struct StageOutcome: Sendable {
    /// Why the stage was not passed; nil if it was.
    var failure: Failure?
    /// What was found, a line each.
    var details: [String] = []
    /// What is worth knowing but decides nothing.
    var notes: [String] = []
    /// The planted faults and what became of them.
    var faults: [FaultReport] = []

    /// Why a stage was not passed, for the learner.
    struct Failure: Sendable {
        var reason: Reason
        /// What is the matter, in one sentence.
        var message: String
        /// What to do now.
        var next: String
    }

    /// A stage that was passed.
    static func passed(details: [String] = [], notes: [String] = []) -> StageOutcome {
        StageOutcome(details: details, notes: notes)
    }

    /// A stage that was not passed.
    static func failed(_ reason: Reason, _ message: String, next: String, details: [String] = [], notes: [String] = []) -> StageOutcome {
        StageOutcome(failure: Failure(reason: reason, message: message, next: next), details: details, notes: notes)
    }
}
