import Testing

@testable import TemplateKata

struct ReceiptScreenTests {
    @Test func greeting() {
        #expect(ReceiptScreen().greeting().hasSuffix("thank you!"))
    }
}
