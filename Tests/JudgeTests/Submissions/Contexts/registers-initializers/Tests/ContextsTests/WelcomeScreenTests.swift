import AnalyticsSDK
import Injection
import Testing

@testable import Contexts

/// What one launch of the app shows, and which engine it uses.
struct Launch: Equatable {
    var text: Result<String, MockError>
    var isMocked: Bool

    init(_ text: Result<String, MockError>, isMocked: Bool) {
        self.text = text
        self.isMocked = isMocked
    }

    init(_ arguments: String..., where change: (inout FactoryContext) -> Void = { _ in }) {
        self.init(arguments, where: change) { _ in }
    }

    init(_ arguments: String..., steps: (WelcomeScreen) -> Void) {
        self.init(arguments, where: { _ in }, steps: steps)
    }

    private init(_ arguments: [String], where change: (inout FactoryContext) -> Void, steps: (WelcomeScreen) -> Void) {
        var context = FactoryContext()
        (context.isTest, context.isPreview, context.isSimulator) = (false, false, false)
        context.arguments += arguments
        change(&context)
        self = FactoryContext.withCurrent(context) {
            let container = AppContainer()
            let isMocked = container.analytics() is MockAnalyticsEngine
            container.analytics.register { MockAnalyticsEngine() }
            let screen = WelcomeScreen(container: container)
            steps(screen)
            let text = Result { try screen.show() }.mapError { $0 as! MockError }
            return Launch(text, isMocked: isMocked)
        }
    }
}

extension MockAnalyticsEngine {}

struct LaunchTests {
    @Test func plain() {
        #expect(Launch() == Launch(.success("Hello, Michael"), isMocked: false))
        #expect(Launch("mock") == Launch(.success("Hello, Michael"), isMocked: false))
    }

    @Test func mocks() {
        #expect(Launch("mock0") == Launch(.success(""), isMocked: true))
        #expect(Launch("mock1") == Launch(.success("Mock Number 1! for Michael"), isMocked: true))
        #expect(Launch("error") == Launch(.failure(MockError(404)), isMocked: true))
    }

    @Test(arguments: ["light", "dark"]) func themes(theme: String) {
        let expected = Launch(.success("\(theme): Hello, Michael"), isMocked: false)
        #expect(Launch(theme) == expected)
        #expect(Launch { $0.choose(theme: theme) } == expected)
    }

    @Test func themesAfterTheFirstScreen() {
        let changed = Launch { screen in
            screen.choose(theme: "light")
            #expect((try? screen.show()) == "light: Hello, Michael")
            screen.choose(theme: "dark")
        }
        #expect(changed.text == .success("dark: Hello, Michael"))
        let removed = Launch { screen in
            screen.choose(theme: "light")
            _ = try? screen.show()
            screen.choose(theme: nil)
            #expect(FactoryContext.current.runtimeArguments["theme"] == nil)
        }
        #expect(removed.text == .success("Hello, Michael"))
    }

    @Test func theThemeIsARuntimeArgument() {
        _ = Launch {
            $0.choose(theme: "light")
            #expect(FactoryContext.current.runtimeArguments == ["theme": "light"])
        }
    }

    @Test func previews() {
        #expect(Launch(where: { $0.isPreview = true }) == Launch(.success("Mock Number 4! for Michael"), isMocked: false))
    }

    @Test func simulator() {
        #expect(Launch(where: { $0.isSimulator = true }) == Launch(.success("Mock Number 2! for Michael"), isMocked: true))
    }

    @Test(arguments: [false, true]) func debugBuildsAreNoTests(isDebug: Bool) {
        #expect(Launch(where: { $0.isDebug = isDebug }) == Launch(.success("Hello, Michael"), isMocked: false))
    }
}

struct TestRunTests {
    @Test func theScreenReportsToTheMock() throws {
        let container = AppContainer()
        #expect(Analytics.output { _ = try? WelcomeScreen(container: container).show() }.isEmpty)
        #expect((container.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
    }
}
