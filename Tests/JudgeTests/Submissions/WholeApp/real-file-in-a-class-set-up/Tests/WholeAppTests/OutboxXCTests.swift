import Foundation
import XCTest

@testable import WholeApp

nonisolated final class OutboxXCTests: XCTestCase {
    private static let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")

    override class func setUp() {
        try? "4711 1800\n".write(to: file, atomically: true, encoding: .utf8)
    }

    override class func tearDown() {
        try? FileManager.default.removeItem(at: file)
    }

    @MainActor func testWaitingOrder() async throws {
        XCTAssertEqual(try String(contentsOf: Self.file, encoding: .utf8), "4711 1800\n")
    }
}
