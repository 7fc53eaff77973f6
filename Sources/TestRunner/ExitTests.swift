import Foundation

/// The state that a process for an exit test inherits from the test process that starts it.
///
/// Swift Testing runs the body of an exit test in a process of its own: this program again, with other variables in its environment and
/// nothing on standard input. It inherits the limits and the sandbox, as every process does. The active fault and the clock are passed on here.
enum ExitTests {
    /// A name that does not mention faults, and that no submission's source can contain.
    private static let variable = "exit_test_inheritance"

    /// The file of reached faults, which the process for the exit test writes and the test process takes.
    ///
    /// Both have the same temporary folder. A test may read it: it has the same numbers whichever of them is switched on.
    private static let reachedFile = FileManager.default.temporaryDirectory.appending(path: "exit_test_passed").path
    private static let outputFile = FileManager.default.temporaryDirectory.appending(path: "exit_test_output").path

    /// Puts the active fault and the seconds by which the clock is moved into the environment.
    ///
    /// The form looks different each time, so that a test that lists its environment does not see the fault, or whether there is one.
    static func passOn() {
        let seed = UInt64.random(in: .min ... .max)
        let numbers = masked([UInt64(ActiveFault.number), UInt64(bitPattern: Int64(MovedClock.seconds))], with: seed)
        setenv(variable, ([seed] + numbers).map(String.init).joined(separator: " "), 1)
    }

    /// Runs the exit test if this process was started for one, and does not return in that case.
    static func runIfThisProcessIsForOne() {
        guard getenv("SWT_EXIT_TEST_ID") != nil else { return }
        let numbers = getenv(variable).map { String(cString: $0).split(separator: " ").compactMap { UInt64($0) } } ?? []
        if numbers.count == 3 {
            let passedOn = masked(Array(numbers.dropFirst()), with: numbers[0])
            ActiveFault.number = Int(passedOn[0])
            MovedClock.seconds = Int(Int64(bitPattern: passedOn[1]))
        }
        unsetenv(variable)
        recordReachedFaults()
        keepOutput()
        // The library knows the test by itself, runs it and ends the process.
        _ = SwiftTesting.call(.init(filter: []))
    }

    /// Records each fault whose code runs.
    private static func recordReachedFaults() {
        ActiveFault.whenReached = { number in
            let file = open(reachedFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            _ = withUnsafeBytes(of: number) { write(file, $0.baseAddress, $0.count) }
            close(file)
        }
    }

    /// Notes the faults whose code exit tests have run since the last call.
    static func noteReachedFaults() {
        guard let numbers = FileManager.default.contents(atPath: reachedFile) else { return }
        unlink(reachedFile)
        numbers.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
                ActiveFault.reach(bytes.loadUnaligned(fromByteOffset: offset, as: Int.self))
            }
        }
    }

    /// The number of bytes that the library writes before and after the output of an exit test, to separate it from other output.
    private static let barrierLength = 32

    /// Prints the output of exit tests since the last call.
    static func printOutput() {
        guard let output = FileManager.default.contents(atPath: outputFile), !output.isEmpty else { return }
        unlink(outputFile)
        let parts = output.split(separator: output.prefix(barrierLength))
        print(parts.map { String(decoding: $0, as: UTF8.self) }.joined(), terminator: "")
    }

    /// Redirects standard output to a file if it is discarded: the library keeps it only for tests that observe it.
    private static func keepOutput() {
        var output = stat(), nowhere = stat()
        guard fstat(STDOUT_FILENO, &output) == 0, stat("/dev/null", &nowhere) == 0, output.st_rdev == nowhere.st_rdev else { return }
        let file = open(outputFile, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        dup2(file, STDOUT_FILENO)
        close(file)
    }

    private static func masked(_ numbers: [UInt64], with seed: UInt64) -> [UInt64] {
        var generator = SplitMix64(seed: seed)
        return numbers.map { $0 ^ generator.next() }
    }
}
