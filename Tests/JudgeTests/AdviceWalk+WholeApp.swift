extension AdviceWalk {
    /// The walks through the katas from before the seam, and of the whole app.
    static let wholeApp = [
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
            "WholeApp",
            Step(
                .faults, says: "No planted fault is caught", "Code that only does real things belongs in `Live`",
                edit: .reference("Sources/X/OrderDesk.swift")),
            Step(.build, says: "OrderDesk.swift", edit: .reference("Sources/X/Live.swift")),
            Step(.faults, says: "None of your tests runs line", edit: .reference("Tests/XTests/OrderDeskTests.swift"))),
    ]
}
