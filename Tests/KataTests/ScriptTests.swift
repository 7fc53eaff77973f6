import Foundation
import TestSupport
import Testing
import Workspace

/// The script `kata` in the root, with a `swift` that only says how it was called.
struct ScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["clone/Sources", "clone/.build/linux/debug", "bin", "other place"] {
            try FileManager.default.createDirectory(at: folder(path), withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(atPath: folder("clone/.build/debug").path, withDestinationPath: "linux/debug")
        try FileManager.default.copyItem(at: Clone.root.appending(path: "kata"), to: folder("clone/kata"))
        try write("", to: "clone/Package.swift")
        try write("", to: "clone/Sources/A.swift")
        try write("#!/bin/sh\npwd -P\necho \"$SEAMS_PROGRAM\"\nprintf '%s\\n' \"$@\"\nexit 42\n", to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("bin/swift").path)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder(path))
    }

    /// Says that the program was built after the last change of the sources, or before.
    private func build(_ program: String = "kata", isCurrent: Bool) throws {
        try write("", to: "clone/.build/debug/\(program)")
        try FileManager.default.setAttributes(
            [.modificationDate: isCurrent ? Date(timeIntervalSinceNow: 86_400) : Date(timeIntervalSince1970: 0)],
            ofItemAtPath: folder("clone/.build/debug/\(program)").path)
    }

    /// Types a call into a shell: the lines that the fake `swift` prints, the exit code, and the errors.
    private func type(_ call: String, in place: String) async throws -> (lines: [String], code: Int32, errors: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let shell = KataCommand(
            folder: folder(place), environment: ["PATH": "\(folder("bin").path):\(path)"], program: URL(filePath: "/bin/sh"))
        let outcome = try await shell("-c", call)
        return (outcome.output.split(separator: "\n").map(String.init), outcome.code, outcome.errors)
    }

    private var run: [String] { ["run", "--package-path", folder("clone").path, "kata"] }

    @Test func `it runs the clone's program in the caller's folder, with its own path as the program's name`() async throws {
        let atRoot = try await type("./kata check 'a b' --plain", in: "clone")
        let below = try await type("../kata hint", in: "clone/Sources")
        let elsewhere = try await type("'\(folder("clone/kata").path)' list", in: "other place")

        #expect(atRoot.lines == [folder("clone").path, "./kata"] + run + ["check", "a b", "--plain"])
        #expect(below.lines == [folder("clone/Sources").path, "../kata"] + run + ["hint"])
        #expect(elsewhere.lines == [folder("other place").path, folder("clone/kata").path] + run + ["list"])
    }

    @Test func `it passes the exit code on`() async throws {
        #expect(try await type("./kata", in: "clone").code == 42)
        #expect(try await type("./kata list", in: "clone").code == 42)
    }

    @Test func `before the first build, the board is built alone, and without a terminal that is all`() async throws {
        try write("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", to: "bin/swift")
        let board = ["run", "--package-path", folder("clone").path, "board"]

        let first = try await type("./kata", in: "clone")
        #expect(first.lines == board)
        #expect((first.code, first.errors) == (0, ""))
        try build("board", isCurrent: true)
        #expect(try await type("./kata", in: "clone").lines == ["run", "-q"] + board.dropFirst())
        try build(isCurrent: true)
        #expect(try await type("./kata", in: "clone").lines == ["run", "-q"] + run.dropFirst())
    }

    #if os(Linux)
    @Test func `on a terminal, the program that judges is built after the board, and does not show it again`() async throws {
        try write("#!/bin/sh\necho \"$SEAMS_BOARD $*\"\n", to: "bin/swift")
        let terminal = try Pty(["/bin/sh", "-c", "PATH='\(folder("bin").path)':$PATH ./kata"], in: folder("clone"), columns: 300)

        #expect(try await terminal.ending() == .exited(0))
        let lines = terminal.written.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }

        #expect(lines.count == 3)
        #expect(lines.first == "run --package-path \(folder("clone").path) board")
        #expect(lines.dropFirst().first?.hasPrefix("The judge's first build takes a minute or two.") == true)
        #expect(lines.last == "shown run --package-path \(folder("clone").path) kata")
    }
    #endif

    @Test func `a link to it and the PATH lead to the same clone`() async throws {
        try FileManager.default.createSymbolicLink(at: folder("other place/kata"), withDestinationURL: folder("clone/kata"))

        #expect(try await type("./kata list", in: "other place").lines.suffix(5) == run + ["list"])
        let path = try await type("PATH=\"$PATH:\(folder("clone").path)\"; kata list", in: "other place").lines
        #expect(path == [folder("other place").path, folder("clone/kata").path] + run + ["list"])
    }

    @Test func `the build shows its progress only if there is something to build`() async throws {
        #expect(try await type("./kata list", in: "clone").lines.contains("-q") == false)
        try build(isCurrent: true)
        #expect(try await type("./kata", in: "clone").lines[2...].prefix(2) == ["run", "-q"])
        try build(isCurrent: false)
        #expect(try await type("./kata", in: "clone").lines.contains("-q") == false)
    }

    @Test func `before the first build, it names something to read meanwhile: the first kata's README`() async throws {
        let said = try await type("./kata list", in: "clone").errors
        #expect(said.split(separator: "\n").count == 1 && said.contains("The judge's first build takes a minute or two."))
        let path = try #require(said.firstMatch(of: /open (.*)$/.anchorsMatchLineEndings())).1
        let readme = try #require(path.firstRange(of: "/Katas/")).lowerBound
        #expect(path[..<readme] == folder("clone").path)
        let first = try #require(try Workspace(containing: Clone.root).katas().first)
        #expect(path[readme...] == "/Katas/\(first.module)/README.md")
        try build(isCurrent: false)
        #expect(try await type("./kata", in: "clone").errors == "")
    }

    @Test func `after a move, the compiler's caches of modules are made anew, and nothing else is`() async throws {
        let builds = [".build/debug", ".build/solutions/linux/debug", "Katas/X/.build/linux/debug"]
        let caches = builds.map { folder("clone/\($0)/ModuleCache") }
        func fill() throws {
            for cache in caches { try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true) }
        }
        func areThere(_ call: String, in place: String) async throws -> [Bool] {
            try fill()
            _ = try await type(call, in: place)
            return caches.map { FileManager.default.fileExists(atPath: $0.path) }
        }
        try build(isCurrent: true)

        // Nobody knows where the first ones were made.
        #expect(try await areThere("./kata", in: "clone") == [false, false, false])
        #expect(try await areThere("./kata", in: "clone") == [true, true, true])
        #expect(try await areThere("../clone/kata", in: "other place") == [true, true, true])
        try FileManager.default.moveItem(at: folder("clone"), to: folder("moved"))
        try FileManager.default.createSymbolicLink(at: folder("clone"), withDestinationURL: folder("moved"))
        #expect(try await areThere("./kata", in: "moved") == [false, false, false])
        #expect(try await areThere("./kata", in: "clone") == [true, true, true])
        #expect(FileManager.default.fileExists(atPath: folder("moved/.build/debug/kata").path))
    }

    @Test func `it is two lines and executable`() throws {
        let script = Clone.root.appending(path: "kata")
        #expect(FileManager.default.isExecutableFile(atPath: script.path))
        #expect(try String(contentsOf: script, encoding: .utf8).split(separator: "\n").count == 2)
    }
}
