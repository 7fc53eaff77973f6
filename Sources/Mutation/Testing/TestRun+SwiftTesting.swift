internal import Foundation

extension TestRun {
    /// Reads the event stream of Swift Testing, a JSON object on each line.
    ///
    /// - Parameters:
    ///   - events: The stream.
    ///   - collects: Whether it is asked which tests there are.
    ///   - program: The name of the program that wrote it.
    /// - Returns: The tests that the stream names, if `collects`.
    @discardableResult mutating func read(events: Data, collects: Bool = false, in program: String = "") -> [TestCase] {
        let decoder = JSONDecoder()
        var tests: [TestCase] = []
        var troubled: Set<String> = []
        for line in events.split(separator: UInt8(ascii: "\n")) {
            // Most lines list all tests of the program, and only the first run wants these.
            if !collects, line.range(of: Self.testKind) != nil { continue }
            guard let record = try? decoder.decode(Event.self, from: line) else { continue }
            let payload = record.payload
            let id = payload.testID ?? payload.id ?? ""
            switch (record.kind, payload.kind) {
            case ("test", "function"):
                let name = Self.name(id)
                tests.append(TestCase(library: .swiftTesting, filter: id, name: name, title: payload.displayName, program: program))
            case ("event", "testStarted") where Self.isFunction(id): unfinished.append(id)
            case ("event", "issueRecorded") where payload.isFailure:
                troubled.insert(id)
                if message == nil, let text = payload.messages?.first?.text {
                    message = String(text.prefix(300))
                    place = payload.issue?.sourceLocation?.inWords
                }
            case ("event", "testEnded") where Self.isFunction(id):
                unfinished.removeAll { $0 == id }
                if troubled.contains(id) { failed.append(id) } else { passed.insert(id) }
            case ("event", "testSkipped"): skipped.insert(id)
            default: break
            }
        }
        // An issue that belongs to no test, or to a test that did not end.
        for id in troubled.sorted() where !failed.contains(id) { failed.append(id) }
        return tests
    }

    private static let testKind = Data("\"kind\":\"test\"".utf8)

    /// Whether an identifier is one of a function, `Module.Suite/test()/File.swift:3:2`, and not of a suite.
    private static func isFunction(_ id: String) -> Bool { name(id) != id }

    /// The identifier without the place.
    private static func name(_ id: String) -> String {
        id.wholeMatch(of: /(.*)\/[^\/]*:[0-9]+:[0-9]+/).map { String($0.1) } ?? id
    }

    private struct Event: Decodable {
        struct Payload: Decodable {
            var kind: String
            var id: String?
            var testID: String?
            var displayName: String?
            var issue: Issue?
            var messages: [Message]?

            var isFailure: Bool { issue.map { $0.isFailure ?? !$0.isKnown } ?? true }
        }

        struct Issue: Decodable {
            var isKnown: Bool
            var isFailure: Bool?
            var sourceLocation: SourceLocation?
        }

        struct SourceLocation: Decodable {
            var filePath: String?
            var line: Int

            var inWords: String? { filePath.map { "\($0):\(line)" } }
        }

        struct Message: Decodable {
            var text: String
        }

        var kind: String
        var payload: Payload
    }
}
