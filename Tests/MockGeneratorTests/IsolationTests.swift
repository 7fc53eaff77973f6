import Recording
import Testing

/// The generated mocks of `Protocols/Isolation.swift` are used where their protocols are.
struct IsolationTests {
    @Test @MainActor func `a mock of the main actor records there, and from outside what is nonisolated`() async {
        let router = MockRouter()
        router.stubbedCurrent = "cart"

        router.show("checkout", then: {})
        #expect(router.current == "cart")
        await Task.detached { router.log("done") }.value

        router.assertInvokes([.show("checkout", then: Unrecorded()), .current, .log("done")])
    }

    @Test func `a sendable mock is used from many tasks`() async throws {
        let tracking = MockTracking()
        tracking.stubbedFlush = 3
        tracking.stubbedMake = 9

        await withTaskGroup { group in
            for number in 0..<100 { group.addTask { tracking.track(number) } }
        }
        #expect(try await tracking.flush(onDone: { _ in }, onError: { _ in }) == 3)
        #expect(tracking.make(Int.self) == 9)
        tracking.track(event: "a", properties: ["b": 1])
        await tracking.present()

        for number in 0..<100 { tracking.assertInvoked(.track(Erased(number)), times: .once) }
        tracking.assertInvoked(.track(event: "a", properties: Erased(["b": 1] as [String: Any])))
        tracking.assertInvoked(.make(Erased(Int.self)))
        tracking.assertInvoked(.present)
    }

    @Test func `what is erased stays different where it was`() {
        final class Box: Sendable {}
        let box = Box()
        #expect(Erased(box) == Erased(box))
        #expect(Erased(box) != Erased(Box()))
        #expect(Erased([box]) != Erased([Box()]))
        #expect(Erased(1) != Erased("1"))
        #expect(Erased({ () -> Int in 1 }) != Erased({ () -> Int in 1 }))
    }

    @Test func `an actor mock is stubbed and asserted without waiting`() async throws {
        let store = MockStore()
        store.stubbedCount = 1
        store.stubbedSave = true
        store.stubbedName = "store"

        #expect(await store.count == 1)
        #expect(try await store.save("a"))
        #expect(await store.load(id: 1) == nil)
        #expect(store.name == "store")

        store.assertInvokes([.count, .save("a"), .load(id: 1), .name])
    }

    @Test func `an associated type crosses between tasks`() async {
        let source = MockSource<Int>()
        source.stubbedNext = 1
        let shared: any Source<Int> = source

        #expect(await Task.detached { await shared.next() }.value == 1)
        source.assertInvokes([.next])
    }

    @Test func `what a sendable protocol inherits is shared between tasks too`() async {
        let search = MockSharedSearch()
        search.stubbedFind = ["book"]
        #expect(await Task.detached { search.find("book") }.value == ["book"])
        search.assertInvokes([.find("book", limit: 10)])
    }

    @Test func `objects that must be comparable are, by identity`() {
        let session = MockSession()
        session.end()
        #expect(Set([session, session, MockSession()]).count == 2)
        session.assertInvokes([.end])
    }

    @Test func `protocols of Foundation's objects, with availability, with defaults, empty, nested and wordy are mocked`() async throws {
        let (delegate, modern, search, shelf, wordy) = (MockDelegate(), MockModern(), MockSearch(), MockShopShelf(), MockWordy())
        search.stubbedFind = ["book"]
        wordy.stubbedDescribe = "ada"

        delegate.didEnd("a")
        if #available(macOS 26, iOS 26, *) { modern.shine() }
        #expect(search.find("book") == ["book"])
        shelf.put("book")
        let text = try await wordy.describe(
            firstNameOfTheCustomer: "a", lastNameOfTheCustomer: "b", addressOfTheCustomer: "c", remarks: [:])
        #expect(text == "ada")

        delegate.assertInvokes([.didEnd("a")])
        search.assertInvokes([.find("book", limit: 10)])
        shelf.assertInvokes([.put("book")])
        wordy.assertInvoked(MockWordyElements.describe)
        MockMarker().assertInvokes()
    }
}
