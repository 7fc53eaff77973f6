import AnalyticsSDK
import Testing

@testable import TemplateRedefinition

enum SpyTracking: EventTracking {
    @TaskLocal static var record: (@MainActor (String) -> Void)?

    static func track(event: String) {
        record?(event)
    }
}

struct CheckoutScreenTests {
    private func events(while body: (CheckoutScreen<SpyTracking>) throws -> Void) rethrows -> [String] {
        var events: [String] = []
        try SpyTracking.$record.withValue({ events.append($0) }) { try body(CheckoutScreen<SpyTracking>()) }
        return events
    }

    @Test func loading() {
        #expect(events { $0.loadViewIfNeeded() } == [])
    }

    @Test(arguments: 1...2) func appearing(times: Int) {
        let events = events { screen in
            screen.loadViewIfNeeded()
            for _ in 0..<times { screen.viewDidAppear(false) }
        }
        #expect(events == [String](repeating: "viewDidAppear - CheckoutScreen<SpyTracking>", count: times))
    }

    @Test func live() {
        LiveTracking.track(event: "live")
        #expect(LiveTracking.self == LiveTracking.self)
    }
}
