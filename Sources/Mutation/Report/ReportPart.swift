internal import Building
internal import Foundation
internal import Workspace

/// The part of a whole run that a report holds, and the facts by which parts of one whole are known.
package struct ReportPart: Codable, Equatable, Sendable {
    /// The numbers of the parts that it holds, counted from 1, in order.
    package var parts: [Int]
    /// The number of parts that make the whole.
    package var of: Int
    /// The hash of the package's manifest and Swift files, and of the tests that are left out.
    package var code: String
    /// The hash of the identities of all faults of the whole.
    package var faults: String
    package var toolchain: String

    /// The hash of the identities of faults in any order.
    static func hash(_ ids: [String]) -> String { ContentHash(ids.sorted()).description }

    /// The numbers of the parts that it lacks.
    package var missing: [Int] { (1...max(of, 1)).filter { !parts.contains($0) } }
}

extension ReportPart {
    init(_ shard: Shard, of faults: [OwnFault], in package: OwnPackage, without skipped: [TestPattern], toolchain: Toolchain) {
        parts = [Int(shard.index)]
        of = Int(shard.count)
        let files = ["Package.swift"] + package.targets.flatMap(\.sources).sorted()
        code =
            ContentHash(
                files.flatMap { [Data($0.utf8), (try? Data(contentsOf: package.root.appending(path: $0))) ?? Data()] }
                    + skipped.map { Data($0.text.utf8) }
            ).description
        self.faults = Self.hash(faults.map(\.id))
        self.toolchain = toolchain.version
    }
}
