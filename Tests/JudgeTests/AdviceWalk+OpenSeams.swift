extension AdviceWalk {
    /// The walks through the katas that open a seam.
    static let openSeams = [
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
    ]
}
