/// The score of the learner's predictions.
package struct PredictionScore {
    /// The number of predictions that a check has decided.
    package private(set) var made = 0
    /// The number of right ones among them.
    package private(set) var right = 0
    /// The predicted and the actual outcome of the last check; nil without a prediction.
    private var last: (predicted: Outcome, was: Outcome)?

    package init() {}

    /// Counts the decided predictions among these events.
    ///
    /// - Parameter last: The latest check.
    package init(events: [Event], last: Event? = nil) {
        let predictions = Dictionary(events.map { ($0.id, $0.prediction) }) { $1 }
        for event in events {
            guard let outcome = event.outcome, let predicted = event.answers.flatMap({ predictions[$0] ?? nil }) else { continue }
            made += 1
            if predicted == outcome { right += 1 }
            if event == last { self.last = (predicted, outcome) }
        }
    }

    /// A sentence about the last check; nil without a prediction.
    package var lastInWords: String? {
        last.map { predicted, was in
            predicted == was
                ? "You predicted that it \(was.inWords), and you were right. Right so far: \(right) of \(made)."
                : "You predicted that it \(predicted.inWords), but it \(was.inWords). Right so far: \(right) of \(made)."
        }
    }
}
