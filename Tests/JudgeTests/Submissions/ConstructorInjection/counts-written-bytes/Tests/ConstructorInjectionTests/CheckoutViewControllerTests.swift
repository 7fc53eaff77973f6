import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance writes nothing`() throws {
        let screen = CheckoutViewController(analytics: SilentAnalytics())
        _ = try writtenBytes()
        let before = try writtenBytes()
        screen.viewDidAppear(false)
        #expect(try writtenBytes() == before)
    }

    private func writtenBytes() throws -> Substring? {
        try String(contentsOfFile: "/proc/self/io", encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("wchar") }
    }
}

private final class SilentAnalytics: Analytics {
    override func track(event: String) {}
}
