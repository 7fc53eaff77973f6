extension AdviceWalk {
    /// The walks through the katas that let a container decide.
    static let containers = [
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
