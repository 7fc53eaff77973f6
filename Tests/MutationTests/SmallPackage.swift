import Foundation
import TestSupport
import Workspace

@testable import Mutation

/// A package with one module and four tests, two of each library.
struct SmallPackage {
    let folder: TemporaryFolder
    /// The workspace with the program that confines the tests.
    let workspace: WorkspaceCopy
    var root: URL { folder("Small") }
    var scratch: URL { folder("scratch") }

    static let source = """
        /// A price list.
        public struct Prices {
            private var cents: [String: Int] = [:]

            public init() {}

            public mutating func set(_ name: String, to price: Int) {
                let round: (Int) -> Int = { Self.atLeastZero($0) }
                cents[name] = [price].map { round($0) }[0]
            }

            private static func atLeastZero(_ price: Int) -> Int { price < 0 ? 0 : price }

            /// A discount for ten or more.
            public func total(of name: String, count: Int) -> Int {
                let sum = (cents[name] ?? 0) * count
                if count >= 10 { return sum / 2 }
                return sum
            }

            public mutating func clear() {
                print("shown " + "only")
                print(size())
                while cents.count > 0 { removeOne() }
            }

            private func size() -> Int { cents.count }

            private mutating func removeOne() {
                cents.remove(at: cents.startIndex)
            }

            @inlinable public func isEmptyMark(_ mark: Character) -> Bool {
                mark == "-" // seams:skip(always) an example
            }

            @inlinable public func initial(of name: String) -> Substring { name[name.startIndex..<name.index(after: name.startIndex)] }

            public func label() -> String {
                #if canImport(NoSuchModule)
                "never"
                #else
                "prices"
                #endif
            }

            // seams:skip printed for people only
            public func note() -> String { "a note" }
        }

        @usableFromInline struct Mark: CustomStringConvertible {
            @inlinable var description: String { "an empty mark" }
        }

        """

    static let tests = [
        "Tests/SmallTests/PricesTests.swift": """
        import Testing
        @testable import Small

        @Suite struct PricesTests {
            @Test func `a price counts`() {
                var prices = Prices()
                prices.set("tea", to: 100)
                #expect(prices.total(of: "tea", count: 3) == 300)
                #expect(prices.isEmptyMark("-") && !prices.isEmptyMark("x") && prices.initial(of: "tea") == "t")
            }

            @Test(arguments: [1, 5]) func clears(count: Int) {
                var prices = Prices()
                for number in 0..<count { prices.set("\\(number)", to: 100) }
                prices.clear()
                #expect(prices.total(of: "0", count: 1) == 0)
            }
        }

        """,
        "Tests/SmallTests/OldPricesTests.swift": """
        import XCTest
        @testable import Small

        final class OldPricesTests: XCTestCase {
            func testManyAreCheaper() {
                var prices = Prices()
                prices.set("tea", to: 100)
                XCTAssertEqual(prices.total(of: "tea", count: 20), 1000)
            }

            func testNegative() {
                var prices = Prices()
                prices.set("tea", to: -1)
                XCTAssertEqual(prices.total(of: "tea", count: 1), 0)
            }
        }

        """,
    ]

    init(source: String = Self.source, tests: [String: String] = Self.tests) throws {
        folder = try TemporaryFolder()
        workspace = try WorkspaceCopy(katas: ["ConstructorInjection"])
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Small",
                targets: [
                    .target(name: "Small"), .target(name: "SmallSupport"),
                    .testTarget(name: "SmallTests", dependencies: ["Small", "SmallSupport"]),
                ])

            """, to: "Package.swift")
        try write(source, to: "Sources/Small/Prices.swift")
        try write(
            "import Testing\n\npublic func expectNothing(_ count: Int) { #expect(count + 0 == 0) }\n",
            to: "Sources/SmallSupport/Expect.swift")
        for (path, text) in tests { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The paths and contents of all files of the package.
    func contents() throws -> [String: Data] {
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try files.reduce(into: [:]) { contents, path in
            var isFolder: ObjCBool = false
            let file = root.appending(path: path)
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            contents[path] = isFolder.boolValue ? Data() : try Data(contentsOf: file)
        }
    }

    /// Plants and tries faults.
    ///
    /// - Parameters:
    ///   - machine: The folder for builds and answers, which another machine does not share; nil for the usual one.
    ///   - change: The options.
    ///   - progress: Called with each step.
    func report(
        scratch machine: String? = nil, _ change: (inout Mutation.Options) -> Void = { _ in },
        progress: @escaping @Sendable (Mutation.Step) -> Void = { _ in }
    ) async throws -> MutationReport {
        try await mutation(scratch: machine, change).run(progress: progress)
    }

    func mutation(scratch machine: String? = nil, _ change: (inout Mutation.Options) -> Void = { _ in }) throws -> Mutation {
        var options = Mutation.Options()
        options.jobs = 2
        change(&options)
        return try Mutation(
            of: root, scratch: Scratch(folder: machine.map { folder($0) } ?? scratch), options: options,
            workspace: Workspace(containing: workspace.root))
    }
}
