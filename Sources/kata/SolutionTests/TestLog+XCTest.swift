import Foundation
internal import Learner
internal import Workspace

extension TestLog {
    /// Reads XCTest's standard output, which is the only report that it has.
    ///
    /// - Parameters:
    ///   - xctestOutput: The output.
    ///   - names: The tests that were to run, as `Module.Class/test`.
    ///   - locate: Finds the place where such a test is declared, which XCTest does not report.
    init(xctestOutput: Data, of names: [String], locatedBy locate: (String) -> Place?) {
        names.forEach { expect($0) }
        func test(_ className: Substring, _ method: Substring, _ outcome: TestResult.Outcome) -> (id: String, result: TestResult)? {
            // XCTest does not print the module.
            guard let id = names.first(where: { $0.hasSuffix(".\(className)/\(method)") }) else { return nil }
            return (id, TestResult(suite: String(id.prefix { $0 != "/" }), name: String(method), place: locate(id), outcome: outcome))
        }
        for line in String(decoding: xctestOutput, as: UTF8.self).split(separator: "\n") {
            if let match = line.wholeMatch(of: Self.started) {
                running = test(match.1, match.2, .interrupted)?.result
            } else if let match = line.wholeMatch(of: Self.ended), var ended = test(match.1, match.2, Self.outcomes[match.3] ?? .failed) {
                ended.result.seconds = Double(match.4) ?? 0
                ended.result.failures = running?.failures ?? []
                end(ended.id, ended.result)
                running = nil
            } else if let match = line.wholeMatch(of: Self.failure) {
                let place = match.2 == "0" ? running?.place : Place(String(match.1), line: Int(match.2))
                running?.failures.append(TestFailure(place: place, message: String(match.3)))
            } else if let last = running?.failures.indices.last {
                // A message of several lines goes on.
                running?.failures[last].message += "\n" + line
            }
        }
        isFinished = tests.allSatisfy { $0.result != nil }
    }

    private static let outcomes: [Substring: TestResult.Outcome] = ["passed": .passed, "failed": .failed, "skipped": .skipped]

    // On Linux a test is called `Class.test`, elsewhere `-[Module.Class test]`.
    private static var started: Regex<(Substring, Substring, Substring)> {
        /Test Case '(?:-\[\w+\.)?([^ .]+)[ .]([^ '\]]+)\]?' started.*/
    }

    private static var ended: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /Test Case '(?:-\[\w+\.)?([^ .]+)[ .]([^ '\]]+)\]?' (passed|failed|skipped) \(([0-9.]+) seconds\).*/
    }

    private static var failure: Regex<(Substring, Substring, Substring, Substring)> {
        /(.+):([0-9]+): error: (?:-\[[^\]]+\]|[^ ]+) : (.*)/
    }
}
