extension AdviceWalk {
    /// The walks through the katas that override one thing.
    static let overrides = [
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
    ]
}
