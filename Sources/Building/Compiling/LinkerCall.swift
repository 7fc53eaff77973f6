internal import Foundation
internal import Workspace

/// The program that links, and its arguments around the object files.
struct LinkerCall: Codable {
    var program: String
    /// The arguments before the object files.
    var before: [String]
    /// The arguments after them.
    var after: [String]
    /// The arguments that leave out the names of functions.
    var stripping: [String]
}

extension LinkerCall {
    #if os(Linux)
    /// Functions of the C library that the main program defines itself, so that the libraries' calls come to it.
    ///
    /// See `NetworkWatch` and `MovedClock`.
    private static let interposed = [
        "connect", "sendto", "sendmsg", "getaddrinfo", "clock_gettime", "gettimeofday", "time", "pthread_cond_timedwait", "sem_timedwait",
    ]

    /// Asks the C compiler, once for a toolchain, for the call that it would make, which saves its own share of each link.
    ///
    /// - Parameter cache: Keeps the answer.
    /// - Throws: ``ToolInterrupted``, ``WorkspaceError``.
    init(of toolchain: Toolchain, cache: Cache) async throws {
        let key = ContentHash(["linker call 2", toolchain.identity] + Self.interposed)
        let folder = try await cache.entry(key) { draft in
            let driver = try Self(driver: toolchain)
            let answer = try await Subprocess(
                program: driver.program, arguments: ["-###"] + driver.before + driver.after, folder: draft.path,
                environment: ["PATH": toolchain.binaries.path + ":/usr/bin:/bin"], limits: .init(seconds: Linker.secondsAllowed)
            ).answer(of: "The linker")
            let call = Self(String(decoding: answer.standardError, as: UTF8.self), of: driver)
            try CachedFile(draft, "call.json").write(json: call ?? driver)
        }
        let call = try CachedFile(folder, "call.json").value(Self.self)
        // The files of the system's C compiler go when another version takes its place.
        let files = [call.program] + (call.before + call.after).filter { $0.hasSuffix(".o") }
        self = try files.allSatisfy(FileManager.default.fileExists(atPath:)) ? call : Self(driver: toolchain)
    }

    /// The call of the C compiler, with the arguments that the Swift driver would pass, without the eighth of a second that asking it costs.
    ///
    /// They name all libraries of the toolchain; the linker takes those that are needed.
    private init(driver toolchain: Toolchain) throws {
        let platform = toolchain.resources.appending(path: "linux")
        let architecture = toolchain.target.split(separator: "-").first.map(String.init) ?? ""
        let libraries = try FileManager.default.contentsOfDirectory(atPath: platform.path).sorted()
            .compactMap { $0.wholeMatch(of: /lib(.+)\.so/).map { "-l\($0.1)" } }
        program = toolchain.tool("clang")
        before = [
            "-fuse-ld=lld", "-pie", "--target=\(toolchain.target)", "-Xlinker", "-rpath", "-Xlinker", platform.path,
            platform.appending(path: "\(architecture)/swiftrt.o").path,
        ]
        after =
            Self.interposed.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }
            // So small a program is linked before a second thread has anything to do.
            + ["-Xlinker", "--threads=1", "-L", platform.path, "-Xlinker", "--as-needed"] + libraries + ["-lm", "-lpthread", "-o", "tests"]
        stripping = ["-Xlinker", "--strip-all"]
    }

    /// Reads the answer of the C compiler: the line of the linker's call has each word in quotes.
    private init?(_ answer: String, of driver: LinkerCall) {
        guard let line = answer.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else { return nil }
        let words = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1.replacing(/\\(.)/) { $0.1 }) }
        guard let program = words.first, let objects = driver.before.last.flatMap(words.firstIndex(of:)) else { return nil }
        self.program = program
        before = Array(words[1...objects])
        after = Array(words[(objects + 1)...])
        stripping = ["--strip-all"]
    }
    #else
    init(of toolchain: Toolchain, cache: Cache) async throws {
        program = toolchain.tool("swiftc")
        before = []
        after = ["-target", toolchain.target, "-o", "tests"]
        stripping = []
    }
    #endif
}
