import Foundation

/// Numbers, sets, instants and collections of the standard library.
protocol Vector: AdditiveArithmetic {
    associatedtype Scalar: Numeric
    static func * (lhs: Scalar, rhs: Self) -> Self
    func length() -> Scalar
}

protocol Field: SignedNumeric {
    static func / (lhs: Self, rhs: Self) -> Self
    var reciprocal: Self? { get }
}

protocol Tick: Strideable where Stride == Int {
    var number: Int { get }
}

protocol Moment: InstantProtocol {
    func text() -> String
}

protocol Span: DurationProtocol {
    var seconds: Double { get }
}

protocol TagSet: SetAlgebra where Element == String {
    func sorted() -> [String]
}

protocol Queue: MutableCollection, RangeReplaceableCollection where Element == String, Index == Int {
    func rotate()
}

protocol Interval: RangeExpression where Bound == Int {
    var width: Int { get }
}

/// Formats, errors and copies of Foundation.
protocol Style: FormatStyle where FormatInput == Int, FormatOutput == String {
    var digits: Int { get }
}

protocol Ordering: SortComparator<String> {
    func isStable() -> Bool
}

protocol Retrying: RecoverableError {
    var attempts: Int { get }
}

protocol Copied: NSObjectProtocol, NSCopying {
    var name: String { get }
}

protocol Archived: NSSecureCoding {
    var name: String { get }
}

/// Requirements that settle or repeat what is inherited.
protocol Code: RawRepresentable, Hashable, CaseIterable, Sendable {
    init()
    init?(rawValue: Int)
    var rawValue: Int { get }
}

protocol Key: Hashable {
    func hash(into hasher: inout Hasher)
    func isEqual(to other: any Key) -> Bool
}

/// A default for a type that no requirement mentions.
protocol Shelving: BidirectionalCollection where Element == String, Index == Int {
    associatedtype Iterator = ShelfIterator
    static var kind: String { get }
}

struct ShelfIterator: IteratorProtocol {
    func next() -> String? { nil }
}

extension Shelving where Iterator == ShelfIterator {
    func makeIterator() -> ShelfIterator { ShelfIterator() }
}
