internal import Workspace

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
    package var switchNumber: Int { counted ?? Self.switchNumber(rank) }

    /// A number that could switch on a fault and switches on none.
    package static var randomSwitchNumber: Int { switchNumber(.random(in: .min ... .max)) }

    private static func switchNumber(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & .max | 1 }

    /// The advice for a learner whose tests miss it.
    package var advice: String { fault.advice ?? rule.advice }

    /// The advice for the author of a package whose tests miss it.
    package var adviceInOwnCode: String {
        ([fault.advice ?? rule.adviceInOwnCode ?? rule.advice] + [rule.otherwise].compactMap(\.self)).joined(separator: " ")
    }

    /// A hash of its place and its words.
    var rank: UInt64 { "\(path) \(fault.offset) \(rule.name) \(fault.words)".stableHash }
}
