import Foundation
import Testing

@testable import Injection

private final class Services: SharedContainer {
    @TaskLocal static var shared = Services()
    let manager = ContainerManager()
    let made = Counter()
    var slow: Tracker {
        made.increment()
        Thread.sleep(forTimeInterval: 0.005)
        return Tracker()
    }

    var cached: Factory<Tracker> { self { self.slow }.cached }
    var shared: Factory<Tracker> { self { self.slow }.shared }
    var single: Factory<Tracker> { self { self.slow }.singleton }
    var each: ParameterFactory<Int, Tracker> { self { _ in self.slow }.scopeOnParameters.cached }
    var plain: Factory<Tracker> { self { Tracker() } }
    var gated: Factory<Tracker> { self { Tracker() }.cached }
    var free: Factory<Tracker> { self { Tracker() }.cached }
    var delegating: Factory<Tracker> { self { (Services.shared === self ? Services() : Services.shared).delegating() }.cached }
    var chicken: Factory<Tracker?> { self { nil }.cached }
    var egg: Factory<Tracker?> { self { nil }.cached }
}

extension ProcessWideTests {
    @Suite struct ConcurrencyTests {
        private let services = Services()

        /// Returns the instances that twelve threads get when they resolve at the same time.
        private func race(_ resolve: @escaping @Sendable () -> Tracker) -> Set<ObjectIdentifier> {
            let got = Collector<Tracker>()
            onThreads(12) { got.add(resolve()) }
            #expect(got.values.count == 12)
            return Set(got.values.map(ObjectIdentifier.init))
        }

        @Test(arguments: [true, false]) func `threads that race for a cold factory get one instance, built once`(_ detectsCycles: Bool) {
            services.manager.circularDependencyTesting = detectsCycles
            defer { services.manager.circularDependencyTesting = true }
            let services = services
            #expect(race { services.cached() }.count == 1)
            #expect(race { services.shared() }.count == 1)
            #expect(race { services.each(1) }.count == 1)
            #expect(services.made.value == 3)
            let single = Scope.Singleton()
            #expect(race { Scope.$singleton.withValue(single) { services.single() } }.count == 1)
            #expect(services.made.value == 4)
        }

