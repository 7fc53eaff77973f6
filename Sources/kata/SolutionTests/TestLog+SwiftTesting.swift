import Foundation
internal import Learner
internal import Workspace

extension TestLog {
    /// Reads the event stream of Swift Testing, a JSON object on each line.
    ///
    /// Its form is described in that project's `Documentation/ABI/JSON.md`.
    init(eventStream: Data) {
        let decoder = JSONDecoder()
        var known: [String: Record.Payload] = [:]
        var issues: [String: [TestFailure]] = [:]
        var starts: [String: Double] = [:]
        for line in eventStream.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? decoder.decode(Record.self, from: line) else { continue }
            let payload = record.payload
            let id = payload.id ?? payload.testID ?? ""
            switch (record.kind, payload.kind) {
            case ("test", "function"):
                known[id] = payload
                expect(id)
            case ("event", "testStarted"):
                starts[id] = payload.instant?.absolute
                running = known[id].map { $0.result(.interrupted) }
            case ("event", "issueRecorded") where payload.isFailure:
                if known[id] == nil { failures.append(payload.failure) } else { issues[id, default: []].append(payload.failure) }
            case ("event", "testEnded"):
                guard var result = known[id]?.result(issues[id] == nil ? .passed : .failed) else { continue }
                result.failures = issues[id] ?? []
                result.seconds = max(0, (payload.instant?.absolute ?? 0) - (starts[id] ?? 0))
                end(id, result)
                running = nil
            case ("event", "testSkipped"):
                if let result = known[id]?.result(.skipped) { end(id, result) }
            case ("event", "runEnded"): isFinished = true
            default: break
            }
        }
    }
}

/// A line of the event stream: a test that exists, or an event.
private struct Record: Decodable {
    struct Payload: Decodable {
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var instant: Instant?
        var sourceLocation: SourceLocation?
        var issue: Issue?
        var messages: [Message]?
    }

    struct Instant: Decodable {
        var absolute: Double
    }

    struct SourceLocation: Decodable {
        var filePath: String?
        var line: Int?
    }

    struct Issue: Decodable {
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: SourceLocation?
    }

    struct Message: Decodable {
        var text: String
    }

    var kind: String
    var payload: Payload
}

extension Record.Payload {
    /// The identifier is `Module.Suite/test()/File.swift:line:column`, or `Module.test()/…` outside of a suite.
    fileprivate func result(_ outcome: TestResult.Outcome) -> TestResult {
        let (id, name) = (id ?? "", name ?? "")
        let suite = id.range(of: "/\(name)/").map { id[..<$0.lowerBound] } ?? id.prefix { $0 != "." }
        return TestResult(
            suite: String(suite).replacing("/", with: "."), name: displayName ?? name, place: sourceLocation?.place, outcome: outcome)
    }

    fileprivate var isFailure: Bool {
        issue.map { $0.isFailure ?? !$0.isKnown } ?? true
    }

    fileprivate var failure: TestFailure {
        TestFailure(place: issue?.sourceLocation?.place, message: (messages ?? []).map(\.text).joined(separator: "; "))
    }
}

extension Record.SourceLocation {
    fileprivate var place: Place? {
        filePath.map { Place($0, line: line) }
    }
}
