/// The name of a test.
package struct TestName: Codable, Sendable, Hashable {
    /// The identity of the test in its process.
    package var id: String
    /// The name that its author gave it: the display name, or the function's name.
    package var shown: String

    /// Makes a name.
    package init(id: String, shown: String) {
        self.id = id
        self.shown = shown
    }
}
