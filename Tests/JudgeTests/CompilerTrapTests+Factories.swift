extension CompilerTrapTests {
    /// Mistakes about a container and its factories.
    static let factoryCases = [
        Case(
            name: "an assignment to a factory", module: "ContainerInjection", file: tests,
            old: "container.analytics.register { [spy] in spy }",
            new: "container.analytics = { spy }", heading: "A factory of the container", words: "register"),
        Case(
            name: "a factory in place of its value", module: "ContainerInjection", old: "container.analytics().track",
            new: "container.analytics.track", heading: "A factory of the container",
            words: "`container.analytics()`"),
        Case(
            name: "a factory of the type", module: "ContainerInjection", old: "container.analytics().track",
            new: "Container.analytics().track", heading: "A factory of the container",
            words: "`Container.shared.analytics()`"),
        Case(
            name: "a call of the shared container", module: "ContainerInjection", old: "container.analytics().track",
            new: "Container.shared().analytics().track", heading: "A factory of the container", words: "remove the parentheses"),
        Case(
            name: "a wrapper without its backslash", module: "ContainerInjection", old: "    private let container: Container\n",
            new: "    @Injected(.analytics) private var analytics\n    private let container: Container\n",
            heading: "A factory of the container", words: "backslash"),
        Case(
            name: "a value in place of a factory", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "self { .shared }", new: ".shared", heading: "A factory of the container", words: "self { .shared }"),
        Case(
            name: "a factory that is stored", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "Factory<Analytics> {\n        self { .shared }\n    }", new: "Factory<Analytics> = self { .shared }",
            heading: "A factory of the container", words: "self { .shared }"),
        Case(
            name: "arguments without brackets", module: "Contexts", file: "Sources/X/AppContainer+AutoRegister.swift",
            old: "[\"mock0\", \"mock1\", \"error\"]", new: "\"mock0\", \"mock1\", \"error\"", heading: "A factory of the container",
            words: "in brackets"),
        Case(
            name: "a factory without its container", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "self { .shared }", new: "Factory { .shared }", heading: "A factory of the container",
            words: "self { .shared }"),
        Case(
            name: "a stored factory", module: "ContainerInjection", file: "Sources/X/Container+Analytics.swift",
            old: "var analytics: Factory<Analytics> {\n        self { .shared }\n    }",
            new: "let analytics = Factory { Analytics.shared }", heading: "A factory of the container", words: "self { .shared }"),
    ]
}
