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
            name: "a public global", source: "public var total = 0\nfinal class A { func f() { print(total) } }",
            findings: ["mutable-global total"]),
        Case(
            name: "a public global with a large name", source: "public var Total = 0\nfinal class A { func f() { print(Total) } }",
            findings: ["mutable-global Total"]),
        Case(
            name: "a public static with a large name",
            source: "enum K { public static var LIMIT = 1 }\nfinal class A { func f() { print(K.LIMIT) } }",
            findings: ["mutable-global K.LIMIT"]),
        Case(
            name: "a public static that only its file changes",
            source: "public enum K { public private(set) static var total = 0 }\nfinal class A { func f() { print(K.total) } }",
            findings: []),
        Case(
            name: "a static of a double",
            source: "enum ApiStub { public static var total = 0 }\nfinal class A { func f() { print(ApiStub.total) } }", findings: []),
        Case(
            name: "a collection that is only read",
            source: "enum K { static var items = [1] }\nfinal class A { func f() { print(K.items.sorted()) } }", findings: []),
        Case(
            name: "a function with the name of a variable",
            source: """
                enum K { public static var size = 1; static func size(_ x: Int) -> Int { x } }
                final class A { func f() { print(K.size(2)) } }
                """, findings: []),
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
                public var total = 0
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
