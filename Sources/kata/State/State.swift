import Foundation

/// What is remembered from one call to the next.
struct State: Codable, Equatable {
    /// What is remembered of one kata.
    struct Record: Codable, Equatable {
        /// Whether the last check was solved; nil if there was none.
        var isSolved: Bool?
        /// How many hints have been shown.
        var hints = 0
    }

    var version = 1
    /// The records by kata name.
    var katas: [String: Record] = [:]
}
