internal import SwiftParser

/// The protocols of the systems' libraries that other protocols often inherit, with their requirements.
enum KnownProtocols {
    static let all = protocols(in: common + "\n" + values, areCommon: true) + protocols(in: delegates, areCommon: false)

    /// The protocol whose requirement every object fulfills by itself, unless a protocol says more about the `ID`.
    static let identifiable = protocols(
        in: "protocol Identifiable<ID> {\nassociatedtype ID: Hashable\nvar id: ID { get }\n}", areCommon: true)[0]

    private static func protocols(in source: String, areCommon: Bool) -> [FoundProtocol] {
        ProtocolFinder(Parser.parse(source: source)).protocols.map { found in
            var known = found
            known.isCommon = areCommon
            return known
        }
    }

    /// The protocols of Objective-C, without what is optional in them: no mock needs it.
    private static let delegates = """
        @MainActor protocol UIScrollViewDelegate: NSObjectProtocol {}
        @MainActor protocol UITableViewDelegate: UIScrollViewDelegate {}
        @MainActor protocol UITableViewDataSource: NSObjectProtocol {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        }
        @MainActor protocol UICollectionViewDelegate: UIScrollViewDelegate {}
        @MainActor protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
        @MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
        }
        @MainActor protocol UITextFieldDelegate: NSObjectProtocol {}
        @MainActor protocol UITextViewDelegate: UIScrollViewDelegate {}
        @MainActor protocol UISearchBarDelegate: NSObjectProtocol {}
        @MainActor protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
        @MainActor protocol UINavigationControllerDelegate: NSObjectProtocol {}
        @MainActor protocol UITabBarControllerDelegate: NSObjectProtocol {}
        @MainActor protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
        protocol CLLocationManagerDelegate: NSObjectProtocol {}
        protocol NSFetchRequestResult: NSObjectProtocol {}
        protocol ProgressReporting: NSObjectProtocol { var progress: Progress { get } }
        protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
        protocol URLSessionTaskDelegate: URLSessionDelegate {}
        protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
        """

    private static let common = """
        protocol CustomStringConvertible { var description: String { get } }
        protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        protocol CustomReflectable { var customMirror: Mirror { get } }
        protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
        protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
        protocol TextOutputStream { mutating func write(_ string: String) }
        protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
        protocol Encodable { func encode(to encoder: any Encoder) throws }
        protocol Decodable { init(from decoder: any Decoder) throws }
        protocol Codable: Encodable, Decodable {}
        protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            var intValue: Int? { get }
            init?(stringValue: String)
            init?(intValue: Int)
        }
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
        protocol CaseIterable { static var allCases: [Self] { get } }
        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
        }
        protocol Collection<Element> {
            associatedtype Element
            associatedtype Index: Comparable
            var startIndex: Index { get }
            var endIndex: Index { get }
            func index(after i: Index) -> Index
            subscript(position: Index) -> Element { get }
        }
        protocol BidirectionalCollection: Collection { func index(before i: Index) -> Index }
        protocol RandomAccessCollection: BidirectionalCollection {}
        protocol AsyncIteratorProtocol<Element> {
            associatedtype Element
            mutating func next() async throws -> Element?
        }
        protocol AsyncSequence<Element> {
            associatedtype Element
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
            func makeAsyncIterator() -> AsyncIterator
        }
        protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
        protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
        protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
        protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
        protocol ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral value: String) }
        protocol ExpressibleByExtendedGraphemeClusterLiteral { init(extendedGraphemeClusterLiteral value: String) }
        protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
        protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        protocol Encoder {
            var codingPath: [any CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func unkeyedContainer() -> any UnkeyedEncodingContainer
            func singleValueContainer() -> any SingleValueEncodingContainer
        }
        protocol Decoder {
            var codingPath: [any CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func unkeyedContainer() throws -> any UnkeyedDecodingContainer
            func singleValueContainer() throws -> any SingleValueDecodingContainer
        }
        protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
        protocol SerialExecutor: Executor {}
        protocol TaskExecutor: Executor {}
        protocol LocalizedError: Error {}
        protocol CustomNSError: Error {}
        protocol ObservableObject: AnyObject {}
        protocol Observable {}
        protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        protocol Clock: Sendable {
            associatedtype Duration: DurationProtocol
            associatedtype Instant: InstantProtocol where Instant.Duration == Duration
            var now: Instant { get }
            var minimumResolution: Duration { get }
            func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
        }
        """
}
