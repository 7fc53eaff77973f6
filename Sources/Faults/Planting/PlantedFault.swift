/// A fault in a module's sources.
package struct PlantedFault: Sendable {
    /// Its place in the order of all faults, counted from 1.
    package let number: Int
    /// The rule that made it.
    package let rule: FaultRule
    package let fault: Fault
    /// The path of its file, as the sources have it.
    package let path: String
    /// The line in that file, counted from 1.
    package let line: Int
    /// The column in that line, counted from 1 in Unicode scalars.
    package let column: Int
    /// The file's place among the sources.
    let file: Int

    /// The number that switches it on; nil for one that looks like any other number, so that no test can find the next one by counting.
    var counted: Int?

    /// The number that switches it on.
    package var switchNumber: Int { counted ?? Int(truncatingIfNeeded: rank) & .max | 1 }

    /// The hash FNV-1a of its place and its words.
    var rank: UInt64 {
        "\(path) \(fault.offset) \(rule.name) \(fault.words)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
