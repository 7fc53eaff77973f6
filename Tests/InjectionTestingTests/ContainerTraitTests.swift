import Foundation
import Injection
import InjectionTesting
import Testing

private final class Tracker: Sendable {
    let name: String
    init(_ name: String = "real") { self.name = name }
}

final class Services: SharedContainer {
    @TaskLocal static var shared = Services()
    let manager = ContainerManager()
    fileprivate var tracker: Factory<Tracker> { self { Tracker() }.cached }
}

extension Container {
    fileprivate var tracker: Factory<Tracker> { self { Tracker() }.cached }
    fileprivate var other: Factory<Tracker> { self { Tracker() } }
    fileprivate var single: Factory<Tracker> { self { Tracker() }.singleton }
    @MainActor fileprivate var onMainActor: Factory<Tracker> { self { Tracker() } }
}

extension Trait where Self == ContainerTrait<Services> {
    static var services: Self { Self(shared: Services.$shared, container: Services()) }
}

/// The objects that several tests saw, kept alive so that no address is reused.
private final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [AnyObject] = []

    /// Adds an object.
    ///
    /// - Returns: Whether the object is new.
    func add(_ object: AnyObject) -> Bool {
        lock.withLock {
            defer { objects.append(object) }
            return !objects.contains { $0 === object }
        }
    }
}

private let containers = Seen()
private let singletons = Seen()
private let made = Seen()

@Suite(.container, .services) struct ContainerTraitTests {
    @Test(arguments: 0..<6) func `every argument of a test has its own container and singletons`(_ number: Int) async {
        #expect(containers.add(Container.shared))
        #expect(containers.add(Services.shared))
        #expect(singletons.add(Scope.singleton))
        #expect(made.add(Container.shared.single()))
        #expect(Container.shared.single() === Container.shared.single())
        Container.shared.tracker.register { Tracker("\(number)") }
        for _ in 0..<10 {
            await Task.yield()
            #expect(Container.shared.tracker().name == "\(number)")
        }
    }

    @Test(arguments: 0..<6) func `every argument of a test has its own runtime arguments`(_ number: Int) async {
        #expect(FactoryContext.current.runtimeArguments.isEmpty)
        FactoryContext.setArg("\(number)", forKey: "number")
        for _ in 0..<10 {
            await Task.yield()
            #expect(FactoryContext.current.runtimeArguments == ["number": "\(number)"])
        }
    }

    @Test(.container { $0.tracker.register { Tracker("from the test") } })
    func `a test's closure sets up its container`() {
        #expect(Container.shared.tracker().name == "from the test")
    }

    @Test(.container { @MainActor in $0.onMainActor.register { Tracker("on the main actor") } })
    func `a closure may need an actor`() async {
        #expect(await Container.shared.onMainActor.resolveOnMainActor().name == "on the main actor")
    }
}

@Suite(.container { $0.tracker.register { Tracker("from the suite") } })
struct SuiteTraitTests {
    @Test func `a suite's closure sets up the container of every test`() {
        #expect(Container.shared.tracker().name == "from the suite")
        Container.shared.tracker.register { Tracker("changed") }
    }

    @Test func `a test does not see another test's changes`() {
        #expect(Container.shared.tracker().name == "from the suite")
    }

    @Test(.container { $0.other.register { Tracker("from the test") } })
    func `a test's trait adds to what its suite registered`() {
        #expect(Container.shared.tracker().name == "from the suite")
        #expect(Container.shared.other().name == "from the test")
    }

    @Test(.container { $0.tracker.register { Tracker("from the test") } })
    func `a test's trait may override what its suite registered`() {
        #expect(Container.shared.tracker().name == "from the test")
    }

    @Suite(.container { $0.other.register { Tracker("from the inner suite") } })
    struct Inner {
        @Test func `an inner suite adds to the outer`() {
            #expect(Container.shared.tracker().name == "from the suite")
            #expect(Container.shared.other().name == "from the inner suite")
        }
    }
}
