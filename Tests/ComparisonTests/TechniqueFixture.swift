import Foundation
import TestSupport
import Workspace

@testable import Comparison

/// A workspace with one technique, in whose code something may be planted; removed with the test.
final class TechniqueFixture {
    private let workspace: WorkspaceCopy
    private let module: String

    init(_ module: String) throws {
        self.module = module
        workspace = try WorkspaceCopy(owning: ["Solutions"], katas: [module])
    }

    /// Puts a text in the place of another, which must be there.
    func plant(_ new: String, for old: String, in file: String) throws {
        let url = workspace("Solutions/\(module)/\(file)")
        let text = try String(contentsOf: url, encoding: .utf8)
        guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
        try Data(text.replacing(old, with: new).utf8).write(to: url)
    }

    /// The value of one property, measured in few rounds.
    func fact(_ property: Property) async throws -> Fact? {
        try await comparison().table(properties: [property]).rows.first?.facts[property.name]
    }

    func comparison() async throws -> Comparison {
        try await Comparison(workspace: Workspace(containing: workspace.root))
    }
}
