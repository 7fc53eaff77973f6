import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing
import Workspace

@testable import Building

/// The conditions in `#if` are what the compiler takes them for.
struct BuildConditionsTests {
    private static let modules = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "XCTest", "Testing", "Dispatch", "Glibc",
        "Darwin", "Musl", "UIKit", "AppKit", "SwiftUI", "Combine", "Observation", "Synchronization", "RegexBuilder", "Distributed",
        "_Concurrency", "CoreFoundation", "SwiftSyntax", "Judge", "RunnerProtocol", "AnalyticsSDK", "Injection", "UIKitShim", "Recording",
        "Screen", "NoSuchModule",
    ]
    private static let conditions =
        modules.map { "canImport(\($0))" } + [
            "canImport(Foundation.NSURL)", "canImport(Glibc.stdio)", "canImport(Foundation, _version: 1)",
            "canImport(Foundation, _version: 99999)", "!canImport(UIKit)", "canImport(UIKit) || canImport(Foundation)",
            "os(Linux) && canImport(Glibc)", "DEBUG && canImport(XCTest)", "canImport(UIKit) && canImport(Foundation)",
            "targetEnvironment(simulator)", "swift(>=6)", "compiler(>=99)", "DEBUG", "NO_SUCH_CONDITION", "hasFeature(Macros)",
        ]

    @Test func `the conditions are those of the compiler, with the modules that a file imports or asks for`() async throws {
        let source = Self.conditions.map { "#if \($0)\n#warning(\"yes\")\n#endif" }.joined(separator: "\n")
        let bench = try await Workbench(workspace: Workspace(containing: Clone.root), cache: Clone.cache)
        let file = Parser.parse(source: source)
        #expect(ImportConditions.modules(in: file).contains("Injection"))
        let libraries = try await Libraries(on: bench).modules(for: ["Injection", "AnalyticsSDK"])

        let compiled = try await bench.compiler.compile(
            "Screen", SourceSet(files: [.init(path: "Screen.swift", bytes: Data(source.utf8))]), against: libraries,
            flags: Compiler.appCode)
        let conditions = try await bench.compiler.conditions(in: [file], of: "Screen", against: libraries)

        let expected = compiled.diagnostics.compactMap { $0.message == "yes" ? $0.place?.line : nil }.map { Self.conditions[$0 / 3] }
        let found = zip(Self.conditions, file.statements).filter { _, statement in
            statement.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)?.activeClause(in: conditions).clause != nil
        }.map(\.0)
        #expect(found == expected)
        #expect(expected.contains("canImport(Injection)") && !expected.contains("canImport(UIKit)"))
    }
}
