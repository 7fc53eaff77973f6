#if os(Linux)
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Building

struct LauncherProgramTests {
    @Test func `the launcher needs no library at run time where the toolchain can link it so`() async throws {
        let bench = try await Workbench(workspace: Workspace(containing: Clone.root), cache: Clone.cache)
        let program = try await Data(contentsOf: URL(filePath: bench.launcher))

        let toolchain = try await Toolchain(
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", cache: Cache(folder: Clone.cache))
        #expect(try Self.needsLoader(program) != toolchain.hasStaticLibraries)
    }

    /// The compiler gives one of two errors first at random if its memory lies at random addresses.
    @Test func `a compiler has the same addresses in each run if the system allows it`() async throws {
        let bench = try await Workbench(workspace: Workspace(containing: Clone.root), cache: Clone.cache)
        let (kind, folder) = ("/proc/self/personality", try TemporaryFolder())
        func run(_ program: String, _ arguments: [String], _ confinement: Confinement? = nil) async throws -> Subprocess.Outcome {
            try await Subprocess(
                program: program, arguments: arguments, folder: folder.url.path, environment: [:], limits: .init(seconds: 30),
                confinement: confinement
            ).run()
        }
        let compiler = try await run("/bin/cat", [kind], .tool(launcher: bench.launcher))
        let allowed = try await run("/usr/bin/setarch", ["-R", "/bin/cat", kind])
        let other = try await run("/bin/cat", [kind])

        #expect(compiler.ending == .exited(0))
        #expect(compiler.standardOutput == (allowed.ending == .exited(0) ? allowed : other).standardOutput)
    }

    /// Whether an ELF program has a header that names a loader.
    private static func needsLoader(_ program: Data) throws -> Bool {
        func number(at place: Int, bytes: Int) -> Int { program[place..<place + bytes].reversed().reduce(0) { $0 << 8 | Int($1) } }
        try #require(program.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]))
        let (start, size, count) = (number(at: 0x20, bytes: 8), number(at: 0x36, bytes: 2), number(at: 0x38, bytes: 2))
        let interpreter = 3
        return (0..<count).contains { number(at: start + $0 * size, bytes: 4) == interpreter }
    }
}
#endif
