import Foundation
import Injection
import InjectionTesting
import Synchronization
import Testing

// The declarations of the article's table.

extension Container {
    var account: Factory<Session> { self { Session() }.singleton }
    var calendar: Factory<Journal> { self { Journal() }.cached }
    var notebook: Factory<Journal> { self { Journal() }.shared }
    var outline: Factory<Journal> { self { Journal() }.graph }
    var ticket: Factory<Journal> { self { Journal() }.cached.timeToLive(60) }
    var invoice: ParameterFactory<Int, Invoice> { self { Invoice(number: $0) }.scopeOnParameters.cached }
    var album: Factory<Journal> { self { Journal() }.scope(.visit) }
    var guest: Factory<Session?> { promised() }
    @MainActor var screen: Factory<CheckoutViewController> { self { CheckoutViewController() } }
}

extension Scope {
    static let visit = Cached()
}

final class Invoice: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

/// Tests that compile and run each line of the table for Factory, in its order, and show what differs.
///
/// The code of the lines also compiles with Factory, when only the imports are changed.
struct ComingFromFactoryTests {
    /// A container with a property of the same name and type as one of `Container`.
    final class Archive: SharedContainer, AutoRegistering {
        @TaskLocal static var shared = Archive()
        let manager = ContainerManager()
        let registrations = Mutex(0)

        var account: Factory<Session> { self { Session() }.singleton }
        var network: Factory<any NetworkClient> { self { RealNetworkClient() } }

        func autoRegister() {
            registrations.withLock { $0 += 1 }
            network.register { MockNetworkClient() }
        }
    }

    struct Wrapped {
        @Injected(\.calendar) var atOnce
        @LazyInjected(\.calendar) var lazily
        @WeakLazyInjected(\.calendar) var weakly
        @DynamicInjected(\.calendar) var anew
    }

    @Test(.container) func `Declare and resolve`() {
        let container = Container()
        #expect(container.journal() !== container.journal())
        #expect(container.journal.resolve() !== container.journal())
        let journal: Journal = dependency(\.calendar)
        #expect(journal === Container.shared.calendar())
        #expect(container.account() !== Archive().account(), "another declaration has another singleton")
        container.guest.register { Session() }
        #expect(container.guest() != nil)
    }

    @Test(.container) func `Register and reset`() {
        let container = Container()
        container.journal.register { JournalDouble() }
        #expect(container.journal() is JournalDouble)
        container.journal.reset()
        #expect(!(container.journal() is JournalDouble))
        container.journal { JournalDouble() }
        #expect(container.journal() is JournalDouble)

        Container.shared { $0.journal.register { JournalDouble() } }
        #expect(Container.shared.journal() is JournalDouble)
        container.reset(options: .registration)
        #expect(!(container.journal() is JournalDouble))

        container.register { JournalDouble() as Journal }
        let byType: Journal? = container.resolve()
        #expect(byType is JournalDouble)
    }

    @Test(.container) func `Scopes`() {
        let container = Container()
        #expect(container.account() === Container().account())
        #expect(container.calendar() === container.calendar())
        let notebook = container.notebook()
        #expect(container.notebook() === notebook)
        #expect(container.outline() !== container.outline())
        #expect(container.invoice(3) === container.invoice(3))
        #expect(container.invoice(3) !== container.invoice(4))

        let ticket = container.ticket()
        container.manager.now = { .now + .seconds(61) }
        #expect(container.ticket() !== ticket)

        let (album, calendar) = (container.album(), container.calendar())
        container.manager.reset(scope: .visit)
        #expect(container.album() !== album)
        #expect(container.calendar() === calendar)

        let account = container.account()
        Scope.singleton.reset()
        #expect(container.account() !== account)
    }

    @Test(.container) func `Singletons are made once, however many threads ask`() {
        for _ in 0..<20 {
            let made = Counter()
            let container = Container()
            container.account.register {
                made.increment()
                Thread.sleep(forTimeInterval: 0.001)
                return Session()
            }
            let scope = Scope.singleton
            #expect(onThreads(4) { _ = Scope.$singleton.withValue(scope) { container.account() } })
            #expect(made.value == 1)
        }
    }

    @Test(.container) func `Contexts and auto-registration`() {
        let container = Container()
        container.journal.onArg("paper") { JournalDouble() }
        FactoryContext.setArg("paper", forKey: "journal")
        #expect(container.journal() is JournalDouble)
        FactoryContext.removeArg(forKey: "journal")
        #expect(!(container.journal() is JournalDouble))

        let archive = Archive()
        archive.manager.push()
        #expect(archive.network() is MockNetworkClient)
        archive.manager.pop()
        #expect(archive.network() is MockNetworkClient)
        #expect(archive.registrations.withLock { $0 } == 1)
    }

    @Test func `Property wrappers read the shared container`() {
        Container.$shared.withValue(Container()) {
            Container.shared.calendar.register { JournalDouble() }
            let wrapped = Wrapped()
            #expect(wrapped.atOnce is JournalDouble)
            #expect(wrapped.lazily === wrapped.atOnce)
            #expect(wrapped.weakly === wrapped.atOnce)
            #expect(wrapped.anew === wrapped.atOnce)
        }
    }

    @Suite(.container { $0.journal.register { JournalDouble() } })
    struct TraitTests {
        @Test(.container { $0.session.register { SessionDouble() } })
        func `a test adds to the registrations of its suite`() {
            #expect(Container.shared.session() is SessionDouble)
            #expect(Container.shared.journal() is JournalDouble)
        }
    }

    @Test func `Resolve on the actor of the declaration`() async {
        let isNew = await Task.detached {
            await Container.shared.screen.resolveOnMainActor() !== Container.shared.screen.resolveOnMainActor()
        }.value
        #expect(isNew)
    }

    @Test(.container) func `Trace and decorate`() {
        let container = Container()
        let seen = Collector<Bool>()
        container.calendar.decorator { _, isNew in seen.add(isNew) }
        _ = (container.calendar(), container.calendar())
        #expect(seen.values == [true, false])
    }
}
