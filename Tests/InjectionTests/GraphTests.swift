import Foundation
import Injection
import Testing

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var part: Factory<Tracker> { self { Tracker() }.graph }
    var pair: Factory<[Tracker]> { self { [self.part(), self.part()] } }
    var nested: Factory<[Tracker]> { self { self.pair() + self.pair() } }
    var nothing: Factory<Tracker?> { self { nil }.graph }
    var crossing: Factory<[Tracker]> { self { [Services.shared.part(), Services.shared.part()] } }
    var decorated: Factory<[Tracker]> {
        self {
            let here = [self.part(), self.part()]
            onThreads(1) { self.there.add(ObjectIdentifier(self.part())) }
            return here
        }
    }
    var recursive: ParameterFactory<Int, Tracker> {
        self { Tracker($0 == 0 ? "innermost" : "around \(self.recursive($0 - 1).name)") }.graph
    }
    let there = Collector<ObjectIdentifier>()
}

@Suite struct GraphTests {
    private let services = Services()

    @Test func `a resolution pass has one instance, from the outermost resolution to its end`() {
        let nested = services.nested()
        #expect(nested.allSatisfy { $0 === nested[0] })
        #expect(services.nested()[0] !== nested[0])
    }

    @Test func `a pass keeps each of several instances, and no nil`() {
        let factory = Factory(services, key: "several") { [services] in
            services.nothing.register { nil }
            let (part, nothing) = (services.part(), services.nothing())
            services.nothing.register { Tracker("something") }
            let something = services.nothing()
            return [part, services.part()] + [nothing, something, services.nothing()].compactMap { $0 }
        }
        let instances = factory()
        #expect(instances.map(\.name) == ["real", "real", "something", "something"])
        #expect(instances[0] === instances[1] && instances[2] === instances[3])
    }

    @Test func `a decorator is told which instances a pass has made`() {
        let areNew = Collector<Bool>()
        services.part.decorator { _, isNew in areNew.add(isNew) }
        _ = services.pair()
        #expect(areNew.values == [true, false])
    }

    @Test func `every outermost resolution is a pass of its own`() {
        #expect(services.part() !== services.part())
    }

    @Test func `a pass keeps the outermost of nested instances`() {
        let factory = Factory(services, key: "twice") { [services] in [services.recursive(1), services.recursive(0)] }
        #expect(factory().map(\.name) == ["around innermost", "around innermost"])
    }

    @Test func `a pass extends to other containers`() {
        let pair = services.crossing()
        #expect(pair[0] === pair[1])
    }

    @Test func `the instances of different containers are different`() {
        let factory = Factory(services, key: "both") { [services] in [services.part(), Services.shared.part()] }
        let both = factory()
        #expect(both[0] !== both[1])
    }

    @Test func `a new container reuses no instance of a released container`() {
        let factory = Factory(services, key: "fleeting") { (0..<20).map { _ in Services().part() } }
        #expect(Set(factory().map(ObjectIdentifier.init)).count == 20)
    }

    @Test func `an instance may resolve when its pass ends`() {
        final class Last {
            let services: Services
            init(_ services: Services) { self.services = services }
            deinit { _ = services.pair() }
        }
        let last = Factory(services, key: "last") { [services] in Last(services) }.graph
        let pass = Factory(services, key: "pass") { last() === last() }
        #expect(pass())
    }

    @Test func `a pass belongs to the thread that started it`() {
        let here = services.decorated()
        #expect(here[0] === here[1])
        #expect(services.there.values != [ObjectIdentifier(here[0])])
    }

    @Test func `concurrent passes never share an object`() {
        let (services, seen) = (services, Collector<[Tracker]>())
        onThreads(8) { for _ in 0..<200 { seen.add(services.pair()) } }
        #expect(seen.values.allSatisfy { $0[0] === $0[1] })
        #expect(Set(seen.values.map { ObjectIdentifier($0[0]) }).count == 1_600)
    }
}
