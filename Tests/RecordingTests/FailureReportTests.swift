import Foundation
import Testing

/// Tests that compare the whole report of a package of failing tests with `Fixtures/FailingTests/Reports`.
///
/// The first run builds that package, which takes about as long as building the library; later runs take three seconds.
struct FailureReportTests {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/FailingTests")
    static let scratch = package.appending(path: "../../../../.build/failing-tests").standardizedFileURL

    #if os(Linux)
    static let runsHere = true
    #else
    static let runsHere = false
    #endif

    @Test(.enabled(if: runsHere, "elsewhere a test program is a bundle that needs a host"), .timeLimit(.minutes(20)))
    func `failures are reported in full, by XCTest and by Swift Testing`() async throws {
        let options = ["--package-path", Self.package.path, "--scratch-path", Self.scratch.path]
        let build = try await Self.run(["swift", "build", "--build-tests"] + options)
        try #require(build.code == 0, "\(build.output)")

        let xctest = try await Self.report([])
        let alone = try await Self.report(["--testing-library", "swift-testing", "--no-parallel"])
        let together = try await Self.report(["--testing-library", "swift-testing"])

        try expect(Self.normalized(xctest), isRecordedAs: Self.package.appending(path: "Reports/XCTest.txt"))
        try expect(Self.normalized(alone), isRecordedAs: Self.package.appending(path: "Reports/SwiftTesting.txt"))
        #expect(Self.blocks(in: together) == Self.blocks(in: alone), "parallel tests print whole blocks")
    }

    /// Runs the built test program directly, because `swift test` forwards the output in pieces and can split lines.
    private static func report(_ arguments: [String]) async throws -> String {
        let program = scratch.appending(path: "debug/FailingTestsPackageTests.xctest").path
        let report = try await Self.run([program] + arguments, environment: ["NO_COLOR": "1"])
        #expect(report.code == 1)
        return report.output
    }

    /// Returns the blocks that were printed, sorted.
    private static func blocks(in report: String) -> [String] {
        let printed = report.split(separator: "\n").map(String.init).filter(isOurs).joined(separator: "\n")
        return "\n\(printed)".split(separator: "\n// ").map(String.init).sorted()
    }

    /// Returns whether a line comes from Recording: the name of a test, or code that asserts.
    private static func isOurs(_ line: String) -> Bool {
        line.contains(/^(\/\/ |\w+\.assertInvokes\(|    \.|\]\)$)/)
    }

    /// Returns the framework's lines followed by Recording's, because the two mix in random order.
    private static func normalized(_ report: String) -> String {
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line).replacing(/\(?\d+\.\d+( \(\d+\.\d+\))? seconds\)?/, with: "(time)")
                .replacing(/\ at \d{4}-\d\d-\d\d .*$/, with: "")
                .replacing(/\/[^ ]*\/Tests\//, with: "Tests/")
        }
        let framework = lines.filter { line in
            !isOurs(line) && !line.contains(/^\[\d+\/\d+\]|Library Version|Target Platform|^Building|^Build complete|debug\.xctest|^$/)
        }
        return (framework + ["", "Printed by Recording:"] + lines.filter(isOurs)).joined(separator: "\n") + "\n"
    }

    private func expect(_ text: String, isRecordedAs file: URL) throws {
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded == nil || ProcessInfo.processInfo.environment["SEAMS_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(recorded == text, "run SEAMS_RECORD=1 swift test --filter FailureReportTests and review the difference")
    }

    /// Runs a command and returns its exit code and its whole output.
    ///
    /// The output goes through a file, because a full pipe without a reader would block the command.
    private static func run(_ command: [String], environment: [String: String] = [:]) async throws -> (code: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        // The compiler's driver leaves a folder among the temporary files with each call.
        let temporary = scratch.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }.merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
    }
}
