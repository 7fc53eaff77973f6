extension CompilerTrapTests {
    /// Mistakes about values, variables and closures.
    static let valueCases = [
        Case(
            name: "a closure that is kept", module: "ClosureInjection", old: "@escaping ", new: "", heading: "A closure that is kept"),
        Case(
            name: "a closure that a task keeps", old: "override func viewDidAppear",
            new: "func later(_ body: () -> Void) { Task { body() } }\n    override func viewDidAppear", heading: "A closure that is kept"),
        Case(
            name: "a list and one element", file: tests, new: imports + "@Test func x() { #expect([\"a\"] == \"a\") }\n",
            heading: "A list and its element"),
        Case(
            name: "an element that is added to a list", file: tests, old: "events.append(event)", new: "events += event",
            heading: "A list and its element"),
        Case(
            name: "parentheses behind a value", old: "= .shared", new: "= Analytics.shared()", heading: "A function as a value",
            words: "remove the parentheses"),
        Case(
            name: "a default that is a value", module: "ClosureInjection", old: "= { .shared }", new: "= Analytics.shared",
            heading: "A function as a value", words: "braces"),
        Case(
            name: "a closure that is called where it is kept", module: "ClosureInjection", old: "self.makeAnalytics = makeAnalytics",
            new: "self.makeAnalytics = makeAnalytics()", heading: "A function as a value", words: "remove the parentheses"),
        Case(
            name: "a comparison of any error", module: "ProtocolExtraction", file: "Tests/X/LoginViewModelTests.swift",
            old: "viewModel.error as? AuthenticationServiceError == .requestFailed",
            new: "viewModel.error == AuthenticationServiceError.requestFailed", heading: "An error of any type"),
        Case(
            name: "a comparison of any error with a case", module: "ProtocolExtraction", file: "Tests/X/LoginViewModelTests.swift",
            old: "viewModel.error as? AuthenticationServiceError == .requestFailed",
            new: "viewModel.error == .requestFailed", heading: "An error of any type"),
        Case(
            name: "a case in place of a type", module: "ProtocolExtraction", file: "Tests/X/LoginViewModelTests.swift",
            old: "viewModel.error as? AuthenticationServiceError == .requestFailed",
            new: "viewModel.error is .requestFailed", heading: "An error of any type"),
        Case(
            name: "a property of some type", module: "ProtocolExtraction", file: "Sources/X/LoginViewModel.swift",
            old: "private let authenticationService: any", new: "private let authenticationService: some",
            heading: "A type parameter without a type", words: "write `any`"),
        Case(
            name: "a screen of the suite that may be missing", module: "InstancePropertyInjection", file: tests,
            new: """
                import Testing
                import UIKitShim
                @testable import InstancePropertyInjection
                struct ScreenTests {
                    let screen = try #require(CheckoutViewController(coder: .empty))
                }
                """, heading: "A value that may be missing", words: "init() throws"),
        Case(
            name: "a screen that may be missing", module: "InstancePropertyInjection", file: tests,
            new: """
                import Testing
                import UIKitShim
                @testable import InstancePropertyInjection
                @Test func appears() {
                    let screen = CheckoutViewController(coder: .empty)
                    screen.viewDidAppear(false)
                }
                """, heading: "A value that may be missing"),
        Case(
            name: "an optional without its question mark", module: "InstancePropertyInjection",
            old: "lazy var analytics: Analytics = .shared", new: "var analytics: Analytics?", heading: "A value that may be missing"),
        Case(
            name: "a function of the main actor as a value", file: tests,
            new: imports + "func note(_ text: String) {}\nstruct Log {\n    var write: (String) -> Void = note\n}\n",
            heading: "A function as a value"),
        Case(
            name: "a function of a type parameter as a value", file: tests,
            new: imports + "protocol Log { static func note(_ text: String) }\nstruct Screen<T: Log> {\n"
                + "    var write: @MainActor (String) -> Void = T.note\n}\n",
            heading: "A function as a value", words: "`{ track($0) }`"),
        Case(
            name: "a function that is called where it is asked for", module: "FunctionInjection",
            old: "= track(event:)", new: "= track(event: \"\")", heading: "A function as a value", words: "call the function at once"),
        Case(
            name: "the wrapper of a property without one", file: tests,
            new: imports
                + "struct World {\n    static var current = 1\n}\n@Test func appears() { World.$current.withValue(2) { _ = CheckoutViewController() } }\n",
            heading: "A task-local value"),
        Case(
            name: "a task-local value without the wrapper's name", module: "EncapsulateGlobals",
            file: "Sources/X/CheckoutViewController.swift", old: "World.current.analytics.track",
            new: "World.current.withValue(World()) {}\n        World.current.analytics.track", heading: "A task-local value"),
        Case(
            name: "a task-local value without a first one", module: "EncapsulateGlobals", file: "Sources/X/World.swift",
            old: "static var current = World()", new: "static var current: World", heading: "A task-local value", words: "outside of"),
        Case(
            name: "a task-local constant", module: "EncapsulateGlobals", file: "Sources/X/World.swift",
            old: "static var current", new: "static let current", heading: "A task-local value", words: "`var` in place of `let`"),
        Case(
            name: "a property that only computes", module: "EncapsulateGlobals", file: "Sources/X/World.swift",
            old: "    @TaskLocal", new: "    var moment: Date { now() }\n    mutating func stop() { moment = .now }\n    @TaskLocal",
            heading: "A property that is computed"),
        Case(
            name: "a value in place of a closure", module: "EncapsulateGlobals", file: "Sources/X/World.swift", old: "{ .now }",
            new: "Date.now", heading: "A function as a value", words: "put it in braces"),
        Case(
            name: "a stored property in an extension", module: "AdaptParameter", file: "Sources/X/SceneDelegate.swift",
            old: "class SceneDelegate", new: "extension SceneDelegate {\n    var more: Int\n}\n\nclass SceneDelegate",
            heading: "A property that is computed"),
        Case(
            name: "a method before super.init", module: "ExtractAndOverrideFactory", old: "class func makeAnalytics",
            new: "func makeAnalytics", heading: "A type in place of an object"),
        Case(
            name: "a member of the type without the type", module: "ExtractAndOverrideFactory", old: "Self.makeAnalytics()",
            new: "makeAnalytics()", heading: "A member of the type"),
        Case(
            name: "Self where a property is declared", module: "ExtractAndOverrideFactory", old: "let analytics: CheckoutAnalytics",
            new: "let analytics: CheckoutAnalytics\n    let more = Self.makeAnalytics()", heading: "A member of the type"),
        Case(
            name: "a type parameter without a type", module: "TemplateRedefinition",
            old: "final class CheckoutViewController",
            new: "@MainActor func make() { _ = CheckoutScreen() }\n\nfinal class CheckoutViewController",
            heading: "A type parameter without a type"),
        Case(
            name: "a static property of a generic type", file: tests,
            new: imports
                + "struct Recorded<Value> {\n    static var calls: Int = 0\n}\n@Test func appears() { _ = CheckoutViewController() }\n",
            heading: "A static property of a generic type"),
        Case(
            name: "a constant that changes", module: "BreakOutMethodObject", file: "Sources/X/Receipt.swift", old: "var lines",
            new: "let lines", heading: "A constant that changes", words: "write `var` where it is declared"),
        Case(
            name: "a constant that is calculated", module: "ExtractAndOverrideGetter", old: "var analytics: CheckoutAnalytics {",
            new: "let analytics: CheckoutAnalytics {", heading: "A constant that changes", words: "write `var` in place of `let`"),
        Case(
            name: "a parameter that hides the property", module: "FunctionInjection", old: "self.track = track", new: "track = track",
            heading: "A parameter and a property", words: "write `self.`"),
        Case(
            name: "a property that is assigned to itself", old: "init(analytics: Analytics", new: "init(_ other: Analytics",
            heading: "A parameter and a property", words: "the parameter's name on the right"),
        Case(
            name: "a struct of tests that changes itself", file: tests,
            new: imports
                + "struct Tests {\n    var spy = 1\n    @Test func counts() {\n        spy = 2\n        #expect(spy == 2)\n    }\n}\n",
            heading: "A struct that changes itself"),
        Case(
            name: "a function without return", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift", old: "return (10",
            new: "(10", heading: "A missing return"),
        Case(
            name: "a type in place of an object", file: tests,
            new: imports + "@Test func appears() { CheckoutViewController.viewDidAppear(false) }\n", heading: "A type in place of an object"
        ),
        Case(
            name: "a property that is made from another property", file: tests,
            new: imports
                + "struct Tests {\n    let one = 1\n    let two = one + 1\n    @Test func counts() { #expect(two == 2) }\n}\n",
            heading: "A property made from another"),
        Case(
            name: "a default closure in which a property hides the function", module: "FunctionInjection", old: "= track(event:)",
            new: "= { track(event: $0) }", heading: "A default that has the name of a property",
            words: "`{ FunctionInjection.track(event: $0) }`"),
        Case(
            name: "a global function that a property hides", module: "FunctionInjection", old: "        track(\"viewDidAppear",
            new: "        track(event: \"viewDidAppear", heading: "A default that has the name of a property", words: "without labels"),
        Case(
            name: "a task-local value that is assigned", module: "EncapsulateGlobals", file: "Tests/X/OtherTests.swift",
            new:
                "import AnalyticsSDK\nimport Testing\n@testable import EncapsulateGlobals\n@Test func x() { World.current.analytics = Analytics() }\n",
            heading: "A task-local value", words: "is not assigned"),
        Case(
            name: "a moment that is called", module: "EncapsulateGlobals", file: "Sources/X/World.swift", old: "() -> Date = { .now }",
            new: "Date = .now", heading: "A function as a value", words: "`var now: () -> Date = { .now }`"),
        Case(
            name: "Self in a default argument", module: "ClosureInjection", old: "{ .shared }", new: "{ _ = Self.self; return .shared }",
            heading: "A member of the type", words: "in place of `Self`"),
        Case(
            name: "an enum that is a double of a class protocol", module: "TemplateRedefinition", old: "protocol EventTracking {",
            new: "protocol EventTracking: AnyObject {", heading: "A type that does not conform", words: "or remove `AnyObject`"),
        Case(
            name: "a default that a property hides", module: "FunctionInjection", old: "= track(event:)", new: "= track",
            heading: "A default that has the name of a property"),
        Case(
            name: "self in a function outside of a type", file: tests,
            new: imports + "@Test func x() {\n    let screen = CheckoutViewController()\n    self.screen.viewDidAppear(false)\n}\n",
            heading: "A property made from another", words: "remove `self.`"),
        Case(
            name: "a result with one type", file: tests, new: imports + "func load() -> Result<String> { .success(\"\") }\n",
            heading: "A type parameter without a type", words: "`Result<String, any Error>`"),
        Case(
            name: "a continuation without types", file: tests, new: imports + "class Spy { var waiting: CheckedContinuation? }\n",
            heading: "A type parameter without a type", words: "`CheckedContinuation<String, Never>`"),
        Case(
            name: "a list without a type", file: tests, new: imports + "func count(_ list: Array) -> Int { 1 }\n",
            heading: "A type parameter without a type", words: "`[String]`"),
        Case(
            name: "a type of one's own without its type", file: tests,
            new: imports + "struct Box<Value> {}\nfunc open(_ box: Box) {}\n", heading: "A type parameter without a type",
            words: "one for each of them"),
    ]
}
