import Injection
import Testing

@testable import Contexts

/// Tests of the app in the simulator, on a device and in a debug build.
struct SimulatorTests {
    private let container = AppContainer()

    private func show() throws -> String {
        try WelcomeScreen(container: container).show()
    }

    @Test func `in the simulator the analytics are not the real engine`() {
        inApp(where: { $0.isSimulator = true }, run: { #expect(container.analytics() is MockAnalyticsEngine) })
    }

    @Test func `in the simulator the app shows the second mock`() throws {
        #expect(try inApp(where: { $0.isSimulator = true }, run: show) == "Mock Number 2! for Michael")
    }

    @Test(arguments: [true, false])
    func `on a device the app uses the real service and the real engine, in a debug build too`(isDebug: Bool) {
        inApp(where: { $0.isDebug = isDebug }) {
            #expect(container.analytics() is RealAnalyticsEngine)
            #expect(container.myServiceType() is MyService)
        }
    }

    @Test func `a preview, which runs in the simulator, shows its own mock`() throws {
        let text = try inApp(where: { ($0.isPreview, $0.isSimulator) = (true, true) }, run: show)

        #expect(text.hasPrefix("Mock Number"))
    }

    @Test func `an argument wins over the simulator`() throws {
        #expect(try inApp("mock1", where: { $0.isSimulator = true }, run: show) == "Mock Number 1! for Michael")
    }
}
