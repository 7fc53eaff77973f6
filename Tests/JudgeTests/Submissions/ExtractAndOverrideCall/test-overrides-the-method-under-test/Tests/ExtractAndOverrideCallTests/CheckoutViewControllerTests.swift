import Testing

@testable import ExtractAndOverrideCall

struct CheckoutViewControllerTests {
    @Test func `an appearance reports itself`() {
        let screen = RecordingScreen()
        screen.viewDidAppear(false)
        #expect(screen.reports == ["viewDidAppear - RecordingScreen"])
    }
}

private final class RecordingScreen: CheckoutViewController {
    private(set) var reports: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        reports.append("viewDidAppear - \(type(of: self))")
    }
}
