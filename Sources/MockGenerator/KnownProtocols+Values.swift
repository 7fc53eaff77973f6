extension KnownProtocols {
    /// The protocols of numbers, sets, collections, instants and formats, without the requirements that have defaults.
    static let values = """
        protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func - (lhs: Self, rhs: Self) -> Self
        }
        protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
            associatedtype Magnitude: Comparable, Numeric
            init?<T: BinaryInteger>(exactly source: T)
            var magnitude: Magnitude { get }
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
        }
        protocol SignedNumeric: Numeric {}
        protocol Strideable<Stride>: Comparable {
            associatedtype Stride: SignedNumeric, Comparable
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }
        protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
            associatedtype Duration: DurationProtocol
            func advanced(by duration: Duration) -> Self
            func duration(to other: Self) -> Duration
        }
        protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
            static func / (lhs: Self, rhs: Int) -> Self
            static func * (lhs: Self, rhs: Int) -> Self
            static func / (lhs: Self, rhs: Self) -> Double
        }
        protocol SetAlgebra<Element>: Equatable {
            associatedtype Element
            init()
            func contains(_ member: Element) -> Bool
            func union(_ other: Self) -> Self
            func intersection(_ other: Self) -> Self
            func symmetricDifference(_ other: Self) -> Self
            @discardableResult func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
            @discardableResult func remove(_ member: Element) -> Element?
            @discardableResult func update(with newMember: Element) -> Element?
            func formUnion(_ other: Self)
            func formIntersection(_ other: Self)
            func formSymmetricDifference(_ other: Self)
        }
        protocol MutableCollection: Collection { subscript(position: Index) -> Element { get set } }
        protocol RangeReplaceableCollection: Collection {
            init()
            func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
        }
        protocol RangeExpression<Bound> {
            associatedtype Bound: Comparable
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
            func contains(_ element: Bound) -> Bool
        }
        protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
            associatedtype FormatInput
            associatedtype FormatOutput
            func format(_ value: FormatInput) -> FormatOutput
        }
        protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
            associatedtype ParseInput
            associatedtype ParseOutput
            func parse(_ value: ParseInput) throws -> ParseOutput
        }
        protocol SortComparator<Compared>: Hashable, Sendable {
            associatedtype Compared
            var order: SortOrder { get set }
            func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
        }
        protocol RecoverableError: Error {
            var recoveryOptions: [String] { get }
            func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
        }
        protocol NSCopying { func copy(with zone: NSZone?) -> Any }
        protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
        protocol NSCoding {
            func encode(with coder: NSCoder)
            init?(coder: NSCoder)
        }
        protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
        """

    /// The protocols of numbers, texts and options, which nobody needs to replace.
    static let plainValues: Set = [
        "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "OptionSet", "SIMD", "SIMDScalar", "SignedInteger",
        "StringProtocol", "UnsignedInteger",
    ]
}
