/// A fault in a module's sources, with the number that switches it on.
package struct PlantedFault: Sendable {
    package let number: Int
    /// The rule that made it.
    package let rule: FaultRule
    package let fault: Fault
    /// The path of its file, as the sources have it.
    package let path: String
    /// The line in that file, counted from 1.
    package let line: Int
    /// The file's place among the sources.
    let file: Int

    /// A number that looks random and depends on the fault only: the hash FNV-1a of its place and its rule.
    var rank: UInt64 {
        "\(path) \(fault.offset) \(rule.name)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
