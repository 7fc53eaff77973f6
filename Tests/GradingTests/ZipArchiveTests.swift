import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading

/// The part of an archive that is unpacked, and the archives that are refused.
struct ZipArchiveTests {
    typealias Entry = ZipFile.Entry

    private static let kata = Result { try #require(Workspace(containing: Clone.root).katas().first { $0.module == "ClosureInjection" }) }
    private static let source = "Sources/ClosureInjection/Screen.swift"

    private func unpack(_ bytes: Data, for kata: Kata? = nil) throws -> [String: String] {
        let folder = try TemporaryFolder()
        try bytes.write(to: folder("work.zip"))
        let target = folder("unpacked")
        try ZipArchive(at: folder("work.zip")).unpack(for: kata ?? Self.kata.get(), to: target)
        let names = FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: target.appending(path: name).path).map { (name, String(decoding: $0, as: UTF8.self)) }
            })
    }

    @Test func `a link to an archive is refused, as it may be somebody else's`() throws {
        let folder = try TemporaryFolder()
        try ZipFile([Entry(Self.source, "let a = 1")]).bytes.write(to: folder("work.zip"))
        try FileManager.default.createSymbolicLink(at: folder("link.zip"), withDestinationURL: folder("work.zip"))

        #expect(throws: Never.self) { try ZipArchive(at: folder("work.zip")) }
        #expect { try ZipArchive(at: folder("link.zip")) } throws: { ($0 as? Refusal)?.reason == "the archive is a link, and not a file" }
    }

    @Test(arguments: ["", "ClosureInjection/", "Seams-main/Katas/ClosureInjection/", "Jane Doé/ClosureInjection/"])
    func `the work is unpacked, wherever it lies, and nothing else`(_ root: String) throws {
        let files = try unpack(
            ZipFile([
                Entry(root + Self.source, "let a = 1"), Entry(root + "Tests/ClosureInjectionTests/T.swift", "let t = 1"),
                Entry(root + "Tests/", mode: 0o040755), Entry(root + "README.md", "readme"), Entry("__MACOSX/" + Self.source, "mac"),
                Entry(root + "Sources/ClosureInjection/.DS_Store", "mac"), Entry("Notes/movie.mov", "film"),
            ]).bytes)

        #expect(files == [Self.source: "let a = 1", "Tests/ClosureInjectionTests/T.swift": "let t = 1"])
    }

    @Test func `substitutes are part of the work for a kata that asks for them`() throws {
        let kata = try #require(try Workspace(containing: Clone.root).katas().first { $0.module == "LinkSubstitution" })
        let work = ["Sources/LinkSubstitution/Screen.swift": "let a = 1", "Fakes/AnalyticsSDK/Analytics.swift": "let b = 2"]
        let archive = ZipFile(work.map { Entry("LinkSubstitution/" + $0.key, $0.value) } + [Entry("LinkSubstitution/Package.swift", "c")])

        #expect(try unpack(archive.bytes, for: kata) == work)
    }

    @Test func `in a clone of the workspace the kata counts, and not its solution`() throws {
        let files = try unpack(
            ZipFile([Entry("Solutions/ClosureInjection/" + Self.source, "b"), Entry("Katas/ClosureInjection/" + Self.source, "a")]).bytes)

        #expect(files == [Self.source: "a"])
    }

    @Test func `deflated files are unpacked`() throws {
        // The DEFLATE form of 40 times the letter a.
        let packed = Data([0x4B, 0x4C, 0x24, 0x0E, 0x00, 0x00])

        #expect(
            try unpack(ZipFile([Entry(Self.source, String(repeating: "a", count: 40), packed: packed)]).bytes)[Self.source]?.count == 40)
    }

    /// An archive that is refused, and words of the reason.
    struct Refused: CustomTestStringConvertible {
        var testDescription: String
        var entries: [Entry]
        var reason: String

        init(_ name: String, _ entries: [Entry], _ reason: String) {
            (testDescription, self.entries, self.reason) = (name, entries, reason)
        }
    }

    static let refused = [
        Refused("a way out", [Entry(source, "a"), Entry("../evil.swift", "b")], "leads out"),
        Refused("an absolute path", [Entry(source, "a"), Entry("/tmp/evil.swift", "b")], "leads out"),
        Refused("a drive", [Entry(source, "a"), Entry("C:\\evil.swift", "b")], "leads out"),
        Refused("a way out in Windows' words", [Entry(source, "a"), Entry("Sources\\..\\..\\evil", "b")], "leads out"),
        Refused("a link", [Entry(source, "a"), Entry("Sources/ClosureInjection/L.swift", "/etc/passwd", mode: 0o120777)], "is a link"),
        Refused("a bomb", [Entry(source, "a", packed: Data([1]), promised: 5_000_000)], "100 times as large"),
        Refused("a lie about the size", [Entry(source, "a", promised: 2)], "damaged"),
        Refused(
            "another size than promised",
            [Entry(source, String(repeating: "a", count: 40), packed: Data([0x4B, 0x4C, 0x24, 0x0E, 0, 0]), promised: 20)],
            "damaged"),
        Refused("a password", [Entry(source, "a", flags: 1)], "encrypted"),
        Refused("two names for one file", [Entry(source, "a"), Entry("Sources/ClosureInjection/SCREEN.swift", "b")], "one on some"),
        Refused("no work", [Entry("Sources/Other/A.swift", "a")], "no folder Sources/ClosureInjection"),
        Refused("the work twice", [Entry("a/" + source, "a"), Entry("b/" + source, "b")], "more than one"),
        Refused(
            "too many files", [Entry(source)] + (0..<200).map { Entry("Tests/ClosureInjectionTests/T\($0).swift", "t") },
            "more than 200 files"),
        Refused("too large", [Entry(source, String(repeating: "a", count: (4 << 20) + 1))], "larger than 4 MiB"),
    ]

    @Test(arguments: refused) func `is refused`(_ archive: Refused) {
        #expect {
            try unpack(ZipFile(archive.entries).bytes)
        } throws: { error in
            (error as? Refusal)?.reason.contains(archive.reason) == true
        }
    }

    @Test func `a name that is not UTF-8 is refused in the work only`() throws {
        var odd = Entry("")
        odd.name = Array("Notes/".utf8) + [0xFF]
        #expect(try unpack(ZipFile([Entry(Self.source, "a"), odd]).bytes).count == 1)

        odd.name = Array("Sources/ClosureInjection/".utf8) + [0xFF]
        #expect(throws: Refusal.self) { try unpack(ZipFile([Entry(Self.source, "a"), odd]).bytes) }
    }

    @Test func `content that is not the checksum's is refused`() throws {
        var bytes = ZipFile([Entry(Self.source, "let a = 1")]).bytes
        let place = try #require(bytes.firstRange(of: Data("let a".utf8))).lowerBound
        bytes[place] = UInt8(ascii: "L")

        #expect(throws: Refusal("the archive is damaged at \(Self.source)")) { try unpack(bytes) }
    }

    @Test func `a part of an archive is refused at every length`() throws {
        let bytes = ZipFile([Entry(Self.source, "let a = 1"), Entry("README.md", "b")]).bytes
        #expect(throws: Never.self) { try unpack(bytes) }
        for length in 0..<bytes.count {
            #expect(throws: Refusal.self, "\(length) bytes") { try unpack(bytes.prefix(length)) }
        }
    }

    @Test func `no changed byte makes the reader trap`() throws {
        let bytes = ZipFile([Entry(Self.source, String(repeating: "a", count: 40), packed: Data([0x4B, 0x4C, 0x24, 0x0E, 0, 0]))]).bytes
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0xFF
            _ = try? unpack(changed)
        }
    }
}
