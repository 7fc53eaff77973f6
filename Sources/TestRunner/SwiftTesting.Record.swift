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

        var reportedIssue: TestReport.Issue {
            let text = (messages ?? []).map(\.text).joined(separator: " ")
            return TestReport.Issue(message: text, file: issue?.sourceLocation?.filePath, line: issue?.sourceLocation?.line)
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
