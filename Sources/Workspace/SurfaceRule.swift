/// What a module may show of a type: which static properties of a given type other files can reach.
///
/// The rule for a singleton is that nobody can get at an instance but through the doors that the kata names, and that a door for
/// tests is shut in a release build.
package struct SurfaceRule: Decodable, Sendable {
    /// The type whose static properties are looked at.
    package var type: String
    /// The type of the properties that count.
    package var holding: String
    /// The names that may be seen.
    package var allowed: [String]
    /// Those among them that must not exist in a release build.
    package var debugOnly: [String]
}
