import Foundation
import TestSupport
import Testing
import Workspace

@testable import Comparison
@testable import Survey

/// The survey of the katas: a start has the hard dependency that its solution opens a seam for.
struct SolutionTests {
    private static let workspace = Result { try Workspace(containing: Clone.root) }
    private static let katas = (try? workspace.get().katas()) ?? []

    /// The katas whose seam takes the hard dependency of the start away.
    private static let opening = [
        "ClosureInjection", "ClosurePropertyInjection", "ConstructorInjection", "ContainerInjection", "EncapsulateGlobals",
        "ExtractAndOverrideCall", "ExtractImplementer", "InstancePropertyInjection", "ParameterizeMethod", "SingletonBackdoor",
        "SubclassAndOverride", "TemplateRedefinition", "TextRedefinition",
    ]

    private func brief(_ folder: String) async throws -> [String] {
        let sources = try Self.workspace.get().sources(at: folder)
        let files = sources.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return try await SmallCode(Dictionary(uniqueKeysWithValues: files.map { ($0.0.replacing(folder + "/", with: ""), $0.1) })).report()
            .brief
    }

    @Test(arguments: opening) func `a start has a hard dependency, and its solution has none`(_ module: String) async throws {
        #expect(try await !brief("Solutions/\(module)/Start/Sources/\(module)").isEmpty)
        #expect(try await brief("Solutions/\(module)/Sources/\(module)") == [])
    }

    @Test(arguments: katas.map(\.module)) func `no solution has a hard dependency that its start has not`(_ module: String) async throws {
        let start = try await brief("Solutions/\(module)/Start/Sources/\(module)")
        #expect(try await brief("Solutions/\(module)/Sources/\(module)").filter { !start.contains($0) } == [])
    }

    @Test func `every kata that a finding may name is there, and its cost is the comparison's`() throws {
        let workspace = try Self.workspace.get()
        let known = Set(Self.katas.map(\.name))
        #expect(Survey.proposedKatas.subtracting(known) == [])
        let costs = try Self.katas.filter { Survey.proposedKatas.contains($0.name) }.map { try $0.lineCost(in: workspace) }
        #expect(costs.allSatisfy { $0.added > 0 })

        let kata = try #require(Self.katas.first { $0.name == "constructor-injection" })
        let start = try workspace.sources(at: "Solutions/ConstructorInjection/Start/Sources/ConstructorInjection").texts.joined()
        let solution = try workspace.sources(at: "Solutions/ConstructorInjection/Sources/ConstructorInjection").texts.joined()
        let lines = { (text: String) in
            text.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.count
        }
        let cost = try kata.lineCost(in: workspace)
        #expect(cost.added - cost.changed == lines(solution) - lines(start))
    }
}
