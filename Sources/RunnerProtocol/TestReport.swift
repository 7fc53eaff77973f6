/// The result of one test.
package struct TestReport: Codable, Sendable {
    /// The ways in which a test can end.
    package enum Outcome: String, Codable, Sendable {
        case passed, failed, skipped
    }

    /// A failure that a test has recorded.
    package struct Issue: Codable, Sendable {
        /// The test library's message.
        package var message: String
        /// The file, as the compiler was given it; nil if it is not known.
        package var file: String?
        /// The line in it, counted from 1.
        package var line: Int?
        /// The arguments of the test, as in `cents → 900`; nil if it has none.
        package var arguments: String?

        /// Makes an issue.
        package init(message: String, file: String? = nil, line: Int? = nil, arguments: String? = nil) {
            (self.message, self.file, self.line, self.arguments) = (message, file, line, arguments)
        }
    }

    /// The test.
    package var name: TestName
    /// The way in which it ended.
    package var outcome: Outcome
    /// Its failures; empty unless it failed.
    package var issues: [Issue]

    /// Makes a report.
    package init(name: TestName, outcome: Outcome, issues: [Issue] = []) {
        self.name = name
        self.outcome = outcome
        self.issues = issues
    }
}
