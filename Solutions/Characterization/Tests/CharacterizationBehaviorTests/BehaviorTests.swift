import Testing

@testable import Characterization

struct BehaviorTests {
    @Test func `the statement says what it said`() {
        let order = Order(lines: [Line(name: "tea", cents: 450, count: 2), Line(name: "pot", cents: 4580)], isMember: true, voucher: 300)

        #expect(
            Statement().text(for: order) == """
                Order
                  tea x2 9.0
                  pot x1 45.80
                  delivery 4.90
                Total 54.0
                """)
    }

    @Test func `the mistakes are kept`() {
        func text(_ cents: Int, isMember: Bool = false, voucher: Int = 0) -> String {
            Statement().text(for: Order(lines: [Line(name: "tea", cents: cents)], isMember: isMember, voucher: voucher))
        }

        #expect(text(405) == "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95")
        #expect(text(1999, isMember: true) == "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94")
        #expect(text(450, voucher: 1500) == "Order\n  tea x1 4.50\n  delivery 4.90\nTotal -5.-60")
        #expect(text(5000) == "Order\n  tea x1 50.0\n  delivery 4.90\nTotal 54.90")
    }
}
