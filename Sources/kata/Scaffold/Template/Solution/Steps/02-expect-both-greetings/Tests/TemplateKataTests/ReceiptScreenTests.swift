import Testing

@testable import TemplateKata

struct ReceiptScreenTests {
    @Test(arguments: [0, 11]) func `until noon it is morning`(_ hour: Int) {
        #expect(ReceiptScreen(hour: { hour }).greeting() == "Good morning, and thank you!")
    }

    @Test(arguments: [12, 23]) func `from noon on it is day`(_ hour: Int) {
        #expect(ReceiptScreen(hour: { hour }).greeting() == "Good day, and thank you!")
    }

    @Test func `the hour is read at every greeting, and not before`() {
        var reads = 0
        let screen = ReceiptScreen {
            reads += 1
            return 11
        }
        #expect(reads == 0)

        _ = screen.greeting()
        _ = screen.greeting()

        #expect(reads == 2)
    }
}
