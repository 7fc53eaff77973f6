import Foundation
import Testing

@testable import Injection

private final class Services: SharedContainer, AutoRegistering {
    static let shared = Services()
    let manager = ContainerManager()
    let runs = Counter()
    var alsoDo: (@Sendable (Services) -> Void)?

    init(alsoDo: (@Sendable (Services) -> Void)? = nil) { self.alsoDo = alsoDo }

    func autoRegister() {
        runs.increment()
        tracker.register { Tracker("auto") }
        _ = other()
        manager.defaultScope = .cached
        alsoDo?(self)
    }

    var tracker: Factory<Tracker> { self { Tracker() } }
    var other: Factory<Tracker> { self { Tracker() } }
}

extension Services: @unchecked Sendable {}

@Suite struct AutoRegistrationTests {
    @Test func `it runs once per container, before the first resolution`() {
        let services = Services()
        #expect(services.runs.value == 0)
        #expect(services.tracker().name == "auto")
        _ = services.other()
        #expect(services.runs.value == 1)
    }

    @Test func `it runs before the first modification, so that an outside registration wins`() {
        let services = Services()
        services.tracker.register { Tracker("outside") }
        #expect(services.runs.value == 1)
        #expect(services.tracker().name == "outside")
    }

    @Test func `it runs before the first modification that is no registration`() {
        let services = Services()
        services.tracker.decorator { _ in }
        #expect(services.runs.value == 1)
    }

    @Test func `it runs before the container gets a decorator, so that an outside decorator wins`() {
        let seen = Counter()
        let services = Services(alsoDo: { $0.decorator { _ in seen.increment() } })
        services.decorator(nil)
        #expect(services.runs.value == 1)
        _ = services.tracker()
        #expect(seen.value == 0)
    }

    @Test func `registering and resolving inside it does not start it again`() {
        let services = Services(alsoDo: { $0.tracker.register { Tracker("again") } })
        #expect(services.tracker().name == "again")
        #expect(services.runs.value == 1)
    }

    @Test func `pushing before the first use does not make it run twice`() {
        let services = Services()
        services.manager.push()
        #expect(services.tracker().name == "auto")
        services.tracker.register { Tracker("outside") }
        services.manager.pop()
        #expect(services.tracker().name == "auto")
        #expect(services.manager.defaultScope === Scope.cached)
        #expect(services.runs.value == 1)
    }

    @Test func `a reset inside a push re-arms it until the pop`() {
        let services = Services()
        _ = services.tracker()
        services.manager.push()
        services.reset()
        services.manager.pop()
        #expect(services.tracker().name == "auto")
        #expect(services.runs.value == 1)
    }

    @Test func `a thread that arrives while it runs sees its registrations`() {
        let services = Services(alsoDo: { _ in Thread.sleep(forTimeInterval: 0.01) })
        let names = Collector<String>()
        onThreads(8) { names.add(services.tracker().name) }
        #expect(names.values == Array(repeating: "auto", count: 8))
        #expect(services.runs.value == 1)
    }

    @Test func `a thread that arrives while it runs waits until it has ended`() {
        let (arrived, ended, names) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Collector<String>())
        let isWaiting = Collector<Bool>()
        let services = Services(alsoDo: { services in
            Thread.detachNewThread {
                arrived.signal()
                names.add(services.tracker().name)
                isWaiting.add(ThreadState.current.waitingFor != nil)
                ended.signal()
            }
            arrived.wait()
            services.manager.autoRegistration.untilAwaited(or: { !names.values.isEmpty })
            services.tracker.register { Tracker("last") }
        })
        #expect(services.tracker().name == "last")
        ended.wait()
        #expect(names.values == ["last"])
        #expect(isWaiting.values == [false])
    }

    @Test func `a waiting thread runs it if the thread that ran it has ended`() {
        let (arrived, ended, names) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Collector<String>())
        let services = Services(alsoDo: { services in
            guard services.runs.value == 1 else { return }
            Thread.detachNewThread {
                arrived.signal()
                names.add(services.tracker().name)
                ended.signal()
            }
            arrived.wait()
            services.manager.autoRegistration.untilAwaited()
            Thread.exit()
        })
        Thread.detachNewThread { _ = services.tracker() }
        #expect(ended.wait(timeout: .now() + 60) == .success)
        #expect(names.values == ["auto"])
        #expect(services.runs.value == 2)
    }

    @Test func `two containers that resolve from each other inside it cannot deadlock`() {
        let both = Pair()
        let ended = onThreads([{ _ = both.one.tracker() }, { _ = both.other.tracker() }])
        #expect(ended)
        #expect(both.one.runs.value == 1 && both.other.runs.value == 1)
    }

    @Test func `a push and a pop before the first use do not prevent it`() {
        let services = Services()
        services.manager.push()
        services.manager.pop()
        #expect(services.tracker().name == "auto")
        #expect(services.runs.value == 1)
    }

    @Test func `a pop undoes a reset, even if it ran after the push`() {
        let services = Services()
        services.manager.push()
        #expect(services.tracker().name == "auto")
        services.reset()
        services.manager.pop()
        #expect(services.tracker().name == "auto")
        #expect(services.runs.value == 1)
    }

    @Test func `its settings stay after the pop of an earlier push that has changed them`() {
        let services = Services()
        services.manager.push()
        services.manager.promiseTriggersError = false
        _ = services.tracker()
        services.manager.pop()
        #expect(services.manager.defaultScope === Scope.cached)
    }

    @Test func `a pop undoes what it did after a reset since the push`() {
        let services = Services(alsoDo: { if $0.runs.value == 2 { $0.manager.defaultScope = .shared } })
        _ = services.tracker()
        services.manager.push()
        services.reset(options: .registration)
        _ = services.tracker()
        #expect(services.runs.value == 2)
        #expect(services.manager.defaultScope === Scope.shared)
        services.manager.pop()
        #expect(services.manager.defaultScope === Scope.cached)
        #expect(services.tracker().name == "auto")
    }

    private final class Pair: @unchecked Sendable {
        private(set) var one: Services! = nil
        private(set) var other: Services! = nil

        init() {
            // Each waits until both are inside auto-registration, and only then resolves from the other.
            let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            one = Services(alsoDo: { [unowned self] _ in
                first.signal()
                second.wait()
                _ = other.tracker()
            })
            other = Services(alsoDo: { [unowned self] _ in
                second.signal()
                first.wait()
                _ = one.tracker()
            })
        }
    }
}
