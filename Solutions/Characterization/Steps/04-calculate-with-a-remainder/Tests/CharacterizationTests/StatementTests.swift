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

    @Test func `every line says what, how many, and what they cost together`() {
        #expect(
            text([Line(name: "tea", cents: 450, count: 3), Line(name: "pot", cents: 4580)]) == """
                Order
                  tea x3 13.50
                  pot x1 45.80
                  delivery free
                Total 59.30
                """)
    }

    @Test func `cents below ten have one digit`() {
        #expect(text([Line(name: "tea", cents: 405)]) == "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95")
        #expect(text([Line(name: "tea", cents: 510)]).hasSuffix("Total 10.0"))
    }

    @Test func `a member's discount is of full euros only`() {
        #expect(text([Line(name: "tea", cents: 1999)], isMember: true) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94")
        #expect(text([Line(name: "tea", cents: 1999)]) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 24.89")
        #expect(text([Line(name: "tea", cents: 2000)], isMember: true).hasSuffix("Total 23.90"))
    }

    @Test func `the discount comes first, then the voucher, then the question about the delivery`() {
        #expect(text([Line(name: "tea", cents: 2000)], isMember: true, voucher: 500).hasSuffix("Total 18.90"))
        #expect(text([Line(name: "pot", cents: 5200)], isMember: true).hasSuffix("  delivery 4.90\nTotal 54.30"))
    }

    @Test func `50 euros pay for delivery, and one cent more does not`() {
        #expect(text([Line(name: "pot", cents: 5000)]).hasSuffix("  delivery 4.90\nTotal 54.90"))
        #expect(text([Line(name: "pot", cents: 5001)]).hasSuffix("  delivery free\nTotal 50.1"))
        #expect(text([Line(name: "pot", cents: 5001)], voucher: 1).hasSuffix("  delivery 4.90\nTotal 54.90"))
    }

    @Test func `an order of nothing pays for delivery`() {
        #expect(text([]) == "Order\n  delivery 4.90\nTotal 4.90")
    }
}
