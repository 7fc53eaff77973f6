internal import RunnerProtocol

extension SwiftTesting {
    /// A record of Swift Testing: a test, or an event.
    struct Record: Decodable {
        var kind: String
        var payload: Payload

        var isTestFunction: Bool {
            kind == "test" && payload.kind == "function"
        }

        /// The place of the test in its sources, for sorting: the library lists tests in no particular order.
        var place: (file: String, line: Int) {
            (payload.sourceLocation?.filePath ?? "", payload.sourceLocation?.line ?? 0)
        }

        /// The test's name.
        ///
        /// Without the source location at its end, the identifier is what the library's filter matches.
        var testName: TestName {
            let id = payload.id ?? ""
            let withoutLocation = id.lastIndex(of: "/").map { id[..<$0] } ?? id[...]
            return TestName(id: String(withoutLocation), shown: payload.displayName ?? payload.name ?? id)
        }
    }

    /// The part of a record that depends on its kind.
    struct Payload: Decodable {
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var sourceLocation: SourceLocation?
        var issue: Issue?
        var messages: [Message]?

        var isFailure: Bool {
            guard kind == "issueRecorded", let issue else { return false }
            return issue.isFailure ?? !issue.isKnown
        }

        private var text: String { (messages ?? []).map(\.text).joined(separator: " ") }

        /// The arguments with which a test begins; nil without any.
        ///
        /// The library tells them in its message only: "Test case passing 1 argument cents → 900 to pays(_:) started."
        func arguments(of test: TestName) -> String? {
            guard kind == "testCaseStarted", let start = text.prefixMatch(of: /Test case passing \d+ arguments?\s/) else { return nil }
            let words = text[start.range.upperBound...]
            let end = [" to \(test.shown) started.", " to \"\(test.shown)\" started."].first(where: words.hasSuffix)
            return end.map { String(words.dropLast($0.count)) }
        }

        /// The failure that the event is about.
        ///
        /// - Parameter arguments: The arguments of the test; nil if it has none.
        func reportedIssue(arguments: String?) -> TestReport.Issue {
            TestReport.Issue(message: text, file: issue?.sourceLocation?.filePath, line: issue?.sourceLocation?.line, arguments: arguments)
        }
    }

    struct Issue: Decodable {
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: SourceLocation?
    }

    struct SourceLocation: Decodable {
        var filePath: String?
        var line: Int?
    }

    struct Message: Decodable {
        var text: String
    }
}
