import Foundation
import MockGenerator
import Recording
import Testing

/// The generated mocks of `Protocols/Aliases.swift` mean what the protocol means, outside of the protocol.
struct AliasesTests {
    @Test func `a protocol's own aliases are replaced by their types`() throws {
        let loading = MockLoading<[String], String, any Error>()
        (loading.stubbedPrices, loading.stubbedPair) = (["book": 2], ("book", "pen"))
        var count = 0

        loading.load(now: { count += 1 })
        loading.load(later: { count += 1 })
        loading.handler = { count += 1 }
        #expect(loading.prices(["pen": 1]) == ["book": 2])
        #expect(loading.pair((1, "pen")) == ("book", "pen"))
        let later = loading.arguments(of: MockLoadingElements.load(later:)).first
        let handler = loading.arguments(of: MockLoadingElements.setHandler).first
        (later??.function ?? {})()
        (handler?.function ?? {})()

        #expect(count == 2)
        loading.assertInvoked(.load(now: Unrecorded()), times: .once)
        loading.assertInvoked(.prices(["pen": 1]))
    }

    @Test func `a member's generic parameter may have the name of an associated type`() {
        let rows = MockRows<String>()
        (rows.stubbedMap, rows.stubbedFirst) = ([2], "row")

        #expect(rows.map(1) == [2])
        #expect(rows.first() == "row")
        rows.assertInvokes([.map(1), .first])
    }

    @Test func `types and aliases from around a protocol, and from its extensions, are found`() {
        let mock = MockReordering()
        mock.stubbedOrder = [Market.Product(name: "book")]
        mock.stubbedReorder = []

        #expect(mock.order(Market.Product(name: "pen"), done: { _ in }) == [Market.Product(name: "book")])
        #expect(mock.reorder([Market.Product(name: "pen")]) == [])
        mock.assertInvokes([.order(Market.Product(name: "pen"), done: Unrecorded()), .reorder([Market.Product(name: "pen")])])
    }

    @Test func `an alias of several protocols is all of them`() async {
        let table = MockNamedTable()
        table.stubbedName = "prices"

        let shared: any NamedTable = table
        #expect(await Task.detached { shared.name }.value == "prices")
        table.assertInvokes([.name])
    }

    @Test func `closures in optionals and behind aliases are recorded if they may be kept`() throws {
        let stepping = MockStepping()
        var count = 0

        stepping.step({ count += 1 })
        stepping.step(now: {}, later: { count += 1 }, perhaps: nil)
        stepping.report({ _ in }, to: { count += $0 })
        stepping.last = .some(.some({ count += 1 }))
        try #require(stepping.arguments(of: MockSteppingElements.step(_:)).first)??.function()
        try #require(stepping.arguments(of: MockSteppingElements.setLast).first)??.function()

        #expect(count == 2)
        #expect(stepping.invokedList.count == 4)
    }

    @Test func `protocols of the standard library are fulfilled`() throws {
        defer { MockColumn.statics.tearDown() }
        MockColumn.stubbedAllCases = [MockColumn()]
        #expect(MockColumn.allCases.count == 1)

        let columns = MockColumns<Int, IndexingIterator<[Int]>>()
        columns.stubbedMakeIterator = [1, 2].makeIterator()
        #expect(Array(columns) == [1, 2])

        let text = "book" as MockText
        text.assertInvokes([.initialize(stringLiteral: "book")])
        let owned: any Owned & Sendable = MockOwned()
        owned.own()
        let token = MockToken()
        token.stubbedSpend = 3
        #expect(token.spend() == 3)
    }

    @Test func `members and protocols inside #if stay inside`() {
        let printing = MockPrinting()
        printing.text()
        #if os(Linux)
        printing.stubbedPage = 2
        #expect(printing.page(1) == 2)
        printing.assertInvokes([.text, .page(1)])
        #endif
        #if !os(Windows)
        let device = MockDevice()
        device.stubbedDescriptor = 3
        #expect(device.descriptor() == 3)
        #endif
    }

    @Test func `comments inside a declaration change nothing`() throws {
        let commented = """
            /* a */ protocol /* b */ Marking /* c */ : /* d */ AnyObject, // The first.
                /* e */ Sendable /* f */ {
                // The second.
                func /* g */ mark /* h */ <Value /* i */ : /* j */ Hashable>( /* k */ at /* l */ place /* m */ : /* n */ Int /* o */, // The third.
                    /// The fourth.
                    _: @escaping /* p */ @Sendable ( /* q */ Value /* r */ ) /* s */ -> /* t */ Void // The fifth.
                ) /* u */ async /* v */ throws /* w */ -> /* x */ [ /* y */ Int /* z */ : /* a */ String /* b */ ] /* c */
                var /* d */ note /* e */ : /* f */ String? /* h */ { /* i */ get /* j */ set /* k */ } /* l */
                @discardableResult // The sixth.
                func close() -> // The seventh.
                    @Sendable /* m */ () -> Void
            }
            """
        let plain = """
            protocol Marking: AnyObject, Sendable {
                func mark<Value: Hashable>(at place: Int, _: @escaping @Sendable (Value) -> Void) async throws -> [Int: String]
                var note: String? { get set }
                @discardableResult func close() -> @Sendable () -> Void
            }
            """
        let (first, second) = (
            try Generation(source: commented, fileName: "Marking.swift"), try Generation(source: plain, fileName: "Marking.swift")
        )
        #expect(first.refusals.isEmpty)
        #expect(first.text == second.text)
    }
}
