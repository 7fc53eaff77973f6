import Foundation
import TestSupport
import Testing

struct RecordTests {
    @Test func `the mock of a protocol is printed`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("protocol Tracking {\n    func track(event: String)\n}\n", to: "Tracking.swift")

        let outcome = try await workspace.kata("record", "Tracking.swift")

        #expect(outcome.code == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("final class MockTracking: Tracking"), "\(outcome)")
    }

    @Test func `what is refused is named with file and line, and the rest is still printed`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("protocol Odd: Unknown<Int> {\n}\n\nprotocol Tracking {\n    func track()\n}\n", to: "Tracking.swift")

        let outcome = try await workspace.kata("record", "Tracking.swift")

        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.hasPrefix("Tracking.swift:1: no mock for 'Odd'"), "\(outcome)")
        #expect(outcome.output.contains("MockTracking"))
    }

    @Test func `a file that is not there is misuse`() async throws {
        let outcome = try await WorkspaceCopy().kata("record", "Nowhere.swift")

        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("'Nowhere.swift'"))
    }
}
