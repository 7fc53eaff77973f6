import Injection

/// The service to resolve, behind a protocol as in an app.
protocol Service: AnyObject, Sendable {
    var number: Int { get }
}

final class Leaf: Service {
    let number = 1
}

/// A service that needs four others.
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

    /// Returns one of any number of factories, by a name created at run time.
    func numbered(_ name: StaticString) -> Factory<any Service> {
        Factory(self, key: name) { Leaf() }.cached
    }
}

/// The same services without a container.
enum ByHand {
    private static let instance: any Service = Leaf()

    /// The single instance; not inlined, so that the caller gets its own reference, as from a container.
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

/// A consumer whose service comes from a custom container.
final class OtherConsumer {
    @Injected(\Services.cached) var service
}

final class HandMadeConsumer {
    let service: any Service

    init(_ service: any Service) { self.service = service }
}

/// Creates names that live as long as the process, like the compiler's literals.
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
