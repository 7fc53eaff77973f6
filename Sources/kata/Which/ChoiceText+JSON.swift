internal import Comparison
internal import Learner
internal import Workspace

extension ChoiceText: Encodable {
    private struct GivenAnswer: Encodable {
        var question: String
        var answer: String
    }

    private struct OpenQuestion: Encodable {
        struct Answer: Encodable {
            var name: String
            var text: String
            /// The names of the techniques that would still fit.
            var techniques: [String]
        }

        var name: String
        var text: String
        var answers: [Answer]
    }

    private struct Named: Encodable {
        var name: String
        var title: String
        var kata: String
        var changes: String
        var reasons: [String]
        var misses: [String]
        var unfitting: [String]
        var difference: [String]
    }

    private enum Key: CodingKey {
        case version, answers, questions, fitting, techniques
    }

    /// Encodes version 1 of the form that programs read.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .version)
        try container.encode(choice.given.map { GivenAnswer(question: $0.question.name, answer: $0.answer.name) }, forKey: .answers)
        try container.encode(
            left.map { open in
                let answers = open.question.answers.map { answer in
                    OpenQuestion.Answer(name: answer.name, text: answer.text, techniques: open.rows.filter(answer.fits).map(\.name))
                }
                return OpenQuestion(name: open.question.name, text: open.question.text, answers: answers)
            }, forKey: .questions)
        try container.encode(choice.fitting.map(\.name), forKey: .fitting)
        try container.encode(
            named.map { row in
                Named(
                    name: row.name, title: row.technique.kata.title, kata: "Katas/\(row.technique.kata.module)", changes: changes(of: row),
                    reasons: reasons(for: row), misses: choice.missed(by: row).compactMap(\.answer.situation), unfitting: row.unfitting,
                    difference: difference(of: row).lines(Style(hasColor: false), context: 1))
            }, forKey: .techniques)
    }
}
