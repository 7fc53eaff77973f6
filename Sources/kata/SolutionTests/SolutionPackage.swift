internal import Building
import Foundation
internal import Learner
internal import Workspace

/// The package manager's build of some solutions and their tests.
///
/// It is a build of its own, beside the one that `swift build` and `swift test` share: those would make it wait, and the tools that they
/// build are of no use here. The manifest leaves out everything but the chosen solutions and the libraries.
struct SolutionPackage {
    let workspace: Workspace
    let toolchain: Toolchain
    /// The folders of the solutions in it.
    var modules: [String]
    /// The solution with a manifest of its own; nil for the workspace's package.
    var own: Kata?

    private var scratch: URL { workspace.root.appending(path: ".build/solutions" + (own.map { "-\($0.name)" } ?? "")) }
    private var root: URL { own.map(workspace.solution) ?? workspace.root }
    /// The package's name, which its test program has, too.
    private var name: String { own?.module ?? "Seams" }

    /// Builds it.
    ///
    /// - Returns: The compiler's first error in each solution that does not compile; none if all do.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if the build fails for another reason.
    func build() async throws -> [String: Diagnostic] {
        let outcome = try await Subprocess(
            program: toolchain.tool("swift-build"), arguments: packageOptions + ["--build-tests"] + SwiftBuildFlags.withoutSystemIndex,
            folder: root.path,
            environment: environment, limits: .init(seconds: 1800, outputBytes: 64 << 20)
        ).run()
        if outcome.ending == .exited(0) { return [:] }
        let output = String(decoding: outcome.standardOutput + outcome.standardError, as: UTF8.self)
        let errors = Diagnostic.parse(output).filter { $0.severity == .error }
        let broken: [String: Diagnostic] = modules.reduce(into: [:]) { broken, module in
            let folder = workspace.root.appending(path: "Solutions/\(module)").path + "/"
            broken[module] = errors.first { $0.place?.file.hasPrefix(folder) == true }
        }
        guard broken.isEmpty else { return broken }
        throw WorkspaceError.toolFailed(
            what: "Building the solutions",
            output: errors.first?.line(in: workspace.root.path) ?? output.split(separator: "\n").last.map(String.init) ?? "no output")
    }

    /// Runs the tests of some test targets that use Swift Testing.
    func runSwiftTesting(in targets: [String]) async throws -> (log: TestLog, outcome: Subprocess.Outcome) {
        let events = scratch.appending(path: "events-\(UUID().uuidString)")
        Cleanup.add(events)
        defer { Cleanup.remove(events) }
        let outcome = try await run(
            .swiftTesting,
            [
                "--event-stream-output-path", events.path, "--event-stream-version", "6.3", "--no-parallel",
                "--filter", "^(\(targets.joined(separator: "|")))\\.",
            ])
        return (TestLog(eventStream: (try? Data(contentsOf: events)) ?? Data()), outcome)
    }

    /// Runs some tests that use XCTest.
    func runXCTest(_ names: [String]) async throws -> (log: TestLog, outcome: Subprocess.Outcome) {
        #if os(Linux)
        let selection = [names.joined(separator: ",")]
        #else
        let selection = ["--filter", "^(\(names.joined(separator: "|")))$"]
        #endif
        let outcome = try await run(.xctest, selection)
        return (TestLog(xctestOutput: outcome.standardOutput, of: names, locatedBy: declaration), outcome)
    }

    /// The place where a test that uses XCTest is declared.
    private func declaration(of name: String) -> Place? {
        let (module, method) = (name.prefix { $0 != "." }, name.split(separator: "/").last ?? "")
        for solution in modules {
            guard let sources = try? SourceSet(in: workspace.root, at: "Solutions/\(solution)/Tests/\(module)", followsLinks: true) else {
                continue
            }
            for file in sources.files {
                let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                guard let index = lines.firstIndex(where: { $0.contains("func \(method)(") }) else { continue }
                return Place(workspace.root.appending(path: file.path).path, line: index + 1)
            }
        }
        return nil
    }

    /// The names of all tests that use XCTest, as `Module.Class/test`.
    func xctestNames() async throws -> [String] {
        let outcome = try await run(.xctest, ["--list-tests"])
        guard outcome.ending == .exited(0) else {
            throw WorkspaceError.toolFailed(
                what: "Listing the tests", output: String(decoding: outcome.standardError.prefix(1000), as: UTF8.self))
        }
        return String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.contains(/^\w+\.[\w.]+\/\w+$/) }
    }

    private enum Library {
        case swiftTesting, xctest
    }

    private func run(_ library: Library, _ arguments: [String]) async throws -> Subprocess.Outcome {
        // The program itself takes a tenth of the time of `swift test`, and ends with its process group.
        #if os(Linux)
        let program = scratch.appending(path: "debug/\(name)PackageTests.xctest").path
        let options = library == .swiftTesting ? ["--testing-library", "swift-testing"] : []
        #else
        let program = toolchain.tool("swift-test")
        let options = packageOptions + ["--skip-build", library == .swiftTesting ? "--disable-xctest" : "--disable-swift-testing"]
        #endif
        return try await Subprocess(
            program: program, arguments: options + arguments, folder: root.path, environment: environment,
            limits: .init(seconds: 30, outputBytes: 64 << 20)
        ).run()
    }

    private var packageOptions: [String] {
        ["--package-path", root.path, "--scratch-path", scratch.path]
    }

    private var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging([
            "SEAMS_SOLUTIONS": modules.joined(separator: ","),
            // A trace of a crash takes seconds, and the message is what helps.
            "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
    }
}
