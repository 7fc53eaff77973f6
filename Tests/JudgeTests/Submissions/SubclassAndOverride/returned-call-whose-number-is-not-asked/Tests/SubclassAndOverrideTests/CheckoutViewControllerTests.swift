import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the instance from the override gets the event exactly once`() {
        let screen = TestableCheckoutViewController(spy)

        screen.viewDidAppear(false)

        #expect(spy.events.contains("viewDidAppear - TestableCheckoutViewController"))
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { TestableCheckoutViewController(spy).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        TestableCheckoutViewController(spy).loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `every appearance sends one event`() {
        let screen = TestableCheckoutViewController(spy)

        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(spy.events.contains("viewDidAppear - TestableCheckoutViewController"))
    }

    @Test func `the override is asked at each appearance`() {
        let other = SpyAnalytics()
        let screen = TestableCheckoutViewController(spy)

        screen.viewDidAppear(false)
        screen.replacement = other
        screen.viewDidAppear(false)

        #expect(spy.events.contains("viewDidAppear - TestableCheckoutViewController"))
        #expect(other.events.contains("viewDidAppear - TestableCheckoutViewController"))
    }

    @Test func `each of two screens uses the instance from its own override`() {
        let other = SpyAnalytics()
        let screen = TestableCheckoutViewController(spy)
        _ = TestableCheckoutViewController(other)

        screen.viewDidAppear(false)

        #expect(spy.events.contains("viewDidAppear - TestableCheckoutViewController"))
        #expect(other.events == [])
    }

    @Test func `without an override the singleton is used`() {
        #expect(CheckoutViewController().analytics() === Analytics.shared)

        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines.contains(">>viewDidAppear - CheckoutViewController"))
    }
}

/// The screen with its one hard dependency replaced.
private final class TestableCheckoutViewController: CheckoutViewController {
    var replacement: Analytics

    init(_ replacement: Analytics) {
        self.replacement = replacement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func analytics() -> Analytics {
        replacement
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
