import Recording
import Testing

/// Tests that the calls and stubs of static members belong to their type.
struct StaticCallsTests {
    private enum Clock {}
    private enum Calendar {}
    private enum Zone {}
    private enum Elements: MockEquatable { case now }

    @Test func `a type has one record, and another type another`() {
        let clock = StaticCalls<Elements>.of(Clock.self)
        clock.invokedList.append(.now)

        #expect(StaticCalls<Elements>.of(Clock.self) === clock)
        #expect(StaticCalls<Elements>.of(Calendar.self) !== clock)
        clock.assertInvokes([.now])
        StaticCalls<Elements>.of(Calendar.self).assertInvokes()
        clock.tearDown()
    }

    @Test func `a stub is found by the name of its member and by its type`() {
        let calls = StaticCalls<Elements>.of(Zone.self)
        calls[stub: "now"] = 7
        calls[stub: "zone"] = "UTC"

        #expect(calls[stub: "now"] == 7)
        #expect(calls[stub: "zone"] == "UTC")
        #expect(calls[stub: "now"] as String? == nil)
        #expect(calls[stub: "today"] as Int? == nil)

        calls[stub: "now"] = Int?.none
        #expect(calls[stub: "now"] as Int? == nil)
    }
}
