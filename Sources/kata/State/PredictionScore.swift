/// How many checks came out as they were predicted.
struct PredictionScore {
    /// How many predictions were decided by a check.
    private(set) var made = 0
    /// How many of them were right.
    private(set) var right = 0
    /// What was predicted and what became of it, of the last check; nil if nothing was predicted for it.
    private var last: (predicted: Outcome, was: Outcome)?

    init() {}

    /// Counts the checks among some events.
    ///
    /// - Parameter last: The check that was made just now.
    init(events: [Event], last: Event? = nil) {
        let predictions = Dictionary(events.map { ($0.id, $0.prediction) }) { $1 }
        for event in events {
            guard let outcome = event.outcome, let predicted = event.answers.flatMap({ predictions[$0] ?? nil }) else { continue }
            made += 1
            if predicted == outcome { right += 1 }
            if event == last { self.last = (predicted, outcome) }
        }
    }

    /// One line about the last check; nil if nothing was predicted for it.
    var lastInWords: String? {
        last.map { predicted, was in
            "You predicted that it \(predicted.inWords). \(predicted == was ? "Right" : "It \(was.inWords)"): \(right) of \(made) are right."
        }
    }
}
