internal import Faults

/// One fault in a report.
package struct FaultAnswer: Codable, Sendable {
    package var id: String
    package var file: String
    package var line: Int
    /// The column in that line, counted from 1 in Unicode scalars.
    package var column: Int
    package var kind: String
    /// The rule that made the fault, such as `moved-boundaries`.
    package var rule: String
    package var status: Answer.Status
    package var before: String
    package var after: String
    /// The fault as a sentence without its period.
    package var words: String
    /// The advice for a fault that survives.
    package var next: String
    package var reachedBy: [String]
    package var caughtBy: [String]
    package var reason: String?
    package var seconds: Double

    /// Whether the tests noticed it.
    package var isCaught: Bool { [.caught, .timedOut].contains(status) }

    /// The sentence about a fault that the compiler rejects.
    package var refusal: String {
        guard let reason, reason != Answer.refusedBesideOthers else {
            return reason == nil ? "The compiler rejects it." : "The compiler rejects it beside other faults."
        }
        return "The compiler rejects it: \(reason)."
    }

    package enum CodingKeys: String, CodingKey {
        case id, file, line, column, kind, rule, status, before, after, words, next, reason, seconds
        case reachedBy = "reached_by"
        case caughtBy = "caught_by"
    }
}

extension FaultAnswer {
    init(_ fault: OwnFault, _ answer: Answer) {
        let planted = fault.planted
        id = fault.id
        file = planted.path
        line = planted.line
        column = planted.column
        kind = planted.rule.kind.rawValue
        rule = planted.rule.name
        status = answer.status
        before = planted.fault.before
        after = planted.fault.after
        words = planted.fault.words
        next = planted.adviceInOwnCode
        reachedBy = answer.reachedBy
        caughtBy = answer.caughtBy
        reason = answer.reason
        seconds = (answer.seconds * 1000).rounded() / 1000
    }
}
