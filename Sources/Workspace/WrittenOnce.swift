/// Code that may stand in one place of production only, because everything else must go through that place.
package struct WrittenOnce: Decodable, Sendable {
    /// An expression such as `Analytics.shared`, or the beginning of a text, such as `">>"`.
    package var code: String
    /// The next step for production that has it twice.
    package var next: String
}
