#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The kernel's Landlock, with which a process gives up rights for itself and for all processes that it starts. (`man 7 landlock`.)
enum Landlock {
    /// The rights that change files, each with the version of Landlock that introduced it.
    private static let changes: [(right: UInt64, since: Int)] = [
        (writeFile, 1), (1 << 4, 1), (1 << 5, 1), (1 << 6, 1), (1 << 7, 1), (1 << 8, 1), (1 << 9, 1), (1 << 10, 1), (1 << 11, 1),
        (1 << 12, 1), (1 << 13, 2), (truncate, 3),
    ]
    private static let execute: UInt64 = 1 << 0
    private static let writeFile: UInt64 = 1 << 1
    private static let readFile: UInt64 = 1 << 2
    private static let readFolder: UInt64 = 1 << 3
    private static let truncate: UInt64 = 1 << 14
    private static let reading = execute | readFile | readFolder
    /// The rights that a file can have; a folder has all.
    private static let ofFiles = execute | writeFile | readFile | truncate
    /// The rights to bind and to connect TCP sockets, since version 4.
    private static let network: UInt64 = 0b11
    /// The rights to reach abstract sockets and to signal processes outside, since version 6.
    private static let scopes: UInt64 = 0b11

    private static let createRuleset = 444, addRule = 445, restrictSelf = 446

    /// Gives up writing outside of `writing`, except for overwriting, and reading outside of `reading` unless that is empty.
    ///
    /// Offline, it also gives up the network and what is outside of its own processes.
    ///
    /// It does nothing without Landlock, or if there is no folder to write in.
    static func restrict(reading readable: [String], writing writable: [String], overwriting: [String], isOffline: Bool) {
        let version = max(0, SystemFunction.call(createRuleset, 0, 0, 1))
        guard version >= 1, !writable.isEmpty else { return }
        let changing = changes.filter { $0.since <= version }.reduce(0) { $0 | $1.right }
        let handled = changing | (readable.isEmpty ? 0 : reading)
        var attributes: [UInt64] = [handled, isOffline && version >= 4 ? network : 0, isOffline && version >= 6 ? scopes : 0]
        let size = MemoryLayout<UInt64>.size * (version >= 6 ? 3 : version >= 4 ? 2 : 1)
        let ruleset = attributes.withUnsafeMutableBytes { SystemFunction.call(createRuleset, Int(bitPattern: $0.baseAddress), size, 0) }
        guard ruleset >= 0 else { return }
        for path in writable { allow(handled, below: path, in: ruleset) }
        for path in overwriting { allow(handled & (writeFile | truncate | readFile), below: path, in: ruleset) }
        for path in readable.isEmpty ? [] : readable + loadedFolders() { allow(handled & reading, below: path, in: ruleset) }
        // PR_SET_NO_NEW_PRIVS, which the kernel requires.
        SystemFunction.controlProcess(38, 1)
        SystemFunction.call(restrictSelf, ruleset, 0)
        close(CInt(ruleset))
    }

    private static func allow(_ rights: UInt64, below path: String, in ruleset: Int) {
        let descriptor = open(path, O_PATH | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        var rule = [UInt8]()
        withUnsafeBytes(of: isFolder ? rights : rights & ofFiles) { rule += $0 }
        withUnsafeBytes(of: descriptor) { rule += $0 }
        let pathBeneath = 1
        _ = rule.withUnsafeBytes { SystemFunction.call(addRule, ruleset, pathBeneath, Int(bitPattern: $0.baseAddress), 0) }
    }

    /// The folders of the libraries that this program has loaded: wherever a system keeps them, the next program loads its own from there.
    private static func loadedFolders() -> [String] {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes = [UInt8](), buffer = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = read(file, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { line[$0...] }
        }
        return Set(paths.filter { $0.contains(".so") }.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }).sorted()
    }

    private static let O_PATH: CInt = 0o10000000
}
#endif
