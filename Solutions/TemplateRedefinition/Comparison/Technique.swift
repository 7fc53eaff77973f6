import AnalyticsSDK
import UIKitShim

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Runs code with a screen that the test creates.
    ///
    /// Each use has a type of its own, as each test declares one.
    static func use(_ double: Spy, _ body: (ShownScreen) async -> Void) async {
        uses += 1
        await use(double, as: Int.self, nested: uses, body)
    }

    /// Runs code with a screen that other code creates, for which the compiler has already chosen the real type.
    static func adopt(
        _ double: Spy, making screen: () -> CheckoutViewController, _ body: (CheckoutViewController) async -> Void
    ) async {
        await body(screen())
    }

    /// Does nothing: a test's type is used by that test alone.
    static func tearDown() {}

    private static var uses = 0

    private static func use<Part>(_ double: Spy, as part: Part.Type, nested depth: Int, _ body: (ShownScreen) async -> Void) async {
        guard depth == 0 else { return await use(double, as: [Part].self, nested: depth - 1, body) }
        doubles[ObjectIdentifier(SpyTracking<Part>.self)] = double
        var screen = CheckoutScreen<SpyTracking<Part>>()
        await body(ShownScreen { await screen.viewDidAppear($0) })
    }

    /// The doubles of the types, since a generic type has no static property.
    fileprivate static var doubles: [ObjectIdentifier: Spy] = [:]
}

/// A screen of any type.
struct ShownScreen {
    let viewDidAppear: (Bool) async -> Void

    init(_ viewDidAppear: @escaping (Bool) async -> Void) {
        self.viewDidAppear = viewDidAppear
    }
}

/// The type that stands in; each part makes another one.
private enum SpyTracking<Part>: EventTracking {
    static func track(event: String) {
        Technique.doubles[ObjectIdentifier(Self.self)]?.track(event: event)
    }
}

/// A spy that records events and sends nothing; it needs no superclass.
final class Spy {
    private(set) var events: [String] = []

    func track(event: String) {
        events.append(event)
    }
}
