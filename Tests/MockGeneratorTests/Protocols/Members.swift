import Foundation

/// Properties, methods, overloads, labels and what arguments can be.
protocol Cart: AnyObject {
    var count: Int { get }
    var note: String? { get set }
    var owner: Customer { get set }
    var onChange: ((Int) -> Void)? { get set }
    var total: Decimal { get async throws }

    func clear()
    func add(_ item: String)
    func add(_ item: Int)
    func add(item: String, quantity: Int)
    func remove(at index: Int) -> String
    func remove(named name: String) -> String?
    @discardableResult func `repeat`(for times: Int, in place: String) -> Bool
    func update(_ value: inout Int, by amounts: Int...)
    func visit(_ body: (String) -> Void)
    func visit(each body: (String) throws -> Void) rethrows
    func load(completion: @escaping (Result<[String], any Error>) -> Void)
    func load(then handler: Handler?, else message: @autoclosure () -> String)
    func pair() -> (name: String, price: Double)
    func transform() -> (Int) -> Int
    func customer() -> any Customer
    func fail() -> Never
    func anything() -> Any
    func setOwner(_ name: String)
    func move(_: Int, in place: Int, as: String)
    subscript(index: Int) -> String { get }
    subscript(named name: String) -> Int { get set }
}

protocol Customer {}

typealias Handler = () -> Void

/// Effects, typed and not.
protocol CheckoutService {
    func pay(amount: Decimal) async throws -> String
    func validate(code: String) throws(CheckoutError)
    func refresh() async
    func parse<Failure: Error>(_ text: String, orThrow type: Failure.Type) throws(Failure) -> Int
}

enum CheckoutError: Error { case declined, expired }

/// Generics.
protocol Codec {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
    func encode<Value>(_ value: Value, into list: [Value]) -> Value? where Value: Encodable
    func log(_ value: some CustomStringConvertible)
    func copy() -> Self
    func isSame(as other: Self) -> Bool
}

/// Associated types.
protocol Repository<Item> {
    associatedtype Item: Hashable, Sendable
    associatedtype Key: Hashable = String
    var items: [Item] { get }
    func save(_ item: Item, under key: Key)
    func find(_ key: Key) -> Item?
}

/// Inheritance within the file, and an associated type that is settled on the way.
protocol NameRepository: Repository, CustomNaming where Item == String {
    func rename(_ old: String, to new: String)
}

protocol CustomNaming {
    var name: String { get }
}

/// The requirements of the standard library's protocols.
protocol Coupon: Codable, CustomStringConvertible {
    var code: String { get }
}

protocol SharedCoupon: Coupon, Sendable {}

/// Static members and initializers.
protocol Clock {
    static var shared: Int { get set }
    static func now() throws -> Date
    init(zone: String)
    init()
    func now() -> Date
}

/// A requirement with the name that a stub would have.
protocol Stubbed {
    var name: String { get }
    func stubbedName() -> String
}
