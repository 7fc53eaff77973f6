import Foundation
import TestSupport
import Testing

@testable import Survey

/// The files that a survey reads.
struct SourceTests {
    private static let source = "final class A { func f() { Analytics.shared.track() } }\n"

    @Test func `a plain folder is read without tests, dependencies of others, and generated files`() async throws {
        let wanted = ["App/Cart.swift", "App/Tour/TestDrive.swift", "main.swift"]
        let others = [
            "AppTests/CartTests.swift", "App/CartTests.swift", "Tests/A.swift", "Pods/A/A.swift", "Carthage/A.swift", ".build/A.swift",
            "App/CartMock.swift", "Docs/App.docc/Code/A.swift", "App/MockCart.swift", "UITests/A.swift", "Package.swift.txt",
            "App/Api.pb.swift", "Documentation/DemoApps/Demo/A.swift",
        ]
        var files = Dictionary(uniqueKeysWithValues: (wanted + others).map { ($0, Self.source) })
        files["App/Strings.swift"] = "// Generated using SwiftGen\n" + Self.source
        files["App/Helper.swift"] = "import XCTest\n" + Self.source
        let report = try await SmallCode(files).report()

        #expect(Set(report.findings.flatMap(\.places).map(\.file)) == ["App/Cart.swift", "App/Tour/TestDrive.swift", "main.swift"])
        #expect(!report.indexed && report.note == nil && report.unread == [])
    }

    @Test func `a package is read by its targets, and one that cannot be described as a plain folder`() async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Shop"), .target(name: "Till"), .target(name: "Helpers"), .target(name: "ShopTesting"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ])
            """
        let code = try SmallCode([
            "Package.swift": manifest, "Sources/Shop/Cart.swift": Self.source,
            "Sources/Till/Till.swift": Self.source.replacing("A", with: "B"),
            "Sources/Helpers/Helper.swift": "import XCTest\n" + Self.source, "Tests/ShopTests/CartTests.swift": Self.source,
            "Sources/ShopTesting/Doubles.swift": Self.source, "Sources/Shop/Mocks/Demo.swift": Self.source.replacing("A", with: "C"),
        ])
        let report = try await code.report()
        #expect(report.package == "Shop" && report.files == 2 && report.note == nil)
        #expect(report.findings.map(\.file) == ["Sources/Shop/Cart.swift", "Sources/Till/Till.swift"])
        let part = try await Survey(of: code.url.appending(path: "Sources/Till"), practices: SmallCode.practices).report()
        #expect(part.findings.map(\.user) == ["B"])
        #expect(try await code.report { $0.targets = ["Till"] }.findings.map(\.user) == ["B"])
        await #expect(throws: SurveyError.unknownTarget("Til", known: ["Shop", "Till"])) {
            _ = try await code.report { $0.targets = ["Til"] }
        }

        try code.write(manifest.replacing("let package", with: "let"), to: "Package.swift")
        let plain = try await code.report()
        #expect(plain.note?.hasPrefix("The package manager cannot read the package") == true)
        #expect(plain.findings.count == 2)
    }

    @Test func `files are chosen by pattern, and a folder that cannot be surveyed is told`() async throws {
        let code = try SmallCode(["App/Cart.swift": Self.source, "App/Till.swift": Self.source.replacing("class A", with: "class B")])
        #expect(try await code.report { $0.files = ["Till.swift"] }.findings.map(\.file) == ["App/Till.swift"])
        await #expect(throws: SurveyError.noFile("Tills.swift")) { _ = try await code.report { $0.files = ["Tills.swift"] } }
        await #expect(throws: SurveyError.unknownTarget("App", known: [])) { _ = try await code.report { $0.targets = ["App"] } }
        let empty = try SmallCode(["README.md": "", "Tests/A.swift": Self.source])
        await #expect(throws: SurveyError.noSwiftFiles(folder: empty.url.resolvingSymlinksInPath().path)) { _ = try await empty.report() }
    }

    @Test func `a file that cannot be read is told, and bytes that are not UTF-8 stop nothing`() async throws {
        let code = try SmallCode(["A.swift": Self.source])
        try FileManager.default.createSymbolicLink(
            at: code.url.appending(path: "Gone.swift"), withDestinationURL: code.url.appending(path: "nowhere.swift"))
        try Data([0xFF, 0xFE, 0x0A] + Self.source.replacing("A", with: "B").utf8).write(to: code.url.appending(path: "B.swift"))
        let report = try await code.report()

        #expect(report.unread == ["Gone.swift"])
        #expect(report.findings.map(\.user).sorted() == ["A", "B"])
    }

    @Test func `a comment leaves out a line or a declaration, with its reason`() async throws {
        let report = try await SmallCode(
            """
            final class A {
                func f() { Analytics.shared.track() } // seams:skip the vendor's own tests
                // seams:skip: rare
                func g() {
                    _ = Date()
                }
                func h() { _ = UUID() }
            }
            """
        ).report()

        #expect(report.brief == ["time-and-chance UUID()"])
        #expect(report.skipped.map(\.what) == ["Analytics.shared", "Date()"])
        #expect(report.skipped.map(\.reason) == ["the vendor's own tests", "rare"])
    }

    @Test func `commits of twelve months count, and those before do not`() async throws {
        let code = try SmallCode(["A.swift": Self.source])
        func git(_ arguments: String..., at date: String = "2026-01-01T12:00:00Z") throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git", "-C", code.url.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date]) { $1 }
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try git("init", "-q")
        for (index, date) in ["2024-06-01T12:00:00Z", "2025-06-01T12:00:00Z", "2025-12-01T12:00:00Z"].enumerated() {
            try code.write(Self.source + "// \(index)\n", to: "A.swift")
            try git("add", ".")
            try git("commit", "-qm", "change", at: date)
        }
        let report = try await code.report { $0.now = ISO8601DateFormatter().date(from: "2026-01-01T00:00:00Z") ?? $0.now }

        #expect(report.findings.map(\.commits) == [2])
        let alone = try #require(try await SmallCode(["A.swift": Self.source]).report().findings.first)
        #expect(try #require(report.findings.first).score > alone.score)
    }
}
