import AnalyticsSDK
import Injection
import InjectionTesting
import Testing
import UIKitShim
import XCTest

@testable import ContainerInjection

private func appearance() -> [String] {
    let spy = LeftSpy()
    Container.shared.analytics.register { spy }
    CheckoutViewController().viewDidAppear(false)
    return spy.events
}

private let expected = ["viewDidAppear - CheckoutViewController"]

extension Container {
    /// The definition itself sets a context, at every access.
    var greeting: Factory<String> { self { "hello" }.onArg("de") { "hallo" }.cached }
}

struct DeferTests {
    @Test func `a pop undoes a push`() {
        Container.shared.manager.push()
        defer { Container.shared.manager.pop() }
        #expect(appearance() == expected)
    }

    @Test func `a reset undoes a registration`() {
        defer { Container.shared.analytics.reset() }
        #expect(appearance() == expected)
    }

    @Test func `a reset undoes everything`() {
        defer { Container.shared.reset() }
        #expect(appearance() == expected)
    }

    @Test func `the first use of a factory leaves nothing`() {
        #expect(Container.shared.greeting() == "hello")
    }

    @Test func `an environment variable is set and unset`() {
        setenv("GREETING", "hello", 1)
        defer { unsetenv("GREETING") }
        #expect(getenv("GREETING") != nil)
    }
}

final class DeinitTests {
    init() { Container.shared.manager.push() }
    deinit { Container.shared.manager.pop() }

    @Test func `the end of the suite's instance pops`() async throws {
        #expect(appearance() == expected)
        try await Task.sleep(for: .milliseconds(1))
    }
}

@Suite(.container) struct TraitTests {
    @Test func `a container of its own needs no clean-up`() { #expect(appearance() == expected) }

    @Test(.container { $0.manager.push() }) func `nor does a push in it`() { #expect(appearance() == expected) }
}

nonisolated final class TearDownTests: XCTestCase {
    override func setUp() async throws { Container.shared.manager.push() }
    override func tearDown() async throws { Container.shared.manager.pop() }

    @MainActor func testAppearance() async { XCTAssertEqual(appearance(), expected) }
}

nonisolated final class ClassTests: XCTestCase {
    override class func setUp() { Container.shared.manager.push() }
    override class func tearDown() { Container.shared.manager.pop() }

    @MainActor func testAppearance() async {
        XCTAssertEqual(appearance(), expected)
        Container.shared.analytics.reset()
    }
}

/// Records what it is asked to send, and sends nothing.
final class LeftSpy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
