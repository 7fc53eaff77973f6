/// One of the declarations that a kata asks for.
package struct SeamPart: Decodable, Sendable {
    /// The declaration, such as `init(analytics: Analytics = .shared)`.
    package var declaration: String
    /// The place where it belongs, such as "in `autoRegister()`"; nil if the declaration says enough.
    package var place: String?
    /// Words in the names of the seam tests that fail without it; nil if the compiler reports its absence.
    package var tests: [String]?

    package init(declaration: String, place: String? = nil, tests: [String]? = nil) {
        self.declaration = declaration
        self.place = place
        self.tests = tests
    }
}
