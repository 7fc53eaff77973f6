internal import Comparison
internal import Foundation
internal import Learner
internal import Workspace

/// The questions of `kata which` on a terminal, one after the other.
final class TechniqueDialogue {
    /// The reply to a question.
    enum Reply {
        case answer(Question.Answer)
        /// The person does not know, which excludes nothing.
        case unknown
        /// No further question is wanted.
        case enough
    }

    private let system: System
    private var count = 0

    init(system: System) {
        self.system = system
    }

    /// Asks a question until it gets an answer that it knows.
    ///
    /// - Throws: ``Misuse/needsAnswers(example:)`` if the input ends before the first answer, and nobody sits at a terminal.
    func ask(_ question: Question) throws(Misuse) -> Reply {
        if count == 0 {
            system.say("Type a number. Return means that you do not know, and q ends the questions.".wrapped(to: system.width))
        }
        system.say("\n" + system.style("\(count + 1). \(question.text)".wrapped(to: system.width, indent: 3), .bold))
        for (index, answer) in question.answers.enumerated() {
            system.say("   \(index + 1)  \(answer.text)".wrapped(to: system.width, indent: 6))
        }
        while true {
            guard let line = system.readAnswer("> ")?.trimmingCharacters(in: .whitespaces) else {
                guard count > 0 || system.isInteractive else { throw .needsAnswers(example: "which --answers \(Command.exampleAnswers)") }
                return .enough
            }
            count += 1
            if line.isEmpty { return .unknown }
            if ["q", "quit"].contains(line.lowercased()) { return .enough }
            if let answer = answer(line, to: question) { return .answer(answer) }
            count -= 1
            system.say("   \"\(line.printable())\" is none of them: type a number from 1 to \(question.answers.count), Return or q.")
        }
    }

    private func answer(_ line: String, to question: Question) -> Question.Answer? {
        if let number = Int(line) {
            return question.answers.indices.contains(number - 1) ? question.answers[number - 1] : nil
        }
        return question.answers.first { $0.name == line.lowercased() }
    }
}
