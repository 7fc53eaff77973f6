internal import Foundation

/// What is judged: the bytes of the Swift files of a module and of its tests, read once and never written to.
struct Submission: Sendable {
    /// The folder that holds `Sources` and `Tests`.
    let folder: URL
    let production: SourceSet
    /// Empty if there are no tests.
    let tests: SourceSet

    /// Reads a folder that is laid out like `Katas/X`.
    ///
    /// - Parameters:
    ///   - folder: The folder that has `Sources/X` and `Tests/XTests`.
    ///   - module: The name X.
    /// - Throws: ``UnreadableSource``, which is the submission's own fault.
    init(folder: URL, module: String) throws(UnreadableSource) {
        self.folder = folder
        production = try SourceSet(in: folder, at: "Sources/\(module)")
        guard !production.files.isEmpty else {
            throw UnreadableSource(path: "Sources/\(module)", line: nil, reason: "there is no Swift file in this folder")
        }
        tests = try SourceSet(in: folder, at: "Tests/\(module)Tests")
        for file in production.files + tests.files { try Self.refuseReservedNames(in: file) }
    }

    /// Names that the judge gives to what it puts into the program: with them, a test could ask which fault is switched on.
    private static let reservedNames = ["seams_fault", "seams_discovered", "seamsFault", "seamsReroute", "exit_test_inheritance"]

    private static func refuseReservedNames(in file: SourceSet.File) throws(UnreadableSource) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let name = reservedNames.first(where: line.contains) else { continue }
            throw UnreadableSource(path: file.path, line: index + 1, reason: "names that begin with \(name) belong to the judge")
        }
    }

    /// A number to shuffle with: the same for the same bytes, wherever they lie.
    var seed: UInt64 {
        ContentKey(production.keyParts + tests.keyParts).seed
    }
}

/// A file of a submission that cannot be taken as Swift source.
struct UnreadableSource: Error, Equatable {
    /// The path below the submission's folder.
    var path: String
    var line: Int?
    /// What is wrong, as the end of a sentence.
    var reason: String
}
