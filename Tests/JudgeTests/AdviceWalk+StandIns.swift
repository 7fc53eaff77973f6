extension AdviceWalk {
    /// The walks through the katas that let another type stand in.
    static let standIns = [
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
    ]
}
