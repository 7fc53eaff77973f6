import Foundation
import TestSupport
import Testing
import Workspace

@testable import Comparison

/// The cache key of a measurement covers all code that takes part in the measurement.
struct InstrumentsTests {
    /// The folders that must be there.
    static let needed =
        ["Changes", "Measuring", "Probes", "Properties"].map { "Sources/Comparison/\($0)" } + ["Sources/Building"]
        + ["AnalyticsSDK", "Injection", "InjectionTesting", "Recording", "UIKitShim"].map { "Sources/\($0)" }
    /// The folders whose code can change a measured value.
    static let measuring = needed + ["Compiling", "Processes", "Toolchain", "Workbench"].map { "Sources/Building/\($0)" }

    private let workspace: WorkspaceCopy

    init() throws {
        workspace = try WorkspaceCopy(owning: Set(Self.measuring), katas: ["ConstructorInjection"])
    }

    private func comparison() async throws -> Comparison {
        try await Comparison(workspace: Workspace(containing: workspace.root))
    }

    @Test(arguments: needed) func `a missing folder is an error`(_ folder: String) async throws {
        try FileManager.default.removeItem(at: workspace(folder))

        await #expect(throws: WorkspaceError.missing(path: workspace.root.appending(path: folder).path)) { try await comparison() }
    }

    @Test(arguments: measuring) func `a change in a folder changes the key`(_ folder: String) async throws {
        let before = try await comparison().instruments
        let file = try #require(try workspace.files(in: folder).first { $0.key.hasSuffix(".swift") })
        try workspace.write(String(decoding: file.value, as: UTF8.self) + "\n// changed\n", to: "\(folder)/\(file.key)")

        #expect(try await comparison().instruments != before)
    }

    @Test func `a missing probe is an error`() async throws {
        let probe = "Sources/Comparison/Probes/Leak.swift"
        try FileManager.default.removeItem(at: workspace(probe))

        await #expect(throws: WorkspaceError.missing(path: probe)) { try await comparison().table(properties: [.leak]) }
    }
}
