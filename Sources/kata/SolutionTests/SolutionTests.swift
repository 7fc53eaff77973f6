internal import Building
import Foundation
internal import Workspace

/// A run of the solutions' own tests.
struct SolutionTests {
    let workspace: Workspace
    let toolchain: Toolchain
    let katas: [Kata]

    /// Builds the solutions and runs their tests, one solution after the other.
    ///
    /// A solution that does not compile is left out, so that the others are tested all the same.
    ///
    /// - Parameters:
    ///   - progress: Receives a few words about each step that takes time.
    ///   - report: Receives the result of each solution as soon as it is known.
    func run(progress: (String) -> Void, report: (TechniqueResult) -> Void) async throws -> SolutionTestReport {
        var broken: [String: TestFailure] = [:]
        var package = SolutionPackage(workspace: workspace, toolchain: toolchain, modules: katas.map(\.module))
        while !package.modules.isEmpty {
            progress("Building \(package.modules.count.counted("solution")) and the tests")
            let errors = try await package.build()
            if errors.isEmpty { break }
            broken.merge(errors.mapValues { TestFailure(place: $0.place, message: "does not compile: \($0.message)") }) { $1 }
            package = SolutionPackage(workspace: workspace, toolchain: toolchain, modules: package.modules.filter { broken[$0] == nil })
        }
        let xctests = package.modules.isEmpty ? [] : try await package.xctestNames()

        var results: [TechniqueResult] = []
        for kata in katas {
            progress("Testing \(kata.name)")
            var result = TechniqueResult(of: kata, in: workspace)
            if let failure = broken[kata.module] {
                result.failures = [failure]
            } else {
                try await test(kata, in: package, xctests: xctests, into: &result)
            }
            report(result)
            results.append(result)
        }
        return SolutionTestReport(techniques: results)
    }

    private func test(_ kata: Kata, in package: SolutionPackage, xctests: [String], into result: inout TechniqueResult) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let targets = try targets(of: kata)
        result.add(try await package.runSwiftTesting(in: targets))
        let names = xctests.filter { name in targets.contains { name.hasPrefix($0 + ".") } }
        if !names.isEmpty { result.add(try await package.runXCTest(names)) }
        result.expectTests(in: targets)
        result.seconds = start.duration(to: clock.now) / .seconds(1)
    }

    /// The test targets of a solution, found as the manifest finds them.
    private func targets(of kata: Kata) throws(WorkspaceError) -> [String] {
        let folder = workspace.solution(of: kata).appending(path: "Tests")
        do {
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
                .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
                .map(\.lastPathComponent).sorted()
        } catch {
            throw .missing(path: folder.path)
        }
    }
}
