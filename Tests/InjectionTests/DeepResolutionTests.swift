import Foundation
import Testing

@testable import Injection

private final class Knots: SharedContainer {
    static let shared = Knots()
    let manager = ContainerManager()

    var first: Factory<Tracker> { self { self.second()! } }
    var second: Factory<Tracker?> { self { self.third() }.cached }
    var third: Factory<Tracker> { self { self.first() }.singleton }
    var graph: Factory<Tracker> { self { self.decorated() }.graph }
    var decorated: Factory<Tracker> { self { self.graph() }.shared.decorator { _ in } }
    var registered: Factory<Tracker> { self { Tracker() } }
    var other: Factory<Tracker> { self { Others.shared.other() } }

    /// A recursion without an end, though no parameter comes twice.
    var endless: ParameterFactory<Int, Int> { self { self.endless($0 + 1) } }
    var leading: Factory<Int> { self { self.endless(0) } }

    /// Recursions that end: the sum of the numbers up to the parameter.
    var sum: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : $0 + self.sum($0 - 1) } }
    var sumOfGraph: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : $0 + self.sumOfGraph($0 - 1) }.scopeOnParameters.graph }
}

private final class Others: SharedContainer {
    static let shared = Others()
    let manager = ContainerManager()
    var other: Factory<Tracker> { self { Knots.shared.other() }.cached }
}

/// Factories that need each other at a depth at which the library begins to record them.
private final class Steps: SharedContainer {
    static let shared = Steps()
    let manager = ContainerManager()

    var descent: ParameterFactory<Int, Int> { self { $0 == 0 ? self.lead() : self.descent($0 - 1) } }
    var lead: Factory<Int> { self { self.first() } }
    var first: Factory<Int> { self { self.second() } }
    var second: Factory<Int> { self { self.ending() + self.third() } }
    var ending: Factory<Int> { self { 0 } }
    var third: Factory<Int> {
        self {
            self.useUpStack()
            return self.first()
        }
    }
    var itself: Factory<Int> {
        self {
            self.useUpStack()
            return self.itself()
        }
    }
    var last: Factory<Int> { self { 0 } }

    /// Makes the next resolution of this thread the last one for which there is room.
    func useUpStack() { ThreadState.current.stackReserve = 0..<UInt.max }
}

/// The tests of deeply nested resolutions in a build that does not detect cycles, such as a release build.
@Suite struct DeepResolutionTests {
    /// A factory that needs itself, and the lines of its cycle.
    struct Knot: Codable, CustomTestStringConvertible {
        var name: String
        var lines: [String]
        var stackSize = 0

        var testDescription: String { stackSize == 0 ? name : "\(name), with a stack of \(stackSize >> 10) KB" }

        static let threeScopes = ["Knots.first<Tracker>", "Knots.second<Optional<Tracker>>", "Knots.third<Tracker>"]

        static let all = [
            Knot(name: "first", lines: threeScopes),
            Knot(name: "second", lines: threeScopes),
            Knot(name: "third", lines: threeScopes),
            Knot(name: "first", lines: threeScopes, stackSize: 512 << 10),
            Knot(name: "first", lines: threeScopes, stackSize: 256 << 10),
            Knot(name: "graph", lines: ["Knots.graph<Tracker>", "Knots.decorated<Tracker>"]),
            Knot(name: "registered", lines: ["Knots.registered<Tracker>"]),
            Knot(name: "other", lines: ["Knots.other<Tracker>", "Others.other<Tracker>"]),
            Knot(name: "endless", lines: ["Knots.endless<Int>"]),
            Knot(name: "leading", lines: ["Knots.endless<Int>"]),
        ]

        func pull() {
            let knots = Knots.shared
            // A debug build would report the cycle as soon as it closes.
            knots.manager.circularDependencyTesting = false
            switch name {
            case "first": _ = knots.first()
            case "second": _ = knots.second()
            case "third": _ = knots.third()
            case "graph": _ = knots.graph()
            case "registered": _ = knots.registered.register { knots.registered() }.resolve()
            case "other": _ = knots.other()
            case "endless": _ = knots.endless(1)
            case "leading": _ = knots.leading()
            default: preconditionFailure(name)
            }
        }
    }

    @Test(arguments: Knot.all) func `a cycle is named before the stack overflows`(_ knot: Knot) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [knot] in
            let thread = Thread { knot.pull() }
            if knot.stackSize == 0 { return knot.pull() }
            thread.stackSize = knot.stackSize
            thread.start()
            while !thread.isFinished { await Task.yield() }
        }

        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let report = text.split(separator: "\n").map(String.init)
        let start = try #require(report.firstIndex { $0.hasPrefix("FACTORY: Circular dependency on ") }, "\(text)")
        let chain = report[start...].dropFirst(2).prefix { $0.hasPrefix("    ") }
        let names = chain.map { $0.trimmingCharacters(in: .whitespaces).replacing("needs ", with: "").split(separator: ",")[0] }
        #expect(Set(names.map(String.init)) == Set(knot.lines))
        #expect(chain.count == knot.lines.count + 1, "the chain leads back to its start")
        #expect(report[start].hasSuffix(String(names.last?.prefix { $0 != "<" } ?? "nothing")))
        #expect(text.contains("Fatal error: FACTORY: Circular dependency on "))
    }

    /// The ends of a stack: in a cycle that begins with the first record, in one that begins with the second, and in no cycle.
    @Test(arguments: [["first", "second", "third", "first"], ["itself", "itself"], ["lead", "last"]])
    func `the report of a used-up stack begins where the cycle begins`(_ factories: [String]) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [factories] in
            let steps = Steps.shared
            steps.manager.circularDependencyTesting = false
            if factories[0] == "itself" { steps.lead.register { steps.itself() } }
            if factories[0] == "lead" {
                steps.lead.register {
                    steps.useUpStack()
                    return steps.last()
                }
            }
            _ = steps.descent(factories[0] == "first" ? ThreadHead.shallow - 2 : ThreadHead.shallow - 1)
        }

        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("FACTORY: ") })
        #expect(lines[start...].dropFirst().first == "    The chain of dependencies leads back to it:")
        let chain = lines[start...].dropFirst(2).prefix { $0.hasPrefix("    ") }
        #expect(Array(chain) == ["    Steps.\(factories[0])<Int>"] + factories.dropFirst().map { "    needs Steps.\($0)<Int>" })
    }

    @Test(arguments: [(128, 32), (256, 64), (260, 64), (8 << 10, 64)])
    func `the report may use a quarter of a stack, and no more than 64 KB of it`(_ size: UInt, _ reserve: UInt) {
        let high: UInt = 1 << 40
        let low = high - size << 10
        #expect(Stack.reserve(high, size << 10) == low..<low + reserve << 10)
    }

    @Test func `a stack without a limit is searched for a gigabyte`() {
        let high: UInt = 1 << 40
        #expect(Stack.reserve(high, high).lowerBound == high - 1 << 30)
    }

    @Test func `honest recursion may nest as deeply as the stack allows`() {
        #expect(Knots().sum(1_000) == 500_500)
        #expect(Knots().sumOfGraph(1_000) == 500_500)
    }

    @Test func `a deep resolution keeps nothing when it has ended`() {
        weak var leaf: Tracker?
        do {
            let knots = Knots()
            knots.registered.cached.register { Tracker() }
            knots.sum.register { [unowned knots] in $0 == 0 ? knots.registered().name.count : knots.sum($0 - 1) }
            #expect(knots.sum(100) == 4)
            leaf = knots.registered.cached()
        }
        #expect(leaf == nil)
    }
}
