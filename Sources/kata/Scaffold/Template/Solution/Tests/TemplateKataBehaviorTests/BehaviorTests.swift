import Testing

@testable import TemplateKata

/// The behavior of the screen in production: the same before and after the refactoring.
struct BehaviorTests {
    @Test func `a customer is greeted by the time of the day`() {
        #expect(["Good morning, and thank you!", "Good day, and thank you!"].contains(ReceiptScreen().greeting()))
    }
}
