import Foundation
import MockGenerator
import Testing

/// The generated files in this target are up to date, and compiling this target proves that they compile.
struct FreshnessTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test(arguments: ["Members", "Isolation", "Overloads", "Aliases", "Sharing", "Inheritance", "Superclasses", "Generics", "Values"])
    func `generated mocks are up to date`(
        _ name: String
    )
        throws
    {
        let source = try String(contentsOf: Self.folder.appending(path: "Protocols/\(name).swift"), encoding: .utf8)
        let golden = Self.folder.appending(path: "Generated/\(name)Mocks.swift")

        let first = try Generation(source: source, fileName: "\(name).swift")
        let second = try Generation(source: source, fileName: "\(name).swift")

        #expect(first.refusals.isEmpty)
        #expect(first == second, "the same source gives the same bytes")
        let recorded = try? String(contentsOf: golden, encoding: .utf8)
        if recorded == nil || ProcessInfo.processInfo.environment["SEAMS_RECORD"] == "1" {
            try Data(first.text.utf8).write(to: golden)
        }
        // The command would look at the whole package, where other files declare names of the library, too.
        #expect(recorded == first.text, "SEAMS_RECORD=1 swift test --filter FreshnessTests")
    }
}
