internal import Foundation
internal import Workspace

/// Links object files to a test program, once for the same content.
package struct Linker: Sendable {
    package let toolchain: Toolchain
    package let cache: Cache
    /// Waits until the linker may start, and returns its restrictions; nil for code of the workspace only.
    private let prepare: (@Sendable () async throws -> Confinement?)?
    private let call: Once<LinkerCall>

    static let secondsAllowed = 60.0

    /// Makes a linker.
    ///
    /// - Parameters:
    ///   - toolchain: The toolchain whose linker it is.
    ///   - cache: The cache of its programs.
    ///   - answers: The cache of what the toolchain says of itself; nil for the same.
    ///   - prepare: Waits until the linker may start, and returns its restrictions; nil for code of the workspace only.
    init(toolchain: Toolchain, cache: Cache, answers: Cache? = nil, prepare: (@Sendable () async throws -> Confinement?)? = nil) {
        (self.toolchain, self.cache, self.prepare) = (toolchain, cache, prepare)
        call = Once { try await LinkerCall(of: toolchain, cache: answers ?? cache) }
    }

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
            let call = isStatic ? staticCall : try await call()
            // Without the names of its functions, a program cannot look them up in its own file.
            let arguments = call.before + objects + call.after + (keepsNames ? [] : call.stripping)
            let outcome = try await TemporaryFiles.kept(in: draft) { temporary in
                try await Subprocess(
                    program: call.program, arguments: arguments, folder: draft.path,
                    environment: Toolchain.largePages.merging(
                        ["TMPDIR": temporary, "PATH": toolchain.binaries.path + ":/usr/bin:/bin"]) { $1 },
                    limits: .init(seconds: Self.secondsAllowed), confinement: try await prepare?()
                ).answer(of: "The linker")
            }
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

    /// The call of the compiler driver, which knows what a static program is made of.
    private var staticCall: LinkerCall {
        let options = ["-static-executable", "-use-ld=lld", "-Xlinker", "--strip-all", "-target", toolchain.target]
        return LinkerCall(program: toolchain.tool("swiftc"), before: options, after: ["-o", "tests"], stripping: [])
    }
}
