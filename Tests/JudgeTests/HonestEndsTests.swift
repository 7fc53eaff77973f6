import Foundation
import Judge
import RunnerProtocol
import TestSupport
import Testing
import Workspace

/// Verdicts stay honest on submissions that no repository can hold, and on tests that attack the machine.
struct HonestEndsTests {
    static let module = "ConstructorInjection"
    static let screen = "Sources/\(module)/CheckoutViewController.swift"
    static let tests = "Tests/\(module)Tests/CheckoutViewControllerTests.swift"

    // MARK: The bytes that were judged

    @Test func `files of equal size and time get verdicts of their own`() async throws {
        try await withSolution { folder in
            let file = folder.appending(path: Self.screen)
            let right = try String(contentsOf: file, encoding: .utf8)
            // Seven letters each, and as different as can be.
            let wrong = right.replacing("viewDidAppear - ", with: "viewDidVanish - ")
            #expect(right.utf8.count == wrong.utf8.count)
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            var failed: [Stage?] = []
            for text in [right, wrong, right, wrong] {
                try Data(text.utf8).write(to: file)
                try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
                failed.append(try await judge(folder).failed)
            }

            #expect(failed == [nil, .behavior, nil, .behavior])
        }
    }

    /// The reason why the judge does not build with the package manager.
    ///
    /// If this fails, the package manager compares bytes by now.
    @Test func `SwiftPM misses an edit of equal size and time`() async throws {
        try await TemporaryFolder.with { folder in
            let manifest = """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(name: "Said", targets: [.executableTarget(name: "Said")])
                """
            try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
            let file = folder.appending(path: "Sources/Said/main.swift")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            var said: [String] = []
            for word in ["one", "two"] {
                try Data("print(\"\(word)\")\n".utf8).write(to: file)
                let time = Date(timeIntervalSince1970: 1_000_000_000)
                try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
                _ = try await Self.output(of: ["swift", "build", "--quiet", "--package-path", folder.path])
                said.append(try await Self.output(of: [folder.appending(path: ".build/debug/Said").path]))
            }

            #expect(said == ["one\n", "one\n"])
        }
    }

