import AnalyticsSDK
import Testing

@testable import PushDownDependency

struct CheckoutTests {
    private let checkout = TestableCheckout()
    private let tea = Item(name: "tea", cents: 450, count: 2)
    private let cup = Item(name: "cup", cents: 900)

    @Test func `a new checkout is empty`() {
        #expect(checkout.items == [])
        #expect(checkout.total() == 0)
        #expect(checkout.charges == [])
    }

    @Test func `things stand in the order in which they are added, also twice`() {
        checkout.add(tea)
        checkout.add(cup)
        checkout.add(tea)
        checkout.add(Item(name: "tea", cents: 1, count: 0))
        #expect(checkout.items == [tea, cup, tea, Item(name: "tea", cents: 1, count: 0)])
        #expect(checkout.total() == 2700)
        #expect(checkout.charges == [])
    }

    @Test(arguments: [(450, 0, 0), (450, 1, 450), (450, 3, 1350), (0, 7, 0), (450, -1, -450), (-5, 2, -10)])
    func `a line costs its price times its count`(_ cents: Int, _ count: Int, _ total: Int) {
        checkout.add(Item(name: "tea", cents: cents, count: count))
        #expect(checkout.total() == total)
        checkout.add(Item(name: "cup", cents: 7, count: 3))
        #expect(checkout.total() == total + 21)
    }

    @Test func `the total is charged once, and then the cart is empty`() {
        checkout.add(tea)
        checkout.add(cup)
        #expect(checkout.pay())
        #expect(checkout.charges == [1800])
        #expect(checkout.items == [])
        #expect(checkout.total() == 0)
    }

    @Test func `the next payment is for the next things only`() {
        checkout.add(tea)
        #expect(checkout.pay())
        checkout.add(cup)
        checkout.add(tea)
        #expect(checkout.items == [cup, tea])
        #expect(checkout.pay())
        #expect(!checkout.pay())
        #expect(checkout.charges == [900, 1800])
    }

    @Test func `after a refused charge the cart is as before, and can be paid`() {
        checkout.isAccepted = false
        checkout.add(tea)
        checkout.add(cup)
        #expect(!checkout.pay())
        #expect(checkout.charges == [1800])
        #expect(checkout.items == [tea, cup])
        #expect(checkout.total() == 1800)
        checkout.isAccepted = true
        #expect(checkout.pay())
        #expect(checkout.charges == [1800, 1800])
        #expect(checkout.items == [])
    }

    @Test(arguments: [true, false]) func `an empty cart charges nothing`(_ isAccepted: Bool) {
        checkout.isAccepted = isAccepted
        #expect(!checkout.pay())
        #expect(checkout.charges == [])
        #expect(checkout.items == [])
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 1), (1, -1), (-100, 5)]) func `a cart without a price charges nothing and keeps its things`(_ cents: Int, _ count: Int) {
        let item = Item(name: "bag", cents: cents, count: count)
        checkout.add(item)
        #expect(!checkout.pay())
        #expect(checkout.charges == [])
        #expect(checkout.items == [item])
    }

    @Test(arguments: [1, 2, 3]) func `one cent is charged`(_ cents: Int) {
        checkout.add(Item(name: "bag", cents: cents))
        #expect(checkout.pay())
        #expect(checkout.charges == [cents])
        #expect(checkout.items == [])
    }

    @Test func `what costs nothing is bought with the rest`() {
        checkout.add(Item(name: "bag", cents: 0))
        checkout.add(cup)
        #expect(checkout.pay())
        #expect(checkout.charges == [900])
        #expect(checkout.items == [])
    }

    @Test func `no card reader connects`() {
        let lines = Analytics.output {
            let checkout = TestableCheckout()
            checkout.add(tea)
            _ = checkout.pay()
        }
        #expect(lines == [])
    }

    @Test func `a checkout that cannot charge ends the process`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450))
            _ = checkout.pay()
        }
    }

    @Test func `production creates a checkout for the counter, which charges the reader`() {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            #expect(checkout is CounterCheckout)
            checkout.add(tea)
            checkout.add(cup)
            #expect(checkout.pay())
            #expect(!checkout.pay())
            #expect(checkout.items == [])
        }
        #expect(lines == [">>card reader connected", ">>charged 1800"])
    }

    @Test func `the counter's charge is the reader's`() {
        let lines = Analytics.output {
            let checkout = CounterCheckout()
            #expect(checkout.charge(cents: 5))
            #expect(checkout.charge(cents: 6))
        }
        #expect(lines == [">>card reader connected", ">>charged 5", ">>charged 6"])
    }
}

private final class TestableCheckout: Checkout {
    private(set) var charges: [Int] = []
    var isAccepted = true

    override func charge(cents: Int) -> Bool {
        charges.append(cents)
        return isAccepted
    }
}
