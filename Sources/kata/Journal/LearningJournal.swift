internal import Foundation
internal import Learner
internal import Workspace

/// The learner's way through the katas as Markdown, to keep: checks, help, missed faults and predictions.
struct LearningJournal {
    let progress: LearningProgress
    /// The katas that it tells about.
    let katas: [Kata]

    var lines: [String] {
        let tried = katas.filter { !progress.history(of: $0).events.isEmpty }
        let predictions = PredictionScore(events: katas.flatMap { progress.history(of: $0).events })
        let score = predictions.made == 0 ? "" : " Predictions: \(predictions.right) of \(predictions.made) right."
        let head = ["# Journal", "", "\(progress.score).\(score)"]
        guard !tried.isEmpty else {
            return head + ["", "\(katas.count == 1 ? katas[0].title : "No kata") was \(katas.count == 1 ? "not " : "")tried yet."]
        }
        return head + tried.flatMap(section)
    }

    private func section(_ kata: Kata) -> [String] {
        let history = progress.history(of: kata)
        let word = history.standing.word
        var lines = ["", "## \(kata.title): \(word)", "", "\(kata.summary)"]
        lines += [""] + facts(of: kata, history).map { "- \($0)" }
        let checks = history.events.filter(\.isCheck)
        if !checks.isEmpty {
            lines += ["", "| check | when | verdict | predicted |", "|---|---|---|---|"]
            lines += zip(1..., checks).map { "| \($0) | \(moment($1)) | \(verdict($1)) | \(prediction(for: $1, in: history)) |" }
        }
        let missed = missedFaults(in: checks)
        if !missed.isEmpty { lines += ["", "Faults that the tests missed at first, each once:", ""] + missed.map { "- \($0)" } }
        if history.standing == .solved, let question = kata.description.question { lines += ["", "To think about: \(question)"] }
        return lines
    }

    private func facts(of kata: Kata, _ history: History) -> [String] {
        // The table below also has the checks after the first that was solved.
        let isCut = history.events.count(where: \.isCheck) > history.attempts
        let figures = history.figures(hintCount: kata.hints.count).map { [isCut ? "\($0), until it was solved" : $0] } ?? []
        let hints = numbers("Hints shown", history.events.compactMap(\.hint))
        let steps = numbers("Steps shown", history.events.compactMap(\.step))
        let resets = history.events.count { $0.exchangesFiles }
        return figures + hints + steps + (resets == 0 ? [] : ["Resets and their undoing: \(resets)"])
    }

    private func numbers(_ words: String, _ shown: [Int]) -> [String] {
        shown.isEmpty ? [] : ["\(words): \(Set(shown).sorted().map(String.init).joined(separator: ", "))"]
    }

    private func verdict(_ check: Event) -> String {
        let missed = check.missedFaults.count
        let place = check.failed.map { "not solved at \($0.rawValue)" } ?? "not solved"
        if check.outcome == .solved { return "solved" }
        return missed == 0 ? place : "\(place), \(missed.counted("fault")) missed"
    }

    private func prediction(for check: Event, in history: History) -> String {
        guard let predicted = history.events.first(where: { $0.id == check.answers })?.prediction else { return "" }
        return "\(predicted.rawValue), \(predicted == check.outcome ? "right" : "wrong")"
    }

    /// Each missed fault once, in the order in which it was missed first.
    private func missedFaults(in checks: [Event]) -> [String] {
        checks.flatMap(\.missedFaults).reduce(into: []) { faults, fault in
            if !faults.contains(fault) { faults.append(fault) }
        }
    }

    /// The day and the time of an event, such as 2026-11-22 10:42.
    private func moment(_ event: Event) -> String {
        guard let at = event.at else { return "" }
        let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateSeparator(.dash)
            .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
        return String(Date(timeIntervalSince1970: at).formatted(style).prefix(16))
    }
}

extension Event {
    /// The number of the step that was shown; nil for other events.
    fileprivate var step: Int? {
        if case .step(let number) = what { number } else { nil }
    }

    /// The faults that the tests missed in a check; empty for other events.
    fileprivate var missedFaults: [String] {
        if case .check(_, _, _, _, let missed) = what { missed ?? [] } else { [] }
    }
}
