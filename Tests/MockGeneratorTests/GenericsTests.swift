import Foundation
import Recording
import Testing

/// The generated mocks of `Protocols/Generics.swift` keep what requirements say about associated types, `Self` and identities.
struct GenericsTests {
    private struct Crate: Stocked { typealias Unit = Crate }

    private enum Loss: Error { case fire }

    @Test func `a requirement about associated types and the mock itself is fulfilled`() throws {
        let warehouse = MockWarehousing<Crate, Loss>()
        (warehouse.stubbedLoad, warehouse.stubbedLatestError) = (Crate(), .fire)

        _ = try warehouse.load(Crate())
        #expect(throws: Loss.fire) { _ = try warehouse.latest }
        #expect(warehouse.invokedList.count == 2)
    }

    @Test func `a value that nobody can copy is made for each call`() {
        let ticketing = MockTicketing()
        ticketing.stubbedBook = { Ticket(seat: 4) }
        ticketing.stubbedGive = 2
        var ticket = ticketing.book()
        ticketing.rebook(&ticket, by: 2)
        ticketing.look(at: ticket)

        #expect(ticketing.book().seat == 4)
        #expect(ticketing.give(ticket) == 2)
        ticketing.assertInvokes([
            .book, .rebook(Unrecorded(), by: 2), .look(at: Unrecorded()), .book, .give(Unrecorded()),
        ])
    }

    @Test func `an identity of a certain type is a stub`() {
        let (invoice, receipted) = (MockInvoice(), MockReceipted())
        let id = UUID()
        (invoice.stubbedId, receipted.stubbedId) = (id, "a")

        #expect((invoice as any Identifiable<UUID>).id == id)
        #expect((receipted as any Identifiable<String>).id == "a")
    }

    @Test func `a sequence that is its own iterator ends when the stub says so`() {
        let countdown = MockCountdown()
        (countdown.stubbedMakeIterator, countdown.stubbedNext) = (countdown, nil)
        #expect(Array(countdown).isEmpty)
    }

    @Test func `a collection has the indices and elements of its stubs`() {
        let shelf = MockShelf()
        (shelf.stubbedStartIndex, shelf.stubbedEndIndex, shelf.stubbedSubscript) = (0, 3, "book")
        #expect(shelf.first == "book")
        #expect(shelf.count == 3)
    }

    @Test func `a missing result of the caller's type is nil, and one that is sent is the stub`() throws {
        let locking = MockLocking()
        locking.stubbedWithLock = 3
        let value: Int = locking.withLock { $0 }
        #expect(value == 3)
        let stored: String? = locking.stored(String.self)
        #expect(stored == nil)
    }
}
