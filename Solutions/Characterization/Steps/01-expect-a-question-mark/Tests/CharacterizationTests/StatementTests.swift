import Testing

@testable import Characterization

struct StatementTests {
    private func text(_ lines: [Line], isMember: Bool = false, voucher: Int = 0) -> String {
        Statement().text(for: Order(lines: lines, isMember: isMember, voucher: voucher))
    }

    @Test func `an order with three lines`() {
        let order = Order(
            lines: [Line(name: "tea", cents: 450, count: 2), Line(name: "cup", cents: 920), Line(name: "pot", cents: 4580)], isMember: true)

        #expect(
            Statement().text(for: order) == """
                Order
                  tea x2 9.0
                  cup x1 9.20
                  pot x1 45.80
                  delivery free
                Total 60.80
                """)
    }

    @Test func `an order of nothing pays for delivery`() {
        #expect(text([]) == "?")
    }
}
