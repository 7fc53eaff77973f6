import Testing

@testable import Characterization

struct StatementTests {
    private func text(_ lines: [Line], isMember: Bool = false, voucher: Int = 0) -> String {
        Statement().text(for: Order(lines: lines, isMember: isMember, voucher: voucher))
    }

    @Test func `lines`() {
        #expect(
            text([Line(name: "tea", cents: 450, count: 3), Line(name: "pot", cents: 4580)])
                == "Order\n  tea x3 13.50\n  pot x1 45.80\n  delivery free\nTotal 59.30")
        #expect(text([Line(name: "tea", cents: 405)]) == "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95")
    }

    @Test func `a member's discount is of full euros only`() {
        #expect(text([Line(name: "tea", cents: 1999)], isMember: true) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94")
    }

    @Test func `the discount comes first, then the voucher, then the question about the delivery`() {
        #expect(text([Line(name: "tea", cents: 1999)], isMember: true, voucher: 500).hasSuffix("Total 18.94"))
        #expect(text([Line(name: "pot", cents: 5252)], isMember: true).hasSuffix("  delivery 4.90\nTotal 54.82"))
    }

    @Test func `a voucher may be worth more than the order`() {
        #expect(text([Line(name: "tea", cents: 450)], voucher: 1500) == "Order\n  tea x1 4.50\n  delivery 4.90\nTotal -5.-60")
    }

    @Test func `the boundary of free delivery`() {
        #expect(text([Line(name: "pot", cents: 5000)]).hasSuffix("  delivery 4.90\nTotal 54.90"))
        #expect(text([Line(name: "pot", cents: 5001)]).hasSuffix("  delivery free\nTotal 50.1"))
    }
}
