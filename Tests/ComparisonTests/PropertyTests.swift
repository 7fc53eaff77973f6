import TestSupport
import Testing
import Workspace

@testable import Comparison

/// Each property is measured on a solution, then on the same solution with a difference in it that must show.
struct PropertyTests {
    /// A difference and what it does to a cell.
    struct Case: CustomTestStringConvertible {
        var properties: [Property]
        var module: String
        var asIs: String
        var planted: String
        /// The text that is replaced, and its replacement.
        var edits: KeyValuePairs<String, String>
        /// The file below the solution, or the screen's.
        var file: String?

        var testDescription: String { "\(properties.map(\.name)) of \(module) with \(edits)" }

        init(
            _ properties: Property..., of module: String, from asIs: String, to planted: String, by edits: KeyValuePairs<String, String>,
            in file: String? = nil
        ) {
            (self.properties, self.module, self.asIs, self.planted, self.edits, self.file) = (
                properties, module, asIs, planted, edits, file
            )
        }
    }

    private static let singleton = "Sources/SingletonBackdoor/MySingletonAnalytics.swift"
    private static let glue = "Comparison/Technique.swift"
    /// The screen keeps what it is given where all screens find it.
    private static let shared: KeyValuePairs = [
        "private let analytics: Analytics": "private static var last: Analytics?\n    private var analytics: Analytics { Self.last! }",
        "self.analytics = analytics": "Self.last = analytics",
    ]

    static let cases = [
        Case(
            .linesChanged, of: "SubclassAndOverride", from: "1", to: "2", by: ["super.viewDidAppear(animated)": "super.viewDidAppear(true)"]
        ),
        Case(
            .linesAdded, of: "SubclassAndOverride", from: "4", to: "5",
            by: ["        .shared\n": "        // Two lines, for once.\n        let real = Analytics.shared\n\n        return real\n"]),
        Case(
            .linesAdded, of: "SubclassAndOverride", from: "4", to: "4",
            by: ["func analytics() -> Analytics {": "func analytics()  ->  Analytics  {"]),
        Case(
            .linesPerScreen, of: "ContainerInjection", from: "10", to: "11",
            by: ["super.viewDidAppear(animated)": "super.viewDidAppear(animated)\n        _ = animated"],
            in: "Sources/ContainerInjection/CheckoutViewController.swift"),
        Case(
            .filesChanged, of: "FunctionInjection", from: "1", to: "2",
            by: ["Analytics.shared.track(event: event)": "_ = Analytics.shared\n    Analytics.shared.track(event: event)"],
            in: "Sources/FunctionInjection/Tracking.swift"),
        Case(
            .untestedCalls, of: "ConstructorInjection", from: "0", to: "1",
            by: ["super.viewDidAppear(animated)": "super.viewDidAppear(animated)\n        Analytics.shared.track(event: \"more\")"]),
        Case(
            .twoDoubles, of: "TemplateRedefinition", from: "yes", to: "no", by: ["nested: uses": "nested: 0"], in: glue),
        Case(
            .callSites, of: "ConstructorInjection", from: "0", to: "1",
            by: ["self.analytics = analytics": "precondition(analytics !== Analytics.shared)\n        self.analytics = analytics"]),
        Case(
            .initializersLost, of: "ConstructorInjection", from: "2", to: "1",
            by: [
                #"fatalError("init(coder:) is not used: this screen is made in code")"#:
                    "analytics = .shared\n        super.init(coder: coder)"
            ]),
        Case(
            .readWhen, of: "ExtractAndOverrideGetter", from: "first use", to: "creation",
            by: ["private lazy var client": "private let client"]),
        Case(
            .finalDependency, of: "FunctionInjection", from: "yes", to: "protocol",
            by: [
                "final class Spy {": "final class Spy: Technique.Dependency {",
                "    func track(event: String) {\n        events": "    override func track(event: String) {\n        events",
            ], in: glue),
        Case(.accessWidened, of: "ConstructorInjection", from: "1", to: "2", by: ["private let analytics": "let analytics"]),
        Case(.mutabilityAdded, of: "ConstructorInjection", from: "0", to: "1", by: ["private let analytics": "var analytics"]),
        Case(.mutabilityAdded, of: "ConstructorInjection", from: "0", to: "0", by: ["private let analytics": "private(set) var analytics"]),
        Case(
            .mutabilityAdded, of: "SingletonBackdoor", from: "1", to: "2",
            by: ["private static let instance =": "static var instance ="], in: singleton),
        Case(
            .testLines, of: "ConstructorInjection", from: "53", to: "54",
            by: ["struct CheckoutViewControllerTests {": "struct CheckoutViewControllerTests {\n    // More.\n    let more = 1\n"],
            in: "Tests/ConstructorInjectionTests/CheckoutViewControllerTests.swift"),
        Case(.twoDoubles, of: "ConstructorInjection", from: "yes", to: "no", by: shared),
        Case(
            .doublesPerProgram, of: "ConstructorInjection", from: "many", to: "one",
            by: [
                "CheckoutViewController(analytics: double)": "CheckoutViewController(analytics: first(double))",
                "enum Technique {": """
                enum Technique {
                    private static var kept: Dependency?
                    private static func first(_ double: Dependency) -> Dependency {
                        kept = kept ?? double
                        return kept!
                    }
                """,
            ], in: glue),
        Case(.concurrentFailures, of: "ConstructorInjection", from: "0", to: "50", by: shared),
        Case(
            .leak, of: "SingletonBackdoor", from: "yes", to: "no",
            by: ["return stubbedInstance": "defer { Self.stubbedInstance = nil }\n            return stubbedInstance"], in: singleton),
        Case(
            .task, .detachedTask, .queue, of: "SingletonBackdoor", from: "awaited", to: "yes",
            by: ["MySingletonAnalytics.stubbedInstance = nil": ""], in: glue),
        Case(.testsInRelease, .hookInRelease, of: "SingletonBackdoor", from: "no", to: "yes", by: ["#if DEBUG": "#if true"], in: singleton),
        Case(
            .storyboard, of: "ContainerInjection", from: "yes", to: "no",
            by: ["container: Container = .shared": "container: Container = Container()"]),
        Case(
            .finalScreen, .structScreen, .actorScreen, of: "ConstructorInjection", from: "yes", to: "no",
            by: [
                "enum Technique {": "private final class Sub: CheckoutViewController {}\n\nenum Technique {",
                "CheckoutViewController(analytics: double)": "Sub(analytics: double)",
            ], in: glue),
        Case(
            .finalDependency, of: "ConstructorInjection", from: "protocol", to: "no",
            by: ["self.analytics = analytics": "_ = type(of: analytics).shared\n        self.analytics = analytics"]),
        Case(
            .readWhen, of: "ClosureInjection", from: "each use", to: "creation",
            by: ["self.makeAnalytics = makeAnalytics": "let kept = makeAnalytics()\n        self.makeAnalytics = { kept }"]),
        Case(
            .realTouched, of: "ConstructorInjection", from: "no", to: "yes",
            by: ["self.analytics = analytics": "_ = Analytics.shared\n        self.analytics = analytics"]),
        Case(
            .realInitialized, of: "FunctionInjection", from: "no", to: "yes",
            by: [
                "final class Spy {": "final class Spy: Technique.Dependency {",
                "    func track(event: String) {\n        events": "    override func track(event: String) {\n        events",
            ], in: glue),
        Case(
            .forgotten, of: "ConstructorInjection", from: "compiler", to: "never",
            by: ["    init(analytics": "    convenience init() { self.init(analytics: .shared) }\n\n    init(analytics"]),
        Case(
            .held, of: "SubclassAndOverride", from: "nothing", to: "instance",
            by: ["    func": "    private var kept: Analytics?\n\n    func"]),
    ]

