import Testing

@testable import TemplateKata

struct ReceiptScreenTests {
    @Test func greetings() {
        for hour in [11, 12] { _ = ReceiptScreen(hour: { hour }).greeting() }
    }
}
