package import Faults

/// A fault in somebody's own package.
package struct OwnFault: Sendable {
    package let planted: PlantedFault
    /// The identity, which stays the same when the lines around it move.
    package let id: String
    /// The place of its module among the planted ones.
    let module: Int
    /// The reason in the comment that leaves it out; nil if it is tried.
    package var skipped: String?

    /// The number that switches it on, and its place in the record of reach.
    var number: Int { planted.switchNumber }

    /// Gives faults their identities.
    ///
    /// - Parameters:
    ///   - faults: The faults of a module in their order.
    ///   - module: The place of the module.
    ///   - skip: The reason for leaving out a line of a file.
    static func all(_ faults: [PlantedFault], module: Int, skip: (String, Int) -> String?) -> [OwnFault] {
        var seen: [String: Int] = [:]
        return faults.map { planted in
            let name = [planted.path, planted.rule.name, planted.fault.words, planted.fault.before, planted.fault.after].joined(
                separator: "\n")
            let copy = seen[name, default: 0]
            seen[name] = copy + 1
            return OwnFault(
                planted: planted, id: Self.hash("\(name)\n\(copy)"), module: module, skipped: skip(planted.path, planted.line))
        }
    }

    /// The hash FNV-1a in hexadecimal.
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
