import Foundation
import MockGenerator
import Testing

/// Declarations of other files count as if they were in the protocol's own.
struct NeighborsTests {
    private static let names = """
        import Dispatch
        protocol Naming { var name: Name { get } }
        struct Name {}
        typealias Done = () -> Void
        public final class Account {}
        @globalActor actor Disk { static let shared = Disk() }
        """

    private func generate(_ source: String, _ neighbors: [String] = [names]) throws -> Generation {
        var rest = neighbors
        return try Generation(source: source, fileName: "P.swift") { _ in
            defer { rest = [] }
            return rest
        }
    }

    @Test func `an inherited protocol of another file is adopted with its imports`() throws {
        let generation = try generate("protocol P: Naming {\n    func f()\n}")

        #expect(generation.refusals.isEmpty)
        #expect(generation.text.contains("    var name: Name {"))
        #expect(generation.text.contains("import Dispatch\nimport Recording\n"))
        #expect(!generation.text.contains("MockNaming"), "only the protocols of the file get a mock")
    }

    @Test func `an alias of a closure in another file must not be kept`() throws {
        let generation = try generate("protocol P {\n    func f(done: Done, later: @escaping Done)\n}")
        #expect(generation.text.contains("case f(done: Unrecorded, later: Callback<Done>)"))
    }

    @Test func `a class of another file is not sendable, and a global actor is one`() throws {
        let generation = try generate("@Disk protocol P: Sendable {\n    func f(_ account: Account)\n}")
        #expect(generation.text.contains("case f(Erased)"))
        #expect(generation.text.contains("@Disk final class MockP"))
    }

    @Test func `an obstacle in another file has the line of the protocol`() throws {
        let neighbor = "\n\n\n\n\nprotocol Q: Elsewhere { func tearDown() }"
        let generation = try generate("\nprotocol P: Q {\n}", [neighbor])
        #expect(generation.refusals.map(\.line) == [2, 2])
    }

    /// A new folder with files, by their paths.
    private func folder(_ files: [String: String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "neighbors-\(UUID())")
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return root
    }

    @Test func `files are searched in the package, nearest first`() throws {
        let root = try folder([
            "Package.swift": "", "Sources/A/P.swift": "protocol P: Q {}", "Sources/B/Q.swift": "protocol Q { func far() }",
            "Sources/A/Sub/Q.swift": "protocol Q { func near() }", "Sources/A/Other.swift": "let text = \"Q\"",
            ".build/checkouts/C/C.swift": "extension Z: Sendable {}", ".build/other/D.swift": "protocol Q { func hidden() }",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let package = PackageSources(around: root.appending(path: "Sources/A/P.swift").path)

        #expect(package.files(declaring: ["Q"]) == ["protocol Q { func near() }", "protocol Q { func far() }"])
        #expect(package.files(declaring: ["Z"]) == ["extension Z: Sendable {}"])
        #expect(package.files(declaring: ["P", "text"]).isEmpty)
        let home = PackageSources(around: root.appending(path: "Sources/A/P.swift").path, home: root)
        #expect(home.files(declaring: ["Q"]).isEmpty, "A home folder is no package: only the file's own folder is searched.")
    }

    @Test func `tests are searched for the protocols of tests only`() throws {
        let root = try folder([
            "Package.swift": "", "Sources/A/P.swift": "protocol P {}", "Tests/ATests/T.swift": "protocol T {}",
            "Tests/ATests/Q.swift": "protocol Q {}",
        ])
        defer { try? FileManager.default.removeItem(at: root) }

        #expect(PackageSources(around: root.appending(path: "Sources/A/P.swift").path).files(declaring: ["T"]).isEmpty)
        let fromTest = PackageSources(around: root.appending(path: "Tests/ATests/Q.swift").path)
        #expect(fromTest.files(declaring: ["T", "P"]) == ["protocol T {}", "protocol P {}"])
    }

    @Test func `the module that declares a name is known, outside types only`() throws {
        let root = try folder([
            "Package.swift": "", "Sources/A/P.swift": "protocol P {}",
            "Sources/A/Deep/Q.swift": "@frozen public enum Q {\n    struct Inner {}\n}",
            "Sources/B/R.swift": "#if DEBUG\nstruct R {}\n#endif",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let package = PackageSources(around: root.appending(path: "Sources/A/P.swift").path)

        #expect(["Q", "R", "Inner", "S"].map(package.origin) == [.module, .elsewhere, nil, nil])
    }

    @Test func `packages beside it on which it depends by path are searched, too, and those on which they depend`() throws {
        let root = try folder([
            "A/Package.swift": "dependencies: [\n.package(name: \"B\", path: \"../B\"),\n.package(path: \"Gone\")]",
            "A/P.swift": "protocol P {}",
            "B/Package.swift": "dependencies: [.package(path: \"../C\"), .package(path: \"../A\")]", "B/Q.swift": "protocol Q {}",
            "C/Package.swift": "", "C/Sources/C/R.swift": "protocol R {}", "C/Tests/R.swift": "protocol R { func hidden() }",
            "D/Package.swift": "", "D/S.swift": "protocol S {}",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let package = PackageSources(around: root.appending(path: "A/P.swift").path)

        #expect(package.files(declaring: ["Q", "R", "S"]) == ["protocol Q {}", "protocol R {}"])
    }
}
