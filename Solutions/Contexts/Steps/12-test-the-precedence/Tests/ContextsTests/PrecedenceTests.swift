import Injection
import Testing

@testable import Contexts

/// Tests of the precedence when several contexts match.
struct PrecedenceTests {
    private let container = AppContainer()

    @Test func `the first argument on the command line wins`() {
        inApp("mock1", "mock0") { #expect(container.myServiceType() is MockServiceN) }
        inApp("mock0", "mock1") { #expect(container.myServiceType() is EmptyService) }
    }

    @Test func `a launch argument wins over a runtime argument`() {
        inApp("dark") {
            FactoryContext.setArg("light", forKey: "theme")
            #expect(container.myStyleSystem() is DarkTheme)
        }
    }

    @Test func `an argument wins over a preview`() {
        inApp("mock0", where: { $0.isPreview = true }, run: { #expect(container.myServiceType() is EmptyService) })
    }

    @Test func `an argument wins over a registration, and a registration wins over the definition`() {
        container.myServiceType.register { MockServiceN(9) }
        inApp { #expect((container.myServiceType() as? MockServiceN)?.number == 9) }
        inApp("mock0") { #expect(container.myServiceType() is EmptyService) }
    }

    @Test func `contexts win in the order preview, test, simulator, device, debug, registration, definition`() {
        let style = container.myStyleSystem
        func names(_ change: (inout FactoryContext) -> Void) -> String {
            inApp(where: change, run: { style.reset(.scope)().styled("") })
        }
        style.register { Named("registration") }
        #expect(names { $0.isDebug = true } == "registration")

        style
            .onPreview { Named("preview") }
            .onTest { Named("test") }
            .onSimulator { Named("simulator") }
            .onDevice { Named("device") }
            .onDebug { Named("debug") }
        #expect(names { ($0.isPreview, $0.isTest, $0.isSimulator) = (true, true, true) } == "preview")
        #expect(names { ($0.isTest, $0.isSimulator) = (true, true) } == "test")
        #expect(names { $0.isSimulator = true } == "simulator")
        #expect(names { _ in } == "device")

        let debugOnly = AppContainer().myStyleSystem
        debugOnly.onDebug { Named("debug") }
        #expect(inApp(where: { $0.isDebug = true }, run: { debugOnly.reset(.scope)().styled("") }) == "debug")
        #expect(inApp(where: { $0.isDebug = false }, run: { debugOnly.reset(.scope)().styled("") }) == "")
    }

    @Test func `one closure may serve several contexts`() {
        let style = container.myStyleSystem
        style.context(.simulator, .test) { Named("either") }
        #expect(style().styled("") == "either")
        #expect(inApp(where: { $0.isSimulator = true }, run: { style.reset(.scope)().styled("") }) == "either")
        #expect(inApp { style.reset(.scope)().styled("") } == "")
    }
}

private nonisolated struct Named: StyleSystem {
    let name: String

    init(_ name: String) { self.name = name }

    func styled(_ text: String) -> String { name }
}
