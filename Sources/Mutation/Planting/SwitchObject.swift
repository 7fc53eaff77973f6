internal import Building
internal import Foundation
internal import Workspace

/// The object file with the switch of the faults, which is linked into every program of the package.
///
/// The switch reads variables of the environment when the first planted line runs: the number of the fault that is on, the file that
/// records which faults the run reaches, and the processor time and memory that the program may use.
enum SwitchObject {
    /// The variables of the environment.
    enum Variable {
        static let fault = "SEAMS_MUTATE_FAULT"
        static let reach = "SEAMS_MUTATE_REACH"
        static let milliseconds = "SEAMS_MUTATE_MILLISECONDS"
        static let bytes = "SEAMS_MUTATE_BYTES"
    }

    /// The function that planted code calls.
    static let symbol = "seams_switch_is_on"

    /// The path of the object file, which is compiled once.
    ///
    /// - Throws: ``WorkspaceError``.
    static func path(in cache: Cache, toolchain: Toolchain) async throws -> String {
        let entry = try await cache.entry(ContentHash(["switch", toolchain.identity, text])) { draft in
            try CachedFile(draft, "Switch.swift").write(Data(text.utf8))
            let outcome = try await TemporaryFiles.kept(in: draft) { temporary in
                try await Subprocess(
                    program: toolchain.tool("swiftc"),
                    arguments: [
                        "-O", "-parse-as-library", "-emit-object", "-module-name", "SeamsSwitch", "Switch.swift", "-o", "switch.o",
                    ],
                    folder: draft.path, environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 },
                    limits: .init(seconds: 120)
                ).answer(of: "The compiler")
            }
            guard outcome.ending == .exited(0) else {
                throw WorkspaceError.toolFailed(
                    what: "Compiling the switch", output: String(decoding: outcome.standardError, as: UTF8.self))
            }
        }
        return entry.appending(path: "switch.o").path
    }

    private static let text = """
        #if canImport(Darwin)
        import Darwin
        #elseif canImport(Musl)
        import Musl
        #else
        import Glibc
        #endif

        struct Switch {
            var number = -1
            var reached: UnsafeMutablePointer<UInt8>?

            init() {
                func value(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
                // The output of a program that is stopped must not be lost.
                setvbuf(stdout, nil, numericCast(_IOLBF), 0)
                number = value("\(Variable.fault)") ?? -1
                if let milliseconds = value("\(Variable.milliseconds)") {
                    var timer = itimerval()
                    timer.it_value.tv_sec = milliseconds / 1000
                    timer.it_value.tv_usec = numericCast(milliseconds % 1000 * 1000)
                    // ITIMER_PROF: the processor time of all threads.
                    setitimer(numericCast(2), &timer, nil)
                }
                if let bytes = value("\(Variable.bytes)") {
                    var limit = rlimit(rlim_cur: numericCast(bytes), rlim_max: numericCast(bytes))
                    // RLIMIT_DATA on Linux: private memory.
                    setrlimit(numericCast(2), &limit)
                }
                // Swift's own `open` and `MAP_FAILED` are in a library that is not linked into a program without Foundation.
                guard let path = getenv("\(Variable.reach)"), let file = fopen(path, "r+") else { return }
                let size = Int(lseek(fileno(file), 0, SEEK_END))
                if size > 0, let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0),
                    memory != UnsafeMutableRawPointer(bitPattern: -1)
                {
                    reached = memory.assumingMemoryBound(to: UInt8.self)
                }
                fclose(file)
            }
        }

        let theSwitch = Switch()

        @_silgen_name("\(symbol)") public func isOn(_ number: Int) -> Bool {
            let state = theSwitch
            if let reached = state.reached { reached[number] = 1 }
            return number == state.number
        }
        """
}
