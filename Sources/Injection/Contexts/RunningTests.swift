import Foundation

/// Finds out whether the process runs tests: then, and only then, one of the two libraries is loaded.
///
/// What the environment says is no help here, as it says nothing when tests are started from the command line.
enum RunningTests {
    static let areLoaded = entryPoints.contains(where: isLoaded) || processName.hasSuffix("xctest")

    /// Swift Testing's entry point, and the class of XCTest's test cases on Linux and on Apple platforms.
    private static let entryPoints = ["swt_abiv0_getEntryPoint", "$s6XCTest0A4CaseCMa", "OBJC_CLASS_$_XCTestCase"]

    private static let processName = ProcessInfo.processInfo.processName

    private static func isLoaded(_ symbol: String) -> Bool {
        #if canImport(Darwin)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
        let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, symbol) != nil
    }
}
