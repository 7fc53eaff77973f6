import Foundation

/// Type aliases of the protocol's own, and associated types with constraints.
protocol Loading {
    associatedtype Items: Collection where Items.Element == Item, Items.Index == Int
    associatedtype Item: Hashable
    associatedtype Failure: Error = any Error
    typealias Completion = (Result<Items, any Error>) -> Void
    typealias Handler = () -> Void
    typealias Prices = [String: Int]
    typealias Pair<Value> = (Value, Item)
    func load(completion: @escaping Completion)
    func load(now: Handler)
    func load(later: Handler?)
    func load(failing: @escaping (Failure) -> Void)
    func prices(_ prices: Prices) -> Self.Prices
    func pair(_ pair: Pair<Int>) -> Pair<String>
    var handler: Handler { get set }
}

/// A generic parameter with the name of an associated type.
protocol Rows<Row> {
    associatedtype Row
    func map<Row>(_ row: Row) -> [Row]
    func first() -> Row
}

/// Types from the surroundings, and aliases that an extension adds.
enum Market {
    struct Product: Sendable, Equatable { var name: String }
    typealias Done = (Product) -> Void

    protocol Ordering: Sendable {
        func order(_ product: Product, done: @escaping Done) -> [Product]
        func list() -> Products
    }
}

extension Market.Ordering {
    typealias Products = [Market.Product]
}

protocol Reordering: Market.Ordering {
    func reorder(_ products: Products) -> Products
}

/// An alias of several protocols.
typealias NamedRows = Naming & Sendable

protocol Naming {
    var name: String { get }
}

protocol NamedTable: NamedRows {
    func rename(_ name: String)
}

/// Closures in optionals, and aliases of closures.
typealias Step = () -> Void
typealias Progress<Value> = (Value) -> Void

protocol Stepping {
    func step(_ first: ((() -> Void)?)?)
    func step(now: Step, later: @escaping Step, perhaps: Step?)
    func report(_ now: Progress<Int>, to later: @escaping Progress<Int>)
    func nested(_ body: @escaping ((() -> Void)?) -> Void)
    var last: ((() -> Void)?)? { get set }
}

/// The requirements of the standard library's protocols, and of those that are only about copying.
protocol Column: CaseIterable, Hashable { func width() -> Int }
protocol Columns: Sequence { func first() -> Element? }
protocol ColumnKey: CodingKey {}
protocol Text: ExpressibleByStringLiteral, LosslessStringConvertible {}
protocol Token: ~Copyable { consuming func spend() -> Int }
protocol Owned where Self: AnyObject & Sendable { func own() }

/// A protocol that is deprecated, with a type that is.
@available(*, deprecated) struct OldPrice {}

@available(*, deprecated, message: "Use Money.")
protocol Pricing {
    var price: OldPrice { get set }
}

/// Conditions around members and protocols.
protocol Printing {
    func text()
    #if os(Linux) || os(Android)
    func page(_ number: Int) -> Int
    var pages: Int { get set }
    #elseif os(macOS)
    func page(_ number: Int) -> NSObject
    #else
    func screen()
    #endif
}

#if os(Windows)
protocol Device { func handle() -> Int }
#else
protocol Device { func descriptor() -> Int }
#endif
