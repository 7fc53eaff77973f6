extension CompilerTrap {
    /// Mistakes in tests, and about the main actor, which tests leave most easily.
    static let tests = [
        CompilerTrap(
            message: { noInitializer },
            line: { /\bclass \w+ ?: ?(?!\w*Test)\w/ },
            sentence: superclassSentence,
            heading: "A superclass without an initializer"),
        CompilerTrap(
            message: { /main actor-isolated conformance of '.+' to '.+' cannot be used/ },
            line: { /\(\w[\w.]*(?:\.init|\((?:\w+:)+\))\)/ },
            sentence:
                "A function that is handed over by its name is not on the main actor: write a closure that calls it, as in `{ String(describing: $0) }`. For any other use, remove `nonisolated` from a type of your own, and write `@MainActor` before a type in a class of XCTest.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /main actor-isolated conformance of '.+' to '.+' cannot be used/ },
            sentence:
                "Code that is not on the main actor uses a type that is. Remove `nonisolated` from a type of your own. Write `@MainActor` before a type in a class of XCTest, as in `@MainActor private enum State: Equatable`, and before a static function.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /sending value of non-Sendable type '\w+' risks/ },
            line: { /super\.(?:setUp|tearDown)/ },
            sentence:
                "The superclass's method is not on the main actor, and does nothing: remove the call of `super`. In a class that inherits from a test class of your own, call it where that class has the method as `@MainActor override func setUp() async throws`.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: {
                /main actor-isolated|different actor isolation|non-Sendable type|nonisolated (?:context|autoclosure)|sending 'self' risks/
            },
            word: "XCTestCase",
            sentence:
                "XCTestCase is not on the main actor, and everything here is: write `nonisolated final class` (without `final` if other test classes inherit from it), `@MainActor func testX() async` and `@MainActor override func setUp() async throws` without a call of `super`, and `tearDown` alike. Write `@MainActor` also before a helper or a property that uses the code under test.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /class '.+' cannot conform to the 'Sendable' protocol|of 'Sendable'-conforming class '.+' is mutable/ },
            sentence:
                "This class is not on the main actor. Remove `nonisolated` from it, which only a class of XCTest needs; where it is not marked so, its protocol is `Sendable`: write `@MainActor` before the class.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /main actor-isolated .* cannot be (?:accessed|called) from outside of the actor/ },
            line: { /#(?:expect|require)\(/ },
            sentence:
                "The code that it calls is on the main actor, and this test is not: write `await` before the call and `async` after the test's parentheses, or remove `nonisolated` from the test and its type.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /main actor-isolated .* cannot be (?:accessed|called) from outside of the actor/ },
            word: "arguments:",
            line: { /^\s*(?:return|let|var|if|guard|switch|self\.|defer|try|throw)\b/ },
            sentence:
                "This code is on no actor. In a closure, write `@MainActor` before the function type that it is for, as in `var send: @MainActor (String) async throws -> Int`; in a `nonisolated` test, write `await` before the call.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /main actor-isolated .* cannot be (?:accessed|called) from outside of the actor/ },
            word: "arguments:",
            sentence:
                "The arguments of a test are made outside of the main actor: list plain values there, or mark the constant `nonisolated static let`, and make objects in the test.",
            heading: "The arguments of a test"),
        CompilerTrap(
            message: { /expression is 'async' but is not marked with 'await'/ },
            word: "arguments:",
            line: { /@Test\(/ },
            sentence:
                "The arguments of a test are made outside of the main actor: list plain values there, write `nonisolated` before the type of your own that they are of, and make objects in the test.",
            heading: "The arguments of a test"),
        CompilerTrap(
            message: {
                /(?:must|cannot) specify arguments|no exact matches in call to macro 'Test'|'Any' does not conform to the 'Sendable'|failed to produce diagnostic|generic parameter 'C\d?' could not|to (?:expected element type|expected argument type '@Sendable|closure result type)/
            },
            line: { /@Test\(.*arguments:|@Test func [`\w]+\([^)]/ },
            sentence:
                "The parameters of the function fit the lists behind `arguments:`: one parameter, of the type of the elements, for one list, and two for two lists or for a list of pairs. The values stand in square brackets, and all are of one type.",
            heading: "The arguments of a test"),
        CompilerTrap(
            message: { /missing arguments? for parameters? '\w+'.* in call/ },
            line: { /@Test\b/ },
            sentence:
                "Swift Testing makes an object of this type for each test, with `init()`: give the property a value where it is declared, as in `let spy = SpyAnalytics()`, or write an `init()` that sets it.",
            heading: "A property without a value"),
        CompilerTrap(
            message: {
                /expected member name or initializer call after type name|type '.+\.Type' cannot conform to 'Error'|cannot be constructed because it has no accessible|'self' is not a member type/
            },
            line: { /#(?:expect|require)\(throws:\s/ },
            sentence:
                "`throws:` takes the type of the error with `.self`, or one value of it: write `#expect(throws: CheckoutError.self) { … }`, or `#expect(throws: (any Error).self) { … }` for an error of any type.",
            heading: "The error of #expect"),
        CompilerTrap(
            message: { /macro '(?:expect|require)\(throws:.*requires that '.+' conform to 'Equatable'/ },
            sentence:
                "Two errors can only be compared if their type is `Equatable`: write that behind its name, as in `enum CheckoutError: Error, Equatable {`, or let the test name the type alone, as in `#expect(throws: CheckoutError.self) { … }`.",
            heading: "The error of #expect"),
        CompilerTrap(
            message: { /generic parameter 'E' could not be inferred/ },
            line: { /#(?:expect|require)\(throws: \./ },
            sentence: "Write the error's type before the dot, as in `#expect(throws: CheckoutError.failed) { … }`.",
            heading: "The error of #expect"),
        CompilerTrap(
            message: { /cannot convert value of type '.+' to expected argument type '(?:Bool|Comment\?)'/ },
            line: { /#(?:expect|require)\(/ },
            sentence: "`#expect` takes one condition, and not two values: write `#expect(spy.events == [\"shown\"])`.",
            heading: "The condition of #expect"),
        CompilerTrap(
            message: { /C function pointer cannot be formed from a closure that captures context/ },
            line: { /processExitsWith/ },
            sentence:
                "An exit test runs in another process, so its braces can use nothing from outside, neither a property of the test nor a constant above: make the screen and the double in the braces.",
            heading: "The braces of an exit test"),
        CompilerTrap(
            message: { /errors thrown from here are not handled/ },
            line: { /#expect\(.*\btry\b/ },
            sentence:
                "A test that calls code with `try` says so: write `throws` after its parentheses, as in `@Test func x() throws {`. If it is there and this line is in a closure, take the `try` out of the macro, where the compiler does not see it: `let value = try …`, and then `#expect(value == …)`.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /call can throw,.* the error is not handled/ },
            line: closure,
            sentence:
                "The call in the braces can throw. If the function before them hands errors on, write `try` before that function, and `throws` after the test's parentheses. Otherwise the braces cannot throw: make the value before, as in `let value = try load()`, and let the braces return it: `{ value }`.",
            heading: "A closure that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /'(?:async|await)' (?:call |property access |)in a function that does not support concurrency/ },
            line: closure,
            sentence:
                "The call waits, and the braces do not: make the value before, as in `let value = await load()`, write `async` after the test's parentheses, and let the braces return it: `{ value }`.",
            heading: "A closure that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /[Aa]ttribute '(?:Test|Suite)' cannot be applied to .*subclass of 'XCTest'/ },
            sentence:
                "A class of XCTest finds its tests by their names: remove `: XCTestCase`, or remove `@Test` and `@Suite`, and let the name of each test begin with `test`.",
            heading: "The marks @Test and @Suite", isForTests: true),
        CompilerTrap(
            message: { /[Aa]ttribute '(?:Test|Suite)' cannot be applied to an?\b/ },
            sentence:
                "`@Test` marks a function, and `@Suite` a type: write `@Suite` before the type, with the same traits, and `@Test` before each function in it.",
            heading: "The marks @Test and @Suite", isForTests: true),
        CompilerTrap(
            message: { /errors thrown from here are not handled|not handled because the enclosing/ },
            sentence: "A test that calls code with `try` says so: write `throws` after its parentheses, as in `@Test func x() throws {`.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /'(?:async|await)' (?:call |property access |)in a function that does not support concurrency/ },
            word: "(throws: ",
            sentence:
                "A test that waits says so: write `async` after its parentheses, as in `@Test func x() async {`, and `await` before the call. In the braces of `#expect(throws: …)`, write `try await` before the call, and `await` before `#expect`, too.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /'(?:async|await)' (?:call |property access |)in a function that does not support concurrency/ },
            sentence:
                "A test that waits says so: write `async` after its parentheses, as in `@Test func x() async {`, and `await` before the call.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /call can throw,? but (?:it )?is not marked with 'try'/ },
            line: { /\bawait\b/ },
            sentence: "Write `try` before the `await` of this call, also in braces, and `throws` after the test's parentheses.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /call can throw,? but (?:it )?is not marked with 'try'/ },
            sentence: "Write `try` before the call, also inside of `#expect(…)`, and `throws` after the test's parentheses.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /is 'async' but is not marked with 'await'/ },
            sentence: "Write `await` before the expression, and `async` after the test's parentheses.",
            heading: "A test that throws or waits", isForTests: true),
        CompilerTrap(
            message: { /'nonisolated' cannot be applied to mutable stored properties|'nonisolated' can not be applied to local variables/ },
            sentence:
                "A variable that code of any actor may change cannot be stored so: make it a `let`, or a variable inside of the function. A property wrapper works there as a plain type: `var points = NonNegative(wrappedValue: 1)`.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { /is not concurrency-safe because non-'Sendable' type/ },
            sentence:
                "An object of a class that belongs to no actor can be changed from two threads at once: write `@MainActor` before the class of this object.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { /is not concurrency-safe because/ },
            sentence:
                "A static variable that belongs to no actor can be changed from two threads at once: put it on the main actor, or make it a `let`.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { noInitializer },
            sentence: superclassSentence,
            heading: "A superclass without an initializer"),
        CompilerTrap(
            message: { /has multiple actor-isolation attributes/ },
            sentence:
                "`@MainActor` and `nonisolated` contradict each other. All code here is on the main actor without a word: remove `@MainActor` if code of no actor uses this, or else remove both.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /call to main actor-isolated|main actor-isolated .* (?:can not|cannot) be/ },
            sentence:
                "The code that it calls is on the main actor, and this code is not: write `@MainActor` before the function or property, or `@MainActor in` at the beginning of the closure.",
            seamSentence: "Your declaration belongs to the main actor, and the seam to no actor: write `nonisolated` before it.",
            heading: "A main-actor call from elsewhere"),
    ]

    /// A line with a closure that is no macro's.
    private static func closure() -> Regex<Substring> {
        /^(?!.*\b(?:func|init|var|if|for|guard|do|while|switch|else|catch|case|defer)\b)(?!.*#)[^"]*[\w)(:] ?\{.*\}/
    }

    private static var noInitializer: Regex<Substring> {
        /main actor-isolated initializer 'init\(\)' has different actor isolation from nonisolated overridden/
    }

    private static let superclassSentence =
        "The superclass's initializer belongs to no actor: Swift adds it where none is written, or `nonisolated` says so. Write `init() {}` in the superclass."
}
