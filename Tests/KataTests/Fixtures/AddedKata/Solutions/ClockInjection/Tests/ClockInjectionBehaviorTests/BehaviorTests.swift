import Testing

@testable import ClockInjection

struct BehaviorTests {
    @Test func `somebody is greeted`() {
        #expect(["Good morning", "Good day"].contains(Greeter().greeting()))
    }
}
