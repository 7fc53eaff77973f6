import Injection
import Testing

/// A parameter whose values all have the same hash.
private struct Colliding: Hashable {
    let name: String
    func hash(into hasher: inout Hasher) {}
}

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var named: ParameterFactory<String, Tracker> { self { Tracker($0) } }
    var cached: ParameterFactory<String, Tracker> { self { Tracker($0) }.cached }
    var each: ParameterFactory<Colliding, Tracker> { self { Tracker($0.name) }.scopeOnParameters.cached }
    var eachSingle: ParameterFactory<Colliding, Tracker> { self { Tracker($0.name) }.scopeOnParameters.singleton }
    var eachInPass: ParameterFactory<Int, Tracker> { self { _ in Tracker() }.scopeOnParameters.graph }
    var several: Factory<[Tracker]> { self { [self.eachInPass(1), self.eachInPass(2), self.eachInPass(1)] } }
    var fibonacci: ParameterFactory<Int, Int> { self { $0 < 2 ? $0 : self.fibonacci($0 - 1) + self.fibonacci($0 - 2) } }
    var countdown: ParameterFactory<() -> Int, Int> {
        self {
            let left = $0(); return left == 0 ? 0 : self.countdown { left - 1 }
        }
    }
    var nested: ParameterFactory<Int, Tracker> {
        self { Tracker($0 == 0 ? "0" : "\($0) over \(self.nested($0 - 1).name)") }.cached
    }
    // The same name with and without a parameter.
    var both: Factory<Tracker> { Factory(self, key: "both") { Tracker("without") }.cached }
    var bothWith: ParameterFactory<String, Tracker> { ParameterFactory(self, key: "both") { Tracker($0) }.cached }
}

@Suite struct ParameterTests {
    private let services = Services()

    @Test func `a parameter reaches the closure`() {
        #expect(services.named("a").name == "a")
        services.named.register { Tracker($0 + "!") }
        #expect(services.named.resolve("b").name == "b!")
        services.named { Tracker($0 + "?") }
        #expect(services.named("c").name == "c?")
    }

    @Test func `the first argument wins while the instance is cached`() {
        #expect(services.cached("first") === services.cached("second"))
        #expect(services.cached("second").name == "first")
    }

    @Test func `an instance per argument is kept by equality, not by hash value`() {
        let (a, b) = (Colliding(name: "a"), Colliding(name: "b"))
        let (first, second) = (services.each(a), services.each(b))
        #expect(first !== second)
        #expect(services.each(a) === first)
        #expect(services.each(b) === second)
        services.each.reset(.scope)
        let again = services.each(a)
        #expect(again !== first)
        services.manager.reset(scope: .cached)
        #expect(services.each(a) !== again)
    }

    @Test func `an instance per argument works in every scope`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let single = services.eachSingle(Colliding(name: "a"))
            #expect(Services().eachSingle(Colliding(name: "a")) === single)
            #expect(services.eachSingle(Colliding(name: "b")) !== single)
        }
        let several = services.several()
        #expect(several[0] === several[2])
        #expect(several[0] !== several[1])
    }

    @Test func `a recursive parameter factory is not a cycle`() {
        #expect(services.fibonacci(10) == 55)
    }

    @Test func `a cached factory that resolves itself with another parameter keeps the outermost instance`() {
        let outermost = services.nested(3)
        #expect(outermost.name == "3 over 2 over 1 over 0")
        #expect(services.nested(7) === outermost)
    }

    @Test func `incomparable parameters may nest to a limited depth`() {
        #expect(services.countdown { 99 } == 0)
    }

    @Test func `one name with and without a parameter declares two factories`() {
        #expect(services.both().name == "without")
        #expect(services.bothWith("with").name == "with")
    }
}
