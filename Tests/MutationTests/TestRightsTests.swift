import Foundation
import TestSupport
import Testing

@testable import Mutation

/// The files that the tests of a package can change while faults are on.
struct TestRightsTests {
    private static let source = """
        import Foundation

        /// Texts in the files of a folder.
        public struct Notes {
            private let folder: String

            public init(folder: String) {
                self.folder = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder
            }

            public func write(_ text: String, to name: String) throws {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            }

            public func remove() throws { try FileManager.default.removeItem(atPath: folder) }
        }

        """

    private static let tests = """
        import Foundation
        import Testing
        @testable import Small

        @Suite struct NotesTests {
            @Test(arguments: [NSTemporaryDirectory(), NSHomeDirectory()]) func `a note is written`(place: String) throws {
                let notes = Notes(folder: place + "/seams-notes")
                try notes.write("tea", to: "a.txt")
                #expect(try String(contentsOfFile: place + "/seams-notes/a.txt", encoding: .utf8) == "tea")
                try notes.remove()
                #expect(!FileManager.default.fileExists(atPath: place + "/seams-notes"))
            }

            @Test func `a note is kept`() throws {
                let output = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Output").path
                try Notes(folder: output).write("tea", to: "a.txt")
                #expect(try String(contentsOfFile: output + "/a.txt", encoding: .utf8) == "tea")
            }
        }

        """

    @Test func `a fault in a path cannot delete the package, or what lies in the person's home`() async throws {
        let package = try SmallPackage(source: Self.source, tests: ["Tests/SmallTests/NotesTests.swift": Self.tests])
        try package.write("kept", to: "Tests/SmallTests/Output/README.txt")
        // Without a fault, the test may do what it does in `swift test`; that it needs the right is said all the same.
        let error = await #expect(throws: MutationError.self) { _ = try await Gate.work.pass { try await package.report() } }
        guard case .testsWriteElsewhere(let tests, let how?)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(tests == ["SmallTests.NotesTests/`a note is kept`()"] && how.contains("NotesTests.swift"), "\(tests) \(how)")

        let before = try package.contents()
        let report = try await Gate.work.pass {
            try await package.report { $0.writable = [package.root.appending(path: "Tests/SmallTests/Output").path] }
        }
        // With it, the folder is the package's own, which the test then removes.
        let wrong = try #require(report.faults.first { $0.words.contains("takes `folder.isEmpty` for true") })
        #expect(wrong.status == .caught)
        #expect(try package.contents() == before)
        let home = FileManager.default.homeDirectoryForCurrentUser
        #expect(!FileManager.default.fileExists(atPath: home.appending(path: "seams-notes").path))
    }
}
