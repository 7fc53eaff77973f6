/// The choice of techniques by answers about somebody's own code.
package struct Choice: Sendable {
    /// An answer that was given.
    package struct Given: Sendable {
        package var question: Question
        package var answer: Question.Answer

        package init(_ question: Question, _ answer: Question.Answer) {
            (self.question, self.answer) = (question, answer)
        }
    }

    /// A question that nobody answered, with the techniques that it would distinguish.
    package struct Open: Sendable {
        package var question: Question
        package var rows: [Table.Row]

        package init(_ question: Question, among rows: [Table.Row]) {
            (self.question, self.rows) = (question, rows)
        }
    }

    /// Measures properties of techniques; of all techniques without names.
    package typealias Measure = ([String]?, [Property]) async throws -> Table

    /// The largest number of techniques that are named, which also ends the questions.
    package static let most = 3

    package private(set) var given: [Given]
    /// The techniques that meet every answer, with the properties that the answers look at.
    private var table: Table
    /// The questions that were not looked at yet.
    private var rest: ArraySlice<Question>

    /// Begins with the answers that are known.
    package init(given: [Given] = [], measure: Measure) async rethrows {
        self.given = given
        rest = Question.all.filter { question in !given.contains { $0.question.name == question.name } }[...]
        table = try await measure(nil, Self.properties(of: given.map(\.question)))
        table.keep { row in given.allSatisfy { $0.answer.fits(row) } }
    }

    /// Finds the next question that distinguishes the techniques that still fit; nil if few are left or no question does.
    package mutating func next(measure: Measure) async rethrows -> Question? {
        while fitting.count > Self.most, let question = rest.popFirst() {
            table.add(try await measure(fitting.map(\.name), question.properties))
            if question.distinguishes(fitting) { return question }
        }
        return nil
    }

    /// Adds an answer.
    package mutating func add(_ answer: Question.Answer, to question: Question) {
        given.append(Given(question, answer))
        table.keep(where: answer.fits)
    }

    /// The techniques that meet every answer.
    package var fitting: [Table.Row] { table.rows }

    /// Returns the answers that a technique does not meet.
    package func missed(by row: Table.Row) -> [Given] {
        given.filter { !$0.answer.fits(row) }
    }

    /// Chooses the techniques to name: the smallest changes among those that fit, or else those that miss the fewest answers.
    ///
    /// - Returns: The techniques with all properties.
    package func named(measure: Measure) async rethrows -> [Table.Row] {
        let table = try await measure(nil, Self.properties(of: given.map(\.question)) + [.linesChanged, .linesAdded])
        let misses = table.rows.map { (row: $0, count: missed(by: $0).count) }
        let fewest = misses.map(\.count).min()
        let names = misses.filter { $0.count == fewest }.map(\.row).smallestChanges.map(\.name)
        let complete = try await measure(names, Property.all).rows
        return names.compactMap { name in complete.first { $0.name == name } }
    }

    private static func properties(of questions: [Question]) -> [Property] {
        let names = Set(questions.flatMap(\.properties).map(\.name))
        return Property.all.filter { names.contains($0.name) }
    }
}

extension [Table.Row] {
    /// The few techniques that change the fewest lines, the smallest change first.
    var smallestChanges: [Table.Row] {
        enumerated().sorted { ($0.element.changedLines, $0.offset) < ($1.element.changedLines, $1.offset) }.prefix(Choice.most).map(
            \.element)
    }
}

extension Table.Row {
    /// The number of lines that the technique changes or adds.
    fileprivate var changedLines: Double {
        [Property.linesChanged, .linesAdded].reduce(0) { $0 + (facts[$1.name]?.number ?? 0) }
    }

    /// The situations that the technique does not fit, in the words of the guide.
    package var unfitting: [String] {
        Question.all.flatMap(\.answers).filter { !$0.fits(self) }.compactMap(\.situation)
    }
}
