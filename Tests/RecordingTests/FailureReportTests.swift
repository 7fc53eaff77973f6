import Foundation
import Testing

/// A package of tests that fail on purpose is run, and its whole report compared with what is recorded in `Fixtures/FailingTests/Reports`.
///
/// The first run builds that package, which takes about as long as building the library; later ones take three seconds.
struct FailureReportTests {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/FailingTests")
    static let scratch = package.appending(path: "../../../../.build/failing-tests").standardizedFileURL

    @Test(.timeLimit(.minutes(5))) func `failures are reported in full, by XCTest and by Swift Testing`() async throws {
        let options = ["--package-path", Self.package.path, "--scratch-path", Self.scratch.path]
        let build = try await run(["swift", "build", "--build-tests"] + options)
        try #require(build.code == 0, "\(build.output)")

        for (name, flags) in [("XCTest", ["--disable-swift-testing"]), ("SwiftTesting", ["--disable-xctest", "--no-parallel"])] {
            let report = try await run(["swift", "test", "--skip-build"] + flags + options, environment: ["NO_COLOR": "1"])
            #expect(report.code == 1)
            try expect(Self.normalized(report.output), isRecordedAs: Self.package.appending(path: "Reports/\(name).txt"))
        }
    }

    /// What the framework reports, then what Recording printed: they come through two pipes, and how they mix is chance.
    private static func normalized(_ report: String) -> String {
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line).replacing(/\(?\d+\.\d+( \(\d+\.\d+\))? seconds\)?/, with: "(time)")
                .replacing(/\ at \d{4}-\d\d-\d\d .*$/, with: "")
                .replacing(/\/[^ ]*\/Tests\//, with: "Tests/")
        }
        let isOurs: (String) -> Bool = { line in line.contains(/^(\/\/ |\w+\.assertInvokes\(|    \.|\]\)$)/) }
        let framework = lines.filter { line in
            !isOurs(line) && !line.contains(/^\[\d+\/\d+\]|Library Version|Target Platform|^Building|^Build complete|debug\.xctest|^$/)
        }
        return (framework + ["", "Printed on the way:"] + lines.filter(isOurs)).joined(separator: "\n") + "\n"
    }

    private func expect(_ text: String, isRecordedAs file: URL) throws {
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded == nil || ProcessInfo.processInfo.environment["SEAMS_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(recorded == text, "run SEAMS_RECORD=1 swift test --filter FailureReportTests and look at the difference")
    }
}
