#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The program that gives up rights and then becomes another program: a compiler, a linker or a test process.
///
/// So even the code that a program runs before its `main` is confined. The judge compiles it from source. It imports no Foundation, as
/// it starts before each of these programs.
///
/// Its arguments are the restrictions as `name=value`, then `--` and the command line of the program.
@main
struct Launcher {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let separator = arguments.firstIndex(of: "--"), separator + 1 < arguments.endIndex else {
            fail("This program is started by `kata check`.")
        }
        let restrictions = arguments[..<separator].map { argument in
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
        }
        func values(_ name: String) -> [String] { restrictions.filter { $0.name == name }.map(\.value) }

        #if os(Linux)
        values("parent").compactMap { CInt($0) }.forEach(endWithParent)
        leaveTerminal()
        Descriptors.closeAllButOwn()
        if let folder = values("private").first, !Namespaces.enter(keeping: folder) { fail("This machine gives no namespaces.") }
        #endif
        for link in values("link") {
            let parts = link.split(separator: "=", maxSplits: 1).map(String.init)
            symlink(parts[1], parts[0])
        }
        for (name, resource) in Limit.resources {
            values(name).compactMap { UInt64($0) }.forEach { Limit.set(resource, to: $0) }
        }
        #if os(Linux)
        if !values("filter").isEmpty { Capabilities.drop() }
        if !values("addresses").isEmpty { SystemFunction.fixAddresses() }
        Landlock.restrict(
            reading: values("read"), writing: values("write"), overwriting: values("overwrite"), isOffline: values("network").isEmpty)
        if !values("filter").isEmpty { SystemCallFilter.install() }
        #endif
        let command = arguments[(separator + 1)...].map { strdup($0) } + [nil]
        execv(arguments[separator + 1], command)
        fail("\(arguments[separator + 1]) cannot be started: \(String(cString: strerror(errno)))")
    }

    static func fail(_ message: String) -> Never {
        _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        _exit(127)
    }

    #if os(Linux)
    /// Gives up the terminal in which the judge was started: a program could type into it.
    private static func leaveTerminal() {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return }
        let leaveTerminal = 0x5422
        SystemFunction.controlFile(terminal, leaveTerminal)
        close(terminal)
    }

    /// Ends this process, whatever program it becomes, when the judge crashes or is killed: nothing would limit its time any more.
    ///
    /// The system watches the judge's thread that started this process, which lives as long as it waits for it.
    private static func endWithParent(_ parent: CInt) {
        let setDeathSignal = 1
        SystemFunction.controlProcess(setDeathSignal, Int(SIGKILL))
        // The judge may have ended already.
        if getppid() != parent { _exit(127) }
    }
    #endif
}
