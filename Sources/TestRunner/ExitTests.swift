import Foundation

/// What a process for an exit test gets from the test process that starts it.
///
/// Swift Testing runs the body of an exit test in a process of its own: this program again, with other variables in its environment and
/// nothing on standard input. Its limits and its confinement are those of the process that starts it, as every process hands them on. The
/// active fault is handed on here.
enum ExitTests {
    /// A name that says nothing of faults, and that a submission's source cannot have in it.
    private static let variable = "exit_test_inheritance"

    /// Written by the process for the exit test, which may end in any way, and taken by the other. Their temporary folder is the same.
    private static let reachedFile = FileManager.default.temporaryDirectory.appending(path: "seams_fault_reached").path
    private static let outputFile = FileManager.default.temporaryDirectory.appending(path: "seams_fault_output").path

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
        keepOutput()
        // The library finds out by itself which test it is, runs it and ends the process.
        _ = SwiftTesting.call(.init(filter: []))
    }

    /// Whether an exit test has run the code in which the active fault is, since this was asked before.
    static func haveReachedActiveFault() -> Bool {
        unlink(reachedFile) == 0
    }

    /// The bytes that the library writes before and after what an exit test prints, to tell it from what the program prints by itself.
    private static let barrierLength = 32

    /// Prints what exit tests have printed since this was asked before.
    static func printOutput() {
        guard let output = FileManager.default.contents(atPath: outputFile), !output.isEmpty else { return }
        unlink(outputFile)
        let parts = output.split(separator: output.prefix(barrierLength))
        print(parts.map { String(decoding: $0, as: UTF8.self) }.joined(), terminator: "")
    }

    /// Standard output goes to a file, if it would go nowhere: the library leaves it only to tests that look at it.
    private static func keepOutput() {
        var output = stat(), nowhere = stat()
        guard fstat(STDOUT_FILENO, &output) == 0, stat("/dev/null", &nowhere) == 0, output.st_rdev == nowhere.st_rdev else { return }
        let file = open(outputFile, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        dup2(file, STDOUT_FILENO)
        close(file)
    }

    private static func masked(_ number: UInt64, with seed: UInt64) -> UInt64 {
        var generator = SplitMix64(seed: seed)
        return number ^ generator.next()
    }
}
