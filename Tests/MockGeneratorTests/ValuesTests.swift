import Foundation
import Recording
import Testing

/// The generated mocks of `Protocols/Values.swift` stand in for numbers, sets, collections and formats.
struct ValuesTests {
    @Test func `the operators of a number are stubbed and recorded by the type`() {
        defer { MockVector<Int>.statics.tearDown() }
        let (first, second, sum) = (MockVector<Int>(), MockVector<Int>(), MockVector<Int>())
        MockVector<Int>.stubbedPlus = sum

        #expect(first + second == sum)
        #expect(first != second, "mocks are equal by identity")
        #expect(MockVector<Int>.statics.invokedList.count == 1)
    }

    @Test func `an instant and its duration are stubbed`() {
        let (start, end, span) = (MockMoment<MockSpan>(), MockMoment<MockSpan>(), MockSpan())
        start.stubbedDuration = span
        #expect(start.duration(to: end) == span)
        #expect(start.invokedList.count == 1)
    }

    @Test func `a set keeps the names of its parts`() {
        let tags = MockTagSet()
        tags.stubbedInsert = (inserted: false, memberAfterInsert: "b")
        #expect(tags.insert("a") == (false, "b"))
        tags.assertInvokes([.initialize, .insert("a")])
    }

    @Test func `a collection is written to`() {
        let queue = MockQueue()
        (queue.stubbedStartIndex, queue.stubbedEndIndex, queue.stubbedSubscript) = (0, 1, "a")
        queue[0] = "b"
        #expect(queue[0] == "b")
        queue.replaceSubrange(0..<1, with: ["c"])
        #expect(queue.invokedList.count == 4, "with the initializer that the protocol requires")
    }

    @Test func `a format and a comparator are stubbed`() {
        let style = MockStyle()
        style.stubbedFormat = "07"
        #expect(style.format(7) == "07")
        style.assertInvokes([.format(7)])

        let ordering = MockOrdering()
        ordering.stubbedCompare = .orderedDescending
        #expect(ordering.compare("a", "b") == .orderedDescending)
    }

    @Test func `a raw value has the type that the protocol gives it`() {
        let code = MockCode(rawValue: 3)
        code.stubbedRawValue = 3
        #expect(code.rawValue == 3)
        code.assertInvokes([.initializeRawValue(rawValue: 3), .rawValue])
    }

    @Test func `a mock that is hashed by identity is found in a set`() {
        let (first, second) = (MockKey(), MockKey())
        #expect(Set([first, second, first]).count == 2)
    }

    @Test func `a default that no requirement mentions is taken`() {
        let shelf = MockShelving()
        #expect(shelf.makeIterator().next() == nil)
    }
}
