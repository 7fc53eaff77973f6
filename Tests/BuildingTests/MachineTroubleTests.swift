import Building
import Foundation
import TestSupport
import Testing
import Workspace

/// A trouble of the machine is never taken for an answer about the code.
struct MachineTroubleTests {
    private static let source = SourceSet(files: [.init(path: "Sources/X/X.swift", bytes: Data("let x = 1\n".utf8))])

    private func compile(_ toolchain: FakeToolchain) async throws {
        _ = try await toolchain.tools().compiler.compile("X", Self.source, against: [], flags: [])
    }

    private func link(_ toolchain: FakeToolchain) async throws -> String {
        try await toolchain.tools().linker.link([])
    }

    @Test(arguments: ["KILL", "BUS"]) func `a program that is ended from outside runs once more`(_ signal: String) async throws {
        let toolchain = try FakeToolchain(clang: "if $first; then kill -\(signal) $$; fi; echo program > tests")

        let program = try await link(toolchain)

        #expect(FileManager.default.fileExists(atPath: program))
        #expect(toolchain.runs(of: "clang") == 2)
    }

    @Test(arguments: ["KILL", "BUS"]) func `a program that is ended from outside twice is the machine's trouble`(_ signal: String)
        async throws
    {
        let toolchain = try FakeToolchain(frontend: "kill -\(signal) $$", clang: "kill -\(signal) $$")

        await #expect(throws: WorkspaceError.machine(.killed(program: "The linker"))) { try await link(toolchain) }
        await #expect(throws: WorkspaceError.machine(.killed(program: "The compiler"))) { try await compile(toolchain) }
        #expect(toolchain.runs(of: "clang") == 2)
        #expect(toolchain.runs(of: "swift-frontend") == 2)
    }

    @Test func `a build in which a program crashes is made once more`() async throws {
        let crash = "echo '*** Swift runtime failure: out of range' >&2; echo 'Backtrace took 5.00s' >&2; exit 1"
        let once = try FakeToolchain(build: "if $first; then \(crash); fi")
        let twice = try FakeToolchain(build: crash)

        #expect(try await once.packageManager().build().ending == .exited(0))
        #expect(once.runs(of: "swift-build") == 2)
        let outcome = try await twice.packageManager().build()
        #expect(PackageManager.reason(in: outcome) == "*** Swift runtime failure: out of range")
        #expect(twice.runs(of: "swift-build") == 2)
    }

    @Test func `a question that nobody waits for any more does not say that there is no compiler`() async throws {
        let toolchain = try FakeToolchain(frontend: "exec sleep 30")
        let question = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await toolchain.tools()
        }

        await #expect(throws: CancellationError.self) { try await question.value }
    }

    @Test func `a full disk is the machine's trouble`() async throws {
        let toolchain = try FakeToolchain(
            frontend: "echo \"<unknown>:0: error: error opening 'X.o' for output: No space left on device\" >&2; exit 1",
            clang: "echo 'ld.lld: error: failed to write output: No space left on device' >&2; exit 1")

        await #expect(throws: WorkspaceError.machine(.noRoom(while: "to link the program"))) { try await link(toolchain) }
        await #expect(throws: WorkspaceError.machine(.noRoom(while: "to compile X"))) { try await compile(toolchain) }
    }

    @Test func `modules that the compiler cannot read any more are made anew`() async throws {
        let words = "was compiled with module cache path '/elsewhere'"
        let toolchain = try FakeToolchain(
            frontend: """
                while [ "$1" != -module-cache-path ]; do shift; done
                mkdir -p "$2"
                if $first; then echo "<unknown>:0: error: precompiled file '$2/a.pcm' \(words)" >&2; touch "$2/a.pcm"; exit 1; fi
                if [ -e "$2/a.pcm" ]; then exit 1; fi
                : > X.swiftmodule
                """)

        let module = try await toolchain.tools().compiler.compile("X", Self.source, against: [], flags: [])

        #expect(toolchain.runs(of: "swift-frontend") == 2)
        #expect(!FileManager.default.fileExists(atPath: module.folder.appending(path: "../module-cache").path))
        #expect(!FileManager.default.fileExists(atPath: module.folder.appending(path: "module-cache").path))
    }

    @Test func `words about a full disk in the source are the source's`() async throws {
        let toolchain = try FakeToolchain(frontend: "echo 'Sources/X/X.swift:1:1: error: No space left on device' >&2; exit 1")

        try await compile(toolchain)
    }

    @Test func `the linker that the C compiler names is called with its arguments`() async throws {
        let toolchain = try FakeToolchain(linker: "if [ $# = 6 ] && [ \"$3\" = '-L/with \"quotes\"' ]; then echo program > tests; fi")

        let program = try await link(toolchain)

        #expect(try String(contentsOfFile: program, encoding: .utf8) == "program\n")
        #expect(toolchain.runs(of: "ld.lld") == 1)
        #expect(toolchain.runs(of: "clang") == 0)
    }

    @Test(arguments: [
        ("ld.lld: error: undefined symbol: missing\n>>> referenced by X.o", LinkError.Problem.undefined("missing")),
        ("ld.lld: error: duplicate symbol: main\n>>> defined at X.o", .duplicate("main")),
        ("Undefined symbols for architecture arm64:\n  \"_missing\", referenced from:\n      x in X.o", .undefined("missing")),
        ("duplicate symbol '_main' in:\n    X.o", .duplicate("main")),
    ])
    func `a program that cannot be linked names the symbol`(_ output: String, _ problem: LinkError.Problem) async throws {
        let toolchain = try FakeToolchain(clang: "cat >&2 <<'END'\n\(output)\nEND\nexit 1")

        let error = await #expect(throws: LinkError.self) { try await link(toolchain) }

        #expect(error?.problem == problem)
        #expect(error?.details.allSatisfy { !$0.contains("X.o") } == true)
    }

    @Test(arguments: [
        (
            "$s1A6ScreenCACycfc", "A.Screen.init() -> A.Screen",
            LinkError.Problem.convenience(call: "super.init()", of: "Screen")
        ),
        (
            "$s1A6ScreenC4name5titleACSS_SStcfc", "A.Screen.init(name: Swift.String, title: Swift.String) -> A.Screen",
            .convenience(call: "super.init(name: …, title: …)", of: "Screen")
        ),
        ("$s1A4workyyF", "A.work() -> ()", .undefined("A.work() -> ()")),
    ])
    func `a missing symbol of Swift is named as code has it`(_ symbol: String, _ declaration: String, _ problem: LinkError.Problem)
        async throws
    {
        let toolchain = try FakeToolchain(
            clang: "echo 'ld.lld: error: undefined symbol: \(symbol)' >&2; exit 1", demangler: "echo '\(declaration)'")

        let error = await #expect(throws: LinkError.self) { try await link(toolchain) }

        #expect(error?.problem == problem)
        #expect(error?.details == ["error: undefined symbol: \(declaration)"])
    }
}
