import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractImplementer

private final class Log { var lines: [String] = [] }

private struct Recorder: ShopAnalytics {
    let log = Log()
    func track(event: String) { log.lines.append(event) }
}

struct CheckoutViewControllerTests {
    @Test func `each appearance is recorded`() {
        let recorder = Recorder()
        let screen = CheckoutViewController(analytics: recorder)
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        #expect(recorder.log.lines == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func `the router passes its analytics on`() {
        let recorder = Recorder()
        Router(analytics: recorder).checkout().viewDidAppear(false)
        #expect(recorder.log.lines == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `a launch is reported, and so are its screens`() {
        #expect(Analytics.output { App.start().checkout().viewDidAppear(false) } == [">>start", ">>viewDidAppear - CheckoutViewController"])
    }
}
