import Injection
import InjectionTesting
import Testing

@testable import Contexts

@Suite(.app) struct AnalyticsTests {
    @Test(arguments: zip(["mock0", "mock1", "light", "dark", "blue"], ["", "Mock Number 1! for Michael", "light: Hello, Michael", "dark: Hello, Michael", "Hello, Michael"]))
    func shows(_ argument: String, _ text: String) throws {
        FactoryContext.setArg(argument, forKey: "argument")
        #expect(try WelcomeScreen().show() == text)
        #expect((AppContainer.shared.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
    }

    @Test func error() {
        FactoryContext.setArg("error", forKey: "argument")
        #expect(throws: MockError(404)) { try WelcomeScreen().show() }
    }

    @Test(arguments: ["mock0", "mock1", "error"]) func quietFromOutside(_ argument: String) {
        FactoryContext.current.isTest = false
        FactoryContext.current.arguments = ["app", argument]
        #expect(AppContainer.shared.analytics() is MockAnalyticsEngine)
    }

    @Test(arguments: ["light", "dark"]) func choice(_ theme: String) throws {
        let screen = WelcomeScreen()
        screen.choose(theme: theme)
        #expect(FactoryContext.current.runtimeArguments == ["theme": theme])
        #expect(try screen.show().hasPrefix("\(theme): "))
        screen.choose(theme: nil)
        #expect(FactoryContext.current.runtimeArguments == [:])
        #expect(try screen.show() == "Hello, Michael")
    }

    @Test func simulatorAndDevice() throws {
        FactoryContext.current.isTest = false
        #expect(AppContainer().analytics() is RealAnalyticsEngine)
        #expect(try AppContainer().myServiceType().text() == "Hello, Michael")
        FactoryContext.current.isSimulator = true
        #expect(AppContainer().analytics() is MockAnalyticsEngine)
        #expect(try AppContainer().myServiceType().text() == "Mock Number 2! for Michael")
    }

    @Test func preview() throws {
        FactoryContext.current.isPreview = true
        #expect(try WelcomeScreen().show() == "Mock Number 4! for Michael")
    }
}

extension Trait where Self == ContainerTrait<AppContainer> {
    static var app: Self { Self(shared: AppContainer.$shared, container: AppContainer()) }
}
