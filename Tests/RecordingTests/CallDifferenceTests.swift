import Testing

@testable import Recording

/// Tests that a failed `assertInvokes` reports every difference and its position.
struct CallDifferenceTests {
    let analytics = MockAnalytics()

    func report(expecting expected: [String], recording recorded: [String]) async throws -> String {
        for event in recorded { analytics.track(event: event) }
        let issues = await failures { analytics.assertInvokes(expected.map { .track(event: $0) }) }
        #expect(issues.count == 1)
        return try #require(issues.first).text
    }

    @Test func `a missing call is named, with its position`() async throws {
        #expect(
            try await report(expecting: ["a", "b"], recording: ["a"]) == """
                MockAnalytics: 1 call is missing; first difference at position 2.
                expected by the test:
                  1  .track(event: "a")
                  2  .track(event: "b")   <- missing
                recorded by the mock:
                  1  .track(event: "a")
                """)
    }

    @Test func `an extra call is named, with its position`() async throws {
        #expect(
            try await report(expecting: [], recording: ["a"]) == """
                MockAnalytics: 1 call is extra; first difference at position 1.
                expected by the test:
                  nothing
                recorded by the mock:
                  1  .track(event: "a")   <- extra
                """)
    }

    @Test func `a call at another time is out of order, not missing and extra`() async throws {
        #expect(
            try await report(expecting: ["a", "b", "c"], recording: ["b", "c", "a"]) == """
                MockAnalytics: 1 call is out of order; first difference at position 1.
                expected by the test:
                  1  .track(event: "a")   <- recorded at position 3
                  2  .track(event: "b")
                  3  .track(event: "c")
                recorded by the mock:
                  1  .track(event: "b")
                  2  .track(event: "c")
                  3  .track(event: "a")   <- expected at position 1
                """)
    }

    @Test func `two equal calls out of order are paired one by one, after calls that agree`() async throws {
        #expect(
            try await report(expecting: ["x", "a", "a", "b", "c"], recording: ["x", "b", "c", "a", "a"]) == """
                MockAnalytics: 2 calls are out of order; first difference at position 2.
                expected by the test:
                  1  .track(event: "x")
                  2  .track(event: "a")   <- recorded at position 4
                  3  .track(event: "a")   <- recorded at position 5
                  4  .track(event: "b")
                  5  .track(event: "c")
                recorded by the mock:
                  1  .track(event: "x")
                  2  .track(event: "b")
                  3  .track(event: "c")
                  4  .track(event: "a")   <- expected at position 2
                  5  .track(event: "a")   <- expected at position 3
                """)
    }

    @Test func `repetitions count, unlike in a set of calls`() async throws {
        let text = try await report(expecting: ["a", "a", "b"], recording: ["a", "b", "b"])

        #expect(text.hasPrefix("MockAnalytics: 1 call is missing, 1 call is extra; first difference at position 2."))
        #expect(Set(["a", "a", "b"]) == Set(["a", "b", "b"]), "as sets, the lists are equal")
    }

    @Test func `a long list is shown around the differences`() async throws {
        let events = (1...1000).map { "\($0)" }
        let text = try await report(expecting: events, recording: events.filter { $0 != "500" })

        #expect(text.hasPrefix("MockAnalytics: 1 call is missing; first difference at position 500."))
        #expect(text.contains("  … 496 more as expected\n  497  .track(event: \"497\")"))
        #expect(text.split(separator: "\n").count < 25)
    }

    @Test func `long lists without common calls are compared quickly`() async throws {
        let text = try await report(expecting: (0..<5000).map { "\($0)" }, recording: (5000..<10000).map { "\($0)" })

        #expect(text.hasPrefix("MockAnalytics: 5000 calls are missing, 5000 calls are extra; first difference at position 1."))
    }

    @Test func `two objects that look alike are numbered`() async throws {
        let mock = MockShelf()
        let (first, second) = (Book(), Book())
        mock.put(first)
        let issues = await failures { mock.assertInvokes([.put(second)]) }

        let text = try #require(issues.first).text
        #expect(text.contains(".put(CallDifferenceTests.Book#1)   <- missing"))
        #expect(text.contains(".put(CallDifferenceTests.Book#2)   <- extra"))
    }

    @Test func `each expected call is asked whether it equals the recorded one`() {
        typealias AtMost = RealEqualityTests.AtMost
        func difference(_ expected: [Int], _ recorded: [Int]) -> CallDifference<AtMost> {
            CallDifference(expected: expected.map(AtMost.init), recorded: recorded.map(AtMost.init))
        }

        #expect(difference([1, 9], [2, 0]).firstDifference == 1)
        let (many, others) = (Array(repeating: 9, count: 201), Array(repeating: 0, count: 201))
        #expect(difference(many + [1], others + [2]).recordedFates == Array(repeating: .absent, count: 201) + [.same])
    }

    @Test func `one comparison more than is affordable is too much`() {
        let difference = CallDifference(expected: Array(1...221), recorded: Array(2...182))

        #expect(difference.expectedFates.allSatisfy { $0 == .absent } && difference.recordedFates.allSatisfy { $0 == .absent })
    }

    final class Book {}

    final class MockShelf: RecordingMock {
        let recorder = Recorder<MockShelfElements>()
        func put(_ book: Book) { invokedList.append(.put(book)) }
    }

    enum MockShelfElements: MockEquatable { case put(Book) }

    @Test(arguments: [(200, "1 call is out of order"), (201, "201 calls are missing, 201 calls are extra")])
    func `two hundred calls that differ are compared with each other, and more by position`(_ number: Int, _ summary: String) async throws {
        let events = (1...number).map { "\($0)" }

        let text = try await report(expecting: events, recording: events.dropFirst() + ["1"])

        #expect(text.hasPrefix("MockAnalytics: \(summary); first difference at position 1."))
    }

    @Test func `one object has one number, wherever it is in a report`() async throws {
        let mock = MockShelf()
        let (first, second) = (Book(), Book())
        for book in [first, second] { mock.put(book) }
        let issues = await failures { mock.assertInvokes([.put(second), .put(first)]) }

        let numbers = try #require(issues.first).text.matches(of: /Book#(\d)/).map { String($0.1) }
        #expect(numbers == ["1", "2", "2", "1"])
    }
}
