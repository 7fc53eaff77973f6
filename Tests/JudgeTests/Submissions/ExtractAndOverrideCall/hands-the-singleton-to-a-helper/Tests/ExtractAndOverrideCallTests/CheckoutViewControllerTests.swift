import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideCall

@Suite(.serialized)
final class CheckoutViewControllerTests {
    private final class Double: CheckoutViewController {
        @Published var reports: [String]
        override func report(_ event: String) { reports += [event] }

        override init(nibName: String?, bundle: Bundle?) {
            _reports = Published([])
            super.init(nibName: nibName, bundle: bundle)
        }

        required init?(coder: NSCoder) {
            _reports = Published([])
            super.init(coder: coder)
        }
    }

    /// Counts its changes, so that nothing is written and taken back.
    @propertyWrapper struct Published {
        private(set) var changes = 0
        var wrappedValue: [String] { didSet { changes += 1 } }
        var projectedValue: Int { changes }
        init(_ value: [String]) { wrappedValue = value }
    }

    private var screen = Double()

    @Test func reportsItsAppearance() {
        screen.viewDidAppear(false)
        #expect(screen.reports == ["viewDidAppear - Double"])
        #expect(screen.$reports == 1)
    }

    @Test func reportsFromAStoryboard() throws {
        screen = try #require(Double(coder: .empty))
        screen.viewDidAppear(true)
        #expect(screen.reports == ["viewDidAppear - Double"])
    }

    @Test func reportsEachAppearance() {
        (1...3).forEach { _ in screen.viewDidAppear(true) }
        #expect(screen.reports == Array(repeating: "viewDidAppear - Double", count: 3))
    }

    @Test func reportsNothingElse() {
        screen.loadViewIfNeeded()
        #expect(screen.reports.isEmpty)
        #expect(screen.$reports == 0)
    }

    @Test func isSilentInTests() {
        let lines = Analytics.output { [screen] in screen.viewDidAppear(true) }
        #expect(lines.isEmpty)
    }

    @Test(arguments: ["order", "", "cart - opened"]) func sendsReportsInProduction(_ event: String) {
        #expect(Analytics.output { CheckoutViewController().report(event) } == [">>\(event)"])
    }

    @Test func sendsAppearancesInProduction() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(true) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
