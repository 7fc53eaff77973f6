/// How often a call is expected: `3`, `.once`, `.never`, `.atLeast(2)`, `.atMost(2)`.
public struct CallCount: Sendable, ExpressibleByIntegerLiteral {
    let range: ClosedRange<Int>
    let text: String

    private init(_ range: ClosedRange<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Expects exactly as many calls as the literal says.
    ///
    /// - Parameter value: The number of calls, 0 or more.
    public init(integerLiteral value: Int) {
        self = .exactly(value)
    }

    /// Expects no call.
    public static let never = exactly(0)

    /// Expects one call and no more.
    public static let once = exactly(1)

    /// Expects this many calls, no fewer and no more.
    ///
    /// - Parameter count: The number of calls, 0 or more.
    /// - Returns: The expectation.
    public static func exactly(_ count: Int) -> Self { Self(count...count, "exactly \(times(count))") }

    /// Expects this many calls or more.
    ///
    /// - Parameter count: The smallest number of calls.
    /// - Returns: The expectation.
    public static func atLeast(_ count: Int) -> Self { Self(count...Int.max, "at least \(times(count))") }

    /// Expects this many calls or fewer.
    ///
    /// - Parameter count: The largest number of calls.
    /// - Returns: The expectation.
    public static func atMost(_ count: Int) -> Self { Self(0...count, "at most \(times(count))") }

    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
