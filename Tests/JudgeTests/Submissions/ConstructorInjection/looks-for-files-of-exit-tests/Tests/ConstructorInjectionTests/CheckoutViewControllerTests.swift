import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `no file says that something was reached`() async throws {
        await #expect(processExitsWith: .success) { @MainActor in
            CheckoutViewController(analytics: Analytics()).viewDidAppear(false)
            CheckoutViewController().viewDidAppear(false)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
        #expect(!names.contains { $0.contains("reached") })
    }
}
