internal import Building
internal import Faults
internal import Foundation
package import Workspace

/// The reasons why a package cannot be mutated; ``message`` and ``next`` have the words.
package enum MutationError: Error, Equatable {
    /// The package does not build without a fault.
    case doesNotBuild(reason: String)
    /// The package builds, but not with the switch for the faults.
    case cannotPlant(reason: String)
    case noTests
    /// The patterns of tests that are left out match all of them.
    case everyTestSkipped
    /// The manifest names no target for tests, whatever lies in its folders.
    case noTestTarget
    /// A test program does not find a library that it needs.
    case doesNotStart(program: String, reason: String)
    /// A file of the package is the main program of its tests, and knows none by name.
    case ownTestProgram(String)
    /// Tests fail without a fault; the first failure has its place and its words, if they are known.
    case testsFail([String], first: String?)
    /// Tests crash without a fault; the names are empty if none was running. The pattern leaves them out.
    case testsCrash([String], skip: String, how: String)
    /// Tests pass only where they may change files anywhere; the failure has its words, if they are known.
    case testsWriteElsewhere([String], how: String?)
    /// Tests passed once and failed once.
    case flaky([String])
    /// The tests were ended while one was running, if it is known which.
    case testsDoNotEnd(running: String?)
    /// No test matches a pattern of tests that are left out.
    case noTest(String)
    case unknownTarget(String, known: [String])
    /// No file of the package matches the pattern.
    case noFile(String, known: [String])
    /// Several files match a name.
    case severalFiles(String, [String])
    /// A file has fewer lines.
    case noLine(String, lines: Int)
    /// Nothing in the package can be planted.
    case nothingToPlant
    case unknownRevision(String)
    /// The package is in no git repository, and only its changed lines were asked for.
    case noRepository
    /// A comment that leaves out faults of a kind that there is not.
    case unknownKind(String, Place)
    /// Files changed again and again while they were built.
    case busyPackage
    /// No test reaches any fault.
    case nothingReached
    /// The folder for the builds cannot be written to.
    case noScratch(path: String, reason: String)
    /// The platform is not supported yet.
    case unsupportedPlatform

    /// Whether the call was wrong, not the package or the machine.
    package var isMisuse: Bool {
        switch self {
        case .unknownTarget, .noFile, .severalFiles, .noLine, .unknownRevision, .noRepository, .noTest, .everyTestSkipped: true
        default: false
        }
    }

    /// The tests that fail without a fault; nil if that is not the error.
    var failedTests: [String]? {
        switch self {
        case .testsFail(let tests, _), .testsCrash(let tests, _, _), .flaky(let tests): tests
        default: nil
        }
    }

    /// The words of the first failure; nil if they are not known.
    var firstFailure: String? {
        switch self {
        case .testsFail(_, let first): first
        case .testsCrash(_, _, let how): how
        default: nil
        }
    }

    /// The name that means nothing; nil if the error is another one.
    package var word: String? {
        switch self {
        case .unknownTarget(let name, _), .noFile(let name, _): name
        default: nil
        }
    }

    /// The names that ``word`` may have been meant as: a file that was named without its folders is meant by its own name.
    package var valid: [String] {
        switch self {
        case .unknownTarget(_, let known): known
        case .noFile(let name, let known): name.contains("/") ? known : known.map { URL(filePath: $0).lastPathComponent }
        default: []
        }
    }

    /// One sentence on the error.
    package var message: String {
        switch self {
        case .doesNotBuild(let reason): "The package does not build: \(reason)"
        case .cannotPlant(let reason): "The package builds, but not with planted faults: \(reason)"
        case .noTests: "The package has no tests that run."
        case .everyTestSkipped: "`--skip` leaves no test that runs."
        case .noTestTarget: "Package.swift names no target for tests."
        case .doesNotStart(let program, let reason): "The test program of \(program) does not start: \(reason)"
        case .ownTestProgram(let path): "\(path) runs the tests in a way of its own, so they cannot be run one by one."
        case .testsFail(let tests, let first):
            "The tests fail before any fault is planted: \(Self.list(tests))" + (first.map { " The first failure: \($0)" } ?? "")
        case .testsCrash(let tests, _, let how):
            "The tests crash before any fault is planted\(tests.isEmpty ? "." : ": \(Self.list(tests))") "
                + "The process ends with \(how)\(how.hasSuffix(".") ? "" : ".")"
        case .testsWriteElsewhere(let tests, let how):
            "Tests pass only if they may change files outside of the temporary folders: \(Self.list(tests))"
                + (how.map { " Without that right: \($0)" } ?? "")
        case .flaky(let tests): "These tests passed once and failed once with the same code: \(Self.list(tests))"
        case .testsDoNotEnd(let test):
            "The tests do not end before any fault is planted: \(test.map { "\($0) was still running." } ?? "they were stopped.")"
        case .noTest(let pattern): "No test of the package matches \"\(pattern)\"."
        case .unknownTarget(let name, let known):
            "Outside of its tests, the package has no target \"\(name)\" with Swift code of its own. It has \(known.joined(separator: ", "))."
        case .noFile(let pattern, _): "No source file of the package matches \"\(pattern)\"."
        case .severalFiles(let name, let paths): "Several files match \"\(name)\": \(paths.joined(separator: ", "))."
        case .noLine(let path, let lines): "\(path) has \(lines.counted("line"))."
        case .nothingToPlant: "There is no code in which a fault can be planted."
        case .unknownRevision(let revision): "Git does not know the revision \"\(revision)\" in this package."
        case .noRepository: "The package is in no git repository, so nothing tells which of its lines changed."
        case .unknownKind(let name, let place): "\(place.file):\(place.line ?? 1): `seams:skip(\(name))` names no kind of fault."
        case .busyPackage: "Files of the package changed again and again while it was built."
        case .nothingReached: "No test runs any line with a planted fault."
        case .noScratch(let path, let reason): "\(path), the folder for the builds, cannot be written to: \(reason)."
        case .unsupportedPlatform: "`kata mutate` runs on Linux so far."
        }
    }

    /// The next step, in one or two sentences.
    package var next: String {
        switch self {
        case .doesNotBuild(let reason) where reason.contains("a resolved file is required"):
            "Run `swift package resolve` once, which writes Package.resolved, and try again: nothing is resolved here."
        case .doesNotBuild: "`swift build --build-tests` shows the same error. Fix it, and try again."
        case .cannotPlant: "Leave the file out with `--file`, or the line with the comment `// seams:skip REASON`."
        case .noTests: "Write a test first. `swift test list` shows the tests of the package."
        case .everyTestSkipped: "Leave out fewer tests: `swift test list` shows all of them."
        case .noTestTarget: "Add a `.testTarget` to its targets; `swift test list` then shows the tests of the package."
        case .doesNotStart:
            "`swift test` with the same build system shows the same error. Fix it, or choose another one with `--build-system`."
        case .ownTestProgram:
            "Remove it in a copy of the package: the package manager finds tests by itself, and `swift test list` shows them."
        case .testsFail: "Fix them until `swift test` passes, or leave them out with `--skip NAME`."
        case .testsCrash(let tests, let pattern, _):
            tests.isEmpty
                ? "`swift test` shows the same. Fix it, and try again."
                : "Fix them until `swift test` ends by itself, or leave them out with `--skip '\(pattern)'`."
        case .testsWriteElsewhere:
            "Let them write below `FileManager.default.temporaryDirectory`, name the folder that they may change with `--writable DIR`, or "
                + "leave them out with `--skip NAME`. With a fault in a path, they could delete anything there."
        case .flaky:
            "Make them independent of time, order and chance, or leave them out with `--skip NAME`: no answer can be trusted before."
        case .testsDoNotEnd: "Find out what it waits for, or leave it out with `--skip NAME`. Benchmarks are best left out, too."
        case .noTest: "`swift test list` shows the tests of the package."
        case .unknownTarget, .noFile: "`swift package describe` lists the targets and their files."
        case .severalFiles: "Name the file with its folders, as `swift package describe` lists it."
        case .noLine: "Name one of them, as FILE:LINE."
        case .nothingToPlant: "Check what `--target`, `--file`, `--since` and `// seams:skip` leave."
        case .unknownRevision: "`git log --oneline` lists revisions; in a shallow clone, fetch the one that you need."
        case .noRepository: "Leave `--since` out, or begin with `git init`, `git add --all` and `git commit`."
        case .unknownKind: "The kinds are \(FaultKind.allCases.map(\.rawValue).joined(separator: ", "))."
        case .busyPackage: "Wait until nothing saves files there, and try again."
        case .nothingReached: "Check that the tests use the package's own targets, and that `--skip` leaves those that do."
        case .noScratch: "Name a folder outside of the package that you can write to, with `--scratch DIR`, or free some disk space."
        case .unsupportedPlatform: "Run it in a Linux container, such as the image `swift`."
        }
    }

    private static func list(_ tests: [String]) -> String {
        let shown = tests.prefix(5).joined(separator: "; ")
        return tests.count > 5 ? "\(shown); and \(tests.count - 5) more." : shown + "."
    }
}
