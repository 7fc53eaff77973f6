internal import Building
internal import Foundation
internal import Workspace

/// The bytes of the Swift files of a module and of its tests, read once and never written to.
struct Submission: Sendable {
    /// The folder that holds `Sources` and `Tests`.
    let folder: URL
    let production: SourceSet
    /// Empty if there are no tests.
    let tests: SourceSet
    let parsedTests: ParsedOnce
    /// The substitutes for modules of others, below `Fakes/NAME`; empty in most katas.
    let fakes: SourceSet
    /// The other files that the tests may read.
    let fixtures: Fixtures
    /// The first file that is no readable Swift source; nil if all are.
    let unreadable: UnreadableSource?

    /// Reads a folder that is laid out like `Katas/X`.
    ///
    /// - Parameters:
    ///   - folder: The folder that has `Sources/X` and `Tests/XTests`.
    ///   - module: The name X.
    ///   - substitutes: The modules for which it has substitutes in `Fakes`.
    init(folder: URL, module: String, substitutes: [String] = []) {
        self.folder = folder
        do throws(UnreadableSource) {
            (production, tests, fakes) = try Self.read(folder, module, substitutes)
            unreadable = nil
        } catch {
            (production, tests, fakes) = (SourceSet(files: []), SourceSet(files: []), SourceSet(files: []))
            unreadable = error
        }
        parsedTests = ParsedOnce(tests)
        fixtures = Fixtures(in: folder, besides: production.files + tests.files)
    }

    /// The reason why a folder of a module cannot be compiled that is empty or not there.
    static let noSwiftFile = "there is no Swift file in this folder"

    private static func read(_ folder: URL, _ module: String, _ substitutes: [String]) throws(UnreadableSource)
        -> (production: SourceSet, tests: SourceSet, fakes: SourceSet)
    {
        func some(at path: String) throws(UnreadableSource) -> SourceSet {
            let sources = try SourceSet(in: folder, at: path)
            if sources.files.isEmpty { throw UnreadableSource(Place(path), reason: noSwiftFile) }
            return sources
        }
        let production = try some(at: "Sources/\(module)")
        let tests = try SourceSet(in: folder, at: "Tests/\(module)Tests")
        var fakes = SourceSet(files: [])
        for name in substitutes { fakes.files += try some(at: "Fakes/\(name)").files }
        for file in production.files + tests.files + fakes.files { try SourceLength.check(file) }
        for module in [production, tests] + substitutes.map({ name in fakes.below("Fakes/\(name)/") }) {
            guard let same = module.sameNames else { continue }
            throw UnreadableSource(
                Place(same.second), reason: "\(same.first) has the same name, and the files of a module need different ones",
                next: "Rename one of the two files, or remove the one that you do not need.")
        }
        return (production, tests, fakes)
    }

    /// The Swift files below `Sources` and `Tests` that are not in the modules which are judged.
    var strays: [String] {
        fixtures.files.map(\.path).filter(SourceSet.counts)
    }

    /// All that is compiled: production first, and then the tests and the substitutes.
    var sources: [SourceSet] { [production, tests, fakes] }

    /// The files of one substitute.
    func fake(_ name: String) -> SourceSet {
        fakes.below("Fakes/\(name)/")
    }

    /// The seconds that a run of the tests may take if it mostly waits.
    ///
    /// A test that waits for what a fault has removed ends when its own timeout does. Without one it never ends, so nobody should wait.
    ///
    /// - Parameter work: The seconds that the tests may work.
    func secondsToWait(besides work: Double) -> Double {
        let texts = tests.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let limits = texts.flatMap { text in
            text.matches(of: /timeLimit\(\s*\.minutes\(\s*([0-9_]+)\s*\)/).compactMap { Double($0.output.1.replacing("_", with: "")) }
        }
        return max(endsWaits ? work * 3 : work, limits.max().map { min($0 * 60, 120) + work } ?? 0)
    }

    /// Whether the tests seem to end their own waits after some time.
    var endsWaits: Bool {
        let words = ["timeout", "sleep", "asyncAfter", "Timer", "deadline", "within", "Clock", "timeLimit"]
        return tests.files.contains { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return words.contains { text.contains($0) }
        }
    }

    /// Writes all its files to a folder, as they were read.
    func write(to copy: URL) throws {
        for file in production.files + tests.files + fakes.files + fixtures.files {
            let place = CachedFile(copy, file.path)
            try FileManager.default.createDirectory(at: place.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try place.write(file.bytes)
        }
    }

    /// The seed for shuffling: the same for the same bytes in any folder.
    var seed: UInt64 {
        ContentHash(production.keyParts + tests.keyParts + fakes.keyParts).seed
    }
}
