import Foundation
import Injection
import Testing

private final class Services: SharedContainer {
    @TaskLocal static var shared = Services()
    let manager = ContainerManager()
    var tracker: Factory<any Tracking> { self { Tracker() }.cached }
    var first: Factory<Tracker> { self { Tracker("first") } }
    var second: Factory<Tracker> { self { Tracker("second") } }
    var single: Factory<Tracker> { self { Tracker() }.singleton }
    var named: ParameterFactory<String, Tracker> { self { Tracker($0) } }
}

private final class Unshared: ManagedContainer {
    let manager = ContainerManager()
    var tracker: Factory<Tracker> { self { Tracker() }.cached }
    var single: Factory<Tracker> { self { Tracker() }.singleton }
}

extension SharedContainer {
    fileprivate var declaredForAll: Factory<Tracker> { self { Tracker() }.singleton }
}

extension Container {
    fileprivate var tracker: Factory<Tracker> { self { Tracker("ready-made") } }
    fileprivate var named: ParameterFactory<String, Tracker> { self { Tracker($0) } }
}

/// A generic service, of which every nesting is a different type.
private struct Layer<Inner> {
    let depth: Int
}

extension Services {
    private func layer<Inner>(of inner: Inner.Type) -> Factory<Layer<Inner>> {
        Factory(self, key: "layer") { Layer(depth: 0) }
    }

    fileprivate func registerLayers<Inner>(_ count: Int, of inner: Inner.Type) {
        if count == 0 { return }
        layer(of: inner).register { Layer(depth: count) }
        registerLayers(count - 1, of: Layer<Inner>.self)
    }

    fileprivate func expectLayers<Inner>(_ count: Int, of inner: Inner.Type) {
        if count == 0 { return }
        #expect(layer(of: inner)().depth == count)
        expectLayers(count - 1, of: Layer<Inner>.self)
    }
}

@Suite struct ContainerTests {
    private let services = Services()

    @Test func `two containers of one type share nothing`() {
        #expect(services.tracker() !== Services().tracker())
    }

    @Test func `two containers of one type share singletons`() {
        #expect(services.single() === Services().single())
    }

    @Test func `a factory keeps its container alive`() {
        /// Returns a factory that holds the only reference to its container.
        func orphan<T>(_ property: (Services) -> Factory<T>) -> Factory<T> {
            property(Services().with { $0.second.register { Tracker("registered") } })
        }
        for _ in 0..<100 {
            #expect(Services().tracker().name == "real")
            #expect(Services().first().name == "first")
            #expect(Services().named("argument").name == "argument")
            #expect(Services().with { _ = $0.tracker() }.tracker().name == "real")
            #expect(Services().with { _ = $0.single() }.single().name == "real")
            #expect(orphan { $0.first }().name == "first")
            #expect(orphan { $0.second }().name == "registered")
            let cached = orphan { $0.tracker }
            #expect(cached() === cached())
            cached.register { Tracker("other") }
            #expect(cached().name == "other")
        }
    }

    @Test func `many factories are distinguished by name`() {
        let names = (0..<2_000).map { StaticString("service\($0)") }
        for (number, name) in names.enumerated() { Factory(services, key: name) { 0 }.register { number } }
        for (number, name) in names.enumerated() { #expect(Factory(services, key: name) { 0 }() == number) }
    }

    @Test func `many factories with one name are distinguished by type`() {
        services.registerLayers(100, of: Int.self)
        services.expectLayers(100, of: Int.self)
    }

    @Test func `a container needs no shared instance`() {
        let unshared = Unshared()
        #expect(unshared.tracker() === unshared.tracker())
    }

    @Test func `two properties of one type are independent`() {
        services.first.register { Tracker("other") }
        #expect(services.first().name == "other")
        #expect(services.second().name == "second")
    }

    @Test func `a name is compared as text`() {
        let byHand = Factory(services, key: "first") { Tracker("by hand") }
        services.first.register { Tracker("registered") }
        #expect(byHand().name == "registered")
    }

    @Test func `a name can be a single character`() {
        let one = Factory(services, key: "☕️") { Tracker("cup") }.cached
        let other = Factory(services, key: "🫖") { Tracker("pot") }.cached
        #expect(one().name == "cup")
        #expect(other().name == "pot")
    }

    @Test func `equal names at different addresses are one name`() {
        services.first.register { Tracker("registered") }
        #expect(Factory(services, key: StaticString(["fi", "rst"].joined())) { Tracker("by hand") }().name == "registered")
    }

    @Test(arguments: [15, 16, 17, 18])
    func `equal names at different addresses are one name, however many factories there are`(_ count: Int) {
        let names = (0..<count).map { "service\($0)" }
        for (number, name) in names.enumerated() { Factory(services, key: StaticString(name)) { -1 }.register { number } }
        for (number, name) in names.enumerated() { #expect(Factory(services, key: StaticString(name)) { -1 }() == number) }
    }

    @Test func `a name of one character is the same, in whatever form the compiler stores it`() {
        struct OneCharacter: ExpressibleByUnicodeScalarLiteral {
            let name: StaticString
            init(unicodeScalarLiteral value: StaticString) { name = value }
        }
        let (one, other) = (("s" as OneCharacter).name, ("t" as OneCharacter).name)
        #expect(!one.hasPointerRepresentation)
        Factory(services, key: one) { 0 }.register { 1 }
        #expect(Factory(services, key: "s") { 0 }() == 1)
        #expect(Factory(services, key: one) { 0 }() == 1)
        #expect(Factory(services, key: other) { 0 }() == 0)
    }

    @Test func `a singleton is known by the place of its declaration: the file, the line and the column`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let places: [(StaticString, UInt, UInt)] = [("A.swift", 1, 1), ("B.swift", 1, 1), ("A.swift", 2, 1), ("A.swift", 1, 2)]
            // The slot of a container keeps its first place, so each place has a container of its own.
            let instances = places.map { place in
                let container = Services()
                return Factory(container, key: "placed", file: place.0, line: place.1, column: place.2) { Tracker() }.singleton()
            }
            #expect(Set(instances.map(ObjectIdentifier.init)).count == places.count)
        }
    }

