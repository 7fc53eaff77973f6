internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// The code of a package as answers depend on it: each function that records that it is entered, and all the rest, both with the faults that
/// are planted there.
///
/// An answer holds as long as the rest and the functions that its runs have entered are the same. A run is the same process with the same
/// input, so code that it did not enter cannot change it. The faults count, because a change elsewhere may bring one into a function that
/// stays as it is, and no earlier run could reach it.
struct Sections: Sendable {
    /// The identity of everything but the functions: other code, files of any kind, the toolchain, and this program.
    let rest: String
    /// The functions as they are: a hash of the place, the code and the faults of each.
    private let present: Set<UInt64>
    private let byNumber: [Int: UInt64]
    private let byFault: [String: UInt64]

    /// Reads the package that was planted, and those that it depends on by path.
    init(of planted: PlantedPackage, and locals: LocalPackages) {
        let root = planted.package.root
        var byNumber: [Int: UInt64] = [:]
        var byFault: [String: UInt64] = [:]
        var outer: [String: String] = [:]
        var outerFaults: [String] = []
        for (index, module) in planted.modules.enumerated() {
            let places = planted.found[index].map { (fault: $0, entry: module.sources.entry(around: $0.planted)) }
            let inProgram = places.filter { !planted.refused.contains($0.fault.id) }
            let faults = Dictionary(grouping: inProgram, by: { $0.entry?.number }).mapValues { $0.map(\.fault.id).joined(separator: " ") }
            for entry in module.sources.entries {
                byNumber[entry.number] = [entry.id, entry.text, faults[entry.number] ?? ""].joined(separator: "\n").stableHash
            }
            for (fault, entry) in places { byFault[fault.id] = entry.flatMap { byNumber[$0.number] } }
            outer.merge(module.sources.outerTexts) { first, _ in first }
            outerFaults.append(faults[nil] ?? "")
        }
        self.byNumber = byNumber
        self.byFault = byFault
        present = Set(byNumber.values)
        let files = PackageState.stamps(of: root, and: locals).map { path, stamp in
            outer[path].map { "\(path)\n\($0)" } ?? stamp
        }
        let identities = ["sections 3", planted.manager.toolchain.identity, PackageState.program]
        rest = ContentHash(identities + outerFaults + files).description
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
