import Foundation
import Testing

@testable import ParameterizeMethod

/// Characterization tests of the printer: they pass before and after the refactoring.
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

    @Test func `the last day for an exchange is the one in Greenwich, wherever the till is`() throws {
        let zone = NSTimeZone.default
        defer { NSTimeZone.default = zone }
        // Half a day away, where it is another day now.
        let hour = Int(Date.now.timeIntervalSince1970) / 3600 % 24
        NSTimeZone.default = try #require(TimeZone(secondsFromGMT: (hour < 12 ? -12 : 12) * 3600))

        let days = [lastDay(), String(ReceiptPrinter().footer().suffix(10)), lastDay()]

        #expect((days[0]...days[2]).contains(days[1]))
    }

    private func lastDay() -> String {
        Date.now.addingTimeInterval(30 * 86_400).formatted(.iso8601.year().month().day())
    }
}