    @Test func `the same bytes get the same verdict, also in two checks at the same time`() async throws {
        try await withSolution { folder in
            async let first = judge(folder)
            async let second = judge(folder)
            let (one, other) = try await (first, second)
            let again = try await judge(folder)

            for verdict in [one, other, again] { #expect(verdict.isSolved, Comment(rawValue: verdict.inFull)) }
            #expect(one.faults == other.faults)
        }
    }

    @Test func `the folder that is judged stays as it was`() async throws {
        try await withSolution { folder in
            let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()

            let verdict = try await judge(folder)

            #expect(verdict.isSolved)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        }
    }

    @Test func `a hidden file of an editor is no source`() async throws {
        try await withSolution { folder in
            let hidden = folder.appending(path: "Sources/\(Self.module)/.#CheckoutViewController.swift")
            try FileManager.default.createSymbolicLink(atPath: hidden.path, withDestinationPath: "learner@host.1234")

            let verdict = try await judge(folder)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
        }
    }

    // MARK: Cancelled checks

    #if os(Linux)
    @Test func `a cancelled check ends its processes, and has and remembers no verdict`() async throws {
        let seconds = "\(3600 + Int.random(in: 0..<1_000_000))"
        let source = """
            import Foundation
            import Testing

            @Test func `waits`() throws {
                try Process.run(URL(filePath: "/bin/sleep"), arguments: ["\(seconds)"]).waitUntilExit()
            }
            """
        try await withSolution { folder in
            try Data(source.utf8).write(to: folder.appending(path: Self.tests))
            let check = Task { try await Bench.verdict(on: folder, for: Self.module, secondsPerRun: 600) }
            while !Self.commandLines().contains(where: { $0.contains(seconds) }) { try await Task.sleep(for: .milliseconds(500)) }

            check.cancel()

            await #expect(throws: CancellationError.self) { try await check.value }
            #expect(Self.commandLines().filter { $0.contains(seconds) } == [])
            let verdict = try await Bench.verdict(on: folder, for: Self.module, secondsPerRun: 1)
            #expect(verdict.reason == .timedOut, Comment(rawValue: verdict.inFull))
        }
    }
    #endif

    // MARK: Tests that attack the machine

    /// A process that leaves its test's group, session and environment is found all the same.
    @Test(arguments: ["/bin/sleep", "/usr/bin/setsid /bin/sleep", "/usr/bin/env -i /usr/bin/setsid /bin/sleep"])
    func `a process that a test leaves behind is ended`(_ command: String) async throws {
        let seconds = "\(3600 + Int.random(in: 0..<1_000_000))"
        let words = command.split(separator: " ").map(String.init) + [seconds]
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `starts something`() throws {
                    let process = Process()
                    process.executableURL = URL(filePath: "\(words[0])")
                    process.arguments = \(words.dropFirst().map { $0 })
                    try process.run()
                    usleep(100_000)
                    let spy = SpyAnalytics()
                    CheckoutViewController(analytics: spy).viewDidAppear(false)
                    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
                }
                """)

        #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
        #if os(Linux)
        #expect(Self.commandLines().filter { $0.contains(seconds) } == [])
        #endif
    }

    #if os(Linux)
    @Test(.enabled(if: Self.hasLandlock)) func `a test cannot write outside its own folder`() async throws {
        try await TemporaryFolder.with { elsewhere in
            let kept = elsewhere.appending(path: "kept.txt")
            try Data("as it was".utf8).write(to: kept)
            let verdict = try await verdict(
                with: """
                    import Foundation

                    @Test func `writes here and there`() throws {
                        try Data("mine".utf8).write(to: FileManager.default.temporaryDirectory.appending(path: "mine.txt"))
                        try Data("here".utf8).write(to: URL(filePath: "here.txt"))
                        #expect(throws: (any Error).self) { try Data("there".utf8).write(to: URL(filePath: "\(kept.path)")) }
                        #expect(throws: (any Error).self) { try FileManager.default.removeItem(atPath: "\(kept.path)") }
                        #expect(throws: (any Error).self) {
                            try FileManager.default.createDirectory(atPath: "\(elsewhere.path)/new", withIntermediateDirectories: false)
                        }
                        #expect(open("\(kept.path)", O_WRONLY | O_TRUNC) < 0)
                        let spy = SpyAnalytics()
                        CheckoutViewController(analytics: spy).viewDidAppear(false)
                        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
                    }
                    """)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
            #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["kept.txt"])
            #expect(try String(contentsOf: kept, encoding: .utf8) == "as it was")
        }
    }

    @Test(.enabled(if: Self.hasLandlock)) func `a test reads nothing but the system and its own submission`() async throws {
        try await TemporaryFolder.with { elsewhere in
            let secret = elsewhere.appending(path: "secret.txt")
            try Data("of somebody else".utf8).write(to: secret)
            let verdict = try await verdict(
                with: """
                    import Foundation

                    @Test func `reads here and there`() throws {
                        #expect(throws: (any Error).self) { try String(contentsOfFile: "\(secret.path)", encoding: .utf8) }
                        #expect(throws: (any Error).self) {
                            try FileManager.default.contentsOfDirectory(atPath: "\(Clone.root.path)/Solutions")
                        }
                        let judge = FileHandle(forReadingAtPath: "/proc/\\(getppid())/environ")
                        #expect((try? judge?.readToEnd() ?? Data()) ?? Data() == Data())
                        #expect(try String(contentsOfFile: #filePath, encoding: .utf8).contains("reads here and there"))
                        let spy = SpyAnalytics()
                        CheckoutViewController(analytics: spy).viewDidAppear(false)
                        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
                    }
                    """)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
        }
    }

    /// A terminal shows what somebody types, and the other end of a pipe would show the secret of the runner's events.
    @Test(.enabled(if: Self.hasLandlock)) func `a test opens no terminal, no device and no channel to the judge`() async throws {
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `opens what is not its own`() throws {
                    for path in ["/dev/tty", "/dev/console", "/dev/ptmx", "/dev/kmsg", "/proc/self/fd/64", "/proc/self/fd/4"] {
                        #expect(open(path, O_RDONLY | O_NONBLOCK) < 0, "\\(path)")
                    }
                    #expect(throws: (any Error).self) { try FileManager.default.contentsOfDirectory(atPath: "/dev/pts") }
                    for path in ["/dev/null", "/dev/zero", "/dev/urandom"] { #expect(open(path, O_RDONLY) >= 0) }
                    let spy = SpyAnalytics()
                    CheckoutViewController(analytics: spy).viewDidAppear(false)
                    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
                }
                """)

