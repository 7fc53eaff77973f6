import Testing

@testable import ConstructorInjection

extension CheckoutTests {
    @Test func appearance() {
        let (screen, spy) = makeScreen()
        screen.viewDidAppear(false)
        expect(spy, sent: "viewDidAppear - CheckoutViewController")
    }
}
