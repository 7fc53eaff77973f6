/// The protocol of a mock's enum of calls, which makes any two of its cases comparable, whatever their payloads.
///
///     enum MockAnalyticsElements: MockEquatable {
///         case track(event: String)
///     }
///
/// `Equatable` payloads are compared by `==`. Other structures are compared by their stored properties and other objects by identity; two
/// closures are never equal. A description is compared only if a value offers nothing else.
public protocol MockEquatable: Equatable {}

extension MockEquatable {
    /// Returns whether both are the same case with equal payloads.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        RealEquality.haveEqualParts(lhs, rhs)
    }
}
