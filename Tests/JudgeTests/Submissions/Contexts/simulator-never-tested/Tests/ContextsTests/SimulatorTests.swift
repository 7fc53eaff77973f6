import Testing

@testable import Contexts

/// Tests of the app in the simulator, on a device and in a debug build.
struct SimulatorTests {
}
