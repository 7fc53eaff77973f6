import Testing

@testable import Survey

/// The code that spells out a dependency but is no finding: a test can replace it, or there is nothing to replace.
struct NoFindingTests {
    /// A source in which nothing may be found.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var source: String

        init(_ name: String, _ source: String) {
            testDescription = name
            self.source = source
        }
    }

    static let cases = [
        Case(
            "the default of a parameter",
            "final class Api { let s: URLSession; init(session: URLSession = .shared, sync: Sync = Sync.shared) { s = session } }"),
        Case(
            "the default of a closure",
            "final class Ticket { let now: () -> Date; init(now: @escaping () -> Date = { Date() }) { self.now = now } }"),
        Case(
            "the name of a log", "final class Git { let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? \"\", category: \"Git\") }"),
        Case(
            "a call that may mean an overload without effects, itself and through a function that makes it",
            """
            func parse(_ html: String) -> [String] { html.isEmpty ? [] : [html] }
            func parse(_ url: URL) throws -> [String] { parse(try String(contentsOf: url)) } // seams:skip its own
            func firstLine(_ html: String) -> String? { parse(html).first }
            final class A { func f() { print(parse("a")); print(firstLine("b")) } }
            """),
        Case("a function as a default", "struct Ticket { var now: () -> Date = Date.init }"),
        Case("a fallback", "final class Api { let s: URLSession; init(session: URLSession?) { s = session ?? URLSession.shared } }"),
        Case(
            "a delegating initializer", "final class Api { init(s: URLSession) {}; convenience init() { self.init(s: URLSession.shared) } }"
        ),
        Case(
            "a variable that is only a fallback",
            "final class Tool { func f(name: String?) { let file = CommandLine.arguments[0]; print(1); print(name ?? file) } }"),
        Case(
            "a hidden cache of what is computed",
            """
            struct Path {
                private static var pathCache = PathCache()
                private static var memo: [String: Int] = [:]
                final class PathCache { var all: [String] = []; func intern(_ text: String) -> Int { all.append(text); return all.count } }
                static func lookup(_ text: String) -> Int { memo["a"] = 1; return Self.pathCache.intern(text) }
            }
            final class A { func f() { print(Path.lookup("a")); print(1) } }
            """),
        Case(
            "a constant object of which only properties are read",
            """
            final class Message { var text: String; init(text: String) { self.text = text } }
            let needsClosure = Message(text: "needs a closure")
            final class A { func f() { print(needsClosure.text); print(1) } }
            """),
        Case("an initializer that makes self", "struct Api { init(s: URLSession) {}; init() { self = Api(s: URLSession.shared) } }"),
        Case(
            "an initializer beside one that takes the dependency",
            "struct Token { let d: UserDefaults; init(d: UserDefaults) { self.d = d }; init() { self.d = UserDefaults.standard } }"),
        Case(
            "a function that makes what another one of its name takes",
            """
            enum Dice {
                static func roll(_ sides: Int) -> Int { var chance = SystemRandomNumberGenerator(); return roll(sides, using: &chance) }
                static func roll(_ sides: Int, using chance: inout some RandomNumberGenerator) -> Int { sides }
            }
            """),
        Case(
            "an object that is handed what its initializer takes by default",
            """
            struct Day {
                init(_ start: Int, in store: UserDefaults = UserDefaults.standard) {}
                init(_ text: String, format: Int = 1, in store: UserDefaults = UserDefaults.standard) { _ = format }
            }
            final class Page { func f(store: UserDefaults) { _ = Day(1, in: store); _ = Day("1", format: 2, in: store) } }
            """),
        Case(
            "code for other systems",
            """
            #if os(Windows) || (os(WASI) && DEBUG)
            func set() { Analytics.shared.track() }
            #endif
            #if !os(Windows)
            func f() {}
            #else
            func f() { Analytics.shared.track() }
            #endif
            """),
        Case(
            "the value of a property until another one is set",
            """
            struct Setup {
                private var own: Analytics?
                private var isGiven = false
                var analytics: Analytics? {
                    get { isGiven ? own : Analytics.shared }
                    set { own = newValue; isGiven = true }
                }
                var later: Analytics {
                    get { if let own { return own }; return Analytics.shared }
                    set { own = newValue }
                }
            }
            """),
        Case(
            "an object in a value with a name that its type makes of itself",
            """
            final class Api { let s = UserDefaults.standard } // seams:skip its own
            struct Setup {
                var api: Any? = nil
                static func live() -> Setup { let api = Api(); var setup = Setup(); setup.api = api; return setup }
                static func plain() -> Self { var setup = Self(); setup.api = Api(); return setup }
            }
            """),
        Case(
            "a type that has the name of one inside another type",
            """
            final class Pipeline { final class Setup { init() { UserDefaults.standard.set(1, forKey: "a") } } } // seams:skip its own
            final class Cache { private struct Setup { var cost = 1 }; private var setup: Any; init() { setup = Setup() } }
            """),
        Case("a trap", "final class A { func f() { abort() } }"),
        Case("a property that can be set", "class Screen { var analytics = Analytics.shared; var make: () -> Date = { Date() } }"),
        Case(
            "a method that a subclass may override",
            "class Screen { func analytics() -> Analytics { Analytics.shared }; func f() { analytics().track() } }"),
        Case(
            "a call that a subclass may override",
            "class Screen { func pay() { report(\"pay\") }; func report(_ event: String) { Analytics.shared.track(event) } }"),
        Case(
            "a factory",
            "final class Api { func f() { _ = URLSession.shared } }".replacing("func f", with: "var s = URLSession.shared; func f")
                .replacing("_ = URLSession.shared", with: "_ = s")
                + "\nstruct Live { func makeApi() -> Api { Api() } }"),
        Case(
            "a live value made of closures",
            "struct Client { var now: () -> Date; static var live: Client { Client(now: { Date() }) } }"),
        Case(
            "an adapter behind a protocol of one's own",
            "protocol Clock { func now() -> Date }\nfinal class LiveClock: Clock { func now() -> Date { Date() } }"),
        Case("a container's registration", "final class App { func set() { container.register { Api(Analytics.shared) } } }"),
        Case("a container's factory", "extension Container { var api: Factory<Api> { self { Api(URLSession.shared) } } }"),
        Case("SwiftUI's environment", "struct Root { func f() { view.environment(Theme.shared) } }"),
        Case("a test double", "final class MockApi { func load() { Analytics.shared.track() } }\nstruct ApiSpy { let now = Date() }"),
        Case(
            "a preview",
            "#Preview { Screen(api: Api.shared) }\nstruct Screen_Previews: PreviewProvider { static var previews: Int { Api.shared.x } }"),
        Case(
            "the composition root",
            "@main struct App { let api = Api.shared; init() { Analytics.shared.start() }\nstatic func main() { Sync.shared.start() } }"),
        Case(
            "the launch of an app",
            "class Delegate: UIResponder { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Int) { Analytics.shared.start() } }"
        ),
        Case(
            "the functions that make what the launch of an app needs",
            """
            class Delegate: UIResponder, UIApplicationDelegate { lazy var all = Environment.bootstrap(); let sync = Sync.shared }
            struct Environment {
                static func bootstrap() -> Environment {
                    let isTest = ProcessInfo.processInfo.isTest
                    return Environment(api: Api(session: session(isTest)))
                }
                private static func session(_ isTest: Bool) -> URLSession {
                    let session = URLSession(configuration: .default)
                    return isTest ? Stub() : session
                }
            }
            """),
        Case("the singleton itself", "final class Sync { static let shared = Sync(); var x = 0; static var all: Sync { Sync.shared } }"),
        Case(
            "a singleton with a door for tests",
            """
            class Sync {
                #if DEBUG
                static var stub: Sync?
                #endif
                static var shared: Sync { instance }
                private static let instance = Sync()
                var x = 0
            }
            final class Cart { func pay() { Sync.shared.x = 1 } }
            """),
        Case(
            "a value with a conventional name",
            "struct Theme { static let standard = Theme() }\nfinal class A { func f() { _ = Theme.standard; _ = Options.default } }"),
        Case("an object without effects", "final class Sum { func add() {} }\nfinal class A { func f() { let s = Sum(); s.add() } }"),
        Case(
            "a static function without effects",
            "enum Math { static func half(_ x: Int) -> Int { x / 2 } }\nfinal class A { func f() { _ = Math.half(2) } }"),
        Case(
            "a logger",
            """
            enum Logger {
                static var level = 0
                static func add(_ text: String) {
                    level = 1
                    FileManager.default.createFile(atPath: text, contents: nil) // seams:skip a log
                }
            }
            enum Shop { static func open() { Logger.add("open") } }
            final class Cart { func pay() { Logger.add("pay"); Shop.open() } }
            """),
        Case(
            "a member beside one with a parameter",
            "struct Box { func isOld(at date: Date) -> Bool { true }; var isOld: Bool { isOld(at: Date()) } }"),
        Case(
            "an initializer that makes what another one takes",
            "class Api { init(s: Transport) {}; convenience init() { let s = Transport(URLSession.shared); self.init(s: s) } }"),
        Case(
            "a factory with a return",
            "final class Api { let s = Date() }\nfunc makeApi() -> any Loading { return Api() }".replacing(
                "let s = Date()", with: "var s = URLSession.shared")),
        Case(
            "an index", "enum Key { static var name = \"a\" }\nfinal class A { var x: [String: Int] = [:]; func f() { x[Key.name] = 1 } }"),
        Case(
            "an object that only has a cache",
            """
            public final class Name { let text: String; init(_ text: String) { self.text = text; Name.seen += 1 } // seams:skip a count
                public static var seen = 0 }
            final class Cart { func pay() { let name = Name("a"); print(name) } }
            """),
        Case(
            "a value with storage of its own",
            "final class Storage { var x = 0 }\nstruct Status { private let storage: Storage; static let ok = Status(storage: Storage()) }\nfinal class A { func f() { _ = Status.ok } }"
        ),
        Case("a stub", "func stubbed() { _ = String(contentsOfFile: \"\") }\nfinal class A { func f() { stubbed() } }"),
        Case("a closure that is handed in", "final class A { func f() { b.start(now: { Date() }, name: { UUID().uuidString }) } }"),
        Case(
            "a logger that everybody shares",
            "final class AppLogger { static let shared = AppLogger(); var x = 0 }\nfinal class A { func f() { AppLogger.shared.x = 1; Logger.shared.log() } }"
        ),
        Case(
            "a log that everybody shares",
            "final class FileLog { static let shared = FileLog(); var x = 0 }\nfinal class A { func f() { FileLog.shared.x = 1 } }"),
        Case(
            "the default for a requirement",
            "protocol App { var group: Group { get } }\nextension App { var group: Group { Group.shared } }\nclass Group { static let shared = Group(); var x = 0 }"
        ),
        Case(
            "the threads that a function provides",
            """
            enum Provider {
                case own(any EventLoopGroup), singleton
                var group: any EventLoopGroup { switch self { case .own(let group): return group; case .singleton: return MultiThreadedEventLoopGroup.singleton } }
            }
            """),
        Case(
            "a value that only decides what is logged",
            "final class A { func f() { if let logLevel = ProcessInfo.processInfo.environment[\"LOG\"] { logger.logLevel = logLevel } } }"),
        Case(
            "a global with a setter that writes into a box",
            """
            private let locked = NIOLockedValueBox(Decoder())
            public var decoder: Decoder { get { locked.withLockedValue { $0 } } set { locked.withLockedValue { $0 = newValue } } }
            """),
        Case(
            "an object of the caller's queue",
            """
            final class Watchdog {
                private static let key = DispatchSpecificKey<Watchdog>()
                var x = 0
                static var current: Watchdog? { DispatchQueue.getSpecific(key: key) }
                static func check() { guard let watchdog = current else { return }; watchdog.x += 1 }
            }
            final class A { func f() { guard let watchdog = Watchdog.current else { return }; watchdog.x = 1 } }
            """),
        Case("a shared object that only computes", "final class A { func f() { print(NSFontManager.shared.weight(of: font)) } }"),
        Case(
            "a log by its methods",
            "final class NextLog { static let shared = NextLog(); var x = 0; func log(level: Int) {} }\nfinal class A { func f() { NextLog.shared.x = 1 } }"
        ),
        Case(
            "a setting that only decides what is logged",
            "enum Setup { static var logLevel = 1; static var isLoggingEnabled = true }\nfinal class A { func f() { Setup.logLevel = 2; Setup.isLoggingEnabled = false } }"
        ),
        Case(
            "the identity of a value",
            "struct Row { let id = UUID(); private let rowID = UUID().uuidString; let identity: UUID; init() { identity = UUID() } }"),
        Case(
            "a public variable of an app that nobody changes",
            """
            public enum Sizes { public static var width = 600; public static var help = URL(string: "https://a.b")! }
            final class A { func f() { _ = Sizes.width; _ = Sizes.help } }
            """),
        Case(
            "the identity of a value that is handed on",
            "final class A { func f() { center.add(Request(identifier: UUID().uuidString, row: Row(id: UUID()))); text.id(UUID()) } }"),
        Case(
            "a view of one's own",
            """
            final class Badge: UIView { let scale = UIScreen.main.scale } // seams:skip its own
            final class Header { let badge = Badge() }
            """),
        Case(
            "a closure that makes its result",
            """
            final class Api { let s = UserDefaults.standard } // seams:skip its own
            struct Live { var makeApi: () -> Api { { Api() } }; var makeClient: (Int) -> Client { { Client($0, URLSession.shared) } } }
            """),
        Case(
            "a locator whose objects a test can replace",
            """
            enum Site { struct Tracking {} }
            protocol Tracking { func track() }
            class Store { var x = 0 }
            final class Live: Tracking { var x = 0; func track() {} }
            final class Locator {
                private static var _tracking: Tracking = Live()
                private static var _store = Store()
                static var tracking: Tracking { return _tracking }
                static var store: Store { get { _store } set { _store = newValue } }
            }
            extension Locator {
                static func setTracking(_ mock: Tracking) { guard isRunningTests() else { return }; _tracking = mock }
            }
            private var _live: Tracking = Live()
            var live: Tracking { get { return _live } set { _live = newValue } }
            final class Cart { func pay() { Locator.tracking.track(); Locator.store.x = 1; live.track() } }
            """),
        Case(
            "a constant",
            "let limit = 3\nenum A { static let size = 3; static var name = \"a\" }\nfinal class B { func f() { _ = limit + A.size; _ = A.name } }"
        ),
        Case("a task-local value", "public enum A { @TaskLocal public static var user = 1 }\nfinal class B { func f() { _ = A.user } }"),
        Case(
            "the key of an associated object",
            "private var key = 0\nfinal class A { func f() { objc_setAssociatedObject(self, &key, 1, .x) } }"),
        Case(
            "a generator that is given",
            "final class A { func f(g: inout G) { _ = Int.random(in: 1...6, using: &g); _ = [1].shuffled(using: &g) } }"),
        Case("a date that is given", "final class A { func f() { _ = Date(timeIntervalSince1970: 1); _ = UUID(uuidString: \"\") } }"),
        Case(
            "a local name like a global",
            "var total = 0\nfunc set() { total = 1 } // seams:skip its own\nfinal class A { func f(total: Int) { _ = total } }"),
        Case(
            "a type of one's own with a system's name",
            "final class FileManager { static func make() {} }\nfinal class A { func f() { FileManager.make() } }"),
        Case("a short override", "class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad()\nif x { y() } } }"),
        Case("the name of a queue", "final class A { let queue = DispatchQueue(label: \"q.\\(UUID().uuidString)\") }"),
    ]

    @Test(arguments: cases) func `it is no finding`(_ one: Case) async throws {
        #expect(try await SmallCode(one.source).report().brief == [])
    }
}
