import Foundation
import Judge
import TestSupport
import Testing

/// The judge sees the same in an exit test, which runs in a process of its own, as in any other test.
struct ExitTestTests {
    private static let module = "ConstructorInjection"

    private static let appears = """
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        """
    private static let expectsTheEvent = #"#expect(spy.events == ["viewDidAppear - CheckoutViewController"])"#

    @Test func `passes, and catches the faults that are planted`() async throws {
        let verdict = try await verdict(exitTest: "\(Self.appears)\n\(Self.expectsTheEvent)")

        #expect(verdict.isSolved, "\(verdict.inFull)")
        #expect(verdict.faults.count > 2)
        #expect(verdict.faults.allSatisfy { $0.by == ["in a fresh process"] }, "\(verdict.inFull)")
    }

    @Test func `fails, and is named`() async throws {
        let verdict = try await verdict(exitTest: "\(Self.appears)\n#expect(spy.events == [], \"nothing is sent\")")

        #expect(verdict.failed == .tests, "\(verdict.inFull)")
        #expect(verdict.reason == .failed)
        #expect(verdict.message.contains("in a fresh process"))
        #expect(verdict.words.contains("nothing is sent"), "\(verdict.inFull)")
    }

    @Test(arguments: [("fatalError()", "signal"), ("exit(3)", "3")])
    func `fails when its process ends in an unexpected way`(_ way: (code: String, shown: String)) async throws {
        let verdict = try await verdict(exitTest: way.code)

        #expect(verdict.failed == .tests, "\(verdict.inFull)")
        #expect(verdict.reason == .failed)
        #expect(verdict.words.contains(way.shown), "\(verdict.inFull)")
    }

    @Test func `may expect that the code ends its process`() async throws {
        let verdict = try await verdict(
            exitTest: "_ = CheckoutViewController(coder: NSCoder())", endsWith: ".failure",
            and: "\(Self.appears)\n\(Self.expectsTheEvent)")

        #expect(verdict.isSolved, "\(verdict.inFull)")
    }

    @Test func `that expects too little misses a fault, and is named as the test that ran the line`() async throws {
        let verdict = try await verdict(exitTest: "\(Self.appears)\n#expect(!spy.events.isEmpty)")

        #expect(verdict.failed == .faults, "\(verdict.inFull)")
        #expect(Set(verdict.faults.filter { !$0.caught }.map(\.kind)) == [.doubled, .altered])
        #expect(verdict.words.contains("\"in a fresh process\" ran this line and still passed"), "\(verdict.inFull)")
    }

    @Test func `that sends a real event is named beside it`() async throws {
        let verdict = try await verdict(
            exitTest: "CheckoutViewController().viewDidAppear(false)", and: "\(Self.appears)\n\(Self.expectsTheEvent)")

        #expect(verdict.isSolved, "\(verdict.inFull)")
        #expect(verdict.notes == [#"real event: "in a fresh process" sent >>viewDidAppear - CheckoutViewController"#])
    }

    @Test func `may look at what it prints itself`() async throws {
        let verdict = try await verdict(
            exitTest: Self.appears,
            and: """
                \(Self.appears)
                \(Self.expectsTheEvent)
                let result = try #require(await #expect(processExitsWith: .success, observing: [\\.standardOutputContent]) { @MainActor in
                    CheckoutViewController().viewDidAppear(false)
                })
                #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains(">>viewDidAppear"))
                """)

        #expect(verdict.isSolved, "\(verdict.inFull)")
    }

    @Test func `that never ends is stopped and named`() async throws {
        let verdict = try await verdict(exitTest: "while true {}", secondsPerRun: 3)

        #expect(verdict.failed == .tests, "\(verdict.inFull)")
        #expect(verdict.reason == .timedOut)
        #expect(verdict.message.contains("in a fresh process"))
    }

    @Test func `that prints without end is stopped`() async throws {
        let verdict = try await verdict(exitTest: #"for _ in 0..<200_000 { print("again and again") }"#)

        #expect(verdict.failed == .tests, "\(verdict.inFull)")
        #expect(verdict.reason == .outputLimit)
    }

    @Test func `does not find in its environment which fault is switched on`() async throws {
        let verdict = try await verdict(
            exitTest: Self.appears,
            and: """
                let names = ProcessInfo.processInfo.environment.filter { $0.value == "0" || Int($0.value) != nil }
                #expect(names.isEmpty)
                """)

        #expect(verdict.failed == .faults, "\(verdict.inFull)")
        #expect(verdict.faults.allSatisfy { !$0.caught })
    }

    #if os(Linux)
    @Test func `runs in the sandbox of its test, and its child processes are ended`() async throws {
        let seconds = "\(3600 + Int.random(in: 0..<1_000_000))"
        try await TemporaryFolder.with { elsewhere in
            let there = elsewhere.appending(path: "there.txt").path
            let verdict = try await verdict(
                exitTest: """
                    \(Self.appears)
                    \(Self.expectsTheEvent)
                    var fileSize = rlimit()
                    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &fileSize)
                    #expect(fileSize.rlim_max == 1 << 26)
                    try? Data().write(to: URL(filePath: "\(there)"))
                    let process = Process()
                    process.executableURL = URL(filePath: "/usr/bin/setsid")
                    process.arguments = ["/bin/sleep", "\(seconds)"]
                    try process.run()
                    """)

            #expect(verdict.isSolved, "\(verdict.inFull)")
            #expect(!FileManager.default.fileExists(atPath: there) || !HonestEndsTests.hasLandlock)
            #expect(HonestEndsTests.commandLines().filter { $0.contains(seconds) } == [])
        }
    }
    #endif

    /// Judges the reference solution with an exit test in place of its tests.
    ///
    /// - Parameters:
    ///   - body: The code in the process of its own.
    ///   - condition: The expected end of that process.
    ///   - test: The code of another test, in the process of all tests.
    ///   - secondsPerRun: The time limit; small in a test of the time limit.
    private func verdict(exitTest body: String, endsWith condition: String = ".success", and test: String = "", secondsPerRun: Double = 30)
        async throws -> Verdict
    {
        try await TemporaryFolder.with { folder in
            let source = """
                import AnalyticsSDK
                import Foundation
                import Testing

                @testable import \(Self.module)

                @Test func `in a fresh process`() async {
                    await #expect(processExitsWith: \(condition)) { @MainActor in
                        \(body)
                    }
                }

                @Test func `in the same process`() async throws {
                    \(test)
                }

                private final class SpyAnalytics: Analytics {
                    private(set) var events: [String] = []
                    override func track(event: String) { events.append(event) }
                }
                """
            try Bench.copy(of: Self.module, to: folder, tests: source)
            return try await Bench.verdict(on: folder, for: Self.module, secondsPerRun: secondsPerRun)
        }
    }
}
