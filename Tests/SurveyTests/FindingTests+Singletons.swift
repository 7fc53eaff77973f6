extension FindingTests {
    /// Three types that use a singleton, with their ancestors.
    private static func users(of name: String, _ ancestor: String = "") -> String {
        ["A", "B", "C"].map { "\nfinal class \($0)\(ancestor) { func f() { \(name).add(1); print(1) } }" }.joined()
    }

    /// The conditions of `Category.singletons`, and the variables that hold a singleton.
    static let singletons = [
        Case(
            name: "the fonts that are installed",
            source: "final class A { func f() { print(NSFontManager.shared.availableFonts) } }",
            findings: ["singleton NSFontManager.shared"]),
        Case(
            name: "an object of the whole process that is changed, or a cache that others see",
            source: """
                final class Message { var text: String; init(text: String) { self.text = text } }
                let last = Message(text: "a")
                struct Path { static var pathCache: [String] = [] }
                final class A { func f() { last.text = "b"; Path.pathCache.append("a"); print(1) } }
                """, findings: ["mutable-global Path.pathCache", "singleton last"]),
        Case(
            name: "the system's singletons with names of their own",
            source: "final class A { func f() { print(UIScreen.main, UIDevice.current, NSApp.x, CKContainer.default()) } }",
            findings: ["singleton CKContainer.default", "singleton NSApp", "singleton UIDevice.current", "singleton UIScreen.main"]),
        Case(
            name: "a singleton in a type without instances",
            source: "enum Cart { static func pay() { Analytics.shared.track(); print(1) } }", findings: ["singleton Analytics.shared"],
            kata: "introduce-instance-delegator"),
        Case(
            name: "a singleton in a static function", source: "struct Cart { static func pay() { Analytics.shared.track(); print(1) } }",
            findings: ["singleton Analytics.shared"], kata: "introduce-instance-delegator"),
        Case(
            name: "a singleton in a free function", source: "func pay() { Analytics.shared.track(); print(1) }",
            findings: ["singleton Analytics.shared"], kata: "introduce-instance-delegator"),
        Case(
            name: "a singleton in an enumeration", source: "enum Cart { case a; func pay() { Analytics.shared.track(); print(1) } }",
            findings: ["singleton Analytics.shared"], kata: "introduce-instance-delegator"),
        Case(
            name: "a singleton of one's own with many users",
            source: "class Journal { static let shared = Journal(); func add(_ x: Int) {} }" + users(of: "Journal.shared"),
            findings: Array(repeating: "singleton Journal.shared", count: 3), kata: "container-injection"),
        Case(
            name: "an actor with many users",
            source: "actor Journal { static let shared = Journal(); func add(_ x: Int) {} }" + users(of: "Journal.shared"),
            findings: Array(repeating: "singleton Journal.shared", count: 3), kata: "singleton-backdoor"),
        Case(
            name: "a library's singleton with many screens", source: users(of: "Analytics.shared", ": UIViewController"),
            findings: Array(repeating: "singleton Analytics.shared", count: 3), kata: "instance-property-injection"),
        Case(name: "a member called shared", source: "final class A { func f() { settings.shared.load(); print(1) } }", findings: []),
        Case(
            name: "loggers of libraries",
            source: """
                final class A {
                    func f() { Log.shared.add(); Logs.shared.add(); OSLog.shared.add(); AppLogging.shared.add(); LoggerStore.shared.add() }
                }
                """, findings: []),
        Case(
            name: "an object with a conventional name",
            source:
                "final class Sync { static let current = Sync(); func go() {} }\nfinal class A { func f() { Sync.current.go(); print(1) } }",
            findings: ["singleton Sync.current"]),
        Case(
            name: "an object with a name that begins with shared",
            source: """
                final class Sums { func add() {} }
                enum K { static let sharedSums = Sums() }
                final class A { func f() { K.sharedSums.add(); print(1) } }
                """, findings: ["singleton K.sharedSums"]),
        Case(
            name: "an object that the class makes by the name Self",
            source: "final class Sync { static let one = Self(); var x = 0 }\nfinal class A { func f() { Sync.one.x = 1 } }",
            findings: ["singleton Sync.one"]),
        Case(
            name: "an object that may fail to be made",
            source: "final class Sync { var x = 0 }\nenum K { static let one = try! Sync() }\nfinal class A { func f() { K.one.x = 1 } }",
            findings: ["singleton K.one"]),
        Case(
            name: "an object that a closure makes",
            source: """
                final class Sync { var x = 0 }
                enum K { static let one = { let sync = Sync(); return sync }() }
                final class A { func f() { K.one.x = 1 } }
                """, findings: ["singleton K.one"]),
        Case(
            name: "an object that init makes",
            source: "final class Sync { var x = 0 }\nenum K { static let one = Sync.init() }\nfinal class A { func f() { K.one.x = 1 } }",
            findings: ["singleton K.one"]),
        Case(
            name: "an object of a type that only the annotation names",
            source: """
                final class Sync { func go() {} }
                enum K { static var shared: Sync = makeSync() }
                final class A { func f() { K.shared.go(); print(1) } }
                """, findings: ["singleton K.shared"]),
        Case(
            name: "an object with an ancestor's state",
            source: """
                class Base { var x = 0 }
                final class Sync: Base { static let one = Sync() }
                final class A { func f() { Sync.one.go(); print(1) } }
                """, findings: ["singleton Sync.one"]),
        Case(
            name: "an object with state behind a protocol",
            source: """
                protocol Syncing {}
                final class Live: Syncing { var x = 0 }
                enum K { static let one: any Syncing = Live() }
                final class A { func f() { K.one.go(); print(1) } }
                """, findings: ["singleton K.one"]),
        Case(
            name: "a value behind a protocol",
            source: """
                protocol Theme {}
                struct Dark: Theme {}
                enum K { static let standard: Theme = Dark() }
                final class A { func f() { print(K.standard) } }
                """, findings: []),
        Case(
            name: "an object without state",
            source: "final class Format { static let one = Format() }\nfinal class A { func f() { print(Format.one) } }",
            findings: []),
        Case(
            name: "an object without state and with the name of a value",
            source: "final class Theme { static let standard = Theme() }\nfinal class A { func f() { print(Theme.standard) } }",
            findings: []),
        Case(
            name: "a type of one's own with the name of a box",
            source: """
                final class Protected { var x = 0 }
                enum K { static let shared = Protected() }
                final class A { func f() { print(K.shared) } }
                """, findings: []),
        Case(
            name: "a lock that everybody shares",
            source:
                "final class FileLock { var x = 0 }\nenum K { static let shared = FileLock() }\nfinal class A { func f() { K.shared.x() } }",
            findings: []),
        Case(
            name: "an object that is made anew",
            source:
                "final class Api { var x = 0 }\nenum K { static var shared: Api { Api() } }\nfinal class A { func f() { K.shared.x() } }",
            findings: []),
        Case(
            name: "an object of a pool",
            source: """
                final class Sync {
                    var x = 0
                    static var one: Sync { print(1); return Sync() }
                    static func f() { one.x = 1; print(1) }
                }
                """, findings: []),
        Case(
            name: "a library's object",
            source: "enum K { static let shared = Vendor() }\nfinal class A { func f() { K.shared.go(); print(1) } }",
            findings: ["singleton K.shared"]),
        Case(
            name: "a library's objects that are replaced or computed",
            source: """
                enum K { static var shared = Vendor() }
                enum L { static var shared: Vendor { make() } }
                final class A { func f() { K.shared.go(); L.shared.go() } }
                """, findings: []),
        Case(
            name: "an instance of the system's own class",
            source:
                "extension URLSession { static let own = URLSession(configuration: .x) }\nfinal class A { func f() { print(URLSession.own) } }",
            findings: ["singleton URLSession.own"]),
        Case(
            name: "an instance of the system's class in a type of one's own",
            source: "enum K { static let session = URLSession(configuration: .x) }\nfinal class A { func f() { print(K.session) } }",
            findings: []),
        Case(
            name: "a generic singleton", source: "final class A { func f() { Cache<Int>.shared.clear(); print(1) } }",
            findings: ["singleton Cache.shared"]),
        Case(
            name: "a static member of a singleton that gives something else",
            source: "final class Sync { static let shared = Sync(); var x = 0; static var count: Int { Sync.shared.x } }",
            findings: ["singleton Sync.shared"]),
        Case(
            name: "a singleton that gives the instance of another one",
            source: "final class Sync { static let shared = Sync(); var x = 0 }\nenum K { static var shared: Sync { Sync.shared } }",
            findings: []),
        Case(
            name: "a type that only begins like a double",
            source: "final class Mockingbird { func f() { Analytics.shared.track(); print(1) } }", findings: ["singleton Analytics.shared"]),
        Case(
            name: "a provider of previews",
            source: "struct Cards: PreviewProvider { static func f() { Analytics.shared.track(); print(1) } }", findings: []),
        Case(
            name: "a type in a preview",
            source: "#Preview {\n    struct Box { func f() { Analytics.shared.track(); print(1) } }\n    return Box()\n}", findings: []),
        Case(
            name: "a deinitializer and a subscript",
            source: """
                final class A { deinit { Analytics.shared.track(); print(1) } }
                struct B { subscript(index: Int) -> Int { Analytics.shared.track(); return index } }
                """, findings: ["singleton Analytics.shared", "singleton Analytics.shared"]),
    ]

    /// A singleton with a static property that might be a door for tests.
    private static func doored(_ door: String) -> Case {
        Case(
            name: "a singleton beside `\(door.replacing("\n", with: " "))`",
            source: """
                class Sync {
                \(door)
                    static var shared: Sync { instance }
                    private static let instance = Sync()
                    var x = 0
                }
                final class A { func f() { Sync.shared.x = 1 } }
                """, findings: ["singleton Sync.shared"])
    }

    /// The properties that are no door for tests, beside a singleton.
    static let doors = ["static var stub: Sync?", "#if DEBUG\nstatic let stub: Sync?\n#endif", "#if DEBUG\nstatic var stub: Int?\n#endif"]
        .map(doored)
}
