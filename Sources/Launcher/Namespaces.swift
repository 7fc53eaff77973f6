#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The kernel's namespaces, with which a process gets a view of the file system and a network of its own. (`man 7 namespaces`.)
enum Namespaces {
    private static let mounts: CInt = 0x0002_0000, users: CInt = 0x1000_0000, network: CInt = 0x4000_0000, memory: CInt = 0x0800_0000
    private static let setMountAttributes = 442

    /// Enters namespaces without a network, in which every file is read-only except below one folder.
    ///
    /// This folder is empty, holds 512 MiB at most and goes with the process.
    ///
    /// - Returns: Whether this machine allows all of it.
    static func enter(keeping folder: String) -> Bool {
        let (user, group) = (getuid(), getgid())
        if SystemFunction.enterNamespaces(mounts | network | memory) != 0 {
            guard SystemFunction.enterNamespaces(users | mounts | network | memory) == 0, write("deny", to: "/proc/self/setgroups"),
                write("\(user) \(user) 1", to: "/proc/self/uid_map"), write("\(group) \(group) 1", to: "/proc/self/gid_map")
            else { return false }
        }
        let recursive: UInt = 1 << 14, isPrivate: UInt = 1 << 18, noDevicesOrRights: UInt = 0b110
        guard mount("none", "/", nil, recursive | isPrivate, nil) == 0,
            mount("none", folder, "tmpfs", noDevicesOrRights, "size=512m,nr_inodes=16384,mode=0700") == 0,
            setReadOnly("/", true), setReadOnly(folder, false), chdir(folder) == 0
        else { return false }
        startLoopback()
        return true
    }

    private static func write(_ text: String, to file: String) -> Bool {
        let descriptor = open(file, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return text.withCString { Glibc.write(descriptor, $0, strlen($0)) } > 0
    }

    /// Sets or takes away the attribute that nothing can be changed: for a folder alone, or with all that is mounted below it.
    private static func setReadOnly(_ folder: String, _ isReadOnly: Bool) -> Bool {
        let readOnly: UInt64 = 1, recursive = 0x8000, currentFolder = -100
        var attributes: [UInt64] = [isReadOnly ? readOnly : 0, isReadOnly ? 0 : readOnly, 0, 0]
        return folder.withCString { path in
            attributes.withUnsafeMutableBytes {
                SystemFunction.call(
                    setMountAttributes, currentFolder, Int(bitPattern: path), isReadOnly ? recursive : 0, Int(bitPattern: $0.baseAddress),
                    $0.count)
            }
        } == 0
    }

    /// Starts the network that reaches this machine only, with which Foundation wakes up its own threads.
    private static func startLoopback() {
        let socket = socket(AF_INET, CInt(SOCK_DGRAM.rawValue), 0)
        guard socket >= 0 else { return }
        defer { close(socket) }
        // `struct ifreq`: a name of 16 bytes, and the flags.
        var request = [UInt8](repeating: 0, count: 40)
        request.replaceSubrange(0..<2, with: Array("lo".utf8))
        request[16] = 1
        let setFlags = 0x8914
        request.withUnsafeMutableBytes { SystemFunction.controlFile(socket, setFlags, Int(bitPattern: $0.baseAddress)) }
    }
}
#endif
