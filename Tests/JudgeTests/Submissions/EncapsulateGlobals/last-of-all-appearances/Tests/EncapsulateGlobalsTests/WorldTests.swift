import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

struct WorldTests {
    final class Spy: Analytics {
        var events: [String] = []
        override func track(event: String) { events.append(event) }
    }

    struct Case: CustomTestStringConvertible {
        var name: String
        var make: @MainActor () -> UIViewController
        var testDescription: String { name }
    }

    nonisolated static let cases = [
        Case(name: "CheckoutViewController", make: { CheckoutViewController() }),
        Case(name: "ReceiptViewController", make: { ReceiptViewController() }),
    ]

    @Test(arguments: cases) func tracks(_ test: Case) {
        let spy = Spy()
        World.$current.withValue(World(analytics: spy, now: { .distantPast })) {
            let screen = test.make()
            screen.loadViewIfNeeded()
            #expect(spy.events.isEmpty)
            screen.viewDidAppear(false)
        }
        #expect(spy.events == ["viewDidAppear - " + test.name])
    }

    @Test(arguments: [0, 1, 1e9]) func keepsTheTime(seconds: TimeInterval) {
        let date = Date(timeIntervalSince1970: seconds)
        let screen = ReceiptViewController()
        World.$current.withValue(World(analytics: Spy(), now: { date })) { screen.viewDidAppear(true) }
        #expect(screen.appearedAt == date)
    }

    @Test func asksTheClockOncePerAppearance() {
        var seconds = 0.0
        let screen = ReceiptViewController()
        World.$current.withValue(World(analytics: Spy(), now: { seconds += 1; return Date(timeIntervalSince1970: seconds) })) {
            screen.viewDidAppear(true)
            screen.viewDidAppear(true)
        }
        #expect(screen.appearedAt == Date(timeIntervalSince1970: 2))
    }

    @Test func keepsTheLastOfTwoTimes() {
        let screen = ReceiptViewController()
        let spy = Spy()
        #expect(screen.appearedAt == nil)
        for seconds in [1.0, 2.0, 3.0] {
            let date = Date(timeIntervalSince1970: seconds)
            World.$current.withValue(World(analytics: spy, now: { date })) { screen.viewDidAppear(true) }
            #expect(screen.appearedAt == date)
        }
        #expect(spy.events == Array(repeating: "viewDidAppear - ReceiptViewController", count: 3))
    }
}
