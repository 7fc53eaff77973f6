import Foundation

/// The detection of test runs: a process runs tests if and only if it has loaded XCTest or Swift Testing.
///
/// The environment does not help, because tests that are started from the command line set no variable.
enum RunningTests {
    // seams:skip No test runs where no tests are loaded.
    static let areLoaded = entryPoints.contains(where: isLoaded) || processName.hasSuffix("xctest")

    /// The symbols to look for: Swift Testing's entry point and XCTest's test case class, on Linux and on Apple platforms.
    private static let entryPoints = ["swt_abiv0_getEntryPoint", "$s6XCTest0A4CaseCMa", "OBJC_CLASS_$_XCTestCase"]

    private static let processName = ProcessInfo.processInfo.processName

    private static func isLoaded(_ symbol: String) -> Bool {
        #if canImport(Darwin)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
        let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, symbol) != nil  // seams:skip The name of the process says the same.
    }
}
