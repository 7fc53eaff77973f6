import Testing

@testable import ConstructorInjection

struct MenuTests {
    @Test func `the menu has the screen's name`() {
        #expect(screenName == "Checkout")
    }
}
