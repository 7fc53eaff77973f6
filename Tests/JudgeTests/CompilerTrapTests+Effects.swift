extension CompilerTrapTests {
    /// Mistakes about code that throws or waits.
    static let effectCases = [
        Case(
            name: "a function of production that waits", old: "class Checkout",
            new: "func load() async -> Int { 1 }\nfunc count() -> Int { await load() }\n\nclass Checkout",
            heading: "A function that throws or waits", words: "`func load() async -> Int {`"),
        Case(
            name: "a function of production that throws", old: "class Checkout",
            new: "func load() throws -> Int { 1 }\nfunc count() -> Int { load() }\n\nclass Checkout",
            heading: "A function that throws or waits", words: "Write `try` before it"),
        Case(
            name: "a catch for some errors only", old: "class Checkout",
            new: "struct Refused: Error {}\nfunc load() throws -> Int { 1 }\n"
                + "func count() -> Int {\n    do { return try load() } catch is Refused { return 0 }\n}\n\nclass Checkout",
            heading: "A function that throws or waits", words: "add a last `catch { … }`"),
        Case(
            name: "a closure of production that waits", old: "class Checkout",
            new: "func load() async -> Int { 1 }\nlet count: () -> Int = { await load() }\n\nclass Checkout",
            heading: "A closure that throws or waits", words: "`() async -> Int`"),
        Case(
            name: "a closure of production that throws", old: "class Checkout",
            new: "func load() throws -> Int { 1 }\nlet count: () -> Int = { try load() }\n\nclass Checkout",
            heading: "A closure that throws or waits", words: "`() throws -> Int`"),
        Case(
            name: "a closure that waits where production asks for one that does not", module: "ClosureInjection", file: tests,
            new: closures + "func load() async -> Analytics { .shared }\n"
                + "@Test func x() async { _ = CheckoutViewController(makeAnalytics: { await load() }) }\n",
            heading: "A closure that throws or waits", words: "let the braces return it"),
        Case(
            name: "a closure that throws where production asks for one that does not", module: "ClosureInjection", file: tests,
            new: closures + "func load() throws -> Analytics { .shared }\n"
                + "@Test func x() throws { _ = CheckoutViewController(makeAnalytics: { try load() }) }\n",
            heading: "A closure that throws or waits", words: "let the braces return it"),
        Case(
            name: "a closure with a call that waits and does not say so", module: "ClosureInjection", file: tests,
            new: closures + "func load() async -> Analytics { .shared }\n@Test func x() async {\n"
                + "    _ = CheckoutViewController(makeAnalytics: { load() })\n}\n",
            heading: "A closure that throws or waits", words: "let the braces return it"),
        Case(
            name: "a closure with a call that can throw and does not say so", module: "ClosureInjection", file: tests,
            new: closures + "func load() throws -> Analytics { .shared }\n@Test func x() throws {\n"
                + "    _ = CheckoutViewController(makeAnalytics: { load() })\n}\n",
            heading: "A closure that throws or waits", words: "let the braces return it"),
        Case(
            name: "an error that is expected from code that waits", file: tests,
            new: imports + "func load() async throws {}\n@Test func x() async {\n"
                + "    await #expect(throws: (any Error).self) { load() }\n}\n",
            heading: "A test that throws or waits", words: "write `try await` before the call"),
        Case(
            name: "an error that is expected without try", file: tests,
            new: imports + "func load() async throws {}\n@Test func x() async {\n"
                + "    await #expect(throws: (any Error).self) { await load() }\n}\n",
            heading: "A test that throws or waits", words: "before the `await`"),
        Case(
            name: "an error's type without self", file: tests,
            new: imports + failure + "@Test func x() { #expect(throws: Failure) { try fail() } }\n",
            heading: "The error of #expect", words: "`#expect(throws: CheckoutError.self) { … }`"),
        Case(
            name: "an enum that is called", file: tests,
            new: imports + failure + "@Test func x() { #expect(throws: Failure()) { try fail() } }\n",
            heading: "The error of #expect", words: "`#expect(throws: CheckoutError.self) { … }`"),
        Case(
            name: "an error's type with Type", file: tests,
            new: imports + failure + "@Test func x() { #expect(throws: Failure.Type) { try fail() } }\n", heading: "The error of #expect",
            words: "`#expect(throws: CheckoutError.self) { … }`"),
        Case(
            name: "an error's case without its type", file: tests,
            new: imports + failure + "@Test func x() { #expect(throws: .one) { try fail() } }\n", heading: "The error of #expect",
            words: "the error's type before the dot"),
        Case(
            name: "an error that cannot be compared", file: tests,
            new: imports + "struct Failure: Error { var retry: () -> Void = {} }\nfunc fail() throws {}\n"
                + "@Test func x() { #expect(throws: Failure()) { try fail() } }\n",
            heading: "The error of #expect", words: "`enum CheckoutError: Error, Equatable {`"),
        Case(
            name: "await in a test that does not wait", file: tests, old: "let other = Spy", new: "await print()\n        let other = Spy",
            heading: "A test that throws or waits", words: "write `async` after its parentheses"),
        Case(
            name: "two isolations", old: "    override func", new: "    @MainActor nonisolated func track() {}\n\n    override func",
            heading: "A main-actor call from elsewhere", words: "contradict each other"),
    ]

    private static let closures = "import AnalyticsSDK\nimport Testing\n@testable import ClosureInjection\n"
    private static let failure = "enum Failure: Error { case one }\nfunc fail() throws { throw Failure.one }\n"
}