        @Test func `factories that do not depend on each other never wait for each other`() {
            let (started, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let services = services
            services.gated.register {
                started.signal()
                gate.wait()
                return Tracker()
            }
            let ended = onThreads([
                { _ = services.gated() },
                {
                    started.wait()
                    _ = (services.free(), services.plain(), services.single(), services.each(2))
                    services.free.register { Tracker() }
                    services.manager.push()
                    services.manager.pop()
                    gate.signal()
                },
            ])
            #expect(ended)
        }

        @Test func `a closure may wait for another thread that resolves`() {
            let services = services
            services.gated.register {
                onThreads(1) { _ = services.free() }
                return Tracker()
            }
            let ended = onThreads(1) { _ = services.gated() }
            #expect(ended)
        }

        @Test func `two threads that build each other's dependencies do not deadlock`() {
            let services = services
            let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let turns = Counter()
            services.chicken.register {
                first.signal()
                _ = second.wait(timeout: .now() + 0.2)
                turns.increment()
                return turns.value > 4 ? Tracker() : services.egg()
            }
            services.egg.register {
                second.signal()
                _ = first.wait(timeout: .now() + 0.2)
                turns.increment()
                return turns.value > 4 ? Tracker() : services.chicken()
            }
            services.manager.circularDependencyTesting = false
            defer { services.manager.circularDependencyTesting = true }
            let ended = onThreads([{ _ = services.chicken() }, { _ = services.egg() }])
            #expect(ended)
        }

        @Test func `an instance that is built lest two threads deadlock is a new one`() {
            let (services, first, second) = (services, DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let (runs, areNew) = (Counter(), Collector<Bool>())
            services.chicken.register {
                runs.increment()
                if runs.value > 2 { return Tracker() }
                first.signal()
                second.wait()
                return services.egg()
            }
            services.egg.register {
                runs.increment()
                if runs.value > 2 { return Tracker() }
                second.signal()
                first.wait()
                return services.chicken()
            }
            for factory in [services.chicken, services.egg] { factory.decorator { _, isNew in areNew.add(isNew) } }
            #expect(onThreads([{ _ = services.chicken() }, { _ = services.egg() }]))
            // One thread builds what the other one builds as well, and the other one gets what the first one has kept.
            #expect(areNew.values.filter { $0 }.count == 3 && areNew.values.count == 4)
        }

        @Test func `delegating to the same factory of another container does not deadlock`() {
            let (one, other) = (Services(), Services())
            one.free.register { other.free() }
            other.free.register { Tracker("other") }
            let names = Collector<String>()
            onThreads(8) { names.add(one.free().name) }
            #expect(Set(names.values) == ["other"])
        }

        @Test func `an instance that was started before a registration is not kept after it`() {
            let services = services
            services.gated.register {
                services.gated.register { Tracker("new") }
                return Tracker("old")
            }
            #expect(services.gated().name == "old")
            #expect(services.gated().name == "new")
        }

        @Test func `an instance that is replaced while another thread reads it stays intact for that thread`() {
            let (services, singletons) = (services, Scope.Singleton())
            let readAndReplaced: [(read: @Sendable () -> Tracker, replace: @Sendable () -> Void)] = [
                ({ services.plain() }, { services.plain.register { Tracker() } }),
                ({ services.free() }, { services.free.register { Tracker() } }),
                ({ services.gated() }, { services.gated.reset(.scope) }),
                (
                    { Scope.$singleton.withValue(singletons) { services.under() } },
                    { Scope.$singleton.withValue(singletons) { _ = services.under.reset(.scope) } }
                ),
                ({ services.shared() }, { services.shared.register { Tracker() } }),
                ({ services.each(1) }, { services.each.reset(.scope) }),
            ]
            let rounds = 10_000
            for (read, replace) in readAndReplaced {
                services.shared.register { Tracker() }
                services.each.register { _ in Tracker() }
                let wrong = Counter()
                let readers = Array(
                    repeating: { @Sendable in for _ in 0..<rounds where read().name != "real" { wrong.increment() } }, count: 3)
                #expect(onThreads(readers + [{ for _ in 0..<rounds { replace() } }]))
                #expect(wrong.value == 0)
            }
        }

        @Test func `a main-actor factory resolves from anywhere`() async {
            let container = Container()
            let one = await Task.detached { await container.onMainActor.resolveOnMainActor() }.value
            let other = await Task.detached { await container.onMainActor.resolveOnGlobalActor(MainActor.shared) }.value
            #expect(one === other)
        }

        /// Runs every operation at once, for ThreadSanitizer.
        @Test func `a container stays intact under concurrent operations`() {
            let services = services
            let singletons = Scope.Singleton()
            let rounds = 60
            let work: [@Sendable () -> Void] = [
                { services.free.register { Tracker() } },
                { services.free.scope(.shared).onDevice { Tracker() } },
                { services.free.decorator { _ in }.reset(.context) },
                { _ = (services.free(), services.plain(), services.gated()) },
                { _ = Scope.$singleton.withValue(singletons) { services.under() } },
                { Scope.$singleton.withValue(singletons) { _ = services.under.register { Tracker() } } },
                { _ = (services.pair(), services.each(Int.random(in: 0..<4))) },
                { services.each.reset(.scope) },
                { services.manager.defaultScope = .cached },
                { services.reset(options: .scope) },
                {
                    services.manager.push()
                    services.gated.register { Tracker() }
                    services.manager.pop()
                },
                { services.manager.reset(scope: .cached) },
                { services.decorator { _ in } },
                { FactoryContext.withCurrent { FactoryContext.setArg("a", forKey: "b") } },
                { singletons.reset() },
                { _ = Factory(services, key: "☃️") { Tracker() }.cached() },
                { _ = services.manager.isEmpty(.all) },
                { _ = Services().with { $0.free.register { Tracker() } }.free() },
            ]
            let ended = onThreads(work.map { step in { for _ in 0..<rounds { step() } } })
            #expect(ended)
        }
    }
}

extension Services {
    fileprivate var under: Factory<Tracker> { self { Tracker() }.singleton }
    fileprivate var part: Factory<Tracker> { self { Tracker() }.graph }
    fileprivate var pair: Factory<[Tracker]> { self { [self.part(), self.part()] } }
}

@MainActor private final class Screen {}

extension Container {
    @MainActor fileprivate var onMainActor: Factory<Screen> { self { Screen() }.cached }
}
