import Building
import Faults
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// Submissions that declare the same share the workspace's compiled tests, whatever they call what nobody else sees.
struct OutlineTests {
    private static func outline(_ code: String) -> String? {
        let file = SourceSet.File(path: "Sources/Screen.swift", bytes: Data(code.utf8))
        return Outline(of: ParsedSources(SourceSet(files: [file]))).map { String(decoding: $0.sources.files[0].bytes, as: UTF8.self) }
    }

    private static let screen = """
        final class Screen {
            private let log: Log
            var isOn = false { didSet { log.stop() } }
            init(log: Log = .shared) { self.log = log }
            func start() -> Int { count(1) }
            private func count(_ number: Int) -> Int { number }
        }
        """

    @Test(arguments: [
        "private let log": "private let tool",
        "number }": "// Nothing is added.\n number + 0 }",
        "private func count(": "private  func  sum(",
        "{ log.stop() }": "{\n\n print(isOn) }",
    ]) func `code that other modules do not see is not in it`(_ old: String, _ new: String) throws {
        #expect(Self.outline(Self.screen.replacing(old, with: new)) == Self.outline(Self.screen))
    }

    @Test(arguments: [
        "let log: Log": "let log: Log?",
        "private let log": "let log",
        "isOn = false": "isOn = 0",
        "{ didSet { log.stop() } }": "",
        "log: Log = .shared": "tool: Log = .shared",
        "start() -> Int": "start() async -> Int",
        "count(_ number: Int)": "count(_ number: Int, to: Int)",
        "final class": "class",
    ]) func `what other modules see, and the places in memory, are in it`(_ old: String, _ new: String) throws {
        #expect(Self.screen.contains(old))
        #expect(Self.outline(Self.screen.replacing(old, with: new)) != Self.outline(Self.screen))
    }

    // A subclass has a place for each method of the screen, the private ones included.
    @Test(arguments: [("ConstructorInjection", true), ("SubclassAndOverride", false)])
    func `tests that name no private member are compiled once for one outline`(_ module: String, _ areShared: Bool) async throws {
        let one = try await Self.seamTests(of: module, withPrivate: "one"), two = try await Self.seamTests(of: module, withPrivate: "two")
        #expect((one == two) == areShared)
    }

    /// Compiles the seam tests for a solution with a private method.
    private static func seamTests(of module: String, withPrivate name: String) async throws -> URL {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: module, to: folder)
            let file = folder.appending(path: "Sources/\(module)/CheckoutViewController.swift")
            let code = try String(contentsOf: file, encoding: .utf8)
            let method = "private func \(name)() -> Int { 1 }\n\n    override func viewDidAppear"
            try Data(code.replacing("override func viewDidAppear", with: method).utf8).write(to: file)
            return try await Gate.work.pass {
                let workspace = try Bench.workspace.get()
                let bench = try await Workbench(workspace: workspace, cache: Clone.cache)
                let check = try Check(kata: Bench.kata(module), folder: folder, workspace: workspace)
                let programs = try await Programs(ParsedFiles(of: check), of: check, on: bench, Libraries(on: bench))
                let production = try await programs.productionModule()
                let tests = try await programs.acceptanceTests("\(module)SeamTests", programs.seamTests, of: production)
                #expect(tests.module.succeeded)
                return tests.module.folder
            }
        }
    }

    @Test func `a module whose functions' bodies other modules see has none`() throws {
        #expect(Self.outline("@inlinable func one() -> Int { 1 }") == nil)
        #expect(Self.outline("struct Screen { @_transparent var one: Int { 1 } }") == nil)
    }
}
