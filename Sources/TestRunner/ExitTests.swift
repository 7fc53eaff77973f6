import Foundation

/// What a process for an exit test gets from the test process that starts it.
///
/// Swift Testing runs the body of an exit test in a process of its own: this program again, with other variables in its environment and
/// nothing on standard input. Its limits and its confinement are those of the process that starts it, as every process hands them on. The
/// active fault is handed on here.
enum ExitTests {
    /// Named so that a submission's source cannot have the name in it.
    private static let variable = "seams_fault_handed_on"

    /// Written below the temporary folder, which is the same for both processes: the one for the exit test may end in any way.
    private static var reachedFile: String { FileManager.default.temporaryDirectory.appending(path: "seams_fault_reached").path }

    /// Puts the active fault into the environment, in a form that looks different each time, so that a test that lists its environment
    /// does not see which fault it is, or whether it is one.
    static func handOnActiveFault() {
        let seed = UInt64.random(in: .min ... .max)
        setenv(variable, "\(seed) \(masked(UInt64(activeFault), with: seed))", 1)
    }

    /// Runs the exit test that this process was started for, and does not return then.
    static func runIfThisProcessIsForOne() {
        guard getenv("SWT_EXIT_TEST_ID") != nil else { return }
        let numbers = getenv(variable).map { String(cString: $0).split(separator: " ").compactMap { UInt64($0) } } ?? []
        if numbers.count == 2 { activeFault = Int(masked(numbers[1], with: numbers[0])) }
        unsetenv(variable)
        whenActiveFaultIsReached = { close(creat(reachedFile, 0o600)) }
        // The library finds out by itself which test it is, runs it and ends the process.
        _ = SwiftTesting.call(.init(filter: []))
    }

    /// Whether an exit test has run the code in which the active fault is, since this was asked before.
    static func haveReachedActiveFault() -> Bool {
        unlink(reachedFile) == 0
    }

    private static func masked(_ number: UInt64, with seed: UInt64) -> UInt64 {
        var generator = SplitMix64(seed: seed)
        return number ^ generator.next()
    }
}
