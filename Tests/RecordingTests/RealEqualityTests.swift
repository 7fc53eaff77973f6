import Foundation
import Recording
import Testing

/// Tests that two calls are equal exactly if their payloads are equal.
struct RealEqualityTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        var name: String
        var isSame: Bool
        /// The result of comparing descriptions, as the document does.
        var byDescription: Bool
        var make: @Sendable () -> (Any, Any)

        var testDescription: String { name }
    }

    static let pairs = [
        Pair(name: "equal strings", isSame: true, byDescription: true) { ("a", "a") },
        Pair(name: "an Int and its text", isSame: false, byDescription: false) { (1, "1") },
        Pair(name: "one object twice", isSame: true, byDescription: true) {
            let object = Session(); return (object, object)
        },
        Pair(name: "two objects", isSame: false, byDescription: true) { (Session(), Session()) },
        Pair(name: "two objects in structures", isSame: false, byDescription: true) {
            (Holder(session: Session()), Holder(session: Session()))
        },
        Pair(name: "one object in structures", isSame: true, byDescription: true) {
            let session = Session()
            return (Holder(session: session), Holder(session: session))
        },
        Pair(name: "objects that are equal by ==", isSame: true, byDescription: false) {
            (Item(id: 1, label: "a"), Item(id: 1, label: "b"))
        },
        Pair(name: "objects that differ by ==", isSame: false, byDescription: true) { (Item(id: 1, label: "a"), Item(id: 2, label: "a")) },
        Pair(name: "objects of an equatable class and its subclass", isSame: true, byDescription: false) {
            (Item(id: 1, label: "a"), Special(id: 1, label: "b"))
        },
        Pair(name: "objects of two subclasses of an equatable class", isSame: true, byDescription: false) {
            (Other(id: 1, label: "a"), Special(id: 1, label: "b"))
        },
        Pair(name: "dates a tenth of a second apart", isSame: false, byDescription: true) {
            (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0.1))
        },
        Pair(name: "one function twice", isSame: false, byDescription: true) { (RealEqualityTests.function, RealEqualityTests.function) },
        Pair(name: "functions in structures", isSame: false, byDescription: true) {
            (Action(run: RealEqualityTests.function), Action(run: RealEqualityTests.function))
        },
        Pair(name: "equal sets", isSame: true, byDescription: false) { (manySet(0..<200), manySet((0..<200).reversed())) },
        Pair(name: "dictionaries with values that are not equatable", isSame: true, byDescription: false) {
            (manyPlain(0..<200), manyPlain((0..<200).reversed()))
        },
        Pair(name: "other values under the same keys", isSame: false, byDescription: false) {
            (["a": Plain(number: 1)], ["a": Plain(number: 2)])
        },
        Pair(name: "structures by their parts", isSame: true, byDescription: true) { (Plain(number: 1), Plain(number: 1)) },
        Pair(name: "a property that the description hides", isSame: false, byDescription: true) {
            (Discreet(secret: 1), Discreet(secret: 2))
        },
        Pair(name: "nil and a value", isSame: false, byDescription: false) { (Int?.none as Any, Int?.some(1) as Any) },
        Pair(name: "nil twice", isSame: true, byDescription: true) { (Plain?.none as Any, Plain?.none as Any) },
        Pair(name: "optionals of a type that is not equatable", isSame: true, byDescription: true) {
            (Plain?.some(Plain(number: 1)) as Any, Plain?.some(Plain(number: 1)) as Any)
        },
        Pair(name: "one type twice", isSame: true, byDescription: true) { (Int.self, Int.self) },
        Pair(name: "two types", isSame: false, byDescription: false) { (Int.self, Double.self) },
        Pair(name: "tuples with other labels", isSame: false, byDescription: false) { ((a: 1, b: 2), (a: 1, c: 2)) },
        Pair(name: "structures of two types with equal parts", isSame: false, byDescription: false) { (Plain(number: 1), Twin(number: 1)) },
        Pair(name: "two cases with equal payloads", isSame: false, byDescription: false) {
            (Shape.circle(Plain(number: 1)), Shape.square(Plain(number: 1)))
        },
        Pair(name: "a difference that only the description shows", isSame: false, byDescription: false) {
            (Masked(number: 1), Masked(number: 2))
        },
        Pair(name: "an object and a number", isSame: false, byDescription: false) { (Session(), 1) },
        Pair(name: "one type of functions twice", isSame: true, byDescription: true) { ((() -> Void).self, (() -> Void).self) },
        Pair(name: "structures without parts whose type names a function", isSame: true, byDescription: true) {
            (Marker<() -> Void>(), Marker<() -> Void>())
        },
        Pair(name: "equal descriptions, where there is nothing else", isSame: true, byDescription: true) {
            (Masked(number: 1), Masked(number: 1))
        },
        Pair(name: "lists of any objects that are equal by ==", isSame: true, byDescription: false) {
            ([Item(id: 1, label: "a")] as [Any], [Item(id: 1, label: "b")] as [Any])
        },
        Pair(name: "equal values under other keys", isSame: false, byDescription: false) {
            (["a": Plain(number: 1)], ["b": Plain(number: 1)])
        },
        Pair(name: "arrays of another length", isSame: false, byDescription: false) {
            ([Plain(number: 1)], [Plain(number: 1), Plain(number: 1)])
        },
    ]

    @Test(arguments: pairs) func `payloads are compared by value, not by description`(_ pair: Pair) {
        let (left, right) = pair.make()
        let (first, second) = (Elements.call(left), Elements.call(right))

        #expect((first == second) == pair.isSame)
        #expect((first != second) == !pair.isSame)
        if !pair.name.hasPrefix("equal sets"), !pair.name.hasPrefix("dictionaries") {
            #expect(("\(first)" == "\(second)") == pair.byDescription, "compared by description")
        }
    }

    @Test func `cases are distinguished by name and by label`() {
        #expect(MockAnalyticsElements.track(event: "a") != .track(screen: "a"))
        #expect(MockAnalyticsElements.track(event: "a") == .track(event: "a"))
        #expect(MockHomeViewControllerElements.viewDidLoad != .preferredTabBarVisibility)
    }

    @Test func `a type's own == gets the values in their order`() {
        func areEqual(_ left: Any, _ right: Any) -> Bool { Elements.call(left) == Elements.call(right) }
        let (low, high) = (AtMost(number: 1), AtMost(number: 2))

        #expect(areEqual(low, high) && !areEqual(high, low))
        #expect(areEqual(["a": low] as [String: Any], ["a": high] as [String: Any]))
        #expect(!areEqual(["a": high] as [String: Any], ["a": low] as [String: Any]))
        #expect(!areEqual(["a": low] as [String: Any], ["a": low, "b": low] as [String: Any]))
    }

    enum Elements: MockEquatable { case call(Any) }

    final class Session: CustomStringConvertible { let description = "Session" }
    struct Holder { var session: Session }
    struct Plain { var number: Int }
    struct Marker<Value>: Sendable {}
    /// A type whose `==` does not treat both sides alike.
    struct AtMost: Equatable {
        var number: Int
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.number <= rhs.number }
    }
    struct Twin { var number: Int }
    enum Shape { case circle(Plain), square(Plain) }
    struct Masked: CustomReflectable, CustomStringConvertible {
        var number: Int
        var customMirror: Mirror { Mirror(self, children: ["shown": 0]) }
        var description: String { "number \(number)" }
    }
    struct Action { var run: () -> Void }
    struct Discreet: CustomStringConvertible {
        var secret: Int
        var description: String { "Discreet" }
    }

    class Item: Equatable, CustomStringConvertible {
        let id: Int
        let description: String

        init(id: Int, label: String) {
            self.id = id
            description = label
        }

        static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
    }

    final class Special: Item {}
    final class Other: Item {}

    static func function() {}
    static func manySet(_ numbers: some Sequence<Int>) -> Set<Int> { numbers.reduce(into: []) { $0.insert($1) } }
    static func manyPlain(_ numbers: some Sequence<Int>) -> [Int: Plain] { numbers.reduce(into: [:]) { $0[$1] = Plain(number: $1) } }
}
