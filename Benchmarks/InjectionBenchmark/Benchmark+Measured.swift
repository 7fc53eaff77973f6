import Foundation
import Injection
import Synchronization

/// The container to resolve from, as a global that the compiler cannot prove constant, so that every use retains it.
let container = {
    let container = Services.shared
    container.overridden.register { Leaf() }
    return container
}()

final class Guarded: Sendable {
    let number = Mutex(0)
    @TaskLocal static var local = 0
}

extension Benchmark {
    /// Returns benchmarks of the smallest steps, as a floor for the others.
    static func floors() -> [Benchmark] {
        let guarded = Guarded()
        let dictionary = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("service\($0)", $0) })
        return [
            Benchmark(name: "an allocation", target: .none) { for _ in 0..<$0 { take(Leaf()) } },
            Benchmark(name: "a lock and unlock", target: .none) { for _ in 0..<$0 { guarded.number.withLock { $0 &+= 1 } } },
            Benchmark(name: "a dictionary look-up", target: .none) { for _ in 0..<$0 where dictionary["service7"] == nil { exit(1) } },
            Benchmark(name: "a task-local read", target: .none) { for _ in 0..<$0 where Guarded.local != 0 { exit(1) } },
        ]
    }

    /// Creates a container with many overrides, each cached.
    private static func makeContainer(overrides count: Int) -> Services {
        let container = Services()
        for name in makeNames(count) { take(container.numbered(name).register { Leaf() }.resolve()) }
        take(container.cached())
        return container
    }

    /// Returns the benchmarks of one thread.
    ///
    /// - Parameter here: The global container, held by the code that resolves from it.
    static func oneThread(_ here: Services) -> [Benchmark] {
        // Operations whose cost may grow with the container, measured with three sizes.
        let grown = [10, 1_000, 10_000].map { (count: $0, container: makeContainer(overrides: $0)) }
        return [
            Benchmark(
                name: "transient", target: .ratio(1.5), byHand: { for _ in 0..<$0 { take(ByHand.transient()) } },
                ours: { for _ in 0..<$0 { take(here.transient()) } }),
            Benchmark(
                name: "transient, container from a global", target: .none, byHand: { for _ in 0..<$0 { take(ByHand.transient()) } },
                ours: { for _ in 0..<$0 { take(container.transient()) } }),
            Benchmark(
                name: "cached", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
                ours: { for _ in 0..<$0 { take(here.cached()) } }),
            Benchmark(
                name: "cached, container from a global", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
                ours: { for _ in 0..<$0 { take(container.cached()) } }),
            Benchmark(
                name: "cached, container from its task-local", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
                ours: { for _ in 0..<$0 { take(Services.shared.cached()) } }),
            Benchmark(
                name: "singleton", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
                ours: { for _ in 0..<$0 { take(here.single()) } }),
            Benchmark(
                name: "graph of five transients", target: .ratio(1.4), byHand: { for _ in 0..<$0 { take(ByHand.graph()) } },
                ours: { for _ in 0..<$0 { take(here.graph()) } }),
            Benchmark(
                name: "override active, cached", target: .ratio(4), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
                ours: { for _ in 0..<$0 { take(here.overridden()) } }),
            Benchmark(
                name: "with a parameter", target: .none, byHand: { for _ in 0..<$0 { take(ByHand.transient()) } },
                ours: { for number in 0..<$0 { take(here.withParameter(number)) } }),
            Benchmark(
                name: "@Injected at init, cached", target: .ratio(2),
                byHand: { for _ in 0..<$0 { take(object: HandMadeConsumer(ByHand.single)) } },
                ours: { for _ in 0..<$0 { take(object: InjectedConsumer()) } }),
            Benchmark(
                name: "@Injected at init, a custom container", target: .none,
                byHand: { for _ in 0..<$0 { take(object: HandMadeConsumer(ByHand.single)) } },
                ours: { for _ in 0..<$0 { take(object: OtherConsumer()) } }),
        ] + grown.map(register) + grown.map(push) + grown.map { anyInTurn($0.count) }
    }

    private static func register(_ count: Int, _ container: Services) -> Benchmark {
        Benchmark(name: "register over a cached factory, \(count) cached", target: .nanoseconds(160), operations: 10_000) {
            for _ in 0..<$0 { container.cached.register { Leaf() } }
        }
    }

    private static func push(_ count: Int, _ container: Services) -> Benchmark {
        Benchmark(name: "push, register, pop with \(count) overrides", target: .nanoseconds(250), operations: 10_000) {
            for _ in 0..<$0 {
                container.manager.push()
                container.transient.register { Leaf() }
                container.manager.pop()
            }
        }
    }

    private static func anyInTurn(_ count: Int) -> Benchmark {
        let (container, names) = (Services(), makeNames(count))
        let instances: [any Service] = names.map { container.numbered($0)() }
        return Benchmark(
            name: "cached, any of \(count) factories in turn", target: count == 10_000 ? .ratio(2) : .none, operations: 10_000,
            byHand: { for index in 0..<$0 { take(instances[index % count]) } },
            ours: { for index in 0..<$0 { take(container.numbered(names[index % count])()) } })
    }

    /// Returns the benchmarks of two threads.
    ///
    /// - Parameter here: The global container, held by the code that resolves from it.
    static func twoThreads(_ here: Services) -> [Benchmark] {
        let second = Services()
        return [
            twoThreads("two threads, a factory each, one container", .throughput(atLeast: 1.2), { here.cached() }, { here.other() }),
            twoThreads("two threads, container from a global", .throughput(atLeast: nil), { container.cached() }, { container.other() }),
            twoThreads("two threads, a container each", .throughput(atLeast: 1.9), { here.cached() }, { second.cached() }),
            twoThreads("two threads, only allocating", .throughput(atLeast: nil), { Leaf() }, { Leaf() }),
        ]
    }

    /// Compares the throughput of one thread with that of two.
    @inline(__always)
    private static func twoThreads(
        _ name: String, _ target: Benchmark.Target, _ one: @escaping @Sendable () -> any Service,
        _ other: @escaping @Sendable () -> any Service
    ) -> Benchmark {
        Benchmark(
            name: name, target: target, operations: 1_000_000, byHand: { for _ in 0..<$0 { take(one()) } },
            ours: { count in
                DispatchQueue.concurrentPerform(iterations: 2) { number in
                    for _ in 0..<count / 2 { take(number == 0 ? one() : other()) }
                }
            })
    }
}
