import Foundation
internal import Synchronization

/// The state that a process for an exit test inherits from the test process that starts it.
///
/// Swift Testing runs the body of an exit test in a process of its own: this program again, with other variables in its environment and
/// nothing on standard input. It inherits the limits and the sandbox, as every process does. The active fault and the clock are passed on here.
enum ExitTests {
    /// A name that does not mention faults, and that no submission's source can contain.
    private static let variable = "exit_test_inheritance"

    /// The beginning of the names of the files that processes for exit tests write and the test process takes; both have the same temporary
    /// folder.
    private static let passedFiles = "exit_test_passed_"
    private static let outputFile = FileManager.default.temporaryDirectory.appending(path: "exit_test_output").path
    /// The seed of what is passed on.
    nonisolated(unsafe) private static var seed: UInt64 = 0

    /// Puts the active fault and the seconds by which the clock is moved into the environment.
    ///
    /// The form looks different each time, so that a test that lists its environment does not see the fault, or whether there is one.
    static func passOn() {
        seed = .random(in: .min ... .max)
        let numbers = masked([UInt64(ActiveFault.number), UInt64(bitPattern: Int64(MovedClock.seconds))], with: seed)
        setenv(variable, ([seed] + numbers).map(String.init).joined(separator: " "), 1)
    }

    /// Runs the exit test if this process was started for one, and does not return in that case.
    static func runIfThisProcessIsForOne() {
        guard getenv("SWT_EXIT_TEST_ID") != nil else { return }
        let numbers = getenv(variable).map { String(cString: $0).split(separator: " ").compactMap { UInt64($0) } } ?? []
        if numbers.count == 3 {
            seed = numbers[0]
            let passedOn = masked(Array(numbers.dropFirst()), with: seed)
            ActiveFault.number = Int(passedOn[0])
            MovedClock.seconds = Int(Int64(bitPattern: passedOn[1]))
        }
        unsetenv(variable)
        recordPassedFaults()
        keepOutput()
        // The library knows the test by itself, runs it and ends the process.
        _ = SwiftTesting.call(.init(filter: []))
    }

    /// Records each fault whose code runs, in a file that looks the same whichever of them is switched on: a test may read it.
    private static func recordPassedFaults() {
        let file = FileManager.default.temporaryDirectory.appending(path: passedFiles + "\(getpid())")
        let marks = Mutex((known: Set<Int>(), all: (0..<512).map { _ in UInt64.random(in: .min ... .max) }))
        ActiveFault.whenPassed = { number in
            marks.withLock { marks in
                guard marks.known.count < marks.all.count, marks.known.insert(number).inserted else { return }
                marks.all[marks.known.count - 1] = mark(of: number)
                try? marks.all.withUnsafeBytes { Data($0) }.write(to: file)
            }
        }
    }

    /// The number by which a fault is found in the file.
    private static func mark(of number: Int) -> UInt64 {
        var generator = SplitMix64(seed: seed ^ UInt64(truncatingIfNeeded: number))
        _ = generator.next()
        return generator.next()
    }

    /// Whether an exit test has run the code of the active fault since the last call.
    static func haveReachedActiveFault() -> Bool {
        let folder = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasPrefix(passedFiles) } ?? []
        let active = withUnsafeBytes(of: mark(of: ActiveFault.number)) { Data($0) }
        return names.reduce(false) { isReached, name in
            let file = folder.appending(path: name)
            defer { unlink(file.path) }
            return isReached || FileManager.default.contents(atPath: file.path)?.range(of: active) != nil
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
