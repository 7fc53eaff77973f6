internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// The code of a package as answers depend on it: each function that records that it is entered, and all the rest.
///
/// An answer holds as long as the rest and the functions that its runs have entered are the same. A run is the same process with the same
/// input, so code that it did not enter cannot change it. For the faults that a test reaches, those that are planted count, too: a change
/// elsewhere may bring one into a function that stays as it is, and another shard has others.
struct Sections: Sendable {
    /// The identity of everything but the functions: other code, files of any kind, the toolchain, and this program.
    let rest: String
    /// The functions as they are, without and with their faults, and the faults outside of functions.
    private let present: Set<UInt64>
    /// A hash of the place and the code of each function, by its number.
    private let byNumber: [Int: UInt64]
    /// A hash of these and of the faults that are planted in it.
    private let plantedByNumber: [Int: UInt64]
    /// A hash of the faults that are planted outside of functions.
    private let outerFaults: UInt64
    private let byFault: [String: UInt64]

    /// Reads the package that was planted, and those that it depends on by path.
    init(of planted: PlantedPackage, and locals: LocalPackages) {
        let root = planted.package.root
        var byNumber: [Int: UInt64] = [:]
        var plantedByNumber: [Int: UInt64] = [:]
        var byFault: [String: UInt64] = [:]
        var outer: [String: String] = [:]
        var outerFaults: [String] = []
        for (index, module) in planted.modules.enumerated() {
            let places = planted.found[index].map { (fault: $0, entry: module.sources.entry(around: $0.planted)) }
            let inProgram = places.filter { planted.isPlanted($0.fault) }
            let faults = Dictionary(grouping: inProgram, by: { $0.entry?.number }).mapValues { $0.map(\.fault.id).joined(separator: " ") }
            for entry in module.sources.entries {
                let code = [entry.id, entry.text].joined(separator: "\n")
                byNumber[entry.number] = code.stableHash
                plantedByNumber[entry.number] = [code, "with", faults[entry.number] ?? ""].joined(separator: "\n").stableHash
            }
            for (fault, entry) in places { byFault[fault.id] = entry.flatMap { byNumber[$0.number] } }
            outer.merge(module.sources.outerTexts) { first, _ in first }
            outerFaults.append(faults[nil] ?? "")
        }
        self.byNumber = byNumber
        self.plantedByNumber = plantedByNumber
        self.byFault = byFault
        self.outerFaults = (["outside"] + outerFaults).joined(separator: "\n").stableHash
        present = Set(byNumber.values).union(plantedByNumber.values).union([self.outerFaults])
        let files = PackageState.stamps(of: root, and: locals).map { path, stamp in
            outer[path].map { "\(path)\n\($0)" } ?? stamp
        }
        let identities = ["sections 4", planted.manager.identity, PackageState.program]
        rest = ContentHash(identities + files).description
    }

    /// The functions with some numbers, on which the answer of a run depends.
    func functions(numbered numbers: [Int]) -> Set<UInt64> { Set(numbers.compactMap { byNumber[$0] }) }

    /// The functions with some numbers, on which the faults depend that a run reaches.
    func plantedFunctions(numbered numbers: [Int]) -> Set<UInt64> {
        Set(numbers.compactMap { plantedByNumber[$0] }).union([outerFaults])
    }

    /// The function around a fault; nil if the rest is.
    func function(around fault: OwnFault) -> UInt64? { byFault[fault.id] }

    /// Whether functions that runs have entered are as they were.
    func contains(_ functions: Set<UInt64>) -> Bool { functions.isSubset(of: present) }

    /// The numbers of the functions, by file.
    var numbers: [Range<Int>] { FileNumbers.ranges(of: byNumber.keys) }
}
