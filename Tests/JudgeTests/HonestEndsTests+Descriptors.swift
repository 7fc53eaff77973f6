import Foundation
import Judge
import TestSupport
import Testing

#if os(Linux)
/// A test may write to whatever is open in its process.
extension HonestEndsTests {
    @Test func `events that the code under test writes count nothing`() async throws {
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `says what it likes`() throws {
                    CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
                    let name = #"{"id":"ConstructorInjectionTests.`says what it likes`()","shown":"says what it likes"}"#
                    for line in [
                        #"{"testsListed":{"_0":[NAME]}}"#, #"{"codeReached":{"_0":"00000000000000000001"}}"#,
                        #"{"testEnded":{"_0":{"name":NAME,"outcome":"failed","issues":[]}}}"#, #"{"finished":{}}"#,
                    ] {
                        let line = line.replacing("NAME", with: name) + "\\n"
                        for number in CInt(64)..<80 { _ = write(number, line, line.utf8.count) }
                    }
                }
                """)

        #expect(verdict.failed == .faults, Comment(rawValue: verdict.inFull))
        #expect(verdict.faults.allSatisfy { !$0.caught }, Comment(rawValue: verdict.inFull))
    }

    /// A pipe that does not close by itself goes to every process that starts meanwhile; without a reader, it ends the one that writes.
    @Test func `a test has no open file of the program that judges it`() async throws {
        var ends: [CInt] = [-1, -1]
        pipe(&ends)
        let writer = fcntl(ends[1], F_DUPFD, 200)
        ends.forEach { close($0) }
        defer { close(writer) }
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `writes wherever it can`() throws {
                    CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
                    for number in CInt(128)..<1024 { _ = write(number, "x", 1) }
                }
                """)

        #expect(verdict.failed == .faults, Comment(rawValue: verdict.inFull))
        #expect(verdict.faults.allSatisfy { !$0.caught }, Comment(rawValue: verdict.inFull))
    }
}
#endif
