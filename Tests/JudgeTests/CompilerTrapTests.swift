import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// The compiler's messages for common mistakes come with a plain sentence.
///
/// Each case is compiled, because the messages change.
struct CompilerTrapTests {
    /// A change to a reference solution that makes a mistake.
    struct Case: CustomTestStringConvertible {
        var name: String
        var module = "ConstructorInjection"
        /// The file below the submission's folder, with X for the module.
        var file = "Sources/X/CheckoutViewController.swift"
        /// The text that is replaced; nil for the whole file.
        var old: String?
        var new: String
        var stage = Stage.build
        var heading: String
        /// Words that the advice must have.
        var words = ""

        var testDescription: String { name }
    }

    private static let tests = "Tests/X/CheckoutViewControllerTests.swift"
    private static let imports = "import AnalyticsSDK\nimport Testing\n@testable import ConstructorInjection\n"
    private static let xctest = "import XCTest\n@testable import ConstructorInjection\n"

    private static let methodInAnExtension = """
        import AnalyticsSDK
        import UIKitShim

        class CheckoutViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                analytics().track(event: "viewDidAppear - \\(type(of: self))")
            }
        }

        extension CheckoutViewController {
            func analytics() -> Analytics { .shared }
        }
        """

    static let cases = [
        Case(
            name: "declared in an extension", module: "SubclassAndOverride", new: methodInAnExtension, heading: "Declared in an extension"),
        Case(
            name: "overriding in an extension",
            old: "override func viewDidAppear", new: "}\nextension CheckoutViewController {\n    override func viewDidAppear",
            heading: "Overriding in an extension"),
        Case(
            name: "property filled after super.init",
            old: "        self.analytics = analytics\n        super.init(nibName: nil, bundle: nil)",
            new: "        super.init(nibName: nil, bundle: nil)\n        self.analytics = analytics", heading: "Property not initialized"),
        Case(name: "no super.init", old: "        super.init(nibName: nil, bundle: nil)\n", new: "", heading: "super.init is not called"),
        Case(
            name: "self before super.init", old: "        super.init(nibName: nil, bundle: nil)",
            new: "        loadViewIfNeeded()\n        super.init(nibName: nil, bundle: nil)", heading: "self before super.init"),
        Case(name: "no init(coder:)", old: "required init?(coder: NSCoder)", new: "func trap()", heading: "init(coder:) is required"),
        Case(
            name: "a closure that is kept", module: "ClosureInjection", old: "@escaping ", new: "", heading: "A closure that is kept"),
        Case(
            name: "a closure that a task keeps", old: "override func viewDidAppear",
            new: "func later(_ body: () -> Void) { Task { body() } }\n    override func viewDidAppear", heading: "A closure that is kept"),
        Case(
            name: "a static variable of a test class", file: tests,
            new: xctest + "nonisolated final class CheckoutTests: XCTestCase { static var stub = 1 }\n",
            heading: "Static variable in Swift 6"),
        Case(
            name: "a subclass of a final screen", module: "SubclassAndOverride", old: "class CheckoutViewController",
            new: "final class CheckoutViewController", heading: "A final class"),
        Case(
            name: "an override of a final method", module: "SubclassAndOverride", old: "func analytics()", new: "final func analytics()",
            heading: "A final class"),
        Case(
            name: "a private member in a test", file: tests,
            new: imports + "@Test func reads() { _ = CheckoutViewController().analytics }\n", heading: "Private members"),
        Case(
            name: "a spy of a class whose name two modules declare", module: "TextRedefinition", file: tests,
            new: """
                import AnalyticsSDK
                import Testing
                @testable import TextRedefinition
                final class Spy: Analytics { override func track(event: String) {} }
                """, heading: "A name with two meanings"),
        Case(
            name: "an XCTest class on the main actor", file: tests,
            new: xctest + "final class CheckoutTests: XCTestCase { func testIt() { _ = CheckoutViewController() } }\n",
            heading: "An XCTest class"),
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
            heading: "An XCTest class"),
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
            name: "a name of several words", file: tests, new: imports + "@Test func loading sends nothing() {}\n",
            heading: "A name of several words"),
        Case(
            name: "curly quotation marks", file: tests, new: imports + "let text = “a”\n", heading: "Quotation marks",
            words: "straight"),
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
            name: "a spy that is a struct", file: tests, old: "private final class SpyAnalytics", new: "private struct SpyAnalytics",
            heading: "A superclass that is no class", words: "`final class` in place of `struct`"),
        Case(
            name: "a call without its label", file: tests, old: "(analytics: spy)", new: "(spy)", heading: "The labels of a call"),
        Case(
            name: "a call with another label", file: tests, old: "(analytics: spy)", new: "(client: spy)", heading: "The labels of a call"),
        Case(
            name: "an assignment to a factory", module: "ContainerInjection", file: tests,
            old: "container.analytics.register { [spy] in spy }",
            new: "container.analytics = { spy }", heading: "A factory of the container", words: "register"),
        Case(
            name: "a factory in place of its value", module: "ContainerInjection", old: "container.analytics().track",
            new: "container.analytics.track", heading: "A factory of the container",
            words: "`container.analytics()`"),
        Case(
            name: "a factory of the type", module: "ContainerInjection", old: "container.analytics().track",
            new: "Container.analytics().track", heading: "A factory of the container",
            words: "`Container.shared.analytics()`"),
        Case(
            name: "a call of the shared container", module: "ContainerInjection", old: "container.analytics().track",
            new: "Container.shared().analytics().track", heading: "A factory of the container", words: "remove the parentheses"),
        Case(
            name: "a wrapper without its backslash", module: "ContainerInjection", old: "    private let container: Container\n",
            new: "    @Injected(.analytics) private var analytics\n    private let container: Container\n",
            heading: "A factory of the container", words: "backslash"),
        Case(
            name: "a value in place of a factory", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "self { .shared }", new: ".shared", heading: "A factory of the container", words: "self { .shared }"),
        Case(
            name: "a factory without its container", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "self { .shared }", new: "Factory { .shared }", heading: "A factory of the container",
            words: "self { .shared }"),
        Case(
            name: "a stored factory", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "var analytics: Factory<Analytics> {\n        self { .shared }\n    }",
            new: "let analytics = Factory { Analytics.shared }", heading: "A factory of the container", words: "self { .shared }"),
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
            name: "a local constant in place of the property", module: "ProtocolExtraction", file: "Tests/X/LoginViewModelTests.swift",
            old: "        viewModel = Login", new: "        let viewModel = Login", heading: "Property not initialized", words: "no `let`"),
        Case(
            name: "quotation marks in a text", file: tests, new: imports + "let json = \"{ \"accounts\": [{ \"name\": 1 }] }\"\n",
            heading: "Quotation marks", words: "before the first one"),
        Case(
            name: "an error in a file that stays as it is", module: "ExtractImplementer", file: "Sources/X/ShopAnalytics.swift",
            old: "func track(event: String)\n}", new: "func track(_ event: String)\n}", heading: "The labels of a call",
            words: "CheckoutViewController.swift stays as it is: change your code"),
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
            name: "a name of another language", file: tests, old: "events.append(event)", new: "events.add(event)",
            heading: "A name that is not declared"),
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
        Case(name: "an #if to the end", file: tests, new: imports + "#if DEBUG\n@Test func x() {}\n", heading: "An #if without its #endif"),
        Case(name: "an #endif alone", file: tests, new: imports + "@Test func x() {}\n#endif\n", heading: "An #if without its #endif"),
        Case(
            name: "three quotation marks on one line", old: "\"viewDidAppear - \\(type(of: self))\"",
            new: "\"\"\"viewDidAppear - \\(type(of: self))\"\"\"", heading: "Quotation marks"),
        Case(
            name: "a text that does not end", old: "\"viewDidAppear - \\(type(of: self))\")", new: "\"viewDidAppear)",
            heading: "Quotation marks"),
        Case(name: "UIKit itself", old: "import UIKitShim", new: "import UIKit", heading: "A missing import", words: "`import UIKitShim`"),
        Case(
            name: "a screen from a storyboard that is created in code", module: "InstancePropertyInjection", file: tests,
            new: "import Testing\nimport UIKitShim\n@testable import InstancePropertyInjection\n"
                + "@Test func appears() {\n    CheckoutViewController().viewDidAppear(false)\n}\n",
            heading: "A screen from a storyboard"),
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
            name: "a function of the main actor as a value", file: tests,
            new: imports + "func note(_ text: String) {}\nstruct Log {\n    var write: (String) -> Void = note\n}\n",
            heading: "A function as a value"),
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
            name: "a service without its protocol", module: "ProtocolExtraction", file: "Sources/X/APIService.swift",
            old: "final class APIService: APIServiceProtocol", new: "final class APIService", heading: "A type that does not conform"),
        Case(
            name: "a double that lacks a function of its protocol", module: "ProtocolExtraction", file: "Sources/X/APIService.swift",
            new: "protocol APIServiceProtocol { func load() }\nfinal class APIService: APIServiceProtocol {}\n",
            heading: "A type that does not conform", words: "lacks a part of it"),
        Case(
            name: "a function with a default argument in place of the protocol's", module: "ParameterizeMethod",
            file: "Sources/X/ReceiptPrinter.swift",
            new:
                "import Foundation\nstruct ReceiptPrinter: ReceiptPrinting {\n    func footer(at date: Date = .now) -> String { \"\" }\n}\n",
            heading: "A type that does not conform", words: "does not count as the one without"),
        Case(
            name: "a type that does not name the protocol", module: "WrapClass", file: "Sources/X/Payments.swift",
            new: "protocol Payment { func pay(cents: Int) -> Bool }\nfunc makePayment() -> any Payment { take(CardPayment()) }\n"
                + "func take(_ payment: any Payment) -> any Payment { payment }\n",
            heading: "A type that does not conform", words: "extension Service: ServiceProtocol {}"),
        Case(
            name: "a shared instance on a protocol", module: "ExtractImplementer", file: "Sources/X/ShopAnalytics.swift",
            new: "protocol ShopAnalytics { func track(event: String) }\n"
                + "final class LiveAnalytics: ShopAnalytics { func track(event: String) {} }\n"
                + "extension ShopAnalytics { static var shared: any ShopAnalytics { LiveAnalytics() } }\n",
            heading: "A static member of a protocol", words: "where Self == "),
        Case(
            name: "the old name where the class is meant", module: "ExtractImplementer", file: "Sources/X/App.swift",
            old: "LiveAnalytics.shared.track", new: "ShopAnalytics.shared.track", heading: "A static member of a protocol",
            words: "the name of the class"),
        Case(
            name: "a spy of a struct", file: tests,
            new: imports + "struct Log { func write() {} }\nclass Spy: Log { override func write() {} }\n",
            heading: "A superclass that is no class"),
        Case(
            name: "an override of a static method", module: "ExtractAndOverrideFactory", old: "class func", new: "static func",
            heading: "An override of a static method"),
        Case(
            name: "an override with a stored property", file: tests,
            new: imports + "class Desk { var log: String { \"\" }\n    init() {}\n}\nclass Spy: Desk { override var log = \"spy\" }\n",
            heading: "An override with a stored property"),
        Case(
            name: "a file that sets what only another one may", module: "SilentTests", file: "Tests/X/PaymentViewControllerTests.swift",
            new: "import Testing\n@testable import SilentTests\n@Test func pays() { PaymentViewController().isPaid = true }\n",
            heading: "A private setter"),
        Case(
            name: "the initializer of a struct with a private property", module: "BreakOutMethodObject", file: "Sources/X/Receipt.swift",
            new:
                "struct Receipt {\n    private let items: [Item]\n    private let voucher: Int\n    private let isMember: Bool\n    func text() -> String { \"\" }\n}\n",
            heading: "A private initializer"),
        Case(
            name: "an internal function of a substitute", module: "LinkSubstitution", file: "Fakes/AnalyticsSDK/Analytics.swift",
            old: "public func reset", new: "func reset", heading: "Internal members of another module"),
        Case(
            name: "a property that is made from another one", file: tests,
            new: imports
                + "struct Tests {\n    let one: Int\n    var two: Int { 2 }\n    init() { one = two }\n    @Test func sum() { #expect(one == 2) }\n}\n",
            heading: "self before all properties"),
        Case(
            name: "a test off the main actor that does not wait", file: tests,
            new: imports
                + "func value() -> Int { 1 }\nnonisolated struct Tests {\n    @Test(arguments: [1]) func reads(_ one: Int) async {\n        #expect(value() == one)\n    }\n}\n",
            heading: "A main-actor call from elsewhere", words: "write `await` before the call"),
        Case(
            name: "a function that is called where it is asked for", module: "FunctionInjection",
            old: "= track(event:)", new: "= track(event: \"\")", heading: "A function as a value", words: "call the function at once"),
        Case(name: "no override", old: "override func viewDidAppear", new: "func viewDidAppear", heading: "The word override"),
        Case(
            name: "nothing to override", old: "func viewDidAppear(_ animated", new: "func viewDidApear(_ animated",
            heading: "The word override"),
        Case(
            name: "the tested module is not imported", file: tests,
            new: "import Testing\n@Test func appears() { _ = CheckoutViewController() }\n", heading: "A missing import"),
        Case(
            name: "the test library is not imported", file: tests,
            new: "@testable import ConstructorInjection\n@Test func appears() { _ = CheckoutViewController() }\n",
            heading: "A missing import"),
        Case(name: "a module that does not exist", old: "import AnalyticsSDK", new: "import AnalyticSDK", heading: "A missing import"),
        Case(
            name: "a function without its last brace", file: tests,
            new: imports + "struct Tests {\n    @Test func one() {\n        #expect(1 == 1)\n\n    @Test func two() {}\n}\n",
            heading: "A brace too many or too few", words: "The `{` in line 5 has no `}`: by the indentation, it is missing above line 8."),
        Case(
            name: "a class without its last brace", old: "\n    }\n}\n", new: "\n    }\n", heading: "A brace too many or too few",
            words: "it is missing at the end of the file"),
        Case(
            name: "a brace too many", file: tests,
            new: imports
                + "struct Tests {\n    @Test func one() {\n        #expect(1 == 1)\n    }\n    }\n\n    @Test func two() {}\n}\n",
            heading: "A brace too many or too few", words: "The `}` in line 8 has no `{`"),
        Case(
            name: "a function without its first line", file: tests,
            new: imports + "struct Tests {\n        let screen = CheckoutViewController()\n        screen.loadViewIfNeeded()\n    }\n}\n",
            heading: "A statement outside of a function", words: "the first line of its function is missing"),
        Case(
            name: "a method without func", old: "override func viewDidAppear", new: "override viewDidAppear",
            heading: "A statement outside of a function", words: "write `func`"),
        Case(
            name: "one equals sign", file: tests, old: "#expect(spy.events == [])", new: "#expect(spy.events = [])",
            heading: "One equals sign"),
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
            name: "a helper on the main actor in code of no actor", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift",
            old: "    nonisolated static func isValid(cardNumber: String) -> Bool {",
            new: """
                    static func isLong(_ text: String) -> Bool { text.count > 1 }

                    nonisolated static func isValid(cardNumber: String) -> Bool {
                        guard isLong(cardNumber) else { return false }
                """,
            heading: "A main-actor call from elsewhere", words: "write `nonisolated` before `isLong`"),
        Case(
            name: "a stored property in an extension", module: "AdaptParameter", file: "Sources/X/SceneDelegate.swift",
            old: "class SceneDelegate", new: "extension SceneDelegate {\n    var more: Int\n}\n\nclass SceneDelegate",
            heading: "A property that is computed"),
        Case(
            name: "an override of a private method", module: "PushDownDependency", file: "Sources/X/Checkout.swift",
            old: "    func charge(cents: Int) -> Bool {\n        fatalError",
            new: "    fileprivate func charge(cents: Int) -> Bool {\n        fatalError",
            heading: "Private members", words: "`charge` is private in Checkout.swift"),
        Case(
            name: "a property without a value", module: "IntroduceInstanceDelegator",
            old: """
                    private let log: EventLog

                    init(log: EventLog = EventLog()) {
                        self.log = log
                        super.init(nibName: nil, bundle: nil)
                    }

                    required init?(coder: NSCoder) {
                        fatalError("init(coder:) is not used: this screen is made in code")
                    }
                """, new: "    private let log: EventLog", heading: "A property without a value"),
        Case(
            name: "a lazy property that is computed", module: "ExtractAndOverrideGetter",
            old: "override func viewDidAppear", new: "lazy var second: Int { 1 }\n    override func viewDidAppear",
            heading: "A lazy property"),
        Case(
            name: "a method before super.init", module: "ExtractAndOverrideFactory", old: "class func makeAnalytics",
            new: "func makeAnalytics", heading: "A type in place of an object"),
        Case(
            name: "a method of the object before super.init", module: "IntroduceInstanceDelegator", old: "self.log = log",
            new: "self.log = log\n        viewDidLoad()", heading: "self before super.init", words: "`class func`"),
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
            name: "an override with other labels", module: "ExtractAndOverrideCall", file: tests,
            new: """
                import Testing
                @testable import ExtractAndOverrideCall
                final class Screen: CheckoutViewController {
                    override func report(event: String) {}
                }
                @Test func appears() { _ = Screen() }

                """, heading: "The word override"),
        Case(
            name: "a double that is an actor", module: "ExtractImplementer", file: tests,
            new: """
                import Testing
                @testable import ExtractImplementer
                actor Spy: ShopAnalytics {
                    func track(event: String) {}
                }
                @Test func appears() { _ = Spy() }

                """, heading: "A type that does not conform"),
        Case(
            name: "a double that changes itself", module: "ExtractImplementer", file: tests,
            new: """
                import Testing
                @testable import ExtractImplementer
                struct Spy: ShopAnalytics {
                    var events: [String] = []
                    mutating func track(event: String) { events.append(event) }
                }
                @Test func appears() { _ = Spy() }

                """, heading: "A type that does not conform", words: "`mutating`"),
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
            name: "a visible property of a private type", file: tests,
            new: imports
                + "struct Tests {\n    let spy = Spy()\n    @Test func counts() { _ = spy }\n}\nprivate class Spy { init() {} }\n",
            heading: "A private type"),
        Case(
            name: "a function without return", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift", old: "return (10",
            new: "(10", heading: "A missing return"),
        Case(
            name: "an empty init(coder:)", old: "        fatalError(\"init(coder:) is not used: this screen is made in code\")\n", new: "",
            heading: "super.init is not called", words: "`fatalError()`"),
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
            name: "a name that nothing declares", file: tests, old: "let other = SpyAnalytics()", new: "other = SpyAnalytics()",
            heading: "A name that is not declared", words: "write `let` before `other`"),
        Case(
            name: "a misspelled member", file: tests, old: "#expect(spy.events == [])", new: "#expect(spy.eents == [])",
            heading: "A name that is not declared", words: "`events`, in CheckoutViewControllerTests.swift:"),
        Case(
            name: "a type whose declaration is misspelled", module: "ClosureInjection", old: "class CheckoutViewController",
            new: "class CheckoutViewCotroller", heading: "A missing import",
            words: "`CheckoutViewCotroller`, in CheckoutViewController.swift:4"),
    ]

    /// Mistakes that only the workspace's own tests meet, because the learner's tests do not use the wrong declaration.
    static let casesForTheSeam = [
        Case(
            name: "a private method", module: "SubclassAndOverride", old: "func analytics()", new: "private func analytics()",
            stage: .seam, heading: "Private members"),
        Case(
            name: "the seam in an extension", module: "SubclassAndOverride", new: methodInAnExtension, stage: .seam,
            heading: "Declared in an extension"),
        Case(
            name: "a final screen", module: "SubclassAndOverride", old: "class CheckoutViewController",
            new: "final class CheckoutViewController", stage: .seam, heading: "A final class"),
    ]

    @Test(arguments: cases) func `a trap is explained in a sentence`(_ trap: Case) async throws {
        let verdict = try await verdict(on: trap)

        #expect(verdict.failed == trap.stage, "\(verdict)")
        #expect(verdict.next.contains("See \(CompilerTrap.guide), \"\(trap.heading)\"."), "\(verdict)")
        #expect(trap.words.isEmpty || verdict.next.contains(trap.words), "\(verdict)")
    }

    @Test(arguments: casesForTheSeam) func `a trap that the workspace's own tests meet is explained as well`(_ trap: Case) async throws {
        let harmless = "import Testing\n\n@Test func nothing() {}\n"
        let verdict = try await verdict(on: trap, tests: harmless)

        #expect(verdict.failed == trap.stage, "\(verdict)")
        #expect(verdict.next.contains("See \(CompilerTrap.guide), \"\(trap.heading)\"."), "\(verdict)")
    }

    /// The imports that the katas' files need, each with the line that the advice must name.
    @Test(arguments: [
        ("ContainerInjection", "Sources/X/CheckoutViewController.swift", "import Injection", "import Injection"),
        ("ContainerInjection", tests, "import Injection", "import Injection"),
        ("ConstructorInjection", tests, "import AnalyticsSDK", "import AnalyticsSDK"),
        ("ConstructorInjection", tests, "@testable import ConstructorInjection", "@testable import ConstructorInjection"),
        ("SubclassAndOverride", tests, "import UIKitShim", "import UIKitShim"),
        ("ConstructorInjection", tests, "import Testing", "import Testing"),
        ("ParameterizeMethod", "Tests/X/ReceiptPrinterTests.swift", "import Foundation", "import Foundation"),
        ("TextRedefinition", tests, "import AnalyticsSDK", "import AnalyticsSDK"),
    ])
    func `a missing import is named`(_ module: String, _ file: String, _ line: String, _ wanted: String) async throws {
        let verdict = try await verdict(on: Case(name: "", module: module, file: file, old: line + "\n", new: "", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("write `\(wanted)` at the top of this file"), "\(verdict)")
    }

    @Test func `a function that is private in production is named`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "", module: "PrimitivizeParameter", file: "Sources/X/ShippingDesk.swift", old: "nonisolated func shippingCents",
                new: "private nonisolated func shippingCents", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("`shippingCents` is private in "), "\(verdict)")
    }

    @Test func `a seam that must belong to no actor changes, and not the test that calls it`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift", old: "nonisolated static func",
                new: "static func", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("write `nonisolated` before it"), "\(verdict)")
    }

    @Test func `each name of a missing import is declared in its module`() throws {
        let sources = try Bench.workspace.get().root.appending(path: "Sources")
        for (module, names) in MissingImport.names where FileManager.default.fileExists(atPath: sources.appending(path: module).path) {
            let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)?.compactMap { $0 as? String } ?? []
            let text = try files.filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: sources.appending(path: "\(module)/\($0)"), encoding: .utf8) }.joined()
            // `NSCoder` comes with UIKit, and so with its stand-in.
            for name in names where name != "NSCoder" {
                let declaration = try Regex(
                    "(?:public|open)[a-z() ]* (?:class|struct|enum|protocol|typealias|func|macro|var) \\b\(name)\\b")
                #expect(text.contains(declaration), "\(module) declares no \(name).")
            }
        }
    }

    @Test func `the sentence and the advice name the same error, though another comes before it`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "two errors", file: Self.tests,
                new: Self.imports
                    + "func value() throws -> Int { 1 }\nstruct Tests {\n    @Test func reads() {\n        #expect(try value() == 1)\n"
                    + "    }\n\n    @Test(arguments: missing) func other(_ name: String) {}\n}\n", heading: ""))

        #expect(verdict.message.hasPrefix("CheckoutViewControllerTests.swift:7 does not compile: errors thrown"), "\(verdict.inFull)")
        #expect(verdict.next.contains("CheckoutViewControllerTests.swift:7:"), "\(verdict.inFull)")
        #expect(verdict.inFull.contains("cannot find 'missing'"), "\(verdict.inFull)")
    }

    /// The rest of a file cannot be read rightly, so the other errors only follow.
    @Test(arguments: [
        ("SubclassAndOverride", tests, "required init?(coder", "required ?(coder", ":81:"),
        ("ConstructorInjection", tests, "private final class SpyAnalytics", "private final SpyAnalytics", ":59:"),
        (
            "ClosurePropertyInjection", "Sources/X/CheckoutViewController.swift", "viewDidAppear(_ animated", "viewDidAppear_ animated",
            ":11:"
        ),
        ("SubclassAndOverride", tests, "singleton is used`() {", "singleton is used`()", ":63:"),
    ])
    func `an error of the grammar comes first`(_ module: String, _ file: String, _ old: String, _ new: String, _ line: String) async throws
    {
        let verdict = try await verdict(on: Case(name: "", module: module, file: file, old: old, new: new, heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains(".swift\(line)"), "\(verdict.inFull)")
        #expect(!verdict.next.contains(CompilerTrap.guide), "\(verdict.inFull)")
    }

    @Test func `an error that is no trap gets no wrong advice`() async throws {
        let verdict = try await verdict(on: Case(name: "", old: "animated)", new: "\"yes\")", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.hasSuffix("first; later errors often follow from the first."), "\(verdict)")
    }

    @Test func `every trap has a section in the guide, every section has a case, and the pages that the guide names exist`() throws {
        let root = try Bench.workspace.get().root
        let text = try String(contentsOf: root.appending(path: CompilerTrap.guide), encoding: .utf8)
        let sections = Set(text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) })

        #expect(Set(CompilerTrap.all.map(\.heading)) == sections)
        #expect(Set(Self.cases.map(\.heading)) == sections)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swift = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        let binaries = try #require(swift).resolvingSymlinksInPath().deletingLastPathComponent()
        let pages = text.matches(of: /`([a-z-]+\.md)`/).map { String($0.1) }
        #expect(!pages.isEmpty)
        for page in pages {
            let file = binaries.deletingLastPathComponent().appending(path: "share/doc/swift/diagnostics/\(page)")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
        }
    }

    /// Judges the reference solution with the mistake in it.
    private func verdict(on trap: Case, tests: String? = nil) async throws -> Verdict {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: trap.module, to: folder)
            let testFile = folder.appending(path: "Tests/\(trap.module)Tests/CheckoutViewControllerTests.swift")
            if let tests { try Data(tests.utf8).write(to: testFile) }
            let path = trap.file.replacing("Tests/X/", with: "Tests/\(trap.module)Tests/").replacing("/X/", with: "/\(trap.module)/")
            let file = folder.appending(path: path)
            var text = trap.new
            if let old = trap.old {
                let whole = try String(contentsOf: file, encoding: .utf8)
                try #require(whole.contains(old), "There is no \(old) in \(whole)")
                text = whole.replacing(old, with: trap.new, maxReplacements: 1)
            }
            try Data(text.utf8).write(to: file)
            return try await Bench.verdict(on: folder, for: trap.module)
        }
    }
}
