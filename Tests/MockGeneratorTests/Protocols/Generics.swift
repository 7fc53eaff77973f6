import Foundation

/// Requirements that name associated types and the mock itself beside generic parameters of their own.
protocol Warehousing {
    associatedtype Model: Stocked
    associatedtype Failure: Error
    subscript<Field: Stocked>(path: KeyPath<Model, Field>) -> Pairing<Self, Field> where Field.Unit == Self.Model { get }
    var latest: Self.Model { get throws(Self.Failure) }
    func load<Field: Stocked>(_ field: Field) throws(Self.Failure) -> Self.Model where Field.Unit == Self.Model
    func gather<Items: Collection<Self.Model>>(_ items: Items) -> Pairing<Items, Self.Model>
}

protocol Stocked {
    associatedtype Unit
}

struct Pairing<First, Second> {}

/// A value that nobody can copy.
struct Ticket: ~Copyable {
    var seat: Int
}

protocol Ticketing {
    func book() -> Ticket
    func rebook(_ ticket: inout Ticket, by seats: Int)
    func give(_ ticket: consuming Ticket) -> Int
    func look(at ticket: borrowing Ticket)
}

/// An identity of a certain type, and one of any.
protocol Invoice: Identifiable where ID == UUID {
    var total: Int { get }
}

protocol Receipted: Identifiable<String>, Sendable {}

protocol Labeled: Identifiable where ID: LosslessStringConvertible {
    func label() -> ID
}

/// A sequence that is its own iterator.
protocol Countdown: Sequence, IteratorProtocol where Iterator == Self, Element == Int {}

protocol Shelf: RandomAccessCollection where Element == String, Index == Int {
    func tidy()
}

/// Results of the caller's type, which may be missing or sent.
protocol Locking: Sendable {
    func withLock<Value, Failure: Error>(_ body: (inout Int) throws(Failure) -> sending Value) throws(Failure) -> sending Value
    func stored<Value>(_ type: Value.Type) -> Value!
}
