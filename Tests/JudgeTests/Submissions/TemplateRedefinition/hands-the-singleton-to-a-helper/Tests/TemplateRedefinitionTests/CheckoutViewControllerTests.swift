import AnalyticsSDK
import Testing
import UIKitShim

@testable import TemplateRedefinition

@MainActor private protocol StaticSpy: EventTracking {
    static var events: [String] { get set }
}

extension StaticSpy {
    static func track(event: String) { events.append(event) }

    /// Runs a closure with an empty list, which is empty afterwards, too.
    static func events(during body: (CheckoutScreen<Self>) -> Void) -> [String] {
        events = []
        defer { events = [] }
        body(CheckoutScreen<Self>())
        return events
    }
}

private enum FirstSpy: @MainActor StaticSpy { static var events: [String] = [] }
private enum SecondSpy: @MainActor StaticSpy { static var events: [String] = [] }

@Suite(.serialized) struct CheckoutViewControllerTests {
    private func check<Spy: StaticSpy>(_ spy: Spy.Type) {
        let event = "viewDidAppear - CheckoutScreen<\(spy)>"
        #expect(spy.events { _ in } == [])
        #expect(spy.events { $0.loadViewIfNeeded() } == [])
        #expect(spy.events { $0.viewDidAppear(false) } == [event])
        #expect(spy.events { screen in (0..<3).forEach { _ in screen.viewDidAppear(true) } } == [event, event, event])
    }

    @Test func spies() {
        check(FirstSpy.self)
        check(SecondSpy.self)
    }

    @Test func spiesStayApart() {
        let events = FirstSpy.events { _ in CheckoutScreen<SecondSpy>().viewDidAppear(false) }
        #expect(events == [])
        #expect(SecondSpy.events == ["viewDidAppear - CheckoutScreen<SecondSpy>"])
        SecondSpy.events = []
    }

    @Test func superclass() {
        _ = FirstSpy.events { screen in
            screen.viewDidAppear(true)
            screen.viewDidAppear(false)
            #expect(screen.baseAppearances == [true, false])
        }
    }

    @Test func console() {
        #expect(Analytics.output { _ = FirstSpy.events { $0.viewDidAppear(true) } }.isEmpty)
    }

    @Test(arguments: ["", "pay", "viewDidAppear"]) func live(_ event: String) {
        #expect(Analytics.output { LiveTracking.track(event: event) } == [">>\(event)"])
    }

    @Test func production() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(true) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
