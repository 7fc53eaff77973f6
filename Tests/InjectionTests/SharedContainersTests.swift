#if DEBUG
import Testing

@testable import Injection

/// The state of shared containers that tools compare before and after a test.
@Suite(.serialized) struct SharedContainersTests {
    final class Watched: SharedContainer, AutoRegistering {
        @TaskLocal static var shared = Watched()
        let manager = ContainerManager()

        var plain: Factory<Int> { self { 1 } }
        var kept: Factory<Int> { self { 1 }.cached }
        var each: ParameterFactory<Int, Int> { self { $0 }.scopeOnParameters.cached }
        var single: Factory<Int> { self { 1 }.singleton }
        var held: Factory<Tracker> { self { Tracker() }.shared }
        var registered: Factory<Int> { self { 1 }.cached }

        func autoRegister() {
            registered.register { 2 }
            registered.onSimulator { 3 }
        }
    }

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (Watched) -> Void
        var expected: Set<SharedContainers.Change> = []
        var depth = 0
    }

    static let cases = [
        Case(testDescription: "nothing", change: { _ in }),
        Case(testDescription: "a first use", change: { _ = ($0.plain(), $0.kept(), $0.single(), $0.registered()) }),
        Case(testDescription: "a registration", change: { $0.plain.register { 2 } }, expected: [.registration]),
        Case(testDescription: "a registration that is reset", change: { $0.plain.register { 2 }.reset() }),
        Case(
            testDescription: "another registration than that of auto-registration", change: { $0.registered.register { 4 } },
            expected: [.registration]),
        Case(
            testDescription: "a reset after which auto-registration runs again",
            change: {
                $0.manager.reset()
                _ = $0.registered()
            }),
        Case(
            testDescription: "an instance of a registration, after both are gone",
            change: {
                _ = $0.held.register { Tracker("spy") }()
                $0.held.reset(.registration)
            }),
        Case(testDescription: "a context", change: { $0.plain.onArg("dark") { 2 } }, expected: [.context("argument \"dark\"")]),
        Case(
            testDescription: "a context that replaces another", change: { $0.registered.onSimulator { 4 } },
            expected: [.context("simulator")]),
        Case(testDescription: "a decorator", change: { $0.plain.decorator { _ in } }, expected: [.decorator]),
        Case(testDescription: "a decorator for all", change: { $0.decorator { _ in } }, expected: [.decorator]),
        Case(testDescription: "a default scope", change: { $0.manager.defaultScope = .cached }, expected: [.defaultScope]),
        Case(testDescription: "a push", change: { $0.manager.push() }, depth: 1),
        Case(
            testDescription: "everything between a push and its pop",
            change: {
                $0.manager.push()
                $0.plain.register { 2 }.onArg("dark") { 3 }
                $0.kept.register { 2 }
                $0.manager.defaultScope = .cached
                _ = ($0.plain(), $0.kept(), $0.single())
                $0.manager.pop()
            }),
        Case(
            testDescription: "another container",
            change: { _ in
                Watched.$shared.withValue(Watched()) { _ = Watched.shared.plain.register { 2 }() }
            }),
    ]

    @Test(arguments: cases) func `a change is in the state until it is undone`(_ test: Case) {
        SharedContainers.watch()
        let container = Watched.shared
        _ = container.plain()
        let before = SharedContainers.state

        test.change(container)

        let after = SharedContainers.state
        #expect(Set(after.changes(since: before).filter { $0.container == "Watched" }.map(\.change)) == test.expected)
        #expect((after.depths["Watched"] ?? 0) - (before.depths["Watched"] ?? 0) == test.depth)
        for _ in 0..<test.depth { container.manager.pop() }
        container.manager.reset()
        container.single.reset()
    }

    #if DEBUG
    @Test func `an instance that a registration has made is in the state as long as it is kept`() {
        SharedContainers.watch()
        let container = Watched.shared
        let before = SharedContainers.state
        container.kept.register { 2 }
        container.single.register { 2 }
        container.each.register { $0 + 1 }
        _ = (container.kept(), container.each(1), container.single())
        container.kept.reset(.registration)
        container.each.reset(.registration)
        container.single.reset(.registration)

        let found = SharedContainers.state.changes(since: before)

        #expect(found.contains(.init(container: "Watched", factory: "kept", change: .instance)))
        #expect(found.contains(.init(container: "Watched", factory: "each", change: .instance)))
        #expect(found.contains(.init(factory: "single", change: .instance)))
        container.kept.reset()
        container.each.reset()
        container.single.reset()
        #expect(SharedContainers.state.changes(since: before).filter { $0.container == "Watched" || $0.factory == "single" }.isEmpty)
    }
    #endif

    @Test func `what was there before is no change`() {
        SharedContainers.watch()
        let container = Watched.shared
        container.plain.register { 2 }
        let before = SharedContainers.state
        #expect(SharedContainers.state.changes(since: before).filter { $0.container == "Watched" }.isEmpty)
        container.plain.reset()
    }

    @Test func `every context has its words`() {
        SharedContainers.watch()
        let container = Watched.shared
        _ = container.plain()
        let before = SharedContainers.state
        container.plain.context(.preview, .test, .simulator, .device, .debug, .args(["a", "b"])) { 2 }
        let changes = SharedContainers.state.changes(since: before).filter { $0.container == "Watched" }.map(\.change)
        let words = ["preview", "test", "simulator", "device", "debug", "argument \"a\"", "argument \"b\""]
        #expect(Set(changes) == Set(words.map { .context($0) }))
        container.plain.reset()
    }

    @Test func `only containers that are first used after the watch has begun are in the state`() async {
        await #expect(processExitsWith: .success) {
            let container = Watched.shared
            _ = container.plain()
            SharedContainers.watch()
            #expect(SharedContainers.state.depths["Watched"] == nil)
            Watched.$shared.withValue(Watched()) {
                _ = Watched.shared.plain()
                #expect(SharedContainers.state.depths["Watched"] == 0)
            }
        }
    }

    @Test func `a container type of which nothing exists is not made by looking`() {
        final class Unused: SharedContainer {
            static let shared = Unused()
            let manager = ContainerManager()
            var plain: Factory<Int> { self { 1 } }
        }
        SharedContainers.watch()

        _ = Unused().plain()

        #expect(SharedContainers.state.depths["Unused"] == nil)
    }

    /// The flags of a context by name.
    private nonisolated(unsafe) static let flags: [(name: String, flag: WritableKeyPath<FactoryContext, Bool>)] = [
        ("isPreview", \.isPreview), ("isTest", \.isTest), ("isSimulator", \.isSimulator), ("isDebug", \.isDebug),
    ]

    @Test func `the circumstances are in words, each flag and each runtime argument by itself`() {
        var context = FactoryContext()
        context.arguments = ["program", "dark"]
        context.runtimeArguments = ["theme": "light", "size": "large"]
        for (name, flag) in Self.flags {
            for (_, other) in Self.flags { context[keyPath: other] = false }
            context[keyPath: flag] = true
            var expected = [
                "arguments": #"["program", "dark"]"#, "isPreview": "false", "isTest": "false", "isSimulator": "false",
                "isDebug": "false", #"runtimeArguments["theme"]"#: "light", #"runtimeArguments["size"]"#: "large",
            ]
            expected[name] = "true"
            FactoryContext.withCurrent(context) { #expect(SharedContainers.circumstances == expected) }
        }
    }

    @Test func `the circumstances of a process in which nothing was changed are its actual ones`() async {
        await #expect(processExitsWith: .success) {
            #expect(SharedContainers.circumstances["isTest"] == "true")
            #expect(SharedContainers.circumstances["arguments"] == "\(CommandLine.arguments)")
        }
    }
}
#endif
