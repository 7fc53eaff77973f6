import Foundation
import TestSupport
import Testing

@testable import Mutation

/// Code beside a package that its tests run decides about answers, too.
struct LocalPackageTests {
    private static func write(_ files: [String: String], in folder: URL) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// A package whose limit is in a package beside it, and whose tests lie in a folder that a link leads to.
    private static let files = [
        "Lib/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Lib", products: [.library(name: "Lib", targets: ["Lib"])], targets: [.target(name: "Lib")])
        """,
        "Lib/Sources/Lib/Limit.swift": "public func limit() -> Int { 10 }\n",
        "App/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "App", dependencies: [.package(path: "../Lib")],
            targets: [
                .target(name: "App", dependencies: ["Lib"]), .executableTarget(name: "Show", dependencies: ["App"]),
                .testTarget(name: "AppTests", dependencies: ["App"], path: "AppTests"),
            ])
        """,
        "App/Sources/App/Many.swift": "import Lib\n\nfunc isMany(_ count: Int) -> Bool { count >= limit() }\n",
        // A program without Foundation is linked with less than one that imports it.
        "App/Sources/Show/main.swift": "import App\n\nprint(1 > 2)\n",
        "Elsewhere/Tests.swift": """
        import Testing
        @testable import App

        @Test func many() { #expect(isMany(11) && !isMany(9)) }
        """,
    ]

    @Test func `a save in a package beside it or behind a link makes answers anew`() async throws {
        let folder = try TemporaryFolder()
        try Self.write(Self.files, in: folder.url)
        try FileManager.default.createSymbolicLink(at: folder("App/AppTests"), withDestinationURL: folder("Elsewhere"))
        // A link to the package itself must not make the walk endless.
        try FileManager.default.createSymbolicLink(at: folder("App/all"), withDestinationURL: folder("App"))
        let mutation = Mutation(of: folder("App"), scratch: try Scratch(folder: folder("scratch")), options: .init(), workspace: nil)
        func boundary() async throws -> Answer.Status? {
            try await Gate.work.pass { try await mutation.run() }.faults.first { $0.after == "count > limit()" }?.status
        }

        #expect(try await boundary() == .survived)
        var stamp = mutation.stamp()
        try Self.write(["Lib/Sources/Lib/Limit.swift": "public func limit() -> Int { 11 }\n"], in: folder.url)
        #expect(mutation.stamp() != stamp)
        #expect(try await boundary() == .caught)
        // So does a new file there, with what the package uses at once.
        let many = try #require(Self.files["App/Sources/App/Many.swift"])
        try Self.write(
            [
                "Lib/Sources/Lib/Least.swift": "public func least() -> Int { 3 }\n",
                "App/Sources/App/Many.swift": many + "func isFew(_ count: Int) -> Bool { count < least() }\n",
            ],
            in: folder.url)
        #expect(try await boundary() == .caught)

        stamp = mutation.stamp()
        let weaker = try #require(Self.files["Elsewhere/Tests.swift"]).replacing("isMany(11)", with: "isMany(12)")
        try Self.write(["Elsewhere/Tests.swift": weaker], in: folder.url)
        #expect(mutation.stamp() != stamp)
        #expect(try await boundary() == .survived)
    }
}
