import Testing

@testable import ExtractAndOverrideCall

struct CheckoutViewControllerTests {
    @Test func `an appearance reports itself`() {
        let screen = RecordingScreen()
        screen.loadViewIfNeeded()
        #expect(screen.reports == [])
        screen.viewDidAppear(false)
        #expect(screen.reports == ["viewDidAppear - RecordingScreen"])
    }
}

private final class RecordingScreen: CheckoutViewController {
    private(set) var reports: [String] = []

    override func report(_ event: String) {
        reports.append(event)
    }
}
