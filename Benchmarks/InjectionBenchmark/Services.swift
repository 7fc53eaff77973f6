import Injection

/// The services that are resolved: behind a protocol, as an app has them.
protocol Service: AnyObject, Sendable {
    var number: Int { get }
}

final class Leaf: Service {
    let number = 1
}

/// Needs four others.
final class Root: Service {
    let parts: (any Service, any Service, any Service, any Service)
    var number: Int { parts.0.number }

    init(_ one: any Service, _ two: any Service, _ three: any Service, _ four: any Service) {
        parts = (one, two, three, four)
    }
}

final class Services: SharedContainer {
    @TaskLocal static var shared = Services()
    let manager = ContainerManager()

    var transient: Factory<any Service> { self { Leaf() } }
    var cached: Factory<any Service> { self { Leaf() }.cached }
    var other: Factory<any Service> { self { Leaf() }.cached }
    var single: Factory<any Service> { self { Leaf() }.singleton }
    var overridden: Factory<any Service> { self { Leaf() }.cached }
    var withParameter: ParameterFactory<Int, any Service> { self { _ in Leaf() } }
    var graph: Factory<any Service> { self { Root(self.transient(), self.transient(), self.transient(), self.transient()) } }

    /// One of any number of factories, by a name that is made at run time.
    func numbered(_ name: StaticString) -> Factory<any Service> {
        Factory(self, key: name) { Leaf() }.cached
    }
}

/// The same without a container.
enum ByHand {
    private static let instance: any Service = Leaf()

    /// Not inlined, so that it hands out a reference of the caller's own, as a container does.
    @inline(never) static var single: any Service { instance }

    static func transient() -> any Service { Leaf() }

    static func graph() -> any Service { Root(transient(), transient(), transient(), transient()) }
}

extension Container {
    var cached: Factory<any Service> { self { Leaf() }.cached }
}

final class InjectedConsumer {
    @Injected(\.cached) var service
}

/// Has its service from another container than the ready-made one.
final class OtherConsumer {
    @Injected(\Services.cached) var service
}

final class HandMadeConsumer {
    let service: any Service

    init(_ service: any Service) { self.service = service }
}

/// Makes names that live as long as the process, as the compiler's do.
func makeNames(_ count: Int) -> [StaticString] {
    (0..<count).map { number in
        let text = Array("service\(number)".utf8) + [0]
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
        memory.initialize(from: text, count: text.count)
        var name: StaticString = ""
        withUnsafeMutableBytes(of: &name) { bytes in
            bytes.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
            bytes.storeBytes(of: text.count - 1, toByteOffset: 8, as: Int.self)
        }
        return name
    }
}
