/// What a mock's enum of calls conforms to, so that any two of its cases can be compared, whatever they carry.
///
///     enum MockAnalyticsElements: MockEquatable {
///         case track(event: String)
///     }
///
/// Payloads that are `Equatable` decide for themselves. Others are taken apart: structures by their stored properties, objects by
/// identity, and two closures are never equal. A description is compared only where a value offers nothing else.
public protocol MockEquatable: Equatable {}

extension MockEquatable {
    /// Says whether both are the same case with equal payloads.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        RealEquality.haveEqualParts(lhs, rhs)
    }
}
