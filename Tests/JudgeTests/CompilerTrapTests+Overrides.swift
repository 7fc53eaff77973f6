extension CompilerTrapTests {
    /// Mistakes about superclasses and protocols.
    static let overrideCases = [
        Case(
            name: "declared in an extension", module: "SubclassAndOverride", new: methodInAnExtension, heading: "Declared in an extension"),
        Case(
            name: "overriding in an extension",
            old: "override func viewDidAppear", new: "}\nextension CheckoutViewController {\n    override func viewDidAppear",
            heading: "Overriding in an extension"),
        Case(
            name: "a subclass of a final screen", module: "SubclassAndOverride", old: "class CheckoutViewController",
            new: "final class CheckoutViewController", heading: "A final class"),
        Case(
            name: "an override of a final method", module: "SubclassAndOverride", old: "func analytics()", new: "final func analytics()",
            heading: "A final class"),
        Case(
            name: "a spy that is a struct", file: tests, old: "private final class SpyAnalytics", new: "private struct SpyAnalytics",
            heading: "A superclass that is no class", words: "`final class` in place of `struct`"),
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
            name: "an override of a property that can be set", module: "ExtractAndOverrideGetter",
            old: "private lazy var client = CheckoutAnalytics()\n\n    var analytics: CheckoutAnalytics {\n        client\n    }\n",
            new: "lazy var analytics = CheckoutAnalytics()\n", heading: "An override of a property that can be set",
            words: "let this one only return `kept`"),
        Case(
            name: "an override of a substitute's public method", module: "LinkSubstitution", file: "Fakes/AnalyticsSDK/Analytics.swift",
            old: "open func track", new: "public func track", heading: "Not open to other modules"),
        Case(name: "no override", old: "override func viewDidAppear", new: "func viewDidAppear", heading: "The word override"),
        Case(
            name: "nothing to override", old: "func viewDidAppear(_ animated", new: "func viewDidApear(_ animated",
            heading: "The word override"),
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
            name: "an override of what a protocol asks for", file: tests,
            new: imports + "protocol Log { func write() }\nfinal class Spy: Log { override func write() {} }\n",
            heading: "The word override", words: "remove the word"),
        Case(
            name: "an override of what a protocol asks for in a struct", file: tests,
            new: imports + "protocol Log { func write() }\nstruct Spy: Log { override func write() {} }\n",
            heading: "A superclass that is no class", words: "remove `override` where a protocol"),
        Case(
            name: "any before an inherited protocol", file: tests,
            new: imports + "protocol Log { func write() }\nfinal class Spy: any Log { func write() {} }\n",
            heading: "A type that does not conform", words: "remove `any` or `some`"),
    ]
}
