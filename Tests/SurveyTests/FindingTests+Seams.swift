extension FindingTests {
    /// The forms of code that a test can replace, and the ones beside them that it cannot.
    static let seams = [
        Case(
            name: "a locator whose object only it can replace, and whose value anybody can",
            source: """
                protocol Tracking { func track() }
                final class Live: Tracking { var x = 0; func track() {} }
                final class Locator {
                    private static var _tracking: Tracking = Live()
                    private static var _count = 0
                    static var tracking: Tracking { return _tracking }
                    static var count: Int { return _count }
                    private static func set(_ mock: Tracking) { _tracking = mock }
                    static func reset() { _tracking = Live() }
                    static func set(_ mock: Int) { _count = mock }
                }
                final class Cart { func pay() { Locator.tracking.track(); print(Locator.count) } }
                """,
            findings: [
                "mutable-global Locator._count", "singleton Locator._tracking", "static-effect Locator.tracking",
            ]),
        Case(
            name: "a closure that does more than make its result",
            source: "struct Live { var make: () -> Client { { print(1); return Client(URLSession.shared) } } }",
            findings: ["service URLSession.shared"]),
        Case(
            name: "an identity in a text, and one that a function changes",
            source: "final class A { func f() { send(name: UUID().uuidString) } }\nfinal class B { func f() { send(id: hash(UUID())) } }",
            findings: ["time-and-chance UUID()", "time-and-chance UUID()"]),
        Case(
            name: "work that is all of a function or of a view",
            source: """
                final class A { func f() { Task { await Analytics.shared.track() } } }
                final class B { func f() -> Task<Void, Never> { Task { Analytics.shared.track() } } }
                struct C: View { var body: some View { VStack { Button { Analytics.shared.track() } } } }
                struct D { func f() -> () -> Void { { Task { Analytics.shared.track() } } } }
                """, findings: Array(repeating: "singleton Analytics.shared", count: 4)),
        Case(
            name: "a value whose closure asks for the time",
            source:
                "struct Client { static var live: Client { Client { Date() } } }\nstruct Live { func make() -> Client { .init { Date() } } }",
            findings: []),
        Case(
            name: "a variable that is a fallback and more",
            source: "final class Tool { func f(name: String?) { let file = CommandLine.arguments[0]; print(file); print(name ?? file) } }",
            findings: ["service CommandLine.arguments"]),
        Case(
            name: "an object beside a view",
            source: """
                final class Badge: NSObject { let scale = UIScreen.main.scale } // seams:skip its own
                final class Header { let badge = Badge() }
                """, findings: ["creation Badge()"]),
        Case(
            name: "an override of a superclass's method",
            source:
                "class Base { func now() -> Double { 1 } }\nfinal class Live: Base { override func now() -> Double { Date().seconds } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "a method beside those of a protocol",
            source: """
                protocol Clock { func now() -> Date }
                final class Live: Clock { func now() -> Date { Date() }; func later() -> Double { Date().seconds } }
                """, findings: ["time-and-chance Date()"]),
        Case(
            name: "a method of a protocol that does more",
            source: """
                protocol Clock { func now() -> Date }
                final class Live: Clock { func now() -> Date { print(1); return Date() } }
                """, findings: ["time-and-chance Date()"]),
        Case(
            name: "a private member with a parameter",
            source: "struct Box { private func isOld(at date: Date) -> Bool { true }; var isOld: Bool { isOld(at: Date()) } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "a private member with a parameter and a name of its own",
            source: "struct Box { private func isOld(at date: Date) -> Bool { true }; var old: Bool { isOld(at: Date()) } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "a member with a parameter that is not all",
            source: "struct Box { func isOld(at date: Date) -> Bool { true }; func f() { print(1); isOld(at: Date()) } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "a member of an extension, one of a final class, a private one, and an override",
            source: """
                extension Screen { func now() -> Date { Date() } }
                final class A { func now() -> Date { Date() } }
                class B { private func now() -> Date { Date() } }
                class C: Base { override func now() -> Date { Date() } }
                """, findings: Array(repeating: "time-and-chance Date()", count: 4)),
        Case(
            name: "a property that can be overridden", source: "class Screen { var now: Date { get { Date() } } }", findings: []),
        Case(
            name: "a property with a setter", source: "class Screen { var now: Date { get { Date() } set { print(newValue) } } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "a call that the type itself does not make",
            source: "class Screen { func report() { Analytics.shared.track() } }", findings: ["singleton Analytics.shared"]),
        Case(
            name: "an object that a function makes of real things",
            source: """
                struct Live {
                    func a() -> Client { Client(session: URLSession.shared) }
                    func b() throws -> Client { try Client(session: URLSession.shared) }
                    func c() async -> Client { await Client(session: URLSession.shared) }
                    func d() -> Client { return Client(session: URLSession.shared) }
                }
                """, findings: []),
        Case(
            name: "a container's factory that a function makes",
            source: "extension Container { var api: Factory<Api> { Factory.make(URLSession.shared) } }", findings: []),
        Case(
            name: "a container that is called", source: "struct Shop { var api: Resolver { self { Api(URLSession.shared) } } }",
            findings: []),
        Case(
            name: "the scene of an app, and the launch by its old name",
            source: """
                @main struct Shop: App { var body: some Scene { let api = Analytics.shared; return Window(api) } }
                class Delegate: NSObject { func applicationDidFinishLaunching(_ note: Int) { Analytics.shared.start(); print(1) } }
                """, findings: []),
        Case(
            name: "a chain of functions for the launch of an app",
            source: """
                class Delegate: UIResponder, UIApplicationDelegate { lazy var all = Live.a() }
                enum Live {
                    static func a() -> Int { print(1); return b() }
                    static func b() -> Int { print(1); return c() }
                    static func c() -> Int { print(1); return d() }
                    static func d() -> Int { print(1); return e() }
                    static func e() -> Int { print(1); return g() }
                    static func g() -> Int { print(Analytics.shared); return 1 }
                }
                """, findings: []),
        Case(
            name: "a function with two statements for the launch of an app, and for others",
            source: """
                class Delegate: UIResponder, UIApplicationDelegate { lazy var session = Live.session() }
                enum Live { static func session() -> URLSession { let session = URLSession(configuration: .default); return session } }
                final class Cart { func pay() { print(Live.session()) } }
                """, findings: ["service URLSession()", "static-effect Live.session()"]),
        Case(
            name: "members that make nothing for the launch of an app",
            source: """
                class Delegate: UIResponder, UIApplicationDelegate {
                    let a = First().session()
                    lazy var b: Void = Second.start()
                    lazy var c = Third.session
                }
                final class First { func session() -> URLSession { let session = URLSession(configuration: .default); return session } }
                enum Second { static func start() { Analytics.shared.start(); print(1) } }
                enum Third { static var session: URLSession { let session = URLSession(configuration: .default); return session } }
                """, findings: ["service URLSession()", "service URLSession()", "singleton Analytics.shared"]),
        Case(
            name: "a service in a type without instances", source: "enum Disk { static func f() { print(FileManager.default) } }",
            findings: ["service FileManager.default"], kata: "parameterize-method"),
        Case(
            name: "a service in a screen", source: "class Screen: UIViewController { func f() { print(FileManager.default) } }",
            findings: ["service FileManager.default"], kata: "instance-property-injection"),
        Case(
            name: "a service behind a type alias of the type itself",
            source: "final class A { typealias Disk = FileManager; func f() { print(Disk.default) } }",
            findings: ["service FileManager.default"]),
        Case(
            name: "a member of a type of one's own with a system's name",
            source: "final class FileManager {}\nfinal class A { func f() { print(FileManager.default) } }", findings: []),
    ]
}
