import Building
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// The judge runs the XCTests that `swift test` runs.
struct XCTestListTests {
    @Test func `each test is found whatever it looks like, and private classes are named`() async throws {
        let list = try await Self.list(Self.source + Self.privateClasses)

        // On Linux the package manager passes over a class without a method of its own, which Xcode runs.
        #expect(list.names.sorted() == (Self.tests + ["OnlyInheriting/testAgain", "OnlyInheriting/testOverridden"]).sorted())
        #expect(list.privateClasses.sorted() == ["FilePrivate", "InPrivate", "Private"])
    }

    @Test(
        .enabled(if: LongTests.run, "It builds a package with the package manager."))
    func `the tests are those that the package manager finds`() async throws {
        let outcome = try await TemporaryFolder.with { folder in
            try Self.layOut(in: folder)
            return try await Subprocess(
                program: "/usr/bin/env", arguments: ["swift", "test", "list"], folder: folder.path,
                environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }, limits: .init(seconds: 300)
            ).run()
        }

        let output = String(decoding: outcome.standardOutput, as: UTF8.self)
        let found = output.split(separator: "\n").filter { $0.hasPrefix("OddTests.") }.map { String($0.dropFirst("OddTests.".count)) }
        #expect(found.sorted() == Self.tests.sorted(), "\(output)\(String(decoding: outcome.standardError, as: UTF8.self))")
    }

    /// The tests in the source, as the package manager lists them.
    private static let tests = [
        "Base/testAgain", "Base/testOverridden", "Derived/testAgain", "Derived/testOverridden", "Far/testAgain", "Far/testFar",
        "Far/testOverridden", "OfAlias/testAlias", "OfConcrete/testOfConcrete", "OfGeneric/testOfGeneric", "OfProtocol/testOwn",
        "Open/testOpen", "Shapes/test", "Shapes/testAlias", "Shapes/testAsync", "Shapes/testAsyncThrows", "Shapes/testDebug",
        "Shapes/testDeprecated", "Shapes/testImportable", "Shapes/testInExtension", "Shapes/testOnMain", "Shapes/testOnMainThrows",
        "Shapes/testOwnError", "Shapes/testOwnErrorAndVoid", "Shapes/testPlain", "Shapes/testPublic", "Shapes/testThrows",
        "Shapes/testTuple", "Shapes/testVoid", "Shapes/tested", "Shapes/testyy",
    ]

    private static func list(_ source: String) async throws -> XCTestList {
        let bench = try await Workbench(workspace: Bench.workspace.get(), cache: Clone.cache)
        let module = try await bench.compiler.compile(
            "OddTests", SourceSet(files: [.init(path: "Tests/Odd.swift", bytes: Data(source.utf8))]), against: [], flags: Compiler.appCode,
            writesSymbolGraph: true)
        #expect(module.errors == [])
        let list = XCTestList(try SymbolGraph(of: module), module: "OddTests")
        #expect(try await list.compiled(by: bench.compiler, against: [module]).errors == [])
        return list
    }

    private static func layOut(in folder: URL) throws {
        let manifest = """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "Odd",
                targets: [.testTarget(name: "OddTests", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """
        let tests = folder.appending(path: "Tests/OddTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
        try Data(source.utf8).write(to: tests.appending(path: "Odd.swift"))
    }

    /// Classes and methods in every shape in which the package manager's own list compiles.
    private static let source = """
        import XCTest

        nonisolated class Shapes: XCTestCase {
            func testPlain() {}
            func testVoid() -> Void {}
            func testTuple() -> () {}
            func testThrows() throws {}
            func testOwnError() throws(Odd) {}
            func testOwnErrorAndVoid() throws(Odd) -> Void {}
            func testAsync() async {}
            func testAsyncThrows() async throws {}
            @MainActor func testOnMain() async {}
            @MainActor func testOnMainThrows() async throws -> Void {}
            func testAlias() -> Nothing {}
            func test() {}
            func tested() {}
            func testyy() {}
            public func testPublic() {}
            @available(*, deprecated) func testDeprecated() {}
            #if DEBUG
            func testDebug() {}
            #else
            func testRelease() {}
            #endif
            #if canImport(XCTest) && !canImport(UIKit)
            func testImportable() {}
            #endif

            func testGeneric<T>() -> T? { nil }
            func testNumber() -> Int { 1 }
            func testyyNumber() throws -> Int { 1 }
            func testMaybe() -> Void? { nil }
            func testFunction() -> () -> Void { {} }
            func testNever() -> Never { fatalError() }
            func testDefault(of number: Int = 1) {}
            func testUnnamed(_ number: Int) {}
            private func testPrivate() {}
            fileprivate func testFilePrivate() {}
            static func testStatic() {}
            class func testClass() {}
            func aTest() {}
            var testProperty: Void { () }
        }

        enum Odd: Error { case odd }
        typealias Nothing = Void

        nonisolated extension Shapes { func testInExtension() {} }

        typealias Alias = XCTestCase
        nonisolated final class OfAlias: Alias { func testAlias() {} }

        nonisolated class Generic<T>: XCTestCase { func helper() -> T? { nil } }
        nonisolated final class OfGeneric: Generic<Int> { func testOfGeneric() {} }
        typealias Concrete = Generic<String>
        nonisolated final class OfConcrete: Concrete { func testOfConcrete() {} }

        nonisolated class Base: XCTestCase {
            func testAgain() {}
            func testOverridden() {}
        }
        nonisolated class Derived: Base { override func testOverridden() {} }
        nonisolated final class Far: Derived { func testFar() {} }
        nonisolated final class OnlyInheriting: Base {}
        nonisolated class WithoutTests: XCTestCase {}
        nonisolated open class Open: XCTestCase { open func testOpen() {} }

        nonisolated protocol Shared {}
        nonisolated extension Shared { func testOfProtocol() {} }
        nonisolated final class OfProtocol: XCTestCase, Shared { func testOwn() {} }
        nonisolated extension XCTestCase { func testOfAll() {} }

        nonisolated class XCTestCaseOfOurs { func testNothing() {} }
        nonisolated final class NoTestCase: XCTestCaseOfOurs {}

        nonisolated private final class Private: XCTestCase { func testInPrivate() {} }
        nonisolated fileprivate final class FilePrivate: XCTestCase { func testInFilePrivate() {} }
        """

    /// A shape of which the package manager's own list does not compile.
    private static let privateClasses = """

        private enum Space { nonisolated final class InPrivate: XCTestCase { func testDeepInPrivate() {} } }
        """
}
