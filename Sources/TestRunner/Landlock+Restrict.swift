#if os(Linux)
import Foundation
internal import RunnerProtocol

extension Landlock {
    /// The rights that change files, each with the version of Landlock that introduced it.
    private static let changes: [(right: UInt64, since: Int)] = [
        (writeFile, 1), (1 << 4, 1), (1 << 5, 1), (1 << 6, 1), (1 << 7, 1), (1 << 8, 1), (1 << 9, 1), (1 << 10, 1), (1 << 11, 1),
        (1 << 12, 1),
        (1 << 13, 2), (truncate, 3),
    ]
    private static let writeFile: UInt64 = 1 << 1
    private static let truncate: UInt64 = 1 << 14
    /// The rights to bind and to connect TCP sockets, since version 4.
    private static let network: UInt64 = 0b11
    /// The rights to reach abstract sockets and to signal processes outside, since version 6.
    private static let scopes: UInt64 = 0b11

    private static let createRuleset = 444
    private static let addRule = 445
    private static let restrictSelf = 446

    /// Gives up writing outside of `folders`, except for overwriting `files`; does nothing without Landlock.
    static func restrict(writingTo folders: [String], orOverwriting files: [String]) {
        let version = version
        guard version >= 1 else { return }
        let handled = changes.filter { $0.since <= version }.reduce(0) { $0 | $1.right }
        var attributes: [UInt64] = [handled, version >= 4 ? network : 0, version >= 6 ? scopes : 0]
        let size = MemoryLayout<UInt64>.size * (version >= 6 ? 3 : version >= 4 ? 2 : 1)
        let ruleset = attributes.withUnsafeMutableBytes { call(createRuleset, Int(bitPattern: $0.baseAddress), size, 0) }
        guard ruleset >= 0 else { return }
        for folder in folders { allow(handled, below: folder, in: ruleset) }
        for file in files { allow(handled & (writeFile | truncate), below: file, in: ruleset) }
        // PR_SET_NO_NEW_PRIVS, which the kernel requires.
        _ = systemFunction("prctl")(38, 1, 0, 0, 0)
        _ = call(restrictSelf, ruleset, 0, 0)
        close(CInt(ruleset))
    }

    private static func allow(_ rights: UInt64, below path: String, in ruleset: Int) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var rule = [UInt8]()
        withUnsafeBytes(of: rights) { rule += $0 }
        withUnsafeBytes(of: descriptor) { rule += $0 }
        let pathBeneath = 1
        _ = rule.withUnsafeBytes { systemFunction("syscall")(addRule, ruleset, pathBeneath, Int(bitPattern: $0.baseAddress), 0) }
    }

    private static func call(_ number: Int, _ first: Int, _ second: Int, _ third: Int) -> Int {
        systemFunction("syscall")(number, first, second, third, 0)
    }
}
#endif
