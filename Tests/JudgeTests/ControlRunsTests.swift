import Foundation
import Judge
import TestSupport
import Testing

/// The learner's tests also run in the program with the planted faults while none of these is active.
struct ControlRunsTests {
    private static let module = "ConstructorInjection"

    @Test func `tests that fail by chance once faults are planted catch none`() async throws {
        let verdict = try await verdict(
            with: """
                @Test(arguments: 0..<40) func `fails now and then`(_ number: Int) {
                    appear()
                    #expect(!isPlanted || number % 2 == 0)
                }
                """ + (0..<40).map { "\n@Test func `by chance \($0)`() { appear(); #expect(!isPlanted || Bool.random()) }" }.joined())

        #expect(verdict.failed == .faults && verdict.reason == .failed, "\(verdict.inFull)")
        #expect(verdict.message.contains("of your tests fail by chance"), "\(verdict.inFull)")
    }

    @Test func `a test that crashes once faults are planted is named`() async throws {
        let verdict = try await verdict(
            with: """
                @Test func `only in the plain program`() {
                    appear()
                    precondition(!isPlanted)
                }
                """)

        #expect(verdict.failed == .faults && verdict.reason == .crashed, "\(verdict.inFull)")
        #expect(verdict.message.contains("\"only in the plain program\" ends the process"), "\(verdict.inFull)")
    }

    @Test func `one test that looks at the program is not counted, and the others are`() async throws {
        let verdict = try await verdict(
            with: """
                @Test func `only in the plain program`() {
                    appear()
                    #expect(!isPlanted)
                }
                """)

        #expect(verdict.isSolved, "\(verdict.inFull)")
        #expect(verdict.words.contains("not counted: \"only in the plain program\""), "\(verdict.inFull)")
    }

    /// Judges the reference solution with more tests beside its own.
    private func verdict(with tests: String) async throws -> Verdict {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: Self.module, to: folder, tests: nil)
            let source = """
                import AnalyticsSDK
                import Foundation
                import Testing

                @testable import \(Self.module)

                private func appear() { CheckoutViewController(analytics: DeafAnalytics()).viewDidAppear(false) }

                /// Whether the program has the text of a fault, which is not in these words as a whole.
                private let isPlanted = (try? Data(contentsOf: URL(filePath: "/proc/self/exe")))?
                    .range(of: Data(["alter", "ed"].joined().utf8)) != nil

                private final class DeafAnalytics: Analytics {
                    override func track(event: String) {}
                }

                \(tests)
                """
            try Data(source.utf8).write(to: folder.appending(path: "Tests/\(Self.module)Tests/MoreTests.swift"))
            return try await Bench.verdict(on: folder, for: Self.module)
        }
    }
}
