internal import Comparison
internal import Foundation
internal import Learner
internal import Workspace

/// The techniques that `kata which` names, for people and for programs.
struct ChoiceText {
    let choice: Choice
    /// The techniques to name, with all their properties.
    let named: [Table.Row]
    /// The questions that would distinguish the techniques further.
    let left: [Choice.Open]
    let workspace: Workspace
    let system: System

    func print() {
        system.say("")
        system.say(heading.wrapped(to: system.width))
        for row in named {
            system.say("")
            system.say(system.style(row.name, .bold))
            say(changes(of: row))
            for reason in reasons(for: row) { say(reason) }
            let missed = choice.missed(by: row).compactMap(\.answer.situation)
            if !missed.isEmpty { say("It misses: \(missed.joined(separator: "; ")).") }
            let unfitting = row.unfitting.filter { !missed.contains($0) }
            if !unfitting.isEmpty { say("Do not use it if \(unfitting.joined(separator: "; if ")).") }
            for line in difference(of: row).lines(system.style, context: 1) { system.say("  \(line)") }
            say("Its kata: `\(system.program) check \(row.name)`, in \(path(of: row)).")
        }
        system.say("")
        let others = choice.fitting.map(\.name).filter { name in !named.contains { $0.name == name } }
        if !others.isEmpty { system.say("Others that fit: \(others.joined(separator: ", ")).".wrapped(to: system.width, indent: 2)) }
        if !left.isEmpty {
            let words = left.map { "\($0.question.name)=\($0.question.answers.map(\.name).joined(separator: "|"))" }
            system.say("More answers choose among them: \(words.joined(separator: ", ")).".wrapped(to: system.width, indent: 2))
        }
        if !choice.given.isEmpty {
            // On a line of its own, and whole, so that it can be copied.
            system.say("The same without a dialogue:")
            system.say("  \(system.program) which --answers \(answers)")
        }
        if named.count > 1 {
            system.say("Side by side: `\(system.program) compare \(named[0].name) \(named[1].name)`".wrapped(to: system.width, indent: 2))
        }
    }

    private var heading: String {
        let fitting = choice.fitting.count
        if fitting == 0 { return "No technique fits all the answers. The nearest, with what they miss:" }
        if fitting == 1 { return "One technique fits:" }
        let number = "\(fitting) techniques fit"
        return fitting > named.count ? "\(number). These \(named.count) change the fewest lines:" : "\(number), the smallest change first:"
    }

    /// The answers as the option `--answers` takes them.
    private var answers: String {
        choice.given.map { "\($0.question.name)=\($0.answer.name)" }.joined(separator: ",")
    }

    func changes(of row: Table.Row) -> String {
        let values = [Property.linesChanged, .linesAdded, .testLines].map { $0.text(row.facts[$0.name]) }
        return "It changes \(values[0]) and adds \(values[1]) lines of production code; its tests have \(values[2]) lines."
    }

    /// The measured values that meet the answers.
    func reasons(for row: Table.Row) -> [String] {
        choice.given.compactMap { given in
            guard let situation = given.answer.situation, given.answer.fits(row) else { return nil }
            let values = given.answer.needs.map { "\($0.property.title): \($0.property.text(row.facts[$0.property.name]))" }
            let facts = given.answer.needs.compactMap { row.facts[$0.property.name] }
            // Some values hold only after a change of the solution.
            let written = facts.flatMap(\.evidence).first { $0.hasPrefix(Property.asWritten) }
            let price = given.answer.price.map { ", at the price of \($0)" } ?? ""
            return "It fits if \(situation)\(price) (\(values.joined(separator: "; ")))."
                + (written.map { " Its solution needs one change for that: as written, \($0.dropFirst(Property.asWritten.count))." } ?? "")
        }
    }

    private func path(of row: Table.Row) -> String {
        system.path(to: workspace.root.appending(path: "Katas/\(row.technique.kata.module)"))
    }

    func difference(of row: Table.Row) -> DiffText {
        let module = row.technique.kata.module
        return DiffText(
            old: .init(files: row.technique.legacyFiles, folder: "Solutions/\(module)/Start", name: "the start"),
            new: .init(files: row.technique.files, folder: "Solutions/\(module)", name: "the solution"))
    }

    private func say(_ text: String) {
        system.say("  \(text)".wrapped(to: system.width, indent: 4))
    }
}
