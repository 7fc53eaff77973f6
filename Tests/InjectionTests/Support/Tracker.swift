import Foundation

/// What the tests resolve: the analytics of the katas, behind a protocol and without its actor.
protocol Tracking: AnyObject {
    var name: String { get }
}

final class Tracker: Tracking, Sendable {
    let name: String
    init(_ name: String = "real") { self.name = name }
}

/// A value type that does the same job.
struct TrackerValue: Equatable {
    let id = UUID()
}
