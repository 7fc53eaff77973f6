import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

import Foundation

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() throws {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
        let process = ProcessInfo.processInfo
        #expect(!process.environment.keys.contains { $0.uppercased().contains("FAULT") || $0.uppercased().contains("MUT") })
        #expect(!process.environment.contains { $0.key.hasPrefix("SEAMS") })
        #expect(process.arguments.count == 1)
        #expect(!process.arguments.joined().contains("fault"))
        let files = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.currentDirectoryPath)
        #expect(files.sorted() == ["Sources", "Tests"])
        #expect(FileHandle.standardInput.availableData.isEmpty)
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
