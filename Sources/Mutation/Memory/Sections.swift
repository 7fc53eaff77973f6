internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// The code of a package as answers depend on it: each function that records that it is entered, and all the rest.
///
/// An answer holds as long as the rest and the functions that its runs have entered are the same. A run is the same process with the same
/// input, so code that it did not enter cannot change it.
struct Sections: Sendable {
    /// The identity of everything but the functions: other code, files of any kind, the toolchain, and this program.
    let rest: String
    /// The functions as they are: a hash of the place and the code of each.
    private let present: Set<UInt64>
    private let byNumber: [Int: UInt64]
    private let byFault: [String: UInt64]

    /// Reads the package that was planted.
    init(of planted: PlantedPackage) {
        let root = planted.package.root
        var byNumber: [Int: UInt64] = [:]
        var byFault: [String: UInt64] = [:]
        var outer: [String: String] = [:]
        for (index, module) in planted.modules.enumerated() {
            for entry in module.sources.entries { byNumber[entry.number] = "\(entry.id)\n\(entry.text)".stableHash }
            for fault in planted.found[index] {
                byFault[fault.id] = module.sources.entry(around: fault.planted).flatMap { byNumber[$0.number] }
            }
            outer.merge(module.sources.outerTexts) { first, _ in first }
        }
        self.byNumber = byNumber
        self.byFault = byFault
        present = Set(byNumber.values)
        let files = PackageState.stamps(of: root).map { path, stamp in
            outer[path].map { "\(path)\n\($0)" } ?? stamp
        }
        rest = ContentHash(["sections 1", planted.manager.toolchain.identity, PackageState.program] + files).description
    }

    /// The functions with some numbers.
    func functions(numbered numbers: [Int]) -> Set<UInt64> { Set(numbers.compactMap { byNumber[$0] }) }

    /// The function around a fault; nil if the rest is.
    func function(around fault: OwnFault) -> UInt64? { byFault[fault.id] }

    /// Whether functions that runs have entered are as they were.
    func contains(_ functions: Set<UInt64>) -> Bool { functions.isSubset(of: present) }

    /// The numbers of the functions, by file.
    var numbers: [Range<Int>] { FileNumbers.ranges(of: byNumber.keys) }
}
