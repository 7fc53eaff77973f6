import Foundation

/// Requirements that are repeated with a setter, without errors, or with another name for a type.
protocol Reading {
    associatedtype Unit: Hashable
    associatedtype Failure
    var level: Int? { get }
    var history: [Unit: Failure] { get }
    func read(_ unit: Unit) throws -> Int
}

protocol Metering: Reading where Failure == Int {
    var level: Int? { get set }
    var history: [Unit: Int] { get }
    func read(_ unit: Unit) -> Int
}

/// Primary associated types.
protocol Listing<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    func value(for key: Key) -> Value?
}

protocol NamedListing: Listing<String, Int> {
    func values() -> [Int]
}

/// Overloads by associated types, from which they cannot be inferred.
protocol Configuring {
    associatedtype Settings: Sendable
    associatedtype Options: Sendable
    init(with settings: Settings)
    init(with options: Options)
}

/// Requirements of the standard library, which no actor isolates.
@MainActor protocol Showing: CustomStringConvertible, Encodable, CaseIterable {
    var isShown: Bool { get }
}

protocol Keeping: Actor, CustomStringConvertible {
    func keep(_ text: String)
}

protocol Failing: Foundation.LocalizedError, Swift.Sendable {
    var code: Int { get }
}

/// A generic type of which nothing is inferred.
struct Parcel<Content> { var content: Content }

protocol Shipping: Sendable {
    func ship(_ parcel: Parcel<Int>) -> Parcel<Int>
}
