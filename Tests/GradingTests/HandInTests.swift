import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading

/// The submissions in a facilitator's folder, and the work in each.
struct HandInTests {
    private let folder: TemporaryFolder
    private let katas: [Kata]
    private let kata: Kata

    init() throws {
        folder = try TemporaryFolder()
        katas = try Workspace(containing: Clone.root).katas()
        kata = try #require(katas.first { $0.module == "ClosureInjection" })
    }

    private func write(_ path: String, _ text: String = "let a = 1") throws {
        let file = folder(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func handIns() throws -> [HandIn] {
        try HandIn.all(in: folder.url, except: folder("grades"))
    }

    @Test func `folders and archives are submissions, in the order of their labels`() throws {
        for path in ["p2/a", "p1/a", "名/a", "p3.ZIP", "notes.txt", ".hidden/a", "grades/summary.json", "__MACOSX/a"] { try write(path) }

        #expect(try handIns().map(\.label) == ["p1", "p2", "p3", "名"])
    }

    @Test func `links and other archives are submissions to be refused, so that nobody is forgotten`() throws {
        try write("work/a")
        try write("ann.tar.gz")
        try FileManager.default.createSymbolicLink(at: folder("ben"), withDestinationURL: folder("work"))

        let reasons = try handIns().map { handIn in
            if case .foreign(let reason) = handIn.form { reason } else { "" }
        }

        #expect(try handIns().map(\.label) == ["ann", "ben", "work"])
        // Somebody unpacked it beside.
        try write("Ann/Sources/A.swift")
        #expect(try handIns().map(\.label) == ["Ann", "ann.tar.gz", "ben", "work"])
        try FileManager.default.removeItem(at: folder("Ann"))

        #expect(reasons == ["it is a .tar.gz archive, and only .zip is opened: unpack it into a folder", "it is a link", ""])
    }

    @Test func `a single Swift file, and a name that is not UTF-8, are submissions that are refused`() throws {
        try write("ann/Sources/A.swift")
        try Data().write(to: folder("ben.swift"))
        let name: [CChar] = (folder.url.path + "/").utf8CString.dropLast() + [CChar(bitPattern: 0xE4), 0x62, 0]
        try #require(mkdir(name, 0o755) == 0)

        let refused = try handIns().compactMap { handIn in
            if case .foreign(let reason) = handIn.form { "\(handIn.label): \(reason)" } else { nil }
        }

        #expect(
            refused == [
                "ben: it is one file, and a submission is a folder that holds Sources and Tests",
                "\u{FFFD}b: its name is not UTF-8: rename it",
            ])
    }

    @Test func `a label is one line, whatever the folder is called`() throws {
        try write("ann\nsolved 100\tben\u{1B}[31m/a")

        #expect(try handIns().map(\.label) == ["ann\\nsolved 100\\tben\\u{1B}[31m"])
    }

    @Test(arguments: ["ann", "名", "a b", "$(id)", "..x", "a\\b"]) func `the name of a folder can be a label`(_ text: String) {
        #expect(HandIn.isLabel(text))
    }

    @Test(arguments: ["", "..", ".", "../ann", "a/b", "a\nb", "a\u{1B}[31m", "\u{202E}nna"]) func `a label in results leads nowhere else`(
        _ text: String
    ) throws {
        #expect(!HandIn.isLabel(text))
        let digest = String(repeating: "a", count: 64)
        let book = try GradeBook(creating: folder("grades"))
        try book.write(Grade(.refused, because: "It is a link.", labels: ["ann", text], kata: kata.name), digest)

        #expect(throws: GradingError.self) { try book.grades() }
        #expect(book.grade(digest) == nil)
    }

    @Test(arguments: [["ann/a", "ann.zip"], ["Ann/a", "ann/a"], ["u\u{308}/a", "\u{FC}/a"]])
    func `labels that are one on some computers are an error`(_ paths: [String]) throws {
        for path in paths { try write(path) }

        #expect {
            try handIns()
        } throws: { error in
            if case .sameLabel? = error as? GradingError { true } else { false }
        }
    }

    @Test func `a folder without a submission, and a missing one, are errors`() throws {
        #expect(throws: GradingError.empty(path: folder.url.path)) { try handIns() }
        #expect(throws: GradingError.self) { try HandIn.all(in: folder("nowhere"), except: folder("grades")) }
    }

    @Test func `a submission in place of the folder around it is an error`() throws {
        try write("Sources/ClosureInjection/A.swift")
        try write("Tests/A.swift")

        #expect(throws: GradingError.isSubmission(path: folder.url.path)) { try handIns() }
    }

    // MARK: The work in a folder

    @Test(arguments: ["", "ClosureInjection/", "closure-injection/", "Seams/Katas/ClosureInjection/"])
    func `the work is found at the top or in folders around it`(_ root: String) throws {
        try write("p1/\(root)Sources/ClosureInjection/A.swift")

        let place = try WorkFolder(in: folder("p1"), for: kata, of: katas).place

        #expect(place.appending(path: "").path == folder("p1/\(root)").path)
    }

    @Test func `in a clone the kata counts, and not its solution`() throws {
        try write("p1/Katas/ClosureInjection/Sources/ClosureInjection/A.swift")
        try write("p1/Solutions/ClosureInjection/Sources/ClosureInjection/A.swift")

        #expect(try WorkFolder(in: folder("p1"), for: kata, of: katas).place.path == folder("p1/Katas/ClosureInjection").path)
    }

    @Test func `work for another kata, work twice and no work are refused`() throws {
        try write("other/Sources/CallOrder/A.swift")
        try write("twice/a/Sources/ClosureInjection/A.swift")
        try write("twice/b/Sources/ClosureInjection/A.swift")
        try write("deep/CallOrder/Sources/CallOrder/A.swift")
        try write("none/README.md")
        try FileManager.default.createDirectory(at: folder("empty"), withIntermediateDirectories: true)

        for (label, reason) in [
            ("other", "which is for the kata call-order"), ("deep", "which is for the kata call-order"), ("twice", "more than one"),
            ("none", "no folder"), ("empty", "it is empty"),
        ] {
            #expect {
                try WorkFolder(in: folder(label), for: kata, of: katas)
            } throws: { error in
                (error as? Refusal)?.reason.contains(reason) == true
            }
        }
    }

    @Test func `links are refused by name`() throws {
        try write("p1/Sources/ClosureInjection/A.swift")
        let copy = folder("p1/Sources/ClosureInjection/B.swift")
        let original = folder("p1/Sources/ClosureInjection/A.swift")

        try FileManager.default.linkItem(at: original, to: copy)
        #expect(throws: Refusal("Sources/ClosureInjection/A.swift is a hard link, a second name of another file")) {
            try WorkFolder(in: folder("p1"), for: kata, of: katas)
        }
        try FileManager.default.removeItem(at: copy)
        try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: original)
        #expect(throws: Refusal("Sources/ClosureInjection/B.swift is a link")) { try WorkFolder(in: folder("p1"), for: kata, of: katas) }

        let substituting = try #require(katas.first { $0.module == "LinkSubstitution" })
        try write("p2/Sources/LinkSubstitution/A.swift")
        try FileManager.default.createSymbolicLink(at: folder("p2/Fakes"), withDestinationURL: original)
        #expect(throws: Refusal("Fakes is a link")) { try WorkFolder(in: folder("p2"), for: substituting, of: katas) }
    }
}
