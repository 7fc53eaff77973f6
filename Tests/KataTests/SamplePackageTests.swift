import Foundation
import TestSupport
import Testing

/// A package of somebody else, in `Fixtures/SamplePackage`, that depends on the libraries by path.
struct SamplePackageTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let package = root.appending(path: "Tests/KataTests/Fixtures/SamplePackage")

    @Test(arguments: [("Shop", "Payments"), ("Screens", "Screens")])
    func `its mocks are up to date`(_ module: String, _ file: String) async throws {
        let source = "Sources/\(module)/\(file).swift"
        let outcome = try await KataCommand(folder: Self.package)("record", source, "--module", module)

        #expect(outcome.code == 0, "\(outcome)")
        let mocks = "Tests/\(module)Tests/\(file)Mocks.swift"
        let recorded = try String(contentsOf: Self.package.appending(path: mocks), encoding: .utf8)
        #expect(outcome.output == recorded, "in the package: kata record \(source) --module \(module) --output \(mocks)")
    }

    @Test(
        .enabled(if: LongTests.run, "It builds a package with the package manager."),
        .timeLimit(.minutes(60)))
    func `its tests pass as its owner runs them, in XCTest and in Swift Testing`() async throws {
        let scratch = Self.root.appending(path: ".build/sample-package").path
        let swift = KataCommand(folder: Self.package, program: URL(filePath: "/usr/bin/env"))
        let outcome = try await swift("swift", "test", "--scratch-path", scratch)

        #expect(outcome.code == 0, "\(outcome)")
        let text = outcome.output + outcome.errors
        #expect(text.contains("Executed 2 tests, with 0 failures"), "\(outcome)")
        #expect(text.contains("Test run with 3 tests in 2 suites passed"), "\(outcome)")
        #expect(!text.contains("warning:"), "\(outcome)")
    }
}
