import AnalyticsSDK
import Testing
import UIKitShim

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test func `the type of the screen's tracking gets the event exactly once`() {
        SpyTracking.events = []

        CheckoutScreen<SpyTracking>().viewDidAppear(false)

        #expect(SpyTracking.events == ["viewDidAppear - CheckoutScreen<SpyTracking>"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { CheckoutScreen<SpyTracking>().viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing, and every appearance sends one event`() {
        SpyTracking.events = []
        let screen = CheckoutScreen<SpyTracking>()

        screen.loadViewIfNeeded()
        #expect(SpyTracking.events == [])
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(SpyTracking.events == ["viewDidAppear - CheckoutScreen<SpyTracking>", "viewDidAppear - CheckoutScreen<SpyTracking>"])
    }

    @Test func `each of two screens uses its own type`() {
        SpyTracking.events = []
        OtherTracking.events = []

        CheckoutScreen<OtherTracking>().viewDidAppear(false)

        #expect(SpyTracking.events == [])
        #expect(OtherTracking.events == ["viewDidAppear - CheckoutScreen<OtherTracking>"])
    }

    @Test func `production's type sends through the singleton, under the screen's old name`() {
        let lines = Analytics.output {
            LiveTracking.track(event: "order")
            CheckoutViewController().viewDidAppear(false)
        }

        #expect(lines == [">>order", ">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy, which records every event; it is static, so each test that uses it empties it first.
private enum SpyTracking: EventTracking {
    static var events: [String] = []

    static func track(event: String) {
        events.append(event)
    }
}

/// Another spy, for a second screen.
private enum OtherTracking: EventTracking {
    static var events: [String] = []

    static func track(event: String) {
        events.append(event)
    }
}
