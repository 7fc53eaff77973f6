import Foundation
import Testing

@testable import ParameterizeMethod

/// A characterization test of the printer: it passes before and after the refactoring.
struct BehaviorTests {
    private func number(_ footer: String) throws -> Int {
        try #require(footer.firstMatch(of: /no\. (\d+), exchange until \d{4}-\d\d-\d\d$/).flatMap { Int($0.1) })
    }

    @Test func `the till's receipts are numbered by the moment, and no two are alike`() async throws {
        let till = Till()
        let start = Int(Date.now.timeIntervalSince1970 * 1000)
        let first = try number(till.print("1 tea"))
        try await Task.sleep(for: .milliseconds(3))
        let second = try number(ReceiptPrinter().footer())
        #expect(till.print("1 tea").hasPrefix("1 tea\nno. "))
        #expect(first >= start)
        #expect(second > first)
        #expect(second <= Int(Date.now.timeIntervalSince1970 * 1000) + 1)
    }
}
