import Injection
import InjectionTesting
import Testing

// The declarations of the pages on scopes.

struct Writer {
    let journal: Journal
}

struct Desk {
    let first: Writer
    let second: Writer
}

extension Container {
    var writer: Factory<Writer> { self { Writer(journal: self.page()) } }
    var desk: Factory<Desk> { self { Desk(first: self.writer(), second: self.writer()) } }
}

extension Scope {
    static let order = Cached()
}

extension Container {
    var basket: Factory<Journal> { self { Journal() }.scope(.order) }
}

extension Container {
    var offers: Factory<Journal> { self { Journal() }.cached.timeToLive(60) }
}

final class Editor: Sendable {
    let document: Int
    init(document: Int) { self.document = document }
}

extension Container {
    var editor: ParameterFactory<Int, Editor> { self { Editor(document: $0) }.cached }
    var editors: ParameterFactory<Int, Editor> { self { Editor(document: $0) }.scopeOnParameters.cached }
}

/// Tests that compile and run the pages in `Injection.docc/Scopes`.
struct ScopePageTests {
    @Test func `unique`() {
        let container = Container()
        container.manager.defaultScope = .cached
        #expect(container.journal() === container.journal())
        #expect(container.journal.unique() !== container.journal.unique())
    }

    @Test func `graph`() {
        let container = Container()
        let desk = container.desk()
        #expect(desk.first.journal === desk.second.journal)
        #expect(container.desk().first.journal !== desk.first.journal)
    }

    @Test func `shared`() {
        let container = Container()
        var first: Journal? = container.open()
        weak let connection = first
        #expect(container.open() === first)
        first = nil
        #expect(connection == nil)
    }

    @Test func `cached`() {
        let container = Container()
        let diary = container.diary()
        #expect(container.diary() === diary)
        container.diary.reset(.scope)
        #expect(container.diary() !== diary)
    }

    @Test(.container) func `singleton`() {
        let session = Container().session()
        #expect(Container().session() === session)
    }

    @Test func `a scope of one's own`() {
        let container = Container()
        let (basket, diary) = (container.basket(), container.diary())
        container.manager.reset(scope: .order)
        #expect(container.basket() !== basket)
        #expect(container.diary() === diary)
    }

    @Test func `time to live`() {
        let container = Container()
        let offers = container.offers()
        container.manager.now = { .now + .seconds(59) }
        #expect(container.offers() === offers)
        container.manager.now = { .now + .seconds(120) }
        #expect(container.offers() !== offers)
    }

    @Test func `an instance for each parameter`() {
        let container = Container()
        #expect(container.editor(1) === container.editor(2))
        #expect(container.editors(1) !== container.editors(2))
        #expect(container.editors(2) === container.editors(2))
    }
}
