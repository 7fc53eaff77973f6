internal import Building
internal import Faults
internal import Workspace

/// The outcome of a stage.
struct StageOutcome: Sendable {
    /// The reason why the stage was not passed; nil if it was.
    var failure: Failure?
    /// The findings, a line each.
    var details: [String] = []
    /// Facts that are worth knowing but decide nothing.
    var notes: [String] = []
    /// The planted faults with their results.
    var faults: [FaultReport] = []
    /// The faults that the compiler rejects.
    var leftOut: [LeftOutFault] = []

    /// The reason why a stage was not passed, for the learner.
    struct Failure: Sendable {
        var reason: Reason
        /// The reason in one sentence.
        var message: String
        /// The next step.
        var next: String
        /// Whether the same bytes would fail in the same way again, on any machine at any time.
        var isLasting: Bool

        init(reason: Reason, message: String, next: String) {
            self.reason = reason
            self.message = message
            self.next = next
            // A slow moment of the machine must not be remembered.
            isLasting = reason != .timedOut
        }
    }

    /// Makes the outcome of a stage that was passed.
    static func passed(details: [String] = [], notes: [String] = []) -> StageOutcome {
        StageOutcome(details: details, notes: notes)
    }

    /// Makes the outcome of a stage that was not passed.
    static func failed(_ reason: Reason, _ message: String, next: String, details: [String] = [], notes: [String] = []) -> StageOutcome {
        StageOutcome(failure: Failure(reason: reason, message: message, next: next), details: details, notes: notes)
    }
}

extension StageOutcome {
    /// Makes the outcome of a stage in which a compiler or linker crashed or timed out: another try may succeed.
    init(_ interrupted: ToolInterrupted) {
        switch interrupted {
        case .timedOut(let what):
            self = .failed(
                .timedOut, "The compiler timed out while \(what).",
                next: "Look for an expression that is too complex for the compiler, and declare the types of its parts.")
        case .outOfMemory(let what):
            self = .failed(
                .timedOut, "The compiler needs more than 1 GiB of memory for \(what).",
                next: "Look for a literal or an expression that is very long, and declare the types of its parts.")
        case .crashed(let what, let output):
            self = .failed(
                .compileError, "The compiler itself failed while \(what).", next: "Undo your last change, and write it in a simpler way.",
                details: output.split(separator: "\n").suffix(5).map(String.init))
        }
        failure?.isLasting = false
    }
}

/// Makes the detail that tests pass, such as "4 seam tests pass".
func passing(_ number: Int, _ kind: String) -> String {
    "\(number.counted(kind)) \(number == 1 ? "passes" : "pass")"
}
