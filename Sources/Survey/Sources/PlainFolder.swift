internal import Foundation

/// The Swift files of a folder that is no package, such as an app's.
enum PlainFolder {
    /// The names of folders that hold code of others, or code for tests.
    private static let skipped: Set = [
        "tests", "test", "uitests", "specs", "spec", "pods", "carthage", "deriveddata", "node_modules", "checkouts", "sourcepackages",
        "vendor",
        "thirdparty", "third-party", "fixtures", "testdata", "mocks", "stubs", "fakes", "testsupport", "testutils", "testhelpers", "build",
        "previews", "preview content", "benchmarks", "snippets",
    ]
    /// The ends of the names of folders with tests.
    private static let testEnds = [
        "tests", "specs", "testsupport", "testutils", "testutilities", "testhelpers", "testing", "mocks", "test", "snapshots",
        "-testing", "screenshots",
    ]
    private static let testFileEnds = ["Tests", "Test", "Spec", "Specs", "Mock", "Mocks", "Stub", "Stubs", "Fake", "Spy", "Tests+Helpers"]
    private static let testFileStarts = ["Mock", "Stub", "Fake", "Spy"]

    /// The paths of the files below a folder, sorted.
    static func files(in root: URL) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var paths: [String] = []
        while let path = enumerator.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let isFolder = enumerator.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if isFolder, name.hasPrefix(".") || skipped.contains(name.lowercased()) || hasTestEnd(name) {
                enumerator.skipDescendants()
            } else if !isFolder, name.hasSuffix(".swift"), !name.hasPrefix("Package.swift"), !name.hasPrefix("Package@swift") {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    private static func hasTestEnd(_ name: String) -> Bool {
        testEnds.contains { name.lowercased().hasSuffix($0) }
    }

    /// Whether a path is one of a file for tests, or one that a program wrote.
    static func isTest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
        if name.hasSuffix(".generated") || name.hasSuffix(".pb") || name.hasSuffix(".grpc") { return true }
        // `Analytics+Stub` is a seam in production code.
        if !name.contains("+"), testFileEnds.contains(where: name.hasSuffix) { return true }
        return testFileStarts.contains { start in
            name.hasPrefix(start) && (name.count == start.count || name.dropFirst(start.count).first?.isUppercase == true)
        }
    }

    /// Whether a program wrote the file, by its first lines.
    static func isGenerated(_ text: String) -> Bool {
        text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: true).prefix(8).contains { line in
            line.hasPrefix("//") && line.contains(/(?i)generated (?:using|by|with|from|file)|do not (?:edit|modify)|auto-?generated/)
        }
    }

    /// Whether a file is for tests by its imports.
    static func helpsTests(_ text: String) -> Bool {
        text.contains(/(?m)^\s*(?:@\w+ )*(?:\w+ )?import (?:XCTest|Testing|Quick|Nimble|SnapshotTesting)\s*$/)
    }
}
