/// One sentence of the guide, with the properties from which it follows.
package struct Advice: Encodable, Equatable, Sendable {
    package var sentence: String
    /// The names of the properties.
    package var rows: [String]
}
