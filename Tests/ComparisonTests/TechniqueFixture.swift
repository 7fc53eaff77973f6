import Foundation
import Judge

@testable import Comparison

/// A workspace with one technique, in whose code something may be planted; removed with the test.
final class TechniqueFixture {
    private let root = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")
    private static let original = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private let module: String

    init(_ module: String) throws {
        self.module = module
        let manager = FileManager.default
        for folder in ["Katas/\(module)", "Solutions", ".build"] {
            try manager.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
        }
        let parts =
            ["Package.swift", "Sources", ".swift-format", "Solutions/\(module)"] + ["Katas/\(module)/kata.json"]
        for part in parts { try manager.copyItem(at: Self.original.appending(path: part), to: root.appending(path: part)) }
        // What is known by its content may be shared.
        let scratch = Self.original.appending(path: ".build/judge")
        try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        try manager.createSymbolicLink(at: root.appending(path: ".build/judge"), withDestinationURL: scratch)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Puts a text in the place of another, which must be there.
    func plant(_ new: String, for old: String, in file: String) throws {
        let url = root.appending(path: "Solutions/\(module)/\(file)")
        let text = try String(contentsOf: url, encoding: .utf8)
        guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
        try Data(text.replacing(old, with: new).utf8).write(to: url)
    }

    /// What one property says, in few rounds.
    func fact(_ property: Property) async throws -> Fact? {
        try await comparison().table(properties: [property]).rows.first?.facts[property.name]
    }

    func comparison() async throws -> Comparison {
        try await Comparison(workspace: Workspace(containing: root))
    }
}