        #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
    }

    #if arch(x86_64)
    /// With a limit of no processor time, a test could end any process of the same user.
    @Test func `a test changes no other process, and makes no file in memory`() async throws {
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `changes what is not its own`() throws {
                    let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int) -> Int).self)
                    let (prlimit64, setpriority, schedSetaffinity, memfdCreate) = (302, 141, 203, 319)
                    var limit = [UInt64](repeating: 0, count: 2)
                    limit.withUnsafeMutableBytes { bytes in
                        #expect(call(prlimit64, Int(getppid()), 7, 0, Int(bitPattern: bytes.baseAddress)) < 0)
                        #expect(call(prlimit64, 0, 7, 0, Int(bitPattern: bytes.baseAddress)) == 0)
                        #expect(call(schedSetaffinity, Int(getppid()), 8, Int(bitPattern: bytes.baseAddress), 0) < 0)
                    }
                    #expect(call(setpriority, 0, Int(getppid()), 19, 0) < 0)
                    #expect(call(setpriority, 2, 0, 19, 0) < 0)
                    var name = Array("file\\0".utf8)
                    name.withUnsafeMutableBytes { #expect(call(memfdCreate, Int(bitPattern: $0.baseAddress), 0, 0, 0) < 0) }
                    let spy = SpyAnalytics()
                    CheckoutViewController(analytics: spy).viewDidAppear(false)
                    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
                }
                """)

        #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
    }
    #endif

    @Test func `a test that asks which fault is active, or whether one is, catches nothing`() async throws {
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `looks at the environment`() throws {
                    CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
                    for value in ProcessInfo.processInfo.environment.values {
                        let numbers = value.split(separator: " ").compactMap { UInt64($0) }
                        guard numbers.count == 2 else { continue }
                        var mixed = numbers[0] &+ 0x9E37_79B9_7F4A_7C15
                        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
                        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                        #expect(numbers[1] ^ (mixed ^ (mixed >> 31)) == 0)
                    }
                }
                """)

        #expect(verdict.failed == .faults, Comment(rawValue: verdict.inFull))
        #expect(verdict.faults.allSatisfy { !$0.caught }, Comment(rawValue: verdict.inFull))
    }
    #endif

    @Test(arguments: [
        ("own signal", "kill(getpid(), SIGKILL)"),
        ("stack", "func down(_ depth: Int) -> Int { depth < 0 ? 0 : down(depth + 1) + 1 }; _ = down(0)"),
        ("signal", "kill(getpid(), SIGTERM)"), ("quick exit", "_exit(0)"),
    ])
    func `however the process ends, the test that ended it is named`(_ way: (name: String, code: String)) async throws {
        let verdict = try await verdict(
            with: """
                import Foundation

                @Test func `ends it`() {
                    \(way.code)
                }
                """)

        #expect(verdict.failed == .tests)
        #expect(verdict.reason == .crashed)
        #expect(verdict.message.contains("ends it"), Comment(rawValue: verdict.inFull))
    }

    // MARK: Helpers

    /// Returns the output of a program, which is less than a pipe holds.
    private static func output(of command: [String]) async throws -> String {
        // The compiler's driver leaves a folder among the temporary files with each call.
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.url.path]) { $1 }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    func judge(_ folder: URL) async throws -> Verdict {
        try await Bench.verdict(on: folder, for: Self.module)
    }

    /// Runs a body with a copy of the reference solution.
    func withSolution<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: Self.module, to: folder)
            return try await body(folder)
        }
    }

    /// Judges the reference solution with another test in place of its tests.
    func verdict(with test: String) async throws -> Verdict {
        try await withSolution { folder in
            let source = """
                import AnalyticsSDK
                import Testing

                @testable import \(Self.module)

                \(test)

                private final class SpyAnalytics: Analytics {
                    private(set) var events: [String] = []
                    override func track(event: String) { events.append(event) }
                }
                """
            try Data(source.utf8).write(to: folder.appending(path: Self.tests))
            return try await judge(folder)
        }
    }

    #if os(Linux)
    /// Whether this kernel can keep a process from writing.
    static let hasLandlock = Landlock.version > 0

    /// Returns the command lines of all processes on this machine.
    static func commandLines() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { Int($0) != nil }.compactMap { process in
            let file = FileHandle(forReadingAtPath: "/proc/\(process)/cmdline")
            return (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
        }
    }
    #endif
}
