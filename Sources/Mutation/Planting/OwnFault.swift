package import Faults
internal import Workspace

/// A fault in somebody's own package.
package struct OwnFault: Sendable {
    package let planted: PlantedFault
    /// The identity, which stays the same when the lines around it move.
    package let id: String
    /// The function around it, such as `Parser.read(_:)`; nil outside of functions.
    package let function: String?
    /// The place of its module among the planted ones.
    let module: Int
    /// The reason in the comment that leaves it out; nil if it is tried.
    package var skipped: String?

    /// The number that switches it on, and its place in the record of reach.
    var number: Int { planted.switchNumber }

    /// Gives the faults of a module their identities, in their order.
    ///
    /// - Parameters:
    ///   - sources: The module's sources.
    ///   - module: The place of the module.
    ///   - skip: The reason for leaving out a kind of faults on a line of a file.
    static func all(in sources: PlantedSources, module: Int, skip: (String, Int, String) -> String?) -> [OwnFault] {
        var seen: [String: Int] = [:]
        return sources.faults.map { planted in
            let function = sources.entry(around: planted)?.name
            let name = [planted.path, function ?? "", planted.rule.name, planted.fault.words, planted.fault.before, planted.fault.after]
                .joined(separator: "\n")
            let copy = seen[name, default: 0]
            seen[name] = copy + 1
            return OwnFault(
                planted: planted, id: Self.id(of: "\(name)\n\(copy)"), function: function, module: module,
                skipped: skip(planted.path, planted.line, planted.rule.kind.rawValue))
        }
    }

    /// A hash in hexadecimal.
    private static func id(of text: String) -> String {
        let digits = String(text.stableHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
