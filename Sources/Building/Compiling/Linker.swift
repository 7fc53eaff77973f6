internal import Foundation
internal import Workspace

/// Links object files to a test program, once for the same content.
package struct Linker: Sendable {
    package let toolchain: Toolchain
    package let cache: Cache
    /// Waits until the linker may start, and returns its restrictions; nil for code of the workspace only.
    var prepare: (@Sendable () async throws -> Confinement?)?

    private static let secondsAllowed = 60.0

    /// Links modules to a program.
    ///
    /// - Parameters:
    ///   - modules: The program's modules; those that they import are added.
    ///   - isStatic: Whether it needs no library at run time, so that it starts in a third of the time. It cannot use Foundation, and
    ///     where the toolchain has no static libraries, it needs the others.
    ///   - keepsNames: Whether the names of functions and the lines of the source stay in it, where they were compiled in.
    /// - Returns: The program's path.
    /// - Throws: ``LinkError`` if the modules do not fit together, ``ToolInterrupted``, ``WorkspaceError``.
    package func link(_ modules: [CompiledModule], isStatic: Bool = false, keepsNames: Bool = false) async throws -> String {
        let modules = modules.withDependencies
        let isStatic = isStatic && toolchain.hasStaticLibraries
        // An entry's name says what it was compiled from, so it stands for the object's bytes.
        let kind = isStatic ? "static program 1" : keepsNames ? "program with names 1" : "program 4"
        let key = ContentHash([kind, toolchain.identity] + modules.map { $0.folder.lastPathComponent })
        let folder = try await cache.entry(key) { draft in
            let objects = modules.map(\.object)
            let arguments = isStatic ? staticArguments(for: objects) : try arguments(for: objects, keepsNames: keepsNames)
            let outcome = try await Subprocess(
                program: toolchain.tool(isStatic ? "swiftc" : Self.program), arguments: arguments + ["-o", "tests"], folder: draft.path,
                environment: ["TMPDIR": draft.path, "PATH": toolchain.binaries.path + ":/usr/bin:/bin"],
                limits: .init(seconds: Self.secondsAllowed), confinement: try await prepare?()
            ).answer(of: "The linker")
            let output = String(decoding: outcome.standardError, as: UTF8.self)
            switch outcome.ending {
            case .exited(0): break
            case .timedOut, .signalled(SIGXCPU): throw ToolInterrupted.timedOut(what: "linking")
            case .exited where Compiler.foundNoRoom([output]): throw WorkspaceError.machine(.noRoom(while: "to link the program"))
            case .exited: throw try await LinkError(output).naming { try await declaration(behind: $0, in: draft) }
            default: throw ToolInterrupted.crashed(what: "linking", output: output)
            }
        }
        return folder.appending(path: "tests").path
    }

    /// Returns the declaration behind a symbol of Swift's; nil for any other symbol.
    private func declaration(behind symbol: String, in folder: URL) async throws -> String? {
        guard symbol.hasPrefix("$s") else { return nil }
        let outcome = try await Subprocess(
            program: toolchain.tool("swift-demangle"), arguments: ["--compact", symbol], folder: folder.path, environment: [:],
            limits: .init(seconds: Self.secondsAllowed)
        ).answer(of: "The demangler")
        let answer = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n").first.map(String.init)
        return outcome.ending == .exited(0) && answer != symbol ? answer : nil
    }

    /// The arguments for the compiler driver, which knows what a static program is made of.
    private func staticArguments(for objects: [String]) -> [String] {
        ["-static-executable", "-use-ld=lld", "-Xlinker", "--strip-all", "-target", toolchain.target] + objects
    }

    #if os(Linux)
    private static let program = "clang"
    /// Functions of the C library that the main program defines itself, so that the libraries' calls come to it.
    ///
    /// See `NetworkWatch` and `MovedClock`.
    private static let interposed = [
        "connect", "sendto", "sendmsg", "getaddrinfo", "clock_gettime", "gettimeofday", "time", "pthread_cond_timedwait", "sem_timedwait",
    ]

    /// The arguments that the compiler driver would pass, without the eighth of a second that asking it costs.
    ///
    /// They name all libraries of the toolchain; the linker takes those that are needed.
    private func arguments(for objects: [String], keepsNames: Bool) throws -> [String] {
        let platform = toolchain.resources.appending(path: "linux")
        let architecture = toolchain.target.split(separator: "-").first.map(String.init) ?? ""
        let libraries = try FileManager.default.contentsOfDirectory(atPath: platform.path).sorted()
            .compactMap { $0.wholeMatch(of: /lib(.+)\.so/).map { "-l\($0.1)" } }
        // Without the names of its functions, a program cannot look them up in its own file.
        return [
            "-fuse-ld=lld", "-pie", "--target=\(toolchain.target)", "-Xlinker", "-rpath", "-Xlinker", platform.path,
        ]
            + (keepsNames ? [] : ["-Xlinker", "--strip-all"])
            + [platform.appending(path: "\(architecture)/swiftrt.o").path] + objects
            + Self.interposed.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }
            + ["-L", platform.path, "-Xlinker", "--as-needed"] + libraries + ["-lm", "-lpthread"]
    }
    #else
    private static let program = "swiftc"

    private func arguments(for objects: [String], keepsNames: Bool) -> [String] {
        objects + ["-target", toolchain.target]
    }
    #endif
}
