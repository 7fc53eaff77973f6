@testable import Comparison

/// All paths through the questions about techniques, walked to their ends.
struct ChoicePaths {
    private let table: Table
    private(set) var count = 0
    /// The techniques that the ends name.
    private(set) var named: Set<String> = []
    private(set) var problems: [String] = []

    init(through table: Table) async throws {
        self.table = table
        await walk(await Choice(measure: measure), asked: [])
    }

    private func measure(_ names: [String]?, _ properties: [Property]) async -> Table {
        Table(rows: table.rows.filter { names?.contains($0.name) ?? true }, properties: properties)
    }

    private mutating func walk(_ before: Choice, asked: [String]) async {
        var choice = before
        guard let question = await choice.next(measure: measure) else { return await end(choice, asked: asked) }
        if asked.contains(question.name) { problems.append("\(question.name) is asked twice") }
        let fitting = choice.fitting.count
        var excluded = false
        for answer in question.answers {
            var after = choice
            after.add(answer, to: question)
            excluded = excluded || after.fitting.count < fitting
            await walk(after, asked: asked + [question.name])
        }
        if !excluded { problems.append("\(question.name) makes no difference") }
    }

    /// Checks the end of a path.
    private mutating func end(_ choice: Choice, asked: [String]) async {
        count += 1
        let path = choice.given.map { "\($0.question.name)=\($0.answer.name)" }.joined(separator: ",")
        let rows = await choice.named(measure: measure)
        named.formUnion(rows.map(\.name))
        let fitting = table.rows.filter { row in choice.given.allSatisfy { $0.answer.fits(row) } }
        let missed = table.rows.map { row in choice.given.count { !$0.answer.fits(row) } }.min()
        if choice.fitting.map(\.name) != fitting.map(\.name) { problems.append("\(path): others fit than those that meet the answers") }
        if rows.isEmpty || rows.count > Choice.most { problems.append("\(path): it names \(rows.count) techniques") }
        if rows.contains(where: { choice.missed(by: $0).count != missed }) { problems.append("\(path): a nearer technique is not named") }
        if fitting.count > Choice.most,
            Question.all.contains(where: { !asked.contains($0.name) && $0.distinguishes(fitting) })
        {
            problems.append("\(path): a question that makes a difference is not asked")
        }
    }
}
