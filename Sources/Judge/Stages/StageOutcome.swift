internal import Building
internal import Faults

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
        /// Whether the same bytes would fail in the same way again, on any machine at any time.
        var isLasting: Bool

        init(reason: Reason, message: String, next: String) {
            self.reason = reason
            self.message = message
            self.next = next
            // A slow moment of the machine must not stay.
            isLasting = reason != .timedOut
        }
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

extension StageOutcome {
    /// The outcome of a stage in which a compiler or linker ended before it had done its work: another try may go better.
    init(_ interrupted: ToolInterrupted) {
        switch interrupted {
        case .timedOut(let what):
            self = .failed(
                .timedOut, "The compiler was stopped after a minute, \(what).",
                next: "Look for an expression that the compiler cannot make up its mind about, and give its parts types.")
        case .crashed(let what, let output):
            self = .failed(
                .compileError, "The compiler itself failed, \(what).", next: "Undo your last change and try a simpler way of writing it.",
                details: output.split(separator: "\n").suffix(5).map(String.init))
        }
        failure?.isLasting = false
    }
}
