// Measures the container against the same work written by hand, and prints a table. Run it with
//
//     swift run -c release InjectionBenchmark

import Foundation
import Injection
import Synchronization

let rounds = 31
let container = Services.shared
container.overridden.register { Leaf() }

/// A container with many overrides, each cached.
func makeContainer(overrides count: Int) -> Services {
    let container = Services()
    for name in makeNames(count) { take(container.numbered(name).register { Leaf() }.resolve()) }
    take(container.cached())
    return container
}

enum Local {
    @TaskLocal static var number = 0
}

let thousand = makeContainer(overrides: 1_000)
let few = makeContainer(overrides: 10)
final class Guarded: Sendable {
    let number = Mutex(0)
}

let guarded = Guarded()
let dictionary = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("service\($0)", $0) })
let many = Services()
let names = makeNames(10_000)
let instances: [any Service] = names.map { many.numbered($0)() }

let floors = [
    Benchmark(name: "an allocation", target: .none) { for _ in 0..<$0 { take(Leaf()) } },
    Benchmark(name: "a lock and unlock", target: .none) { for _ in 0..<$0 { guarded.number.withLock { $0 &+= 1 } } },
    Benchmark(name: "a dictionary look-up", target: .none) { for _ in 0..<$0 where dictionary["service7"] == nil { exit(1) } },
    Benchmark(name: "a task-local read", target: .none) { for _ in 0..<$0 where Local.number != 0 { exit(1) } },
]

let single = [
    Benchmark(
        name: "transient", target: .ratio(1.5), byHand: { for _ in 0..<$0 { take(ByHand.transient()) } },
        ours: { for _ in 0..<$0 { take(container.transient()) } }),
    Benchmark(
        name: "cached", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
        ours: { for _ in 0..<$0 { take(container.cached()) } }),
    Benchmark(
        name: "cached, container from its task-local", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
        ours: { for _ in 0..<$0 { take(Services.shared.cached()) } }),
    Benchmark(
        name: "singleton", target: .ratio(3), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
        ours: { for _ in 0..<$0 { take(container.single()) } }),
    Benchmark(
        name: "graph of five transients", target: .ratio(1.4), byHand: { for _ in 0..<$0 { take(ByHand.graph()) } },
        ours: { for _ in 0..<$0 { take(container.graph()) } }),
    Benchmark(
        name: "override active, cached", target: .ratio(4), byHand: { for _ in 0..<$0 { take(ByHand.single) } },
        ours: { for _ in 0..<$0 { take(container.overridden()) } }),
    Benchmark(
        name: "with a parameter", target: .none, byHand: { for _ in 0..<$0 { take(ByHand.transient()) } },
        ours: { for number in 0..<$0 { take(container.withParameter(number)) } }),
    Benchmark(name: "register over a cached factory, 10 cached", target: .nanoseconds(160), operations: 10_000) {
        for _ in 0..<$0 { few.cached.register { Leaf() } }
    },
    Benchmark(name: "register over a cached factory, 1,000 cached", target: .nanoseconds(160), operations: 10_000) {
        for _ in 0..<$0 { thousand.cached.register { Leaf() } }
    },
    Benchmark(name: "push, register, pop with 10 overrides", target: .nanoseconds(250), operations: 10_000) {
        for _ in 0..<$0 {
            few.manager.push()
            few.transient.register { Leaf() }
            few.manager.pop()
        }
    },
    Benchmark(name: "push, register, pop with 1,000 overrides", target: .nanoseconds(250), operations: 10_000) {
        for _ in 0..<$0 {
            thousand.manager.push()
            thousand.transient.register { Leaf() }
            thousand.manager.pop()
        }
    },
    Benchmark(
        name: "@Injected at init, cached", target: .ratio(2), byHand: { for _ in 0..<$0 { take(object: HandMadeConsumer(ByHand.single)) } },
        ours: { for _ in 0..<$0 { take(object: InjectedConsumer()) } }),
    Benchmark(
        name: "cached, any of 10,000 factories in turn", target: .ratio(2), operations: 10_000,
        byHand: { for index in 0..<$0 { take(instances[index]) } },
        ours: { for index in 0..<$0 { take(many.numbered(names[index])()) } }),
]

func onTwoThreads(_ count: Int, _ one: @escaping @Sendable (Int) -> Void, _ other: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? one(count / 2) : other(count / 2) }
}

let second = Services()
let parallel = [
    Benchmark(
        name: "two threads, a factory each, one container", target: .throughput(1.2), operations: 1_000_000,
        byHand: { for _ in 0..<$0 { take(container.cached()) } },
        ours: {
            onTwoThreads($0, { for _ in 0..<$0 { take(container.cached()) } }, { for _ in 0..<$0 { take(container.other()) } })
        }),
    Benchmark(
        name: "two threads, a container each", target: .throughput(1.9), operations: 1_000_000,
        byHand: { for _ in 0..<$0 { take(container.cached()) } },
        ours: {
            onTwoThreads($0, { for _ in 0..<$0 { take(container.cached()) } }, { for _ in 0..<$0 { take(second.cached()) } })
        }),
    Benchmark(
        name: "two threads, only allocating", target: .none, operations: 1_000_000,
        byHand: { for _ in 0..<$0 { take(Leaf()) } },
        ours: { onTwoThreads($0, { for _ in 0..<$0 { take(Leaf()) } }, { for _ in 0..<$0 { take(Leaf()) } }) }),
]

printTable(floors + single, rounds: rounds)
printTable(parallel, rounds: 9)
