import Testing

@testable import ConstructorInjection

struct PriceTests {
    @Test func `prices are added and compared`() {
        #expect(Price(cents: 1) + Price(cents: 2) == Price(cents: 3))
        #expect(Price(cents: 1) != Price(cents: 2))
        #expect(Price(cents: 1) < Price(cents: 2))
        #expect(!(Price(cents: 1) < Price(cents: 1)))
        #expect((Price(cents: 1) |> { $0.cents }) == 1)
    }

    @Test func `a list of one has an only element`() {
        #expect(["pay"].onlyElement == "pay")
        #expect(["pay", "go"].onlyElement == nil)
        #expect(Task(name: "pay").name == "pay")
    }
}