    @Test func `unrelated containers with an equal declaration do not share a singleton`() {
        #expect(services.single() !== Unshared().single())
    }

    @Test func `a factory declared for all shared containers is one singleton`() {
        #expect(services.declaredForAll() === Container().declaredForAll())
    }

    @Test func `a closure edits the container in place`() {
        services { $0.tracker.register { Tracker("edited") } }
        #expect(services.tracker().name == "edited")
        #expect(services.with { $0.tracker.register { Tracker("again") } }.tracker().name == "again")
    }

    @Test func `an asynchronous closure edits the container on its own actor`() async {
        let returned = await services { @MainActor in
            MainActor.assertIsolated()
            await Task.yield()
            $0.tracker.register { Tracker("edited") }
        }
        #expect(returned === services)
        #expect(services.tracker().name == "edited")
    }

    @Test func `a closure that edits a container or a factory runs once`() async {
        let edits = Collector<String>()
        services { _ in edits.add("call") }
        services.with { _ in edits.add("with") }
        await services { @MainActor _ in
            await Task.yield()
            edits.add("asynchronous call")
        }
        let returned = await services.with { @MainActor _ in
            await Task.yield()
            edits.add("asynchronous with")
        }
        #expect(returned === services)
        #expect(edits.values == ["call", "with", "asynchronous call", "asynchronous with"])
    }

    @Test func `dependency resolves from the shared container`() {
        #expect(dependency(\.tracker).name == "ready-made")
        #expect(dependency(\Services.tracker) === Services.shared.tracker())
        #expect(dependency(\.named, parameter: "given").name == "given")
        #expect(dependency(\Services.named, parameter: "given").name == "given")
    }

    @Test func `a task can have its own shared container`() {
        Services.$shared.withValue(services) {
            #expect(dependency(\Services.tracker) === services.tracker())
        }
        #expect(dependency(\Services.tracker) !== services.tracker())
    }

    @Test func `a factory outlives the expression that made its container`() {
        #expect(Services().tracker().name == "real")
    }

    #if DEBUG
    @Test func `an unregistered promise is an error unless the process runs a preview`() {
        for isPreview in [true, false] {
            var context = FactoryContext()
            context.isPreview = isPreview
            #expect(FactoryContext.withCurrent(context) { Services().manager.promiseTriggersError } == !isPreview)
        }
    }
    #endif

    @Test func `each setting stays when another one changes`() {
        let services = Container()
        let start = ContinuousClock.now
        services.manager.promiseTriggersError = false
        services.manager.now = { start }
        services.manager.defaultScope = .shared
        services.decorator { _ in }
        services.manager.promiseTriggersError = services.manager.promiseTriggersError

        #expect(services.manager.defaultScope === Scope.shared)
        #expect(services.manager.now() == start)
        #expect(!services.manager.promiseTriggersError)
    }
}

extension StaticString {
    /// Creates a name that lives as long as the process, like the compiler's literals.
    fileprivate init(_ text: String) {
        let copy = strdup(text)!
        self = ""
        withUnsafeMutableBytes(of: &self) { bytes in
            bytes.storeBytes(of: UInt(bitPattern: copy), as: UInt.self)
            bytes.storeBytes(of: text.utf8.count, toByteOffset: MemoryLayout<UInt>.size, as: Int.self)
        }
    }
}
