extension AdviceWalk {
    /// The walks through the katas that move the code that matters.
    static let movedCode = [
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
            Step(.seam, says: "keep no copy of the body", edit: .reference("Sources/X/Checkout.swift")),
            Step(.faults, says: "Your tests also pass when", edit: .reference("Tests/XTests/ReceiptTests.swift"))),
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
    ]
}
