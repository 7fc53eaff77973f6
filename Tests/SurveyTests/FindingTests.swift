import Testing

@testable import Survey

/// Each row of the table of hard dependencies.
struct FindingTests {
    /// A source, and the findings that it has.
    struct Case: CustomTestStringConvertible {
        var name: String
        var source: String
        var findings: [String]
        var kata: String?

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a library's singleton", source: "final class Cart { func pay() { Analytics.shared.track(\"pay\") } }",
            findings: ["singleton Analytics.shared"], kata: "constructor-injection"),
        Case(
            name: "the default instance of a library's manager",
            source: "final class Cart { func pay() { ImageCache.default.clear(); _ = Options.default } }",
            findings: ["singleton ImageCache.default"], kata: "constructor-injection"),
        Case(
            name: "a singleton in the only statement of a method", source: "class Cart { func pay() { Analytics.shared.track(\"pay\") } }",
            findings: ["singleton Analytics.shared"], kata: "constructor-injection"),
        Case(
            name: "a singleton of one's own with a name of its own",
            source: """
                class Sync { static let one = Sync(); var runs = 0; func run() { runs += 1 } }
                final class Cart { func pay() { Sync.one.run() } }
                """, findings: ["singleton Sync.one"], kata: "constructor-injection"),
        Case(
            name: "a final singleton of one's own with many users",
            source: """
                final class Journal { static let shared = Journal(); func add(_ text: String) {} }
                final class A { func a() { Journal.shared.add("a") } }
                final class B { func b() { Journal.shared.add("b") } }
                final class C { func c() { Journal.shared.add("c") } }
                """, findings: ["singleton Journal.shared", "singleton Journal.shared", "singleton Journal.shared"],
            kata: "singleton-backdoor"),
        Case(
            name: "a singleton in a screen that a framework makes",
            source: "class Screen: UIViewController { override func viewDidAppear(_ animated: Bool) { Analytics.shared.track(\"x\") } }",
            findings: ["singleton Analytics.shared"], kata: "instance-property-injection"),
        Case(
            name: "a function that makes something for the launch of an app, and for others",
            source: """
                class Delegate: UIResponder, UIApplicationDelegate { lazy var session = Live.session() }
                enum Live { static func session() -> URLSession { URLSession(configuration: .default) } }
                final class Cart { func pay() { _ = Live.session() } }
                """, findings: ["static-effect Live.session()"]),
        Case(
            name: "a singleton behind a protocol",
            source: """
                protocol Tracking { func track() }
                final class Live: Tracking { func track() {} }
                enum Services { static let shared: Tracking = Live() }
                final class Cart { func pay() { Services.shared.track() } }
                """, findings: ["singleton Services.shared"], kata: "constructor-injection"),
        Case(
            name: "now, chance, locale and time zone",
            source: """
                final class Ticket {
                    func print() -> String { "\\(Date()) \\(Date.now) \\(UUID()) \\(Int.random(in: 1...6)) \\(Locale.current) \\(TimeZone.current)" }
                    func wait() async throws { try await Task.sleep(for: .seconds(1)) }
                    func pick() -> Int? { [1, 2].shuffled().randomElement() }
                }
                """,
            findings: [
                "time-and-chance Date()", "time-and-chance Date.now", "time-and-chance Int.random", "time-and-chance Locale.current",
                "time-and-chance Task.sleep", "time-and-chance TimeZone.current", "time-and-chance UUID()",
                "time-and-chance randomElement()", "time-and-chance shuffled()",
            ], kata: "closure-injection"),
        Case(
            name: "code for some systems of those that matter",
            source: """
                #if os(iOS) || os(Windows)
                final class Cart { func pay() { Analytics.shared.track("pay") } }
                #elseif os(Linux)
                final class Cart { func pay() { Sync.shared.run() } }
                #endif
                """, findings: ["singleton Analytics.shared", "singleton Sync.shared"]),
        Case(
            name: "work that begins later",
            source: """
                func after(_ seconds: Double) {
                    let time = DispatchTime.now() + seconds
                    DispatchQueue.main.asyncAfter(deadline: time) { f() }
                }
                """, findings: ["time-and-chance asyncAfter"]),
        Case(
            name: "an object without what its initializer takes by default",
            source: """
                struct Day { init(store: UserDefaults = UserDefaults.standard, name: String = "") {} }
                final class Page { func f(name: String) { _ = Day(name: name) } }
                """, findings: ["creation Day()"]),
        Case(
            name: "an object made by the initializer with just these labels, and not by one that reaches out",
            source: """
                struct Day { init(_ text: String) {}; init(_ name: String, retries: Int = 1) { URLSession.shared.reset {} } }
                final class Page { func f() { _ = Day("1") } }
                """, findings: ["service URLSession.shared"]),
        Case(
            name: "now in a static function",
            source: "enum Stamp { static func text() -> String { \"\\(Date.now)\" }; static func now() -> Date { Date() } }",
            findings: ["time-and-chance Date()", "time-and-chance Date.now"], kata: "parameterize-method"),
        Case(
            name: "the six system services",
            source: """
                final class Store {
                    func save() {
                        _ = URLSession.shared
                        _ = FileManager.default
                        UserDefaults.standard.set(1, forKey: "a")
                        _ = ProcessInfo.processInfo.environment
                        NotificationCenter.default.post(name: .saved, object: nil)
                        _ = Bundle.main.bundlePath
                    }
                }
                """,
            findings: [
                "service Bundle.main", "service FileManager.default", "service NotificationCenter.default",
                "service ProcessInfo.processInfo",
                "service URLSession.shared", "service UserDefaults.standard",
            ], kata: "protocol-extraction"),
        Case(
            name: "a service behind a type alias",
            source: "typealias Disk = FileManager\nfinal class Store { func save() { _ = Disk.default } }",
            findings: ["service FileManager.default"], kata: "protocol-extraction"),
        Case(
            name: "an object made in a method",
            source: """
                final class Api { func load() { _ = URLSession.shared } }
                class Cart { func pay() { let api = Api(); api.load() } }
                """, findings: ["creation Api()", "service URLSession.shared"]),
        Case(
            name: "an object made with the object",
            source: """
                final class Api { let session: String; init(session: URLSession = .shared) { self.session = "\\(URLSession.shared)" } }
                final class Cart { private let api = Api() }
                """, findings: ["creation Api()", "service URLSession.shared"]),
        Case(
            name: "a static function with an effect behind another function",
            source: """
                enum Receipts {
                    static func add(_ text: String) { write(text) }
                    private static func write(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) }
                }
                final class Cart { func pay() { Receipts.add("pay") } }
                """, findings: ["service FileManager.default", "static-effect Receipts.add(_:)"]),
        Case(
            name: "a free function with an effect",
            source: """
                func track(_ event: String) { Analytics.shared.track(event) }
                final class Cart { func pay() { track("pay") } }
                """, findings: ["singleton Analytics.shared", "static-effect track(_:)"]),
        Case(
            name: "a global and a static that change",
            source: """
                var total = 0
                enum Session { static var user: String? }
                final class Cart { func pay() { total += 1; Session.user = nil } }
                """, findings: ["mutable-global Session.user", "mutable-global total"], kata: "encapsulate-globals"),
        Case(
            name: "a static function that changes a static, but not the functions that call it",
            source: """
                enum Count { private static var total = 0; static func add() { total += 1 } }
                enum Shop { static func open() { Count.add() } }
                final class Cart { func pay() { Count.add(); Shop.open() } }
                """, findings: ["mutable-global Count.total", "static-effect Count.add()", "static-effect Count.add()"]),
        Case(
            name: "a box that changes",
            source: """
                let total = Mutex(0)
                final class Cart { func pay() { total.withLock { $0 += 1 } } }
                """, findings: ["mutable-global total"], kata: "encapsulate-globals"),
        Case(
            name: "work in a framework's life cycle",
            source: """
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        var total = 0
                        for item in items {
                            if item.isFree { continue }
                            total += item.price
                            total -= item.discount
                        }
                        label.text = "\\(total)"
                        label.isHidden = total == 0
                        button.isEnabled = total > 0
                        title = "Cart"
                    }
                }
                """, findings: ["life-cycle viewDidLoad()"], kata: "subclass-and-override"),
    ]

    private static let rules = [singletons, doors, seams, lifeCycle, creations, effects, mutableGlobals, services, timeAndChance].flatMap(
        \.self)

    @Test(arguments: cases + rules) func `a hard dependency is found, with the kata for it`(_ one: Case) async throws {
        let report = try await SmallCode(one.source).report()

        #expect(report.brief == one.findings)
        if let kata = one.kata { #expect(Set(report.findings.map(\.kata)) == [kata]) }
    }

    @Test func `a finding says where, how often, what is behind it, and what it costs`() async throws {
        let code = try SmallCode([
            "Cart.swift": """
            final class Cart {
                func pay() {
                    let start = 1

                    // The vendor wants to know.
                    Analytics.shared.track("pay")
                    finish(start)
                    Analytics.shared.track("paid")
                }

                private func finish(_ start: Int) {
                    print(start)
                }
            }
            """,
            "Shop.swift": """
            final class Shop {
                let cart: Cart
                init(cart: Cart) { self.cart = cart }
                func one() { cart.pay() }
                func two() { cart.pay() }
            }
            """,
        ])
        let finding = try #require(try await code.report().findings.first)

        #expect(finding.file == "Cart.swift" && finding.line == 6)
        #expect(finding.places.map(\.line) == [6, 8])
        #expect(finding.user == "Cart" && finding.what == "Analytics.shared" && finding.reaches == "Analytics")
        // Three lines of the function, and the three of the private one that is only called there.
        #expect(finding.linesBehind == 6)
        #expect(finding.callers == 2 && finding.commits == 0)
        #expect(finding.kata == "constructor-injection" && finding.cost == "constructor-injection".count)
        #expect(finding.score == (Double(6 * 2 * 10) / Double(finding.cost)).rounded() / 10)
    }

    @Test func `a dependency of an initializer has the whole type behind it, and comes first`() async throws {
        let report = try await SmallCode(
            """
            final class Cart {
                private let log = Journal.shared
                func pay() {
                    log.add("a")
                    log.add("b")
                }
            }
            final class Shop {
                func open() { Analytics.shared.track("open") }
            }
            """
        ).report()

        #expect(report.findings.map(\.what) == ["Journal.shared", "Analytics.shared"])
        #expect(report.findings.map(\.linesBehind) == [5, 1])
    }

    @Test func `lines of comments, of static members and of shared functions are not behind a dependency`() async throws {
        let report = try await SmallCode(
            """
            final class Cart {
                static let limit = 3
                private let log = Journal.shared
                func pay() { // one
                    // a comment
                    print(Date())
                    // a comment

                    first()
                    second()
                    third()
                }

                private func first() {
                    print(1)
                }

                private func second() {
                    print(2)
                }

                func third() {
                    print(3)
                }

                func other() {
                    second()
                }
            }
            """
        ).report()
        func lines(_ what: String) -> Int? { report.findings.first { $0.what == what }?.linesBehind }

        // The four statements from there on, and the private function that only this block calls.
        #expect(lines("Date()") == 7)
        // All but the static member, and the lines around the members.
        #expect(lines("Journal.shared") == 19)
    }

    @Test func `an initializer's present time has only its own lines behind it`() async throws {
        let report = try await SmallCode("final class Cart {\n    private let start = Date()\n    func a() {\n    }\n}").report()
        #expect(report.findings.map(\.linesBehind) == [1])
    }

    @Test func `a caller is a call with fitting labels, a creation, or a call of a static property's member`() async throws {
        let report = try await SmallCode(
            """
            final class Cart {
                private let log = Journal.shared
                func pay(_ cents: Int) { print(Date(), Date()) }
            }
            class Screen: UIViewController { override func viewDidLoad() { print(UUID()) } }
            enum Till { static func open() { print(Locale.current) } }
            enum Shop { static let cart = make(); static func a() { Till.open(); Till.open(); Shop.cart.pay(1) } }
            final class User {
                func a() { let cart = Cart(); cart.pay(1) }
                func b(cart: Cart) { cart.pay(2); cart.pay(twice: 3) }
                func c(screen: Screen) { screen.viewDidLoad() }
            }
            """
        ).report()
        func callers(_ what: String) -> Int? { report.findings.first { $0.what == what }?.callers }

        #expect(callers("Date()") == 3)
        #expect(callers("Journal.shared") == 1)
        #expect(callers("Locale.current") == 2)
        #expect(callers("UUID()") == 0)
        #expect(report.findings.first { $0.what == "Date()" }?.places.count == 1)
    }

    @Test func `the statements of the main file call others, and are no findings`() async throws {
        let code = try SmallCode([
            "Cart.swift":
                "final class Cart { func add(_ cents: Int) { print(Date(), cents) } }\nfunc write(_ cents: Int) { print(UUID()) }",
            "main.swift":
                "import Foundation\nlet cart = Cart()\ncart.add(1)\nif CommandLine.arguments.count > 1 { cart.add(2); write(3) }\n",
        ])
        let report = try await code.report()
        func callers(_ what: String) -> Int? { report.findings.first { $0.what == what }?.callers }

        #expect(callers("Date()") == 2 && callers("UUID()") == 1)
        #expect(report.findings.allSatisfy { $0.file == "Cart.swift" })
    }

    @Test func `a local variable or a case with the name is no caller, and a use in the own type is one`() async throws {
        let report = try await SmallCode(
            """
            struct Forecast { var text: String { print(1); return "\\(Date())" } }
            enum Other { static func report(_ e: String) { let text = "a" + e; print(text); print(text + "b", Kind.self, use(.text)) } }
            enum Pricing {
                static var percent: Int { print(1); return UUID().hashValue }
                static var discount: Int { print(2); return max(0, percent) }
            }
            """
        ).report()
        func callers(_ what: String) -> Int? { report.findings.first { $0.what == what }?.callers }

        #expect(callers("Date()") == 0)
        #expect(callers("UUID()") == 1)
        #expect(!report.history)
    }

    @Test func `the most costly finding comes first, and says what its singleton reaches`() async throws {
        let report = try await SmallCode(
            """
            final class Sync { static let shared = Sync(); var runs = 0; func run() { runs += 1; print(FileManager.default) } }
            class Free { static let shared = Free() }
            final class Cart { func pay() { Free.shared.run() } }
            final class Shop {
                func open() {
                    Sync.shared.run()
                    print(1)
                    print(2)
                }
            }
            """
        ).report { $0.files = [] }
        let singletons = report.findings.filter { $0.category == "singleton" }

        #expect(singletons.map(\.what) == ["Sync.shared", "Free.shared"])
        #expect(singletons.map(\.reaches) == ["the file system", "state that the whole process shares"])
    }
}
