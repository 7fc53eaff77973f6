internal import Foundation

/// The rights and resources that a program gives up before its first instruction, and all that it starts with it.
///
/// The program `Launcher` gives them up and then becomes the program. It does as much as the system allows.
package struct Confinement: Sendable {
    /// The path of the launcher.
    package var launcher: String
    /// The bytes of private memory, of all memory that is mapped, and of one file.
    package var privateBytes: Int?
    package var mappedBytes: Int?
    package var fileBytes: Int?
    /// The seconds of processor time, after which it ends by SIGXCPU.
    package var processorSeconds: Int?
    /// The only folder that it may change; nil without a limit.
    package var writableFolder: String?
    /// More folders that it may change.
    package var alsoWritable: [String] = []
    /// Whether it reaches the network and other processes, as far as it is not isolated.
    package var isOnline = false
    /// The only files and folders that it may read besides that folder and the system's libraries; empty without a limit.
    package var readable: [String] = []
    /// Whether it sees all other files as read-only, its folder as an empty one that goes with it, and no network.
    package var isIsolated = false
    /// Whether calls that outlive a process or go around these limits are refused.
    package var filtersCalls = false
    /// Whether its memory lies at the same addresses in each run, where the system allows that.
    package var hasFixedAddresses = false
    /// Links that lie in its folder when it starts: their targets by their names.
    package var links: [String: String] = [:]

    package init(launcher: String) {
        self.launcher = launcher
    }

    /// The launcher's arguments up to the command line of the program.
    ///
    /// - Parameter mark: The mark of the process and of all that it starts.
    func arguments(mark: UInt64?) -> [String] {
        var arguments = ["parent=\(getpid())", "core=0"]
        let limits = [("data", privateBytes), ("memory", mappedBytes), ("file", fileBytes), ("processor", processorSeconds)]
        arguments += limits.compactMap { name, most in most.map { "\(name)=\($0)" } }
        if let mark { arguments.append("mark=\(mark)") }
        if let writableFolder { arguments += ["write=\(writableFolder)", "overwrite=/dev/null"] }
        arguments += alsoWritable.map { "write=\($0)" }
        if isOnline { arguments.append("network=open") }
        if isIsolated, let writableFolder { arguments.append("private=\(writableFolder)") }
        arguments += readable.map { "read=\($0)" } + links.map { "link=\($0.key)=\($0.value)" }
        if filtersCalls { arguments.append("filter=1") }
        if hasFixedAddresses { arguments.append("addresses=fixed") }
        return arguments + ["--"]
    }
}

extension Confinement {
    /// The restrictions of compilers and linkers, which run the toolchain's code on a submission's.
    ///
    /// An honest module takes half a second and a fifth of this memory.
    package static func tool(launcher: String) -> Confinement {
        var confinement = Confinement(launcher: launcher)
        confinement.privateBytes = 1 << 30
        confinement.fileBytes = 1 << 28
        confinement.processorSeconds = 30
        // The compiler reports the errors of a line in an order that depends on addresses, and the first one decides the advice.
        confinement.hasFixedAddresses = true
        return confinement
    }

    /// The restrictions of a process that runs a submission's code.
    ///
    /// - Parameters:
    ///   - folder: The folder that it may change.
    ///   - readable: The files and folders that it may read besides the system's.
    package static func tests(launcher: String, in folder: String, reading readable: [String]) -> Confinement {
        var confinement = Confinement(launcher: launcher)
        confinement.privateBytes = 1 << 30
        confinement.mappedBytes = 3 << 30
        confinement.fileBytes = 1 << 26
        confinement.writableFolder = folder
        confinement.readable = systemPaths + readable
        confinement.filtersCalls = true
        return confinement
    }

    /// The restrictions of the tests of somebody's own package, which may do anything but change files elsewhere.
    ///
    /// - Parameters:
    ///   - folder: The folder for their temporary files.
    ///   - writable: Other folders that they may change.
    package static func ownTests(launcher: String, in folder: String, writing writable: [String]) -> Confinement {
        var confinement = Confinement(launcher: launcher)
        confinement.writableFolder = folder
        confinement.alsoWritable = writable + ["full", "ptmx", "pts", "tty", "zero"].map { "/dev/\($0)" }
        confinement.isOnline = true
        return confinement
    }

    /// The parts of a system that programs and libraries read, without its secrets.
    ///
    /// The dispatch library looks at each of its threads below /proc. What is private there is out of reach for a process without rights.
    private static let systemPaths =
        ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/sys", "/proc"]
        // Not all devices: whoever reads a terminal takes what somebody types there.
        + ["null", "zero", "full", "random", "urandom"].map { "/dev/\($0)" }
        + [
            "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime", "timezone", "passwd", "group", "nsswitch.conf", "hosts", "host.conf",
            "resolv.conf", "services", "protocols", "ssl", "alternatives", "locale.conf", "gitconfig", "os-release", "bash.bashrc",
            "profile",
        ].map { "/etc/\($0)" }
}
