/// The real effects of a kata's production that no test of the learner's may have.
///
/// An access to the network is refused in every kata; these need words for what is real.
package struct RealEffects: Decodable, Sendable {
    /// The beginnings of the lines that only production prints, such as the events of the real analytics client.
    package var lines: [String]?
    /// The names of the files of production, in the temporary folder.
    package var files: [String]?
    /// Whether the tests must pass at any moment and in any time zone.
    package var clock: Bool?
    /// The hours of the day in Greenwich at which production begins to do something else.
    package var hours: [Int]?
    /// The next step for a test that has one of them.
    package var next: String
}
