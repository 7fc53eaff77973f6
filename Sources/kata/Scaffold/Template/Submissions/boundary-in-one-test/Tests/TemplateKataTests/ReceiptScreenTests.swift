import Testing

@testable import TemplateKata

struct ReceiptScreenTests {
    @Test func greetings() {
        let greetings = [11, 12].map { hour in ReceiptScreen(hour: { hour }).greeting() }
        #expect(greetings == ["Good morning, and thank you!", "Good day, and thank you!"])
    }
}
