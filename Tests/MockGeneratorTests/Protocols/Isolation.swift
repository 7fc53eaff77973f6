import Foundation

/// A protocol of the main actor.
@MainActor protocol Router {
    var current: String { get }
    func show(_ screen: String, then completion: @escaping () -> Void)
    nonisolated func log(_ text: String)
}

/// A protocol whose mocks are used from anywhere.
protocol Tracking: Sendable {
    var isEnabled: Bool { get set }
    func track(event: String, properties: [String: Any])
    func track(_ value: some Sendable)
    func flush(onDone: @escaping @Sendable (Int) -> Void, onError: @escaping (any Error) -> Void) async throws -> Int
    func make<Value: Sendable>(_ type: Value.Type) -> Value
    @MainActor func present()
}

/// A protocol of actors.
protocol Store: Actor {
    var count: Int { get }
    func save(_ name: String) throws -> Bool
    func load(id: Int) async -> String?
    nonisolated var name: String { get }
}

/// An associated type that crosses between tasks.
protocol Source<Element>: Sendable {
    associatedtype Element: Sendable
    func next() async -> Element?
}

/// A protocol for which objects must be comparable.
protocol Session: Hashable {
    func end()
}

/// A protocol for objects of Foundation.
protocol Delegate: NSObjectProtocol {
    func didEnd(_ session: String)
}

/// Availability, which the mock repeats.
@available(macOS 15, iOS 18, *)
protocol Modern {
    @available(macOS 26, iOS 26, *) func shine()
    @available(*, deprecated, message: "use shine()") func glow()
}

/// A default argument, which a protocol can only have in an extension.
protocol Search {
    func find(_ text: String, limit: Int) -> [String]
}

extension Search {
    func find(_ text: String, limit: Int = 10) -> [String] { find(text, limit: limit) }
}

/// What is inherited is shared between tasks too, though its own protocol does not say so.
protocol SharedSearch: Search, Sendable {}

/// A protocol with nothing in it, and one inside a type.
protocol Marker {}

enum Shop {
    protocol Shelf {
        func put(_ book: String)
    }
}

/// Lines longer than the style allows.
protocol Wordy {
    func describe(
        firstNameOfTheCustomer: String, lastNameOfTheCustomer: String,  // two names
        addressOfTheCustomer: String, remarks: [String: [String]]
    ) async throws -> String
}

/// The caller says on which actor a method of an isolated protocol runs.
@MainActor protocol Uploader {
    var progress: Int { get }
    func upload(_ name: String, isolation: isolated (any Actor)?) async -> Bool
}
