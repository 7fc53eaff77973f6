extension AdviceWalk {
    private static let screen = "Sources/X/CheckoutViewController.swift"
    private static let tests = "Tests/XTests/CheckoutViewControllerTests.swift"
    private static let legacy = "Analytics.shared.track"
    private static let appears = "    override func viewDidAppear"

    /// Makes a walk; `X` in a path stands for the module.
    private static func walk(_ module: String, _ steps: Step...) -> AdviceWalk {
        AdviceWalk(
            module: module,
            steps: steps.map { step in
                func path(_ path: String) -> String {
                    path.replacing("/XTests/", with: "/\(module)Tests/").replacing("/X/", with: "/\(module)/")
                }
                var step = step
                switch step.edit {
                case .asAdvised: break
                case .replacing(let old, let new, let file): step.edit = .replacing(old, with: new, in: path(file))
                case .reference(let file): step.edit = .reference(path(file))
                case .file(let file, let text): step.edit = .file(path(file), text)
                }
                return step
            })
    }

    /// A walk for each kata.
    static let all = [
        walk(
            "SingletonBackdoor",
            Step(
                .seam, says: "static var stubbedInstance: MySingletonAnalytics?", "nothing is called `stubbedInstance`",
                edit: .replacing(
                    "    init() {}", with: "    static var stubbedInstance: MySingletonAnalytics?\n\n    init() {}",
                    in: "Sources/X/MySingletonAnalytics.swift")),
            Step(
                .seam, says: "would ship", "between `#if DEBUG` and `#endif`",
                edit: .replacing(
                    "    static var stubbedInstance: MySingletonAnalytics?\n",
                    with: "    #if DEBUG\n    static var stubbedInstance: MySingletonAnalytics?\n    #endif\n",
                    in: "Sources/X/MySingletonAnalytics.swift")),
            Step(
                .seam, says: "Let `shared` return `stubbedInstance` while it is set",
                edit: .replacing(
                    "    static let shared = MySingletonAnalytics()\n",
                    with: """
                            private static let instance = MySingletonAnalytics()

                            static var shared: MySingletonAnalytics {
                                #if DEBUG
                                if let stubbedInstance { return stubbedInstance }
                                #endif
                                return instance
                            }

                        """, in: "Sources/X/MySingletonAnalytics.swift")),
            Step(
                .seam, says: "compare `self` with the real, private instance",
                edit: .replacing(
                    "!== MySingletonAnalytics.shared", with: "!== MySingletonAnalytics.instance", in: "Sources/X/MySingletonAnalytics.swift"
                )),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "SubclassAndOverride",
            Step(
                .seam, says: "func analytics() -> Analytics", "nothing is called `analytics`",
                edit: .replacing(appears, with: "    func analytics() -> Analytics { .shared }\n\n" + appears, in: screen)),
            Step(
                .seam, says: "Write `analytics().track(event: …)` in `viewDidAppear(_:)`",
                edit: .replacing(legacy, with: "analytics().track", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ConstructorInjection",
            Step(
                .seam, says: "there is no initializer with `analytics:`",
                edit: .replacing(
                    appears,
                    with: """
                            private let analytics: Analytics

                            init(analytics: Analytics = .shared) {
                                self.analytics = analytics
                                super.init()
                            }


                        """ + appears, in: screen)),
            Step(.build, says: "add `required init?(coder: NSCoder) { fatalError() }`", edit: .asAdvised),
            Step(.build, says: "write `super.init(nibName: nil, bundle: nil)` in place of `super.init()`", edit: .asAdvised),
            Step(.seam, says: "call that property in `viewDidAppear(_:)`", edit: .replacing(legacy, with: "analytics.track", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ClosureInjection",
            Step(
                .seam, says: "there is no initializer with `makeAnalytics:`",
                edit: .replacing(
                    appears,
                    with: """
                            private let analytics: Analytics

                            init(makeAnalytics: () -> Analytics) {
                                analytics = makeAnalytics()
                                super.init(nibName: nil, bundle: nil)
                            }


                        """ + appears, in: screen)),
            Step(.build, says: "add `required init?(coder: NSCoder) { fatalError() }`", edit: .asAdvised),
            Step(.build, says: "give the parameter `makeAnalytics` its default in your code", edit: .asAdvised),
            Step(.seam, says: "The seam is not used as asked", edit: .reference(screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "InstancePropertyInjection",
            Step(
                .seam, says: "var analytics: Analytics", "nothing is called `analytics`",
                edit: .replacing("    required init", with: "    var analytics: Analytics\n\n    required init", in: screen)),
            Step(
                .build, says: "write a default value where the property is declared",
                edit: .replacing("var analytics: Analytics\n", with: "var analytics: Analytics = .shared\n", in: screen)),
            Step(
                .seam, says: "Write `analytics.track(event: …)` in `viewDidAppear(_:)`",
                edit: .replacing(legacy, with: "analytics.track", in: screen)),
            Step(
                .seam, says: "with `lazy var analytics: Analytics = .shared`",
                edit: .replacing("    var analytics", with: "    lazy var analytics", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ClosurePropertyInjection",
            Step(
                .seam, says: "var makeAnalytics: () -> Analytics", "nothing is called `makeAnalytics`",
                edit: .replacing("    required init", with: "    var makeAnalytics: () -> Analytics\n\n    required init", in: screen)),
            Step(
                .build, says: "write a default value where the property is declared",
                edit: .replacing(
                    "makeAnalytics: () -> Analytics\n", with: "makeAnalytics: () -> Analytics = { .shared }\n", in: screen)),
            Step(
                .seam, says: "Write `makeAnalytics().track(event: …)` in `viewDidAppear(_:)`",
                edit: .replacing(legacy, with: "makeAnalytics().track", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "SilentTests",
            Step(
                .faults, says: "Let your double record its calls, and expect exactly those",
                edit: .reference("Tests/XTests/PaymentViewControllerTests.swift"))),
        walk(
            "ProtocolExtraction",
            Step(
                .seam, says: "there is no type called `AuthenticationServiceProtocol`", "let `AuthenticationService` conform to it",
                edit: .replacing(
                    "final class AuthenticationService {",
                    with: """
                        protocol AuthenticationServiceProtocol { func login(email: String, password: String) async throws -> String }

                        final class AuthenticationService: AuthenticationServiceProtocol {
                        """, in: "Sources/X/AuthenticationService.swift")),
            Step(
                .seam, says: "there is no initializer with `authenticationService:`", "in `LoginViewModel`",
                edit: .replacing(
                    "    private let authenticationService = AuthenticationService()\n",
                    with: """
                            private let authenticationService: any AuthenticationServiceProtocol

                            init(authenticationService: any AuthenticationServiceProtocol) {
                                self.authenticationService = authenticationService
                            }

                        """, in: "Sources/X/LoginViewModel.swift")),
            Step(.build, says: "give the parameter `authenticationService` its default", edit: .asAdvised),
            Step(
                .seam, says: "there is no type called `APIServiceProtocol`", "let `APIService` conform to it",
                edit: .replacing(
                    "/// The real service",
                    with: """
                        protocol APIServiceProtocol { func send(_ request: LoginRequest) async throws -> String }

                        /// The real service
                        """, in: "Sources/X/APIService.swift")),
            Step(
                .seam, says: "there is no initializer with `apiService:`", "in `AuthenticationService`",
                edit: .replacing(
                    "    private let apiService = APIService()\n",
                    with: """
                            private let apiService: any APIServiceProtocol

                            init(apiService: any APIServiceProtocol = APIService()) {
                                self.apiService = apiService
                            }

                        """, in: "Sources/X/AuthenticationService.swift")),
            Step(
                .build, says: "Let the type conform: write the protocol after its name",
                edit: .replacing(
                    "final class APIService {", with: "final class APIService: APIServiceProtocol {", in: "Sources/X/APIService.swift")),
            Step(.tests, says: "accesses the network", "Inject a double", edit: .reference("Tests/XTests/LoginViewModelTests.swift")),
            Step(
                .faults, says: "does not call checkCancellation()", "Cancel the login's task while your double waits",
                edit: .reference("Tests/XTests/PendingLoginTests.swift")),
            Step(
                .faults, says: "None of your tests runs line 17 of AuthenticationService.swift",
                edit: .reference("Tests/XTests/AuthenticationServiceTests.swift"))),
        walk(
            "CallOrder",
            Step(
                .faults, says: "reach two doubles: let both record into one list", edit: .reference("Tests/XTests/HomeMocks.swift")),
            Step(.build, says: "does not compile", edit: .reference("Tests/XTests/HomeViewPresenterTests.swift"))),
        walk(
            "ExtractAndOverrideCall",
            Step(
                .seam, says: "func report(_ event: String)", "nothing is called `report`",
                edit: .replacing(appears, with: "    func report(_ event: String) {}\n\n" + appears, in: screen)),
            Step(
                .seam, says: "Call `report(_:)` in `viewDidAppear(_:)` once",
                edit: .replacing(legacy + "(event: ", with: "report(", in: screen)),
            Step(.behavior, says: "is [] instead of", edit: .reference(screen)),
            Step(.faults, says: "Your tests also pass when", edit: .reference(tests))),
        walk(
            "ExtractAndOverrideFactory",
            Step(
                .seam, says: "class func makeAnalytics() -> CheckoutAnalytics", "nothing is called `makeAnalytics`",
                edit: .replacing(
                    "    override init",
                    with: "    class func makeAnalytics() -> CheckoutAnalytics { CheckoutAnalytics() }\n\n    override init", in: screen)),
            Step(
                .seam, says: "Write `analytics = Self.makeAnalytics()` in the initializers",
                edit: .replacing(
                    "analytics = CheckoutAnalytics()\n        super.init(nibName",
                    with: "analytics = Self.makeAnalytics()\n        super.init(nibName", in: screen)),
            Step(
                .seam, says: "Write `analytics = Self.makeAnalytics()` in `init(coder:)` as well",
                edit: .replacing("analytics = CheckoutAnalytics()\n", with: "analytics = Self.makeAnalytics()\n", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ExtractAndOverrideGetter",
            Step(
                .seam, says: "var analytics: CheckoutAnalytics { get }",
                edit: .file(
                    screen,
                    """
                    import UIKitShim

                    class CheckoutViewController: UIViewController {
                        var analytics: CheckoutAnalytics { CheckoutAnalytics() }

                        override func viewDidAppear(_ animated: Bool) {
                            super.viewDidAppear(animated)
                            analytics.track(event: "viewDidAppear - \\(type(of: self))")
                        }
                    }

                    """)),
            Step(
                .behavior, says: "Keep the client in a `private lazy var`, and let the getter return it",
                edit: .replacing(
                    "    var analytics: CheckoutAnalytics { CheckoutAnalytics() }",
                    with: "    private lazy var client = CheckoutAnalytics()\n    var analytics: CheckoutAnalytics { client }", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ExtractImplementer",
            Step(
                .seam, says: "there is no class called `LiveAnalytics`", "with the code that the class `ShopAnalytics` has now",
                edit: .file(
                    "Sources/X/ShopAnalytics.swift",
                    """
                    protocol ShopAnalytics {}

                    extension ShopAnalytics {
                        func track(event: String) { print(">>" + event) }
                    }

                    extension ShopAnalytics where Self == LiveAnalytics {
                        static var shared: LiveAnalytics { LiveAnalytics.instance }
                    }

                    final class LiveAnalytics: ShopAnalytics {
                        static let instance = LiveAnalytics()
                    }

                    """)),
            Step(.build, says: "App.swift", edit: .reference("Sources/X/App.swift")),
            Step(
                .seam, says: "inside the braces of the protocol",
                edit: .replacing(
                    "protocol ShopAnalytics {}", with: "protocol ShopAnalytics {\n    func track(event: String)\n}",
                    in: "Sources/X/ShopAnalytics.swift")),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "IntroduceInstanceDelegator",
            Step(
                .seam, says: "there is no class called `EventLog`", "with the static function still in it",
                edit: .file(
                    "Sources/X/EventLog.swift",
                    """
                    class EventLog {
                        init() {}

                        static func track(event: String) {
                            print(">>" + event)
                        }

                        func track(event: String) {
                            track(event: event)
                        }
                    }

                    """)),
            Step(
                .seam, says: "no initializer with `log:`", "in `CheckoutViewController`",
                edit: .replacing(
                    appears,
                    with: """
                            private let log: EventLog

                            init(log: EventLog = EventLog()) {
                                self.log = log
                                super.init(nibName: nil, bundle: nil)
                            }


                        """ + appears, in: screen)),
            Step(.build, says: "add `required init?(coder: NSCoder) { fatalError() }`", edit: .asAdvised),
            Step(.seam, says: "write `log.track(event: …)`", edit: .replacing("EventLog.track", with: "log.track", in: screen)),
            Step(
                .behavior, says: "crashed",
                edit: .replacing("        track(event: event)", with: "        Self.track(event: event)", in: "Sources/X/EventLog.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference(tests))),
        walk(
            "FunctionInjection",
            Step(
                .seam, says: "there is no initializer with `track:`",
                edit: .replacing(
                    appears,
                    with: """
                            private let send: @MainActor (String) -> Void

                            init(track: @escaping @MainActor (String) -> Void) {
                                send = track
                                super.init(nibName: nil, bundle: nil)
                            }


                        """ + appears, in: screen)),
            Step(.build, says: "add `required init?(coder: NSCoder) { fatalError() }`", edit: .asAdvised),
            Step(.build, says: "give the parameter `track` its default", edit: .asAdvised),
            Step(.seam, says: "call the property in `viewDidAppear(_:)`, without a label", edit: .reference(screen)),
            Step(.faults, says: "Your tests also pass when", edit: .reference(tests))),
        walk(
            "TemplateRedefinition",
            Step(
                .seam, says: "there is no class called `CheckoutScreen`",
                edit: .file(
                    screen,
                    """
                    import AnalyticsSDK
                    import UIKitShim

                    class CheckoutScreen<Tracking: EventTracking>: UIViewController {
                        override func viewDidAppear(_ animated: Bool) {
                            super.viewDidAppear(animated)
                            Tracking.track(event: "viewDidAppear - \\(type(of: self))")
                        }
                    }

                    typealias CheckoutViewController = CheckoutScreen<LiveTracking>

                    protocol EventTracking {
                        static func track(event: String)
                    }

                    enum LiveTracking: EventTracking {
                        static func track(event: String) {}
                    }

                    """)),
            Step(
                .behavior, says: "is [] instead of",
                edit: .replacing(
                    "static func track(event: String) {}",
                    with: "static func track(event: String) {\n        Analytics.shared.track(event: event)\n    }", in: screen)),
            Step(
                .behavior, says: "no `typealias`",
                edit: .replacing(
                    "typealias CheckoutViewController = CheckoutScreen<LiveTracking>",
                    with: "final class CheckoutViewController: CheckoutScreen<LiveTracking> {}", in: screen)),
            Step(.faults, says: "Your tests also pass when", edit: .reference(tests))),
        walk(
            "TextRedefinition",
            Step(
                .seam, says: "static var stub: AnalyticsSDK.Analytics?",
                edit: .file(
                    "Sources/X/Analytics+Stub.swift",
                    """
                    import AnalyticsSDK

                    enum Analytics {
                        static var stub: AnalyticsSDK.Analytics?
                        static var shared: AnalyticsSDK.Analytics { stub ?? .shared }
                    }

                    """)),
            Step(.seam, says: "would ship", edit: .reference("Sources/X/Analytics+Stub.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference(tests))),
        walk(
            "EncapsulateGlobals",
            Step(.seam, says: "there is no struct called `World`", "in `World.swift`", edit: .reference("Sources/X/World.swift")),
            Step(
                .seam, says: "Write `World.current.analytics.track(event: …)` in each screen", edit: .reference(screen)),
            Step(
                .seam, says: "write `World.current.now()` and `World.current.analytics`",
                edit: .reference("Sources/X/ReceiptViewController.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/WorldTests.swift"))),
        walk(
            "AdaptParameter",
            Step(
                .seam, says: "there is no type called `OpenedLink`", "with `UIOpenURLContext` conforming to it",
                edit: .reference("Sources/X/OpenedLink.swift")),
            Step(.seam, says: "func open(_ link: any OpenedLink)", edit: .reference("Sources/X/SceneDelegate.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/SceneDelegateTests.swift"))),
        walk(
            "ExposeStaticMethod",
            Step(
                .seam, says: "nonisolated static func isValid(cardNumber: String) -> Bool",
                edit: .replacing(
                    "    func isValid(",
                    with: """
                            func isValid(cardNumber: String) -> Bool { Self.isValid(cardNumber: cardNumber) }

                            static func isValid(
                        """, in: "Sources/X/PaymentForm.swift")),
            Step(
                .seam, says: "nonisolated static func isValid(cardNumber: String) -> Bool",
                edit: .replacing("    static func", with: "    nonisolated static func", in: "Sources/X/PaymentForm.swift")),
            Step(.faults, says: "Test with numbers", edit: .reference("Tests/XTests/PaymentFormTests.swift"))),
        walk(
            "ParameterizeMethod",
            Step(
                .seam, says: "func footer(at date: Date) -> String",
                edit: .replacing(
                    "    /// Returns", with: "    func footer() -> String { footer(at: .now) }\n\n    /// Returns",
                    in: "Sources/X/ReceiptPrinter.swift")),
            Step(.build, says: "does not compile", edit: .reference("Sources/X/ReceiptPrinter.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/ReceiptPrinterTests.swift"))),
        walk(
            "BreakOutMethodObject",
            Step(.seam, says: "there is no struct called `Receipt`", edit: .reference("Sources/X/Receipt.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/ReceiptTests.swift")),
            Step(.faults, says: "Checkout.swift", edit: .reference("Sources/X/Checkout.swift"))),
        walk(
            "PrimitivizeParameter",
            Step(
                .seam, says: "nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int",
                edit: .reference("Sources/X/ShippingDesk.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/ShippingDeskTests.swift"))),
        walk(
            "PullUpFeature",
            Step(
                .seam, says: "there is no class called `Cart`", "with `Checkout` as its subclass",
                edit: .replacing(
                    "class Checkout {",
                    with: """
                        class Cart {
                            fileprivate(set) var items: [Item] = []

                            init() {}

                            func add(_ item: Item) {}

                            func total() -> Int { 0 }
                        }

                        class Checkout {
                        """, in: "Sources/X/Checkout.swift")),
            Step(.seam, says: "class Cart", edit: .reference("Sources/X/Checkout.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/CartTests.swift"))),
        walk(
            "PushDownDependency",
            Step(
                .seam, says: "there is no class called `CounterCheckout`", "with the card reader, for production",
                edit: .replacing(
                    "/// Returns a checkout for",
                    with: """
                        final class CounterCheckout: Checkout {
                            override func charge(cents: Int) -> Bool { reader.charge(cents: cents) }
                        }

                        /// Returns a checkout for
                        """, in: "Sources/X/Checkout.swift")),
            Step(.build, says: "does not compile", edit: .reference("Sources/X/Checkout.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/CheckoutTests.swift"))),
        walk(
            "Characterization",
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/StatementTests.swift"))),
        walk(
            "SproutClass",
            Step(
                .seam, says: "there is no struct called `LoyaltyPoints`", "in `LoyaltyPoints.swift`",
                edit: .reference("Sources/X/LoyaltyPoints.swift")),
            Step(
                .seam, says: "Add one line to `pay()`",
                edit: .replacing(
                    "        print(\">>paid \\(cents)\")\n",
                    with:
                        "        print(\">>paid \\(cents)\")\n        if let line = LoyaltyPoints(isMember: isMember).line(for: cents) { print(line) }\n",
                    in: "Sources/X/Checkout.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/LoyaltyPointsTests.swift"))),
        walk(
            "WrapClass",
            Step(
                .seam, says: "there is no class called `ReportedPayment`", "in `Payments.swift`",
                edit: .reference("Sources/X/Payments.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/PaymentTests.swift"))),
        walk(
            "LinkSubstitution",
            Step(
                .seam, says: "nothing is called `events`", "in the class `Analytics` of `Fakes/AnalyticsSDK/Analytics.swift`",
                edit: .replacing(
                    "    open func track", with: "    public private(set) var events: [String] = []\n\n    open func track",
                    in: "Fakes/AnalyticsSDK/Analytics.swift")),
            Step(
                .seam, says: "nothing is called `reset`",
                edit: .replacing(
                    "    open func track", with: "    public func reset() { events = [] }\n\n    open func track",
                    in: "Fakes/AnalyticsSDK/Analytics.swift")),
            Step(
                .seam, says: "Append each event to `events` in `track(event:)`",
                edit: .replacing(
                    "        print", with: "        events.append(event)\n        print", in: "Fakes/AnalyticsSDK/Analytics.swift")),
            Step(
                .tests, says: "sends a real event", "append the event to `events` and print nothing",
                edit: .replacing("        print(\">>\" + event)\n", with: "", in: "Fakes/AnalyticsSDK/Analytics.swift")),
            Step(.faults, says: "No planted fault is caught", edit: .reference("Tests/XTests/CheckoutViewControllerTests.swift"))),
        walk(
            "WholeApp",
            Step(
                .faults, says: "No planted fault is caught", "Code that only does real things belongs in `Live`",
                edit: .reference("Sources/X/OrderDesk.swift")),
            Step(.build, says: "OrderDesk.swift", edit: .reference("Sources/X/Live.swift")),
            Step(.faults, says: "None of your tests runs line", edit: .reference("Tests/XTests/OrderDeskTests.swift"))),
        walk(
            "ContainerInjection",
            Step(
                .seam, says: "nothing is called `analytics`", "in the extension of `Container`",
                edit: .replacing(
                    "    // Declare this module's dependencies here. There are none yet.",
                    with: "    @MainActor var analytics: Factory<Analytics> { self { .shared } }", in: "Sources/X/Container+Analytics.swift"
                )),
            Step(
                .seam, says: "there is no initializer with `container:`", "whose file needs `import Injection`",
                edit: .replacing(
                    appears,
                    with: """
                            private let container: Container

                            init(container: Container = .shared) {
                                self.container = container
                                super.init(nibName: nil, bundle: nil)
                            }


                        """ + appears, in: screen)),
            Step(.build, says: "write `import Injection` at the top of this file", edit: .asAdvised),
            Step(.build, says: "add `required init?(coder: NSCoder) { fatalError() }`", edit: .asAdvised),
            Step(
                .seam, says: "write `container.analytics().track(event: …)` in `viewDidAppear(_:)`",
                edit: .replacing(legacy, with: "container.analytics().track", in: screen)),
            Step(.faults, says: "Let your double record its calls", edit: .reference(tests))),
        walk(
            "ContainerTesting",
            Step(.tests, says: "set it anew before each test", edit: .reference("Tests/XTests/SharedContainerTests.swift")),
            Step(
                .isolation, says: "\"testAccounts\" leaves something behind", "Undo it after each test",
                edit: .reference("Tests/XTests/AccountLoaderTests.swift")),
            Step(
                .isolation, says: "Undo it after each test", "tearDown() async throws",
                edit: .reference("Tests/XTests/AccountsViewModelTests.swift")),
            Step(
                .faults, says: "None of your tests runs line 32 of AccountsViewModel.swift",
                edit: .reference("Tests/XTests/LogOutTests.swift"))),
        walk(
            "Contexts",
            Step(.seam, says: "analytics.onTest { MockAnalyticsEngine() }", edit: .asAdvised),
            Step(.seam, says: "analytics.onSimulator { MockAnalyticsEngine() }", edit: .asAdvised),
            Step(.seam, says: "analytics.onArgs([\"mock0\", \"mock1\", \"error\"])", edit: .asAdvised),
            Step(.seam, says: "myServiceType.onArg(\"mock0\") { EmptyService() }", edit: .asAdvised),
            Step(.seam, says: "myServiceType.onArg(\"mock1\") { MockServiceN(1) }", edit: .asAdvised),
            Step(.seam, says: "myServiceType.onArg(\"error\") { MockError(404) }", edit: .asAdvised),
            Step(.seam, says: "myServiceType.onPreview { MockServiceN(4) }", edit: .asAdvised),
            Step(.seam, says: "myServiceType.onSimulator { MockServiceN(2) }", edit: .asAdvised),
            Step(.seam, says: "myStyleSystem.onArg(\"light\") { LightTheme() }", edit: .asAdvised),
            Step(
                .seam, says: "FactoryContext.setArg(theme, forKey: \"theme\")", "in `choose(theme:)`",
                edit: .replacing(
                    """
                            switch theme {
                            case "light": container.myStyleSystem.register { LightTheme() }
                            case "dark": container.myStyleSystem.register { DarkTheme() }
                            default: container.myStyleSystem.register { StandardTheme() }
                            }

                    """,
                    with: """
                                if let theme {
                                    FactoryContext.setArg(theme, forKey: "theme")
                                } else {
                                    FactoryContext.removeArg(forKey: "theme")
                                }

                        """, in: "Sources/X/WelcomeScreen.swift")),
            Step(
                .seam, says: "container.myStyleSystem.reset(.scope)", "at the end of `choose(theme:)`",
                edit: .reference("Sources/X/WelcomeScreen.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Sources/X/AppContainer+AutoRegister.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/WelcomeScreenTests.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/AnalyticsTests.swift")),
            Step(
                .faults, says: "does not use onSimulator", "Resolve where the context applies",
                edit: .reference("Tests/XTests/SimulatorTests.swift"))),
    ]
}
