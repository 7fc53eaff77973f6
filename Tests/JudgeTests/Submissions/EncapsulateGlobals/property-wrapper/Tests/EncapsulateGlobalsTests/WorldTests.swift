import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

private final class Ear: Analytics {
    private(set) var heard: [String] = []

    override func track(event: String) { heard.append(event) }
}

/// The two kinds of screen, so that one test can say something about both.
enum Kind: String, CaseIterable {
    case checkout = "CheckoutViewController"
    case receipt = "ReceiptViewController"

    @MainActor func make() -> UIViewController {
        switch self {
        case .checkout: CheckoutViewController()
        case .receipt: ReceiptViewController()
        }
    }

    var event: String { "viewDidAppear - \(rawValue)" }
}

struct WorldTests {
    private let noon = Date(timeIntervalSince1970: 43_200)

    /// Runs `act` in a world with a fixed clock, and returns what was tracked.
    private func events(at time: Date = .distantPast, _ act: () -> Void) -> [String] {
        let ear = Ear()
        World.$current.withValue(World(analytics: ear, now: { time }), operation: act)
        return ear.heard
    }

    @Test(arguments: Kind.allCases) func `each appearance sends one event`(kind: Kind) {
        let screen = kind.make()
        #expect(events { screen.viewDidAppear(false) } == [kind.event])
        #expect(events { screen.viewDidAppear(true); screen.viewDidAppear(true) } == [kind.event, kind.event])
        #expect(screen.baseAppearances == [false, true, true])
    }

    @Test(arguments: Kind.allCases) func `loading sends nothing`(kind: Kind) {
        #expect(events { kind.make().loadViewIfNeeded() } == [])
    }

    @Test(arguments: Kind.allCases) func `production uses the singleton`(kind: Kind) {
        let screen = kind.make()
        #expect(Analytics.output { screen.viewDidAppear(false) } == [">>" + kind.event])
    }

    @Test(arguments: Kind.allCases) func `a spy keeps the singleton silent`(kind: Kind) {
        let screen = kind.make()
        #expect(Analytics.output { _ = events { screen.viewDidAppear(false) } } == [])
    }

    @Test func `the receipt keeps the last moment`() {
        let receipt = ReceiptViewController()
        #expect(receipt.appearedAt == nil)
        _ = events(at: noon) { receipt.viewDidAppear(false) }
        #expect(receipt.appearedAt == noon)
        _ = events(at: noon + 1) { receipt.viewDidAppear(false) }
        #expect(receipt.appearedAt == noon + 1)
    }

    @Test func `production reads the real clock`() throws {
        let receipt = ReceiptViewController()
        let before = Date.now
        receipt.viewDidAppear(false)
        let moment = try #require(receipt.appearedAt)
        #expect(before <= moment && moment <= Date.now)
    }
}
