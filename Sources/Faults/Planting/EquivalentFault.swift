/// A fault that is not planted, because no test could catch it.
package struct EquivalentFault: Codable, Sendable {
    /// The path of its file, as the sources have it.
    package let path: String
    /// The line in that file, counted from 1.
    package let line: Int
    package let kind: String
    /// The fault as a sentence without its period.
    package let words: String
    /// The name of the family that it belongs to, such as `output`.
    package let family: String
    /// Why its family is left out, in one sentence.
    package let reason: String
}
