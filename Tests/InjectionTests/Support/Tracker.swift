import Foundation

/// The service that the tests resolve: the katas' analytics, behind a protocol and without its actor.
protocol Tracking: AnyObject {
    var name: String { get }
}

final class Tracker: Tracking, Sendable {
    let name: String
    init(_ name: String = "real") { self.name = name }
}

/// A value type with the same role.
struct TrackerValue: Equatable {
    let id = UUID()
}
