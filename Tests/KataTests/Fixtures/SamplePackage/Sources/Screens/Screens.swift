struct Item { var title = "" }

/// A protocol whose mock takes over the main actor by itself.
protocol ItemView: AnyObject {
    var title: String { get set }
    func show(_ items: [Item])
    func confirm(_ text: String) async throws -> Bool
}

/// A part that is called from anywhere.
protocol Loading {
    func start()
    nonisolated func log(_ text: String) -> Int
    nonisolated static var name: String { get }
    @concurrent func weigh(_ item: Item) async -> Int
}

/// Requirements of the standard library, which no actor isolates.
protocol Saved: Codable, CustomStringConvertible { func save() }
protocol Ranked: Comparable, Hashable { func rank() }
protocol Known: Identifiable { var id: Int { get } }

/// Protocols that inherit from others.
protocol ListView: ItemView { func scroll() }
protocol LoadingList: ListView, Loading {}

/// Protocols that the default does not reach.
protocol Sending: Sendable { func send(_ text: String) }
protocol Typed: SendableMetatype { func show() }
nonisolated protocol Free { func count() -> Int }
nonisolated protocol Freer: Free { func reset() }
protocol Storing: Actor { func store(_ text: String) }
