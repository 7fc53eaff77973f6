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

    /// The dependencies that stay in a solution, as its kata is about something else.
    private static let staying: [String: [String]] = [
        "ContainerTesting": ["service URLSession.shared"], "Contexts": ["service ProcessInfo.processInfo"],
        "FunctionInjection": ["singleton Analytics.shared"], "ProtocolExtraction": ["service URLSession.shared"],
        "WholeApp": ["service FileManager.default", "service URLSession.shared"],
    ]
    /// The katas whose start reaches nothing beyond standard output, which is no effect, or that are about tests.
    private static let quiet: Set = [
        "AdaptParameter", "BreakOutMethodObject", "CallOrder", "Characterization", "ExposeStaticMethod", "ExtractAndOverrideFactory",
        "ExtractAndOverrideGetter", "IntroduceInstanceDelegator", "PrimitivizeParameter", "PullUpFeature", "PushDownDependency",
        "SilentTests",
        "SproutClass", "WrapClass",
    ]

    private func brief(_ folder: String) async throws -> [String] {
        let sources = try Self.workspace.get().sources(at: folder)
        let files = sources.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return try await SmallCode(Dictionary(uniqueKeysWithValues: files.map { ($0.0.replacing(folder + "/", with: ""), $0.1) })).report()
            .brief
    }

    @Test(arguments: katas.map(\.module)) func `a start has a hard dependency, and its solution has not`(_ module: String) async throws {
        #expect(try await brief("Solutions/\(module)/Start/Sources/\(module)").isEmpty == Self.quiet.contains(module))
        #expect(try await brief("Solutions/\(module)/Sources/\(module)") == Self.staying[module, default: []])
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
