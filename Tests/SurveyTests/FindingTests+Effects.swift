extension FindingTests {
    /// The conditions of `Category.effects`, and the effects that spread to callers.
    static let effects = [
        Case(
            name: "a function that writes a log",
            source: """
                func log(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) } // seams:skip its own
                final class A { func f() { log("a") } }
                """, findings: []),
        Case(
            name: "a mock",
            source: """
                func mockApi() { _ = URLSession.shared } // seams:skip its own
                final class A { func f() { mockApi() } }
                """, findings: []),
        Case(
            name: "a function that makes its instance at the first call",
            source: """
                final class Tracker {
                    private static var instance: Tracker?
                    static func sharedInstance() -> Tracker {
                        if let instance { return instance }
                        let new = Tracker()
                        instance = new
                        return new
                    }
                    var events: [String] = []
                    func track(_ event: String) { events.append(event) }
                }
                final class A { func f() { Tracker.sharedInstance().track("a"); print(1) } }
                """, findings: ["static-effect Tracker.sharedInstance()"]),
        Case(
            name: "a private free function",
            source: """
                private func touch() { _ = URLSession.shared } // seams:skip its own
                final class A { func f() { touch() } }
                """, findings: []),
        Case(
            name: "a free function, and its kata",
            source: """
                func touch() { _ = URLSession.shared } // seams:skip its own
                final class A { func f() { touch() } }
                """, findings: ["static-effect touch()"], kata: "function-injection"),
        Case(
            name: "overloads that all reach beyond their arguments",
            source: """
                func read(_ name: String) { _ = FileManager.default } // seams:skip its own
                func read(_ names: [String]) { _ = URLSession.shared } // seams:skip its own
                final class A { func f() { read("a") } }
                """, findings: ["static-effect read(_:)"]),
        Case(
            name: "a function with another body on each system",
            source: """
                #if os(Linux)
                func touch() {}
                #else
                func touch() { _ = URLSession.shared } // seams:skip its own
                #endif
                final class A { func f() { touch() } }
                """, findings: ["static-effect touch()"]),
        Case(
            name: "two static functions of a type",
            source: """
                enum Disk { static func a() { _ = FileManager.default }; static func b() { _ = FileManager.default } } // seams:skip its own
                final class A { func f() { Disk.a(); Disk.b() } }
                """, findings: ["static-effect Disk.a()"], kata: "introduce-instance-delegator"),
        Case(
            name: "a computed static property",
            source: """
                enum Disk { static var root: String { print(1); return FileManager.default.currentDirectoryPath } } // seams:skip its own
                final class A { func f() { print(Disk.root) } }
                """, findings: ["static-effect Disk.root"]),
        Case(
            name: "an accessor that only gives the value of another one",
            source: """
                enum Disk { static var root: String { print(1); return FileManager.default.currentDirectoryPath } } // seams:skip its own
                enum Shop { static var root: String { Disk.root } }
                """, findings: []),
        Case(
            name: "another function of the same name",
            source: """
                enum Disk {
                    static func add(name: String) {}
                    static func add(file: String, done: () -> Void) { _ = FileManager.default } // seams:skip its own
                    static func add(link: String, done: () -> Void) {}
                    static func add(_ size: Int) { _ = FileManager.default } // seams:skip its own
                    static func add(_ size: Int, _ other: Int) {}
                }
                final class A { func f() { Disk.add(name: "a"); Disk.add(link: "b") { print(1) }; Disk.add(1, 2) } }
                """, findings: []),
        Case(
            name: "a function that reads a file",
            source: "func read() { _ = String(contentsOfFile: \"a\") }\nfinal class A { func f() { read() } }",
            findings: ["service String(contentsOfFile:)", "static-effect read()"]),
        Case(
            name: "a function that makes an object with an effect",
            source: """
                final class Api { init() { _ = URLSession.shared } } // seams:skip its own
                func touch() { let api = Api(); print(api) } // seams:skip its own
                final class A { func f() { touch() } }
                """, findings: ["static-effect touch()"]),
        Case(
            name: "a function that calls a singleton whose method has an effect",
            source: """
                final class Sync { static let shared = Sync(); func run() { _ = URLSession.shared } } // seams:skip its own
                enum Help { static func go() { Sync.shared.run() } }
                final class A { func f() { Help.go() } }
                """, findings: ["singleton Sync.shared", "static-effect Help.go()"]),
        Case(
            name: "a function that calls a singleton without an effect",
            source: """
                final class Sync { static let shared = Sync(); func run() {} }
                enum Help { static func go() { Sync.shared.run() } }
                final class A { func f() { Help.go() } }
                """, findings: ["singleton Sync.shared"]),
        Case(
            name: "a function that calls a singleton with state",
            source: """
                final class Sync { static let shared = Sync(); var runs = 0; func run() {} }
                enum Help { static func go() { Sync.shared.run() } }
                final class A { func f() { Help.go() } }
                """, findings: ["singleton Sync.shared", "static-effect Help.go()"]),
        Case(
            name: "a function that uses an object with a name of its own, which is no affair of callers' callers",
            source: """
                final class Sync { static let one = Sync(); var runs = 0 }
                final class Sums { var runs = 0 }
                enum Caches { static let sharedSums = Sums() }
                enum Help { static func go() { Sync.one.runs = 1; Caches.sharedSums.runs = 1 } }
                enum More { static func go() { Help.go() } }
                final class A { func f() { More.go() } }
                """, findings: ["singleton Caches.sharedSums", "singleton Sync.one", "static-effect Help.go()"]),
        Case(
            name: "functions whose real values come second",
            source: """
                func read() -> Int { _ = FileManager.default; return 1 } // seams:skip its own
                enum Count { static var total = 0; static func set() { Count.total = 1 } } // seams:skip its own
                enum Help {
                    static func a(session: URLSession = URLSession.shared) {}
                    static func b(session: URLSession?) { print(session ?? URLSession.shared) }
                    static func c(number: Int?) { print(number ?? read()) }
                    static func d(number: Int?) { print(number ?? Count.total) }
                    static func e() { container.register { URLSession.shared } }
                    static func g() { let queue = DispatchQueue(label: ProcessInfo.processInfo.processName); print(queue) }
                    static func h() { objc_setAssociatedObject(UIApplication.shared, 1) }
                }
                final class A {
                    func a(mine: URLSession) { Help.a(session: mine) }
                    func b(mine: URLSession) { Help.b(session: mine) }
                    func c() { Help.c(number: 1) }
                    func d() { Help.d(number: 1) }
                    func e() { Help.e() }
                    func g() { Help.g() }
                    func h() { Help.h() }
                }
                """, findings: []),
        Case(
            name: "an object whose initializer hands the real thing to another one",
            source: """
                final class Api { init(session: URLSession) {}; convenience init() { self.init(session: URLSession.shared) } }
                final class A { func f() { _ = Api() } }
                """, findings: []),
        Case(
            name: "a deadline that a singleton decides",
            source: """
                func later() { DispatchQueue.main.asyncAfter(deadline: UIApplication.shared.next) { print(1) } }
                final class A { func f() { later() } }
                """, findings: ["time-and-chance asyncAfter"]),
        Case(
            name: "a method that is only named",
            source: """
                final class Api { func load() { _ = URLSession.shared } } // seams:skip its own
                enum Help { static func go() { print(Api.load) } }
                final class A { func f() { Help.go() } }
                """, findings: []),
    ]
}
