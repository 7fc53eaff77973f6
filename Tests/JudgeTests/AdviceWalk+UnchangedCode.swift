extension AdviceWalk {
    /// The walks through the katas that leave the code where it is.
    static let unchangedCode = [
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
    ]
}
