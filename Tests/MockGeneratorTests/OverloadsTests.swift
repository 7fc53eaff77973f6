import Recording
import Testing

/// The generated mocks of `Protocols/Overloads.swift` distinguish members by whatever they differ in.
struct OverloadsTests {
    @Test func `overloads of one label differ by optionality, lists, variadics and results`() throws {
        let basket = MockBasket()
        (basket.stubbedTotalInt, basket.stubbedTotalIntOptional, basket.stubbedTotalString) = (3, nil, "three")
        basket.stubbedTotalThrowsInt = [3]
        (basket.stubbedUnitPrice, basket.stubbedUnitPrice2) = (1, 2)

        basket.add(1)
        basket.add(Int?.none)
        basket.add([1, 2])
        basket.add(1, 2, 3)
        basket.addInt(4)
        basket.pick([1: 2])
        basket.pick((1, 2))
        let totals: (Int, Int?, String, [Int]) = (basket.total(), basket.total(), basket.total(), try basket.total())
        #expect(totals == (3, nil, "three", [3]))
        #expect((basket.unit_price(), basket.unitPrice()) == (1, 2))
        basket.move(at: 1, at: 2)

        basket.assertInvokes([
            .addInt(1), .addIntOptional(nil), .addIntList([1, 2]), .addIntVariadic([1, 2, 3]), .addInt2(4),
            .pickIntIntDictionaryList([1: 2]),
            .pickIntIntTuple((1, 2)), .totalInt, .totalIntOptional, .totalString, .totalThrowsInt, .unit_price, .unitPrice, .move(at: 1, 2),
        ])
    }

    @Test func `keywords and sentences are names and labels`() {
        defer { MockGrammar.statics.tearDown() }
        let grammar = MockGrammar()
        (grammar.stubbedRead, grammar.stubbedItWorks, grammar.stubbedType, grammar.stubbedSubscript) = (1, 2, 3, 4)

        grammar.find(in: 1, for: 2, where: true, `inout`: 3, var: 4, let: 5)
        #expect(grammar.read(1, self: 2, Type: 3, Any: 4) == 1)
        grammar.`init`()
        grammar.`self`(6)
        #expect(grammar.`it works`(`a label`: 7) == 2)
        grammar.default = 8
        #expect(grammar.`Type` == 3)
        #expect(grammar[in: 9] == 4)
        MockGrammar.class(class: 10)

        grammar.assertInvokes([
            .find(in: 1, for: 2, where: true, `inout`: 3, var: 4, let: 5), .read(1, self: 2, Type: 3, Any: 4), .`init`, .`self`(6),
            .itWorks(`a label`: 7), .setDefault(8), .`Type`, .subscript(in: 9),
        ])
        MockGrammar.statics.assertInvokes([.class(class: 10)])
    }

    @Test func `a subscript has the labels of the protocol`() throws {
        defer { MockShelves.statics.tearDown() }
        let shelves = MockShelves()
        (shelves.stubbedSubscriptFor, shelves.stubbedSubscriptAnyType) = (2, 4)

        shelves[key: "a"] = 1
        #expect(shelves[for: "b"] == 2)
        shelves[3] = 3
        #expect(try shelves[Int.self] == 4)
        MockShelves[name: "c"] = 5

        shelves.assertInvokes([
            .setSubscript(key: "a", to: 1), .subscript(for: "b"), .setSubscriptInt(3, to: 3), .subscriptAnyType(Int.self),
        ])
        MockShelves.statics.assertInvokes([.setSubscript(name: "c", to: 5)])
    }

    @Test func `operators are static members with names in words`() {
        defer { MockMoney.statics.tearDown() }
        let (one, two) = (MockMoney(), MockMoney())
        (MockMoney.stubbedPlus, MockMoney.stubbedMinus, MockMoney.stubbedIsLess) = (two, one, true)

        #expect(one + two === two)
        #expect(-two === one)
        let isLess = one < two
        #expect(isLess)
        MockMoney.stubbedIsEqual = true
        #expect(one == one && one != two, "the identity is not recorded")
        let isEqual = one == 1
        #expect(isEqual)

        MockMoney.statics.assertInvokes([
            .plus(lhs: one, rhs: two), .minus(value: two), .isLess(lhs: one, rhs: two), .isEqual(lhs: one, rhs: 1),
        ])
    }

    @Test func `a parameter pack is counted as a call and returns a pack`() {
        let packing = MockPacking()
        packing.stubbedPack = (1, "a")

        let pair: (Int, String) = packing.pack(2, "b")

        #expect(pair == (1, "a"))
        packing.assertInvokes([.pack(Unrecorded())])
    }
}
