import Testing

@testable import Contexts

/// What counts when several contexts match.
struct PrecedenceTests {
}
