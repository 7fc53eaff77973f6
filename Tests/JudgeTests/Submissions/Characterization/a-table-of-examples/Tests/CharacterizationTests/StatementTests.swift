import Testing

@testable import Characterization

nonisolated struct Example: Sendable {
    var order: Order
    var text: String
}

struct StatementTests {
    nonisolated static let examples = [
        Example(order: Order(lines: []), text: "Order\n  delivery 4.90\nTotal 4.90"),
        Example(
            order: Order(lines: [Line(name: "tea", cents: 450, count: 3), Line(name: "pot", cents: 4580)]),
            text: "Order\n  tea x3 13.50\n  pot x1 45.80\n  delivery free\nTotal 59.30"),
        Example(order: one(405), text: "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95"),
        Example(order: one(1999, isMember: true), text: "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94"),
        Example(order: one(2000, isMember: true), text: "Order\n  tea x1 20.0\n  delivery 4.90\nTotal 23.90"),
        Example(order: one(2000, isMember: true, voucher: 500), text: "Order\n  tea x1 20.0\n  delivery 4.90\nTotal 18.90"),
        Example(order: one(5200, isMember: true), text: "Order\n  tea x1 52.0\n  delivery 4.90\nTotal 54.30"),
        Example(order: one(450, voucher: 1500), text: "Order\n  tea x1 4.50\n  delivery 4.90\nTotal -5.-60"),
        Example(order: one(5000), text: "Order\n  tea x1 50.0\n  delivery 4.90\nTotal 54.90"),
        Example(order: one(5001), text: "Order\n  tea x1 50.1\n  delivery free\nTotal 50.1"),
        Example(order: one(5001, voucher: 1), text: "Order\n  tea x1 50.1\n  delivery 4.90\nTotal 54.90"),
    ]

    @Test(arguments: examples) func `the statement says what it says today, mistakes included`(_ example: Example) {
        #expect(Statement().text(for: example.order) == example.text)
    }

    private nonisolated static func one(_ cents: Int, isMember: Bool = false, voucher: Int = 0) -> Order {
        Order(lines: [Line(name: "tea", cents: cents)], isMember: isMember, voucher: voucher)
    }
}
