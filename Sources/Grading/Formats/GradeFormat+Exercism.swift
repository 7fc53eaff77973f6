extension GradeFormat {
    /// Version 3 of exercism's `results.json`, a file for each submission: a test for each stage.
    static let exercism = forEach("exercism") { row, _ in Exercism(row) }
}

/// The content of exercism's `results.json`, by the interface of its test runners.
private struct Exercism: Encodable {
    struct Test: Encodable {
        var name: String
        var status: String
        /// Left out where it is nil, as the interface asks.
        var message: String?
    }

    /// The bytes that a message may have.
    private static let mostBytes = 65_535

    var version = 3
    var status: String
    var message: String?
    var tests: [Test]

    init(_ row: GradeTable.Row) {
        let isJudged = row.grade.state == .solved || row.grade.state == .unsolved
        guard isJudged, row.grade.verdict?.failed != .build else {
            (status, message, tests) = ("error", Self.limited(row.answer), [])
            return
        }
        status = row.grade.state == .solved ? "pass" : "fail"
        // A test that did not run has no status of its own, so it is left out.
        tests = row.marks.filter { $0.state != .notReached }.map { mark in
            Test(
                name: mark.name, status: mark.state == .passed ? "pass" : "fail",
                message: mark.state == .passed ? nil : Self.limited(mark.words))
        }
    }

    private static func limited(_ text: String) -> String {
        guard text.utf8.count > mostBytes else { return text }
        var rest = mostBytes - "…".utf8.count
        return text.prefix { character in
            rest -= character.utf8.count
            return rest >= 0
        } + "…"
    }
}
