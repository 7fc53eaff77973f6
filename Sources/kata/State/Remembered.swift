internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

/// The consequences of a check that was saved.
struct Remembered {
    /// A sentence about the learner's prediction; nil without one.
    let prediction: String?
    /// The number of the next hint; nil for a kata without hints.
    let nextHint: Int?

    /// Saves a check of the learner's own folder.
    init(_ verdict: Verdict, of kata: Kata, in file: StateFile, at time: Date) throws {
        var score = PredictionScore()
        var nextHint: Int?
        try file.update { state in
            let asked = History(of: kata, in: state.events).openPrediction
            let check = Event.What.check(
                isSolved: verdict.isSolved, failed: verdict.failed, answers: asked?.id, hints: verdict.hints(of: kata),
                missed: verdict.missedFaults)
            let event = state.note(check, of: kata, at: time)
            score = PredictionScore(events: state.events, last: event)
            nextHint = kata.hints.isEmpty ? nil : History(of: kata, in: state.events).nextHint(of: kata)
        }
        prediction = score.lastInWords
        self.nextHint = nextHint
    }

    /// Prints the sentence about the prediction, if there is one.
    func sayPrediction(on system: System) {
        if let prediction { system.say(prediction.wrapped(to: system.width)) }
    }
}

extension Verdict {
    /// The faults that the tests missed, as sentences without a period; nil if none was planted.
    fileprivate var missedFaults: [String]? {
        faults.isEmpty ? nil : faults.filter { !$0.caught }.map(\.description)
    }

    /// The numbers of the hints that answer it; nil if it is solved.
    func hints(of kata: Kata) -> [Int]? {
        failed.map { kata.hints(for: $0, answering: "\(message)\n\(next)") }
    }
}
