extension CompilerTrapTests {
    /// Names that are not known here, or are known and closed.
    static let nameCases = [
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
            name: "a mark of Swift Testing in a class of XCTest", file: tests,
            new: xctest.replacing("import XCTest", with: "import Testing\nimport XCTest")
                + "final class CheckoutTests: XCTestCase {\n    @Test func appears() {}\n}\n",
            heading: "The marks @Test and @Suite", words: "remove `: XCTestCase`"),
        Case(
            name: "a substitute that belongs to no actor", module: "LinkSubstitution", file: "Fakes/AnalyticsSDK/Analytics.swift",
            old: "@MainActor open class", new: "open class", heading: "Static variable in Swift 6", words: "`@MainActor` before the class"),
        Case(
            name: "a copy of a file", file: "Sources/X/CheckoutViewController 2.swift",
            new: "import AnalyticsSDK\nimport UIKitShim\nclass CheckoutViewController: UIViewController {}\n",
            heading: "A name that is declared twice", words: "the copy of a file"),
        Case(
            name: "a member that its type does not have", file: tests, old: "events.append(event)", new: "events.write(event)",
            heading: "A name that is not declared"),
        Case(name: "UIKit itself", old: "import UIKitShim", new: "import UIKit", heading: "A missing import", words: "`import UIKitShim`"),
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
            name: "the tested module is not imported", file: tests,
            new: "import Testing\n@Test func appears() { _ = CheckoutViewController() }\n", heading: "A missing import"),
        Case(
            name: "the test library is not imported", file: tests,
            new: "@testable import ConstructorInjection\n@Test func appears() { _ = CheckoutViewController() }\n",
            heading: "A missing import"),
        Case(name: "a module that does not exist", old: "import AnalyticsSDK", new: "import AnalyticSDK", heading: "A missing import"),
        Case(
            name: "an override of a private method", module: "PushDownDependency", file: "Sources/X/Checkout.swift",
            old: "    func charge(cents: Int) -> Bool {\n        fatalError",
            new: "    fileprivate func charge(cents: Int) -> Bool {\n        fatalError",
            heading: "Private members", words: "`charge` is private in Checkout.swift"),
        Case(
            name: "a visible property of a private type", file: tests,
            new: imports
                + "struct Tests {\n    let spy = Spy()\n    @Test func counts() { _ = spy }\n}\nprivate class Spy { init() {} }\n",
            heading: "A private type"),
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
        Case(
            name: "an override of a private method in the same file", file: tests,
            new: imports
                + "class Desk {\n    init() {}\n    private func open() {}\n}\nclass Spy: Desk {\n    override func open() {}\n}\n",
            heading: "Private members", words: "a subclass is another type"),
        Case(
            name: "a private property of another type in the same file", file: tests,
            new: imports + "struct Desk { private var number = 1 }\n@Test func x() { #expect(Desk().number == 1) }\n",
            heading: "Private members", words: "limits a declaration to its own type"),
    ]
}
