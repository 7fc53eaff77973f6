import Testing

@testable import ClockInjection

struct GreeterTests {
    @Test func `it is polite`() {
        #expect(Greeter().greeting().hasPrefix("Good"))
    }
}
