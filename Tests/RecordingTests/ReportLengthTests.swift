import Recording
import Testing

/// Tests that a report of many calls stays short, and says how many it leaves out.
struct ReportLengthTests {
    private let analytics = MockAnalytics()

    private func record(_ numbers: some Sequence<Int>) {
        for number in numbers { analytics.track(event: "\(number)") }
    }

    private func lines(of assertion: () -> Void) async throws -> [String] {
        try #require(await failures { assertion() }.first).text.split(separator: "\n").map(String.init)
    }

    @Test(arguments: [(50, [String]()), (51, ["  … 1 more"])])
    func `a count shows the first fifty calls`(_ number: Int, _ rest: [String]) async throws {
        record(1...number)

        let lines = try await lines { analytics.assertInvoked(.track(event: "refund")) }

        #expect(lines.dropFirst(2).prefix(50) == (1...50).map { "  \($0)  .track(event: \"\($0)\")" }[...])
        #expect(Array(lines.dropFirst(52)) == rest)
    }

    @Test func `a mock without calls is said to have none`() async throws {
        #expect(
            try await lines { analytics.assertInvoked(.track(event: "refund")) }.suffix(2) == ["recorded by the mock:", "  nothing"])
        #expect(
            try await lines { analytics.recorder.journal.assertOrder([analytics.called(.track(event: "refund"))]) }.suffix(2)
                == ["recorded by these mocks:", "  nothing"])
    }

    @Test func `an order shows the first fifty calls`() async throws {
        record(1...51)

        let lines = try await lines { analytics.recorder.journal.assertOrder([analytics.called(.track(event: "refund"))]) }

        #expect(lines.last == "  50  MockAnalytics .track(event: \"50\")")
    }

    @Test func `some of the calls are missing, and the others are marked`() async throws {
        record(1...2)

        let lines = try await lines { analytics.assertInvokes(including: [.track(event: "2"), .track(event: "3"), .track(event: "4")]) }

        #expect(
            lines == [
                "MockAnalytics: 2 of 3 calls are missing.", "missing:", "  .track(event: \"3\")", "  .track(event: \"4\")",
                "recorded by the mock:", "  1  .track(event: \"1\")", "  2  .track(event: \"2\")   <- matches",
            ])
        #expect(
            try await self.lines { analytics.assertInvokes(including: [.track(event: "3")]) }.first
                == "MockAnalytics: 1 of 1 calls is missing.")
    }

    @Test func `twenty calls are shown in full, and of twenty-one those around the difference`() async throws {
        record(1...20)
        let short = try await lines { analytics.assertInvokes((1...19).map { .track(event: "\($0)") }) }
        #expect(short.filter { $0.contains("…") } == [] && short.count == 2 + 19 + 1 + 20)

        record(21...30)
        let expected = (1...30).map { $0 == 10 ? "other" : "\($0)" }
        let long = try await lines { analytics.assertInvokes(expected.map { .track(event: $0) }) }

        func list(_ title: String, _ tenth: String) -> [String] {
            let (before, after) = (
                (7...9).map { "  \($0)  .track(event: \"\($0)\")" }, (11...13).map { "  \($0)  .track(event: \"\($0)\")" }
            )
            return [[title, "  … 6 more as expected"], before, ["  10  .track(event: \(tenth)"], after, ["  … 17 more"]].flatMap(\.self)
        }
        #expect(long.first == "MockAnalytics: 1 call is missing, 1 call is extra; first difference at position 10.")
        #expect(
            Array(long.dropFirst())
                == list("expected by the test:", "\"other\")   <- missing") + list("recorded by the mock:", "\"10\")   <- extra"))
    }

    @Test func `two differences far from each other are both shown`() async throws {
        record(1...40)
        let expected = (1...40).map { [5, 30].contains($0) ? "other" : "\($0)" }

        let lines = try await lines { analytics.assertInvokes(expected.map { .track(event: $0) }) }

        let left = ["  … 1 more as expected", "  … 18 more as expected", "  … 7 more"]
        #expect(lines.filter { $0.contains("…") } == left + left)
    }

    @Test func `a report ends fifty calls after the first difference`() async throws {
        record(1...100)

        let lines = try await lines { analytics.assertInvokes((201...300).map { .track(event: "\($0)") }) }

        #expect(lines.filter { $0.hasSuffix("<- missing") }.count == 50)
        #expect(lines.filter { $0.hasSuffix("<- extra") }.count == 50)
        #expect(lines.filter { $0 == "  … 50 more" }.count == 2)
    }

    @Test func `of twenty-one calls, those around the difference are shown`() async throws {
        record(1...21)

        let lines = try await lines { analytics.assertInvokes([.track(event: "0")] + (2...21).map { .track(event: "\($0)") }) }

        #expect(lines.filter { $0.contains("…") } == ["  … 17 more", "  … 17 more"])
    }

    @Test func `around a missing call, the recorded calls are shown, too`() async throws {
        record((1...40).filter { $0 != 20 })

        let lines = try await lines { analytics.assertInvokes((1...40).map { .track(event: "\($0)") }) }

        #expect(lines.count { $0 == "  … 16 more as expected" } == 2)
        #expect(lines.filter { $0.contains("track(event: \"19\")") }.count == 2)
    }
}
