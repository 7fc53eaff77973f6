import Foundation
import Recording
import Testing

/// The generated mocks of `Protocols/Members.swift` record and return what a test says.
struct MembersTests {
    @Test func `properties are recorded when read and when set`() async throws {
        let cart = MockCart()
        cart.stubbedCount = 2
        cart.stubbedTotalError = CheckoutError.expired

        #expect(cart.count == 2)
        cart.note = "gift"
        #expect(cart.note == "gift")
        await #expect(throws: CheckoutError.expired) { try await cart.total }

        cart.assertInvokes([.count, .setNote("gift"), .note, .total])
    }

    @Test func `overloads are told apart by label, and by type where they have none`() {
        let cart = MockCart()
        (cart.stubbedRemoveAt, cart.stubbedRemoveNamed) = ("book", "pen")

        cart.add("book")
        cart.add(1)
        cart.add(item: "pen", quantity: 2)
        #expect(cart.remove(at: 0) == "book")
        #expect(cart.remove(named: "pen") == "pen")

        cart.assertInvokes([.addString("book"), .addInt(1), .add(item: "pen", quantity: 2), .remove(at: 0), .remove(named: "pen")])
    }

    @Test func `inout, variadic and backticked members are recorded`() {
        let cart = MockCart()
        cart.stubbedRepeat = true
        var value = 1

        cart.update(&value, by: 2, 3)
        cart.repeat(for: 2, in: "shop")

        cart.assertInvokes([.update(1, by: [2, 3]), .repeat(for: 2, in: "shop")])
    }

    @Test func `an escaping closure can be taken out and called, one that must not escape is named`() throws {
        let cart = MockCart()
        var loaded: [String] = []

        cart.load { loaded = (try? $0.get()) ?? [] }
        try #require(cart.arguments(of: MockCartElements.load(completion:)).first).function(.success(["book"]))
        cart.visit(each: { _ in })
        cart.load(then: nil, else: "nothing")

        #expect(loaded == ["book"])
        cart.assertInvoked(.visit(each: Unrecorded()))
        cart.assertInvoked(.load(then: nil, else: Unrecorded()))
    }

    @Test func `subscripts are recorded`() {
        let cart = MockCart()
        cart.stubbedSubscript = "book"

        #expect(cart[1] == "book")
        cart[named: "pen"] = 3
        #expect(cart[named: "pen"] == 3)

        cart.assertInvokes([.subscript(1), .setSubscript(named: "pen", to: 3), .subscript(named: "pen")])
    }

    @Test func `results of every shape are stubbed`() {
        let cart = MockCart()
        cart.stubbedPair = (name: "book", price: 2.5)
        cart.stubbedTransform = { $0 * 2 }
        cart.stubbedCustomer = MockCustomer()

        #expect(cart.pair().name == "book")
        #expect(cart.transform()(2) == 4)
        #expect(cart.customer() is MockCustomer)
    }

    @Test func `names that are missing, taken or keywords find a way`() {
        let cart = MockCart()
        cart.stubbedAnything = 3

        cart.move(1, in: 2, as: "gift")
        let customer = MockCustomer()
        cart.setOwner("ada")
        cart.owner = customer
        let anything = cart.anything()

        #expect(type(of: anything) == Int.self, "not an optional inside")
        cart.assertInvokes([.move(1, in: 2, as: "gift"), .setOwner("ada"), .setOwnerProperty(customer), .anything])
    }

    @Test func `members that the standard library's protocols require are recorded too`() throws {
        let coupon = MockCoupon()
        coupon.stubbedCode = "spring"
        coupon.stubbedDescription = "a coupon"

        #expect(coupon.code + coupon.description == "springa coupon")
        #expect(try JSONEncoder().encode([coupon]) == Data("[{}]".utf8))
        #expect(coupon.invokedList.map { "\($0)" }.first == "code")
        coupon.assertInvoked(MockCouponElements.encode(to:), times: .once)
        #expect(try JSONEncoder().encode([MockSharedCoupon()]) == Data("[{}]".utf8))
    }

    @Test func `errors are thrown, typed where the member's are`() async throws {
        let service = MockCheckoutService()
        service.stubbedValidateError = .declined
        service.stubbedParseError = CheckoutError.expired
        service.stubbedPay = "receipt"

        #expect(throws: CheckoutError.declined) { try service.validate(code: "x") }
        #expect(throws: CheckoutError.expired) { try service.parse("x", orThrow: CheckoutError.self) }
        #expect(try await service.pay(amount: 1) == "receipt")
        await service.refresh()

        service.assertInvokes([.validate(code: "x"), .parse("x", orThrow: CheckoutError.self), .pay(amount: 1), .refresh])
    }

    @Test func `generic arguments are recorded erased and still compared for real`() throws {
        let codec = MockCodec()
        codec.stubbedDecode = 7
        codec.stubbedIsSame = true

        #expect(try codec.decode(Int.self, from: Data()) == 7)
        codec.log("text")
        #expect(codec.isSame(as: codec))

        codec.assertInvokes([.decode(Int.self, from: Data()), .log("text"), .isSame(as: codec)])
        #expect(MockCodecElements.decode(Int.self, from: Data()) != .decode(String.self, from: Data()))
        #expect(MockCodecElements.isSame(as: codec) != .isSame(as: MockCodec()))
    }

    @Test func `associated types are the mock's generic parameters`() {
        let repository = MockRepository<Int, String>()
        repository.stubbedFind = 5
        let numbers: any Repository<Int> = repository

        #expect(repository.find("five") == 5)
        repository.save(6, under: "six")

        repository.assertInvokes([.find("five"), .save(6, under: "six")])
        #expect(numbers is MockRepository<Int, String>)
    }

    @Test func `inherited members and settled associated types are the mock's own`() {
        let names = MockNameRepository<Int>()
        names.stubbedName = "names"

        names.save("ada", under: 1)
        names.rename("ada", to: "eve")

        #expect(names.name == "names")
        names.assertInvokes([.save("ada", under: 1), .rename("ada", to: "eve"), .name])
    }

    @Test func `static members have a record of their own, initializers the instance's`() throws {
        defer { MockClock.statics.tearDown() }
        MockClock.stubbedNowStatic = Date(timeIntervalSince1970: 0)
        MockClock.shared = 3

        #expect(try MockClock.now() == Date(timeIntervalSince1970: 0))
        #expect(MockClock.shared == 3)
        MockClock.statics.assertInvokes([.setShared(3), .nowStatic, .shared])

        MockClock().assertInvokes([.initialize])
        MockClock(zone: "UTC").assertInvokes([.initializeZone(zone: "UTC")])
        let clock = MockClock()
        clock.stubbedNow = Date(timeIntervalSince1970: 1)
        #expect(clock.now() == Date(timeIntervalSince1970: 1))
    }
}