    @Test(arguments: cases) func `a difference that is planted shows in the cell`(_ difference: Case) async throws {
        let fixture = try TechniqueFixture(difference.module)
        for property in difference.properties {
            let fact = try await fixture.fact(property)
            #expect(property.text(fact) == difference.asIs, "\(property.name): \(fact?.evidence ?? [])")
        }

        let screen = "Sources/\(difference.module)/CheckoutViewController.swift"
        for (old, new) in difference.edits { try fixture.plant(new, for: old, in: difference.file ?? screen) }

        for property in difference.properties {
            let fact = try await fixture.fact(property)
            #expect(property.text(fact) == difference.planted, "\(property.name): \(fact?.evidence ?? [])")
        }
    }

    @Test func `a call that does more costs more`() async throws {
        let fixture = try TechniqueFixture("ConstructorInjection")
        let before = try #require(try await fixture.fact(.cost)?.number)

        try fixture.plant(
            "for _ in 0..<200 { analytics.track(event: \"\") }\n        analytics.track", for: "analytics.track",
            in: "Sources/ConstructorInjection/CheckoutViewController.swift")

        let after = try #require(try await fixture.fact(.cost)?.number)
        #expect(after > before * 3)
    }

    @Test func `every property has a name and a heading of its own, and says how it is measured`() {
        #expect(Set(Property.all.map(\.name)).count == Property.all.count)
        #expect(Set(Property.all.map(\.title)).count == Property.all.count)
        #expect(Property.all.allSatisfy { $0.title.count <= 22 && $0.method.hasSuffix(".") && $0.method.count > 30 })
    }

    @Test(arguments: [
        ("init(analytics: Analytics = .shared)", SeamDeclaration.Place.initializer, "X.Screen.init(analytics: Y) -> X"),
        ("func analytics() -> Analytics", .method, "X.Screen.analytics() -> Y"),
        ("static var stubbedInstance: Spy?", .static, "static X.Spy.stubbedInstance.getter"),
        ("var analytics: Analytics", .property, "X.Screen.analytics.getter"),
    ]) func `the seam's declaration is known by its words`(_ seam: String, _ place: SeamDeclaration.Place, _ symbol: String) {
        let declaration = SeamDeclaration(seam)

        #expect(declaration.place == place)
        #expect(declaration.isNamed(in: symbol))
        #expect(!declaration.isNamed(in: "X.Screen.viewDidAppear(Bool) -> ()"))
    }

    /// The measurement changes the class with the screen's code, whatever class the seam is.
    @Test(arguments: [
        ("IntroduceInstanceDelegator", "CheckoutViewController"), ("ExtractAndOverrideFactory", "CheckoutViewController"),
        ("TemplateRedefinition", "CheckoutScreen"),
    ]) func `a screen is changed where its code is`(_ module: String, _ owner: String) async throws {
        let workspace = try Workspace(containing: Clone.root)
        let kata = try #require(workspace.katas().first { $0.module == module })
        #expect(try Technique(kata, in: workspace)?.names.owner == owner)
    }

    @Test func `a closure that is on the main actor already is not marked twice in an actor`() throws {
        let names = Technique.Names(screen: "Screen", owner: "Screen", dependency: "Analytics", callSite: "Screen()", seam: "")
        let file = SourceSet.text(
            "class Screen { let a: @MainActor (String) -> Void; let b: @Sendable () -> Void; let c: () -> Void }", called: "Screen.swift")

        #expect(
            Change.actorScreen(file, names).texts == [
                "actor Screen { let a: @MainActor (String) -> Void; let b: @Sendable @MainActor () -> Void; let c: @MainActor () -> Void }"
            ])
    }
}
