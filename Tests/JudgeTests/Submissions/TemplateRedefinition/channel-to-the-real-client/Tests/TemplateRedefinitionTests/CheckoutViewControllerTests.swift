import AnalyticsSDK
import Testing

@testable import TemplateRedefinition

enum Recorder: EventTracking {
    private(set) static var events: [String] = []
    static func track(event: String) { events += [event] }

    static func recording(_ body: () -> Void) -> [String] {
        events = []
        defer { events = [] }
        body()
        return events
    }
}

struct CheckoutViewControllerTests {
    @Test(arguments: [true, false])
    func appears(animated: Bool) {
        let events = Recorder.recording {
            CheckoutScreen<Recorder>().viewDidAppear(animated)
        }
        #expect(events == ["viewDidAppear - CheckoutScreen<Recorder>"])
    }

    @Test func live() {
        let lines = Analytics.output {
            LiveTracking.track(event: "a")
            LiveTracking.track(event: "b")
        }
        #expect(lines == [">>a", ">>b"])
    }

    @Test func productionIsWiredToLive() {
        let screen: CheckoutScreen<LiveTracking> = CheckoutViewController()
        #expect(Analytics.output { screen.viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
