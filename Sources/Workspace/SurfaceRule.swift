/// The static properties of a type that other files may reach.
///
/// The rule for a singleton: an instance can be reached through the properties that the kata names and no others, and a property for
/// tests does not exist in a release build.
package struct SurfaceRule: Decodable, Sendable {
    /// The type that holds the static properties.
    package var type: String
    /// The type of the properties that the rule is about.
    package var holding: String
    /// The names that may be seen.
    package var allowed: [String]
    /// The names among them that must not exist in a release build.
    package var debugOnly: [String]
}
