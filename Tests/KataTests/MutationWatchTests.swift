import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Learner
@testable import Mutation
@testable import kata

/// `kata mutate --watch`: what it says after each save.
struct MutationWatchTests {
    private static func report(_ statuses: [Answer.Status]) -> MutationReport {
        MutationReport(
            package: "App", lines: 9, tests: 1,
            faults: statuses.enumerated().map { index, status in
                FaultAnswer(
                    id: "\(index)", file: "Sources/App/Parser.swift", line: index + 1, column: 1, kind: "flipped", rule: "moved-boundaries",
                    status: status, before: "<", after: "<=", words: "Parser uses <= instead of <", next: "Test the boundary.",
                    reachedBy: ["AppTests.ParserTests/testEnd"], caughtBy: [], reason: nil, seconds: 0)
            })
    }

    @Test func `each answer is compared with the one before`() {
        func sentence(_ old: [Answer.Status], _ new: [Answer.Status]) -> String {
            MutationChanges(from: Self.report(old), to: Self.report(new)).sentence
        }
        #expect(sentence([.survived, .caught], [.survived, .timedOut]) == "No answer changed.")
        #expect(sentence([.survived, .notRun, .caught], [.caught, .caught, .survived]) == "2 more caught, 1 new survivor.")
        #expect(sentence([.caught, .survived, .survived], [.notRun]) == "2 survivors gone, 1 no longer run by any test.")
        #expect(sentence([], [.survived, .survived]) == "2 new survivors.")
    }

    @Test func `after each save the change is printed, an error does not end the session, and a save ends a run`() async throws {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"))
        // A save follows each output, and the third run is still at work when the next save comes.
        let runs: [Result<MutationReport, any Error>?] = [
            .success(Self.report([.survived, .caught])), .failure(MutationError.doesNotBuild(reason: "Parser.swift:1:1: error: no")), nil,
            .success(Self.report([.caught, .survived])),
        ]
        let started = Mutex(0)
        let session = Task {
            let work = MutationWatch.Work(
                run: {
                    let number = started.withLock { started in
                        defer { started += 1 }
                        return started
                    }
                    guard let result = runs[number] else {
                        try await Task.sleep(for: .seconds(3600))
                        throw CancellationError()
                    }
                    return try result.get()
                },
                stamp: { "\(transcript.text(hiding: [:]).count) \(started.withLock { $0 == 3 })" })
            let watch = MutationWatch(
                system: system, text: MutationText(system: system, fullCall: "./kata mutate --all"), line: .waiting(on: system),
                showsAll: false, work: work)
            try await watch.run { _ in
                if started.withLock({ $0 }) == runs.count { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        try await session.value
        #expect(started.withLock { $0 } == runs.count)
        let output = transcript.text(hiding: [:])
        #expect(output.contains("2 faults: 1 caught, 1 survived"), "\(output)")
        #expect(output.contains("The package does not build: Parser.swift:1:1: error: no"))
        #expect(output.contains(": 1 more caught, 1 new survivor. 1 survivor. Score 50%."))
        #expect(output.contains("new, flipped: Parser uses <= instead of <"))
    }
}
