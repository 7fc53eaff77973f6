/// What a test process reports while it runs, a line of JSON each.
package enum RunnerEvent: Codable, Sendable {
    /// A test begins. What ends the process before ``testEnded(_:)`` happened in it.
    case testStarted(TestName)
    /// A test has ended.
    case testEnded(TestReport)
    /// The tests that run after each test have found something that this test left behind.
    case leak(TestReport)
    /// A test has run the code in which the active fault is.
    case faultReached(TestName)
    /// While a test ran, the process tried to reach the network and was refused. The destination is a host or an address, with its port.
    case networkReached(TestName, destination: String)
    /// Everything in the plan has been run.
    case finished(token: String)
}

/// A test, as its author named it.
package struct TestName: Codable, Sendable, Hashable {
    /// What tells it apart in its process.
    package var id: String
    /// What a person calls it: the display name, or the function's name.
    package var shown: String

    /// Makes a name.
    package init(id: String, shown: String) {
        self.id = id
        self.shown = shown
    }
}

/// How one test ended.
package struct TestReport: Codable, Sendable {
    /// How a test can end.
    package enum Outcome: String, Codable, Sendable {
        case passed, failed, skipped
    }

    /// Something that a test found wrong.
    package struct Issue: Codable, Sendable {
        /// The test library's own words.
        package var message: String
        /// The file as the compiler was given it, if known.
        package var file: String?
        /// The line in it, counted from 1.
        package var line: Int?

        /// Makes an issue.
        package init(message: String, file: String? = nil, line: Int? = nil) {
            self.message = message
            self.file = file
            self.line = line
        }
    }

    /// The test.
    package var name: TestName
    /// How it ended.
    package var outcome: Outcome
    /// What it found wrong; empty unless it failed.
    package var issues: [Issue]

    /// Makes a report.
    package init(name: TestName, outcome: Outcome, issues: [Issue] = []) {
        self.name = name
        self.outcome = outcome
        self.issues = issues
    }
}

/// What the runner prints on standard output before a test, so that the test's own lines can be told from the others'.
package enum OutputMarker {
    /// The line for a test of this name, under a process's token.
    package static func line(token: String, test: String) -> String {
        "\u{1}\(token)\u{1}\(test)"
    }

    /// The test that a line marks, or nil if the line is no marker of this token.
    package static func test(in line: Substring, token: String) -> String? {
        let prefix = "\u{1}\(token)\u{1}"
        return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
}
