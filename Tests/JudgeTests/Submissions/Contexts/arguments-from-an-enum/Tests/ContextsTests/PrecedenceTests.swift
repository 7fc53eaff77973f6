import Testing

@testable import Contexts

/// Tests of the precedence when several contexts match.
struct PrecedenceTests {
}
