import Testing

@testable import Characterization

struct StatementTests {
    private func text(_ lines: [Line], isMember: Bool = false, voucher: Int = 0) -> String {
        Statement().text(for: Order(lines: lines, isMember: isMember, voucher: voucher))
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

    @Test func `the mistake that cents below ten lose their zero is kept`() {
        #expect(text([Line(name: "tea", cents: 405)]) == "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95")
        #expect(text([Line(name: "tea", cents: 510)]).hasSuffix("Total 10.0"))
    }

    @Test func `the mistake that a member's discount is of full euros only is kept`() {
        #expect(text([Line(name: "tea", cents: 1999)], isMember: true) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94")
        #expect(text([Line(name: "tea", cents: 1999)]) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 24.89")
        #expect(text([Line(name: "tea", cents: 2000)], isMember: true).hasSuffix("Total 23.90"))
    }

    @Test func `the discount comes first, then the voucher, then the question about the delivery`() {
        #expect(text([Line(name: "tea", cents: 2000)], isMember: true, voucher: 500).hasSuffix("Total 18.90"))
        #expect(text([Line(name: "pot", cents: 5200)], isMember: true).hasSuffix("  delivery 4.90\nTotal 54.30"))
    }

    @Test func `the mistake that a voucher may be worth more than the order is kept`() {
        #expect(text([Line(name: "tea", cents: 450)], voucher: 1500) == "Order\n  tea x1 4.50\n  delivery 4.90\nTotal -5.-60")
    }

    @Test func `the mistake that 50 euros pay for delivery is kept`() {
        #expect(text([Line(name: "pot", cents: 5000)]).hasSuffix("  delivery 4.90\nTotal 54.90"))
        #expect(text([Line(name: "pot", cents: 5001)]).hasSuffix("  delivery free\nTotal 50.1"))
    }

    @Test func `an order of nothing pays for delivery`() {
        #expect(text([]) == "Order\n  delivery 4.90\nTotal 4.90")
    }
}
