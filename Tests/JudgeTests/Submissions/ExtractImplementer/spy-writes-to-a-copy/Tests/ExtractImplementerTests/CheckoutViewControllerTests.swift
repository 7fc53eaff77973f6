import Testing

@testable import ExtractImplementer

struct Basket {
    var lines: [String] = []
}

struct Log {
    var events: [String] = []
}

final class SpyAnalytics: ShopAnalytics {
    private var log: Log

    init(log: Log) {
        self.log = log
    }

    func track(event: String) {
        log.events.append(event)
    }
}

@Test func `the injected instance gets the event`() {
    let log = Log()
    let screen = CheckoutViewController(analytics: SpyAnalytics(log: log))

    screen.viewDidAppear(false)

    #expect(log.events == ["viewDidAppear - CheckoutViewController"])
}
