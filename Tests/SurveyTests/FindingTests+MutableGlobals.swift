extension FindingTests {
    /// The conditions of `Category.mutableGlobals`.
    static let mutableGlobals = [
        Case(
            name: "a computed property that has a setter",
            source: """
                public enum K { public static var sharedSum: Int { get { 1 } set { print(newValue) } } }
                final class A { func f() { K.sharedSum = 2 } }
                """, findings: []),
        Case(
            name: "a logger that is replaced",
            source: "enum K { static var output = AppLogger() }\nfinal class A { func f() { K.output = make() } }", findings: []),
        Case(
            name: "a property that a framework asks for",
            source: "public struct K { public static var defaultValue = 1 }\nfinal class A { func f() { print(K.defaultValue) } }",
            findings: []),
        Case(
            name: "a structure with a box inside",
            source: """
                struct State { let total = Mutex(0) }
                enum K { static let state = State() }
                final class A { func f() { print(K.state) } }
                """, findings: ["mutable-global K.state"]),
        Case(
            name: "a structure with a box of one's own inside",
            source: """
                final class ValueBox { var value = 0 }
                struct State { let total = ValueBox() }
                enum K { static let state = State() }
                final class A { func f() { print(K.state) } }
                """, findings: ["mutable-global K.state"]),
        Case(
            name: "a structure with a box that stays as it is",
            source: """
                final class ValueBox { let value = 0 }
                struct State { let total = ValueBox() }
                enum K { static let state = State() }
                final class A { func f() { print(K.state) } }
                """, findings: []),
        Case(
            name: "an object with a box inside",
            source: """
                final class Keeper { let total = Mutex(0) }
                enum K { static let keeper = Keeper() }
                final class A { func f() { print(K.keeper) } }
                """, findings: []),
        Case(
            name: "an object without state whose method has a collection's name",
            source: """
                final class Journal { func append(_ text: String) {} }
                let journal = Journal()
                final class A { func f() { journal.append("a") } }
                """, findings: []),
        Case(
            name: "locks",
            source: """
                var first = NSLock()
                public var second = DispatchSemaphore(value: 1)
                public var third = DispatchQueue(label: "a")
                final class A { func f() { first.withLock { print(1) }; second.wait(); third.sync { print(1) } } }
                """, findings: []),
        Case(
            name: "a global", source: "public var total = 0\nfinal class A { func f() { print(total) }; func g() { total = 1 } }",
            findings: ["mutable-global total"]),
        Case(
            name: "a global with a large name",
            source: "public var Total = 0\nfinal class A { func f() { print(Total) }; func g() { Total = 1 } }",
            findings: ["mutable-global Total"]),
        Case(
            name: "a static with a large name",
            source: "enum K { public static var LIMIT = 1 }\nfinal class A { func f() { print(K.LIMIT) }; func g() { K.LIMIT = 2 } }",
            findings: ["mutable-global K.LIMIT"]),
        Case(
            name: "a static of a double",
            source: "enum ApiStub { static var total = 0 }\nfinal class A { func f() { ApiStub.total = 1 } }", findings: []),
        Case(
            name: "a collection that is only read",
            source: "enum K { static var items = [1] }\nfinal class A { func f() { print(K.items.sorted()) } }", findings: []),
        Case(
            name: "a function with the name of a variable",
            source: """
                enum K { static var size = 1; static func size(_ x: Int) -> Int { x } }
                final class A { func f() { print(K.size(2)) } }
                func set() { K.size = 2 } // seams:skip its own
                """, findings: []),
        Case(
            name: "the world in a global",
            source: """
                struct World { var now: () -> Date = { Date() }; var isDebug = false }
                struct AppEnvironment { static var live = AppEnvironment(); var id: () -> String = { "" } }
                var Current = World()
                final class A { func f() { Current.isDebug = true; AppEnvironment.live.id = { "a" }; print(Current.now()) } }
                """, findings: []),
        Case(
            name: "a global like the world that tests cannot set, one without functions, one that only in part can be set, and a state",
            source: """
                struct World { var now: () -> Date = { Date() } }
                struct Count { var size = 0 }
                struct Fixed { let now: () -> Date; var size = 0 }
                struct Choice { var action: () -> Void = {} }
                private var Current = World()
                enum A { static var current = Count() }
                enum B { static var current = Fixed(now: make) }
                enum C { static var last = Choice() }
                final class D { func f() { Current = World(); A.current.size = 1; B.current.size = 1; C.last = Choice() } }
                """, findings: ["mutable-global A.current", "mutable-global B.current", "mutable-global C.last", "mutable-global Current"]),
        Case(
            name: "a static with an observer",
            source: "enum K { static var total = 0 { didSet { print(1) } } }\nfinal class A { func f() { K.total += 1 } }",
            findings: ["mutable-global K.total"]),
        Case(
            name: "a static of the type itself", source: "final class A { static var total = 0; func f() { Self.total += 1 } }",
            findings: ["mutable-global A.total"]),
        Case(
            name: "a static that a function changes",
            source: "enum K { static var total = 0 }\nfinal class A { func f() { change(&K.total) } }",
            findings: ["mutable-global K.total"]),
        Case(
            name: "a static whose optional value changes",
            source: "enum K { static var items: [Int]? }\nfinal class A { func f() { K.items?.append(1) } }",
            findings: ["mutable-global K.items"]),
        Case(
            name: "a static whose unwrapped value changes",
            source: "enum K { static var items: [Int]? }\nfinal class A { func f() { K.items!.append(1) } }",
            findings: ["mutable-global K.items"]),
        Case(
            name: "a static that a function gets, whose result changes",
            source: "enum K { static var total = 0 }\nfinal class A { func f() { g(K.total).x = 1 } }", findings: []),
        Case(
            name: "local names like a global",
            source: """
                var total = 0
                func set() { total = 1 } // seams:skip its own
                final class A {
                    func a() { g { total in print(total) } }
                    func b() { g { (total: Int) in print(total) } }
                    func c() { for total in 1...2 { print(total) } }
                }
                """, findings: []),
        Case(
            name: "a nested function like a free one",
            source: """
                func touch() { _ = URLSession.shared } // seams:skip its own
                final class A { func f() { func touch() {}; touch() } }
                """, findings: []),
    ]
}
