extension CompilerTrapTests {
    /// Mistakes in tests, and about the main actor.
    static let testCases = [
        Case(
            name: "a static variable of a test class", file: tests,
            new: xctest + "nonisolated final class CheckoutTests: XCTestCase { static var stub = 1 }\n",
            heading: "Static variable in Swift 6"),
        Case(
            name: "an XCTest class on the main actor", file: tests,
            new: xctest + "final class CheckoutTests: XCTestCase { func testIt() { _ = CheckoutViewController() } }\n",
            heading: "An XCTest class"),
        Case(
            name: "a type in an XCTest class that compares values of the main actor", file: tests,
            new: xctest + "struct Offer: Equatable { var count = 1 }\n"
                + "nonisolated final class CheckoutTests: XCTestCase {\n    enum State: Equatable { case none, some(Offer) }\n}\n",
            heading: "An XCTest class", words: "`@MainActor` before a type in a class of XCTest"),
        Case(
            name: "a function that is handed over by its name and uses the main actor", file: tests,
            new: imports
                + "struct Line: CustomStringConvertible { var description: String { \"a\" } }\n"
                + "@Test func lines() { #expect([Line()].map(String.init(describing:)) == [\"a\"]) }\n",
            heading: "A function as a value", words: "write a closure that calls it"),
        Case(
            name: "a base class of XCTest classes on the main actor", file: tests,
            new: xctest
                + "class BaseTests: XCTestCase {}\nfinal class CheckoutTests: BaseTests { func testIt() { _ = CheckoutViewController() } }\n",
            heading: "An XCTest class", words: "without `final` if other test classes inherit from it"),
        Case(
            name: "a main-actor call from an XCTest class", file: tests,
            new: xctest + "nonisolated final class CheckoutTests: XCTestCase { func testIt() { _ = CheckoutViewController() } }\n",
            heading: "An XCTest class"),
        Case(
            name: "a setUp that is not async", file: tests,
            new: xctest
                + "nonisolated final class CheckoutTests: XCTestCase {\n    var screen: CheckoutViewController!\n    override func setUp() { screen = CheckoutViewController() }\n}\n",
            heading: "An XCTest class"),
        Case(
            name: "a setUp on the main actor that is not async", file: tests,
            new: xctest
                + "nonisolated final class CheckoutTests: XCTestCase {\n    @MainActor override func setUpWithError() throws { _ = CheckoutViewController() }\n}\n",
            heading: "An XCTest class"),
        Case(
            name: "a setUp that calls super", file: tests,
            new: xctest
                + "nonisolated final class CheckoutTests: XCTestCase {\n    @MainActor override func setUp() async throws { try await super.setUp() }\n}\n",
            heading: "An XCTest class", words: "remove the call of `super`"),
        Case(
            name: "a setUp that hops to the main actor", file: tests,
            new: xctest
                + "nonisolated final class CheckoutTests: XCTestCase {\n    var screen: CheckoutViewController!\n    override func setUp() async throws { await MainActor.run { screen = CheckoutViewController() } }\n}\n",
            heading: "An XCTest class"),
        Case(
            name: "a file of XCTests as Xcode makes it", file: tests,
            new: xctest
                + "class CheckoutTests: XCTestCase {\n    var sut: CheckoutViewController!\n    override func setUp() {\n        super.setUp()\n        sut = CheckoutViewController()\n    }\n    override func tearDown() {\n        sut = nil\n        super.tearDown()\n    }\n    func testExample() { XCTAssertNotNil(sut) }\n}\n",
            heading: "An XCTest class"),
        Case(
            name: "a spy that is not isolated", file: tests,
            new: "import AnalyticsSDK\n" + xctest
                + "nonisolated class Spy: Analytics {\n    var events: [String] = []\n    override func track(event: String) { events.append(event) }\n}\n",
            heading: "An XCTest class"),
        Case(
            name: "a double for a protocol that is Sendable", file: tests,
            new: imports
                + "nonisolated protocol Log: Sendable { func write() async }\nfinal class Spy: Log {\n    var count = 0\n    func write() async { count += 1 }\n}\n",
            heading: "An XCTest class", words: "write `@MainActor` before the class"),
        Case(
            name: "an exit test that is not on the main actor", file: tests,
            new: imports
                + "@Test func exits() async {\n    await #expect(processExitsWith: .success) { _ = CheckoutViewController() }\n}\n",
            heading: "A main-actor call from elsewhere"),
        Case(
            name: "a property that no test sets", file: tests, old: "private let spy = SpyAnalytics()",
            new: "private let spy: SpyAnalytics",
            heading: "A property without a value", words: "with `init()`"),
        Case(
            name: "two values in place of a condition", file: tests, new: imports + "@Test func x() { #expect([1], [1]) }\n",
            heading: "The condition of #expect"),
        Case(
            name: "an expectation in another", file: tests, old: "#expect(spy.events == [])",
            new: "#expect(#expect(spy.events == []) == true)", heading: "The condition of #expect", words: "on a line of its own"),
        Case(
            name: "arguments of another type", file: tests,
            new: imports + "@Test(arguments: [1, 2]) func fits(name: String) {}\n", heading: "The arguments of a test", words: "one list"),
        Case(
            name: "arguments for no parameter", file: tests, new: imports + "@Test(arguments: [1, 2]) func fits() {}\n",
            heading: "The arguments of a test", words: "one list"),
        Case(
            name: "a parameter without arguments", file: tests, new: imports + "@Test func fits(times: Int) {}\n",
            heading: "The arguments of a test", words: "one list"),
        Case(
            name: "two parameters and one list", file: tests,
            new: imports + "@Test(arguments: [1, 2]) func fits(times: Int, _ isOn: Bool) {}\n", heading: "The arguments of a test",
            words: "one list"),
        Case(
            name: "one parameter and two lists", file: tests,
            new: imports + "@Test(arguments: [1, 2], [true]) func fits(times: Int) {}\n", heading: "The arguments of a test",
            words: "one list"),
        Case(
            name: "one parameter and pairs", file: tests,
            new: imports + "@Test(arguments: [(1, true), (2, false)]) func fits(times: Int) {}\n", heading: "The arguments of a test",
            words: "one list"),
        Case(
            name: "arguments without brackets", file: tests, new: imports + "@Test(arguments: 1, 2) func fits(times: Int) {}\n",
            heading: "The arguments of a test", words: "one list"),
        Case(
            name: "arguments of two types", file: tests, new: imports + "@Test(arguments: [1, \"a\"]) func fits(times: Int) {}\n",
            heading: "The arguments of a test", words: "one list"),
        Case(
            name: "an exit test that uses a property of its type", file: tests,
            new: imports
                + "struct CheckoutTests {\n    let screen = CheckoutViewController()\n    @Test func exits() async {\n        await #expect(processExitsWith: .success) { @MainActor in\n            screen.viewDidAppear(false)\n        }\n    }\n}\n",
            heading: "The braces of an exit test"),
        Case(
            name: "a subclass of a class without an initializer", file: tests,
            new: imports + "class Desk {}\nclass Shop: Desk {\n    let screen = CheckoutViewController()\n}\n",
            heading: "A superclass without an initializer"),
        Case(
            name: "a subclass of a class with an initializer that belongs to no actor", file: tests,
            new: imports + "class Desk { nonisolated init() {} }\nclass Shop: Desk {\n    let screen = CheckoutViewController()\n}\n",
            heading: "A superclass without an initializer"),
        Case(
            name: "a spy of a class without an initializer beside XCTests", file: tests,
            new: xctest + "class Desk {}\nfinal class DeskSpy: Desk {\n    var screens: [CheckoutViewController] = []\n}\n"
                + "nonisolated final class DeskTests: XCTestCase {}\n",
            heading: "A superclass without an initializer"),
        Case(
            name: "arguments from a static property", file: tests,
            new: imports + "struct Names {\n    static let all = [\"a\"]\n    @Test(arguments: all) func name(_ name: String) {}\n}\n",
            heading: "The arguments of a test"),
        Case(
            name: "a screen as an argument", file: tests,
            new: imports + "@Test(arguments: [CheckoutViewController()]) func appears(_ screen: CheckoutViewController) {}\n",
            heading: "The arguments of a test"),
        Case(
            name: "values of a type of one's own as arguments", file: tests,
            new: imports
                + "struct Case {\n    var name: String\n    init(_ name: String) { self.name = name }\n}\n@Test(arguments: [Case(\"a\")]) func appears(_ given: Case) {}\n",
            heading: "The arguments of a test"),
        Case(
            name: "the mark of a function before a type", file: tests,
            new: imports + "@Test(.tags()) struct CheckoutTests {\n    @Test func appears() {}\n}\n", heading: "The marks @Test and @Suite",
            words: "`@Suite` before the type"),
        Case(
            name: "the mark of a type before a function", file: tests, new: imports + "@Suite func appears() {}\n",
            heading: "The marks @Test and @Suite", words: "`@Test` before each function"),
        Case(
            name: "a test that throws and does not say so", file: tests,
            new: imports + "func value() throws -> Int { 1 }\n@Test func reads() {\n    #expect(try value() == 1)\n}\n",
            heading: "A test that throws or waits"),
        Case(
            name: "a closure that throws only in a macro", file: tests,
            new: imports
                + "func value() throws -> Int { 1 }\nfunc run(_ body: () throws -> Void) rethrows { try body() }\n"
                + "@Test func reads() throws {\n    try run {\n        let one = 1\n        #expect(try value() == one)\n    }\n}\n",
            heading: "A test that throws or waits", words: "take the `try` out of the macro"),
        Case(
            name: "a requirement in a test that does not throw", file: tests,
            new: imports + "@Test func reads() {\n    let one = try #require(Int(\"1\"))\n    #expect(one == 1)\n}\n",
            heading: "A test that throws or waits"),
        Case(
            name: "an expectation that calls what throws without try", file: tests,
            new: imports + "func value() throws -> Int { 1 }\n@Test func reads() throws {\n    #expect(value() == 1)\n}\n",
            heading: "A test that throws or waits"),
        Case(
            name: "a test that waits and does not say so", file: tests,
            new: imports + "func value() async -> Int { 1 }\n@Test func reads() {\n    #expect(await value() == 1)\n}\n",
            heading: "A test that throws or waits"),
        Case(
            name: "an exit test that nobody waits for", file: tests,
            new: imports + "@Test func exits() async {\n    #expect(processExitsWith: .success) { print() }\n}\n",
            heading: "A test that throws or waits"),
        Case(
            name: "a test off the main actor that does not wait", file: tests,
            new: imports
                + "func value() -> Int { 1 }\nnonisolated struct Tests {\n    @Test(arguments: [1]) func reads(_ one: Int) async {\n        #expect(value() == one)\n    }\n}\n",
            heading: "A main-actor call from elsewhere", words: "write `await` before the call"),
        Case(
            name: "a closure for an async function type, beside a test with arguments", file: tests,
            new: imports
                + """
                final class Shop {
                    var answer: () throws -> Int = { 1 }
                    lazy var send: (String) async throws -> Int = { [unowned self] _ in
                        return try answer()
                    }
                }
                @Test(arguments: [1]) func sends(_ one: Int) async throws { #expect(try await Shop().send("a") == one) }

                """,
            heading: "A main-actor call from elsewhere", words: "`@MainActor` before the function type"),
        Case(
            name: "a helper on the main actor in code of no actor", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift",
            old: "    nonisolated static func isValid(cardNumber: String) -> Bool {",
            new: """
                    static func isLong(_ text: String) -> Bool { text.count > 1 }

                    nonisolated static func isValid(cardNumber: String) -> Bool {
                        guard isLong(cardNumber) else { return false }
                """,
            heading: "A main-actor call from elsewhere", words: "write `nonisolated` before `isLong`"),
    ]
}
