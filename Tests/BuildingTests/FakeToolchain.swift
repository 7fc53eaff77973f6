import Foundation
import TestSupport

@testable import Building

/// A folder with programs under the names of a toolchain's, each a shell script that does what a test asks.
final class FakeToolchain {
    private let folder: TemporaryFolder
    private let marker: String
    /// The words of the C compiler when it is asked for the linker's call.
    private var answer = ""

    /// Makes the folder.
    ///
    /// - Parameters:
    ///   - frontend: The script of the compiler.
    ///   - clang: The script of the C compiler, which links. `$first` is true in its first run.
    ///   - linker: The script of the linker that the C compiler names if it is asked; nil if it names none.
    ///   - demangler: The script of the program that reads symbols.
    ///   - build: The script of the package manager that builds.
    init(
        frontend: String = "exit 0", clang: String = "exit 0", linker: String? = nil, demangler: String = "exit 0", build: String = "exit 0"
    ) throws {
        folder = try TemporaryFolder()
        marker = folder("ran").path
        let resources = folder("lib/swift")
        try FileManager.default.createDirectory(at: resources.appending(path: "linux"), withIntermediateDirectories: true)
        let info = #"{"target":{"triple":"x86_64-unknown-linux-gnu"},"paths":{"runtimeResourcePath":"\#(resources.path)"}}"#
        try script("swiftc", "exit 0")
        try script("swift-frontend", "if [ \"$1\" = -print-target-info ]; then echo '\(info)'; exit 0; fi\n\(frontend)")
        if let linker {
            let start = resources.appending(path: "linux/x86_64/swiftrt.o")
            try FileManager.default.createDirectory(at: start.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: start)
            try script("ld.lld", linker)
            answer = " \"\(folder("ld.lld").path)\" \"first\" \"\(start.path)\" \"-L/with \\\"quotes\\\"\" \"-o\" \"tests\""
        }
        try script("clang", clang)
        try script("swift-demangle", demangler)
        try script("swift-build", build)
    }

    private func script(_ name: String, _ body: String) throws {
        let text = """
            #!/bin/sh
            if [ -e '\(marker)-\(name)' ]; then first=false; else first=true; fi
            if [ "$1" = -### ]; then printf '%s\\n' 'a version' '\(answer)' >&2; exit 0; fi
            if [ "$1" != -print-target-info ]; then echo ran >> '\(marker)-\(name)'; fi
            \(body)

            """
        let file = folder(name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// The number of runs of one of its programs; the question for the target is not counted.
    func runs(of name: String) -> Int {
        FileManager.default.contents(atPath: "\(marker)-\(name)").map { $0.count { $0 == UInt8(ascii: "\n") } } ?? 0
    }

    /// Its package manager, for a folder of its own.
    func packageManager() async throws -> PackageManager {
        let toolchain = try await Toolchain(searchPath: folder.url.path, cache: Cache(folder: folder("cache")))
        return PackageManager(root: folder.url, toolchain: toolchain, buildFolder: folder("build"))
    }

    /// Its compiler and linker, with a cache of their own.
    func tools() async throws -> (compiler: Compiler, linker: Linker) {
        let cache = try Cache(folder: folder("cache"))
        let toolchain = try await Toolchain(searchPath: folder.url.path, cache: cache)
        return (Compiler(toolchain: toolchain, cache: cache), Linker(toolchain: toolchain, cache: cache))
    }
}
