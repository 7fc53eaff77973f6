import Testing

@testable import Characterization

struct StatementTests {
    private func text(_ lines: [Line], isMember: Bool = false, voucher: Int = 0) -> String {
        Statement().text(for: Order(lines: lines, isMember: isMember, voucher: voucher))
    }

    @Test func `cents below ten keep their zero`() {
        #expect(text([Line(name: "tea", cents: 405)]) == "Order\n  tea x1 4.05\n  delivery 4.90\nTotal 8.95")
    }
}
