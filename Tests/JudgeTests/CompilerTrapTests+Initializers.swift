extension CompilerTrapTests {
    /// Mistakes about the beginning of an object.
    static let initializerCases = [
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
            name: "a call without its label", file: tests, old: "(analytics: spy)", new: "(spy)", heading: "The labels of a call"),
        Case(
            name: "a call with another label", file: tests, old: "(analytics: spy)", new: "(client: spy)", heading: "The labels of a call"),
        Case(
            name: "a local constant in place of the property", module: "ProtocolExtraction", file: "Tests/X/LoginViewModelTests.swift",
            old: "        viewModel = Login", new: "        let viewModel = Login", heading: "Property not initialized", words: "no `let`"),
        Case(
            name: "an error in a file that stays as it is", module: "ExtractImplementer", file: "Sources/X/ShopAnalytics.swift",
            old: "func track(event: String)\n}", new: "func track(_ event: String)\n}", heading: "The labels of a call",
            words: "CheckoutViewController.swift stays as it is: change your code"),
        Case(
            name: "a screen from a storyboard that is created in code", module: "InstancePropertyInjection", file: tests,
            new: "import Testing\nimport UIKitShim\n@testable import InstancePropertyInjection\n"
                + "@Test func appears() {\n    CheckoutViewController().viewDidAppear(false)\n}\n",
            heading: "A screen from a storyboard"),
        Case(
            name: "a property that is made from another one", file: tests,
            new: imports
                + "struct Tests {\n    let one: Int\n    var two: Int { 2 }\n    init() { one = two }\n    @Test func sum() { #expect(one == 2) }\n}\n",
            heading: "self before all properties"),
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
            name: "a method of the object before super.init", module: "IntroduceInstanceDelegator", old: "self.log = log",
            new: "self.log = log\n        viewDidLoad()", heading: "self before super.init", words: "`class func`"),
        Case(
            name: "an empty init(coder:)", old: "        fatalError(\"init(coder:) is not used: this screen is made in code\")\n", new: "",
            heading: "super.init is not called", words: "`fatalError()`"),
    ]
}
