import Foundation
import Recording
import Testing

/// Two calls are the same call when their payloads are equal, by whatever each payload offers.
struct RealEqualityTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        var name: String
        var isSame: Bool
        /// What comparing descriptions, as the document does, says.
        var naive: Bool
        var make: @Sendable () -> (Any, Any)

        var testDescription: String { name }
    }

    static let pairs = [
        Pair(name: "equal strings", isSame: true, naive: true) { ("a", "a") },
        Pair(name: "an Int and its text", isSame: false, naive: false) { (1, "1") },
        Pair(name: "one object twice", isSame: true, naive: true) {
            let object = Session(); return (object, object)
        },
        Pair(name: "two objects", isSame: false, naive: true) { (Session(), Session()) },
        Pair(name: "two objects in structures", isSame: false, naive: true) { (Holder(session: Session()), Holder(session: Session())) },
        Pair(name: "one object in structures", isSame: true, naive: true) {
            let session = Session()
            return (Holder(session: session), Holder(session: session))
        },
        Pair(name: "objects that say they are equal", isSame: true, naive: false) { (Item(id: 1, label: "a"), Item(id: 1, label: "b")) },
        Pair(name: "objects that say they differ", isSame: false, naive: true) { (Item(id: 1, label: "a"), Item(id: 2, label: "a")) },
        Pair(name: "kinds of one equatable class", isSame: true, naive: false) { (Item(id: 1, label: "a"), Special(id: 1, label: "b")) },
        Pair(name: "two kinds of one equatable class", isSame: true, naive: false) {
            (Other(id: 1, label: "a"), Special(id: 1, label: "b"))
        },
        Pair(name: "dates a tenth of a second apart", isSame: false, naive: true) {
            (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0.1))
        },
        Pair(name: "one function twice", isSame: false, naive: true) { (RealEqualityTests.function, RealEqualityTests.function) },
        Pair(name: "functions in structures", isSame: false, naive: true) {
            (Action(run: RealEqualityTests.function), Action(run: RealEqualityTests.function))
        },
        Pair(name: "equal sets", isSame: true, naive: false) { (manySet(0..<200), manySet((0..<200).reversed())) },
        Pair(name: "dictionaries with values that are not equatable", isSame: true, naive: false) {
            (manyPlain(0..<200), manyPlain((0..<200).reversed()))
        },
        Pair(name: "other values under the same keys", isSame: false, naive: false) { (["a": Plain(number: 1)], ["a": Plain(number: 2)]) },
        Pair(name: "structures by their parts", isSame: true, naive: true) { (Plain(number: 1), Plain(number: 1)) },
        Pair(name: "a hidden part", isSame: false, naive: true) { (Discreet(secret: 1), Discreet(secret: 2)) },
        Pair(name: "nil and a value", isSame: false, naive: false) { (Int?.none as Any, Int?.some(1) as Any) },
        Pair(name: "nil twice", isSame: true, naive: true) { (Plain?.none as Any, Plain?.none as Any) },
        Pair(name: "optionals of what is not equatable", isSame: true, naive: true) {
            (Plain?.some(Plain(number: 1)) as Any, Plain?.some(Plain(number: 1)) as Any)
        },
        Pair(name: "one type twice", isSame: true, naive: true) { (Int.self, Int.self) },
        Pair(name: "two types", isSame: false, naive: false) { (Int.self, Double.self) },
        Pair(name: "tuples with other labels", isSame: false, naive: false) { ((a: 1, b: 2), (a: 1, c: 2)) },
        Pair(name: "arrays of another length", isSame: false, naive: false) { ([Plain(number: 1)], [Plain(number: 1), Plain(number: 1)]) },
    ]

    @Test(arguments: pairs) func `payloads are compared for real`(_ pair: Pair) {
        let (left, right) = pair.make()
        let (first, second) = (Elements.call(left), Elements.call(right))

        #expect((first == second) == pair.isSame)
        #expect((first != second) == !pair.isSame)
        if !pair.name.hasPrefix("equal sets"), !pair.name.hasPrefix("dictionaries") {
            #expect(("\(first)" == "\(second)") == pair.naive, "the naive way")
        }
    }

    @Test func `cases are told apart by name and by label`() {
        #expect(MockAnalyticsElements.track(event: "a") != .track(screen: "a"))
        #expect(MockAnalyticsElements.track(event: "a") == .track(event: "a"))
        #expect(MockHomeViewControllerElements.viewDidLoad != .preferredTabBarVisibility)
    }

    enum Elements: MockEquatable { case call(Any) }

    final class Session: CustomStringConvertible { let description = "Session" }
    struct Holder { var session: Session }
    struct Plain { var number: Int }
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
