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

    @Test func `a member saves five percent`() {
        #expect(text([Line(name: "cup", cents: 2000)], isMember: true) == "Order\n  cup x1 20.0\n  delivery 4.90\nTotal 23.90")
        #expect(text([Line(name: "cup", cents: 2000)]) == "Order\n  cup x1 20.0\n  delivery 4.90\nTotal 24.90")
    }

    @Test func `the discount comes first, then the voucher, then the question about the delivery`() {
        #expect(text([Line(name: "tea", cents: 2000)], isMember: true, voucher: 500).hasSuffix("Total 18.90"))
        #expect(text([Line(name: "pot", cents: 5200)], isMember: true).hasSuffix("  delivery 4.90\nTotal 54.30"))
    }

    @Test func `a voucher is taken off`() {
        #expect(text([Line(name: "cup", cents: 2000)], voucher: 510) == "Order\n  cup x1 20.0\n  delivery 4.90\nTotal 19.80")
    }

    @Test func `above 50 euros the delivery is free`() {
        #expect(text([Line(name: "pot", cents: 5000)]).hasSuffix("  delivery 4.90\nTotal 54.90"))
        #expect(text([Line(name: "pot", cents: 5001)]).hasSuffix("  delivery free\nTotal 50.1"))
    }
}
