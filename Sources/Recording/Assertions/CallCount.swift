/// The expected number of calls: `3`, `.once`, `.never`, `.atLeast(2)`, `.atMost(2)`.
public struct CallCount: Sendable, ExpressibleByIntegerLiteral {
    let range: ClosedRange<Int>
    let text: String

    private init(_ range: ClosedRange<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Expects exactly the number of calls in the literal.
    ///
    /// - Parameter value: The number of calls, 0 or more.
    public init(integerLiteral value: Int) {
        self = .exactly(value)
    }

    /// The expectation of no call.
    public static let never = exactly(0)

    /// The expectation of exactly one call.
    public static let once = exactly(1)

    /// Expects exactly this number of calls.
    ///
    /// - Parameter count: The number of calls, 0 or more.
    /// - Returns: The expectation.
    public static func exactly(_ count: Int) -> Self { Self(count...count, "exactly \(times(count))") }

    /// Expects this number of calls or more.
    ///
    /// - Parameter count: The smallest number of calls.
    /// - Returns: The expectation.
    public static func atLeast(_ count: Int) -> Self { Self(count...Int.max, "at least \(times(count))") }

    /// Expects this number of calls or fewer.
    ///
    /// - Parameter count: The largest number of calls.
    /// - Returns: The expectation.
    public static func atMost(_ count: Int) -> Self { Self(0...count, "at most \(times(count))") }

    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
