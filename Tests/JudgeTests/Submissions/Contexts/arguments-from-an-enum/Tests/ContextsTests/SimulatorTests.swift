import Injection
import Testing

@testable import Contexts

/// Tests of the app in the simulator, on a device and in a debug build.
struct SimulatorTests {
    @Test(arguments: [false, true], [false, true]) func machine(isSimulator: Bool, isDebug: Bool) {
        inApp(where: { ($0.isSimulator, $0.isDebug) = (isSimulator, isDebug) }) {
            let container = AppContainer()
            switch isSimulator {
            case true:
                #expect(container.analytics() is MockAnalyticsEngine)
                #expect((container.myServiceType() as? MockServiceN)?.number == 2)
            case false:
                #expect(container.analytics() is RealAnalyticsEngine)
                #expect(container.myServiceType() is MyService)
            }
            #expect(container.myStyleSystem() is StandardTheme)
        }
    }
}
