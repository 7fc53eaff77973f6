internal import Building
import Foundation
internal import Learner
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
        let own = katas.filter(hasManifest)
        let shared = katas.filter { !hasManifest($0) }
        let packages =
            [SolutionPackage(workspace: workspace, toolchain: toolchain, modules: shared.map(\.module))]
            + own.map { SolutionPackage(workspace: workspace, toolchain: toolchain, modules: [$0.module], own: $0) }
        var built: [Build] = []
        for package in packages where !package.modules.isEmpty { built.append(try await build(package, progress: progress)) }

        var results: [TechniqueResult] = []
        for kata in katas {
            progress("Testing \(kata.name)")
            var result = TechniqueResult(of: kata, in: workspace)
            if let failure = built.lazy.compactMap({ $0.broken[kata.module] }).first {
                result.failures = [failure]
            } else if let build = built.first(where: { $0.package.modules.contains(kata.module) }) {
                try await test(kata, in: build.package, xctests: build.xctests, into: &result)
            }
            report(result)
            results.append(result)
        }
        return SolutionTestReport(techniques: results)
    }

    /// A package that was built, without the solutions that do not compile.
    private struct Build {
        var package: SolutionPackage
        var broken: [String: TestFailure] = [:]
        var xctests: [String] = []
    }

    private func build(_ package: SolutionPackage, progress: (String) -> Void) async throws -> Build {
        var build = Build(package: package)
        while !build.package.modules.isEmpty {
            progress("Building \(build.package.modules.count.counted("solution")) and the tests")
            let errors = try await build.package.build()
            if errors.isEmpty { break }
            build.broken.merge(errors.mapValues { TestFailure(place: $0.place, message: "does not compile: \($0.message)") }) { $1 }
            build.package.modules.removeAll { build.broken[$0] != nil }
        }
        if !build.package.modules.isEmpty { build.xctests = try await build.package.xctestNames() }
        return build
    }

    /// Whether the solution is a package of its own, as it has a module of the same name as a library.
    private func hasManifest(_ kata: Kata) -> Bool {
        FileManager.default.fileExists(atPath: workspace.solution(of: kata).appending(path: "Package.swift").path)
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
    ///
    /// The characterization tests need the vendor's module, which a package with a substitute does not have: only the judge runs them.
    private func targets(of kata: Kata) throws(WorkspaceError) -> [String] {
        if hasManifest(kata) { return ["\(kata.module)Tests"] }
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
