internal import Building
internal import Foundation

/// The compiler's answers about faults in earlier builds, by their identities.
struct KnownFaults: Codable {
    private(set) var accepted: Set<String> = []
    /// The compiler's sentences about the faults that it rejects.
    private(set) var refused: [String: String] = [:]
    /// The functions that cannot record that they are entered, by their identities.
    private(set) var closed: Set<String> = []
    private var builder = ""

    private static let name = "known-faults.json"

    /// Reads the answers of the same toolchain and build system.
    static func read(from scratch: Scratch, builtBy manager: PackageManager) -> KnownFaults {
        if let known: KnownFaults = try? CachedFile(scratch.folder, name).value(), known.builder == manager.identity { return known }
        var known = KnownFaults()
        known.builder = manager.identity
        return known
    }

    /// Whether the compiler was asked about a fault.
    func contains(_ id: String) -> Bool { accepted.contains(id) || refused[id] != nil }

    /// Keeps the answers about faults and functions.
    mutating func keep(_ faults: [OwnFault], refused: [String: String], closed: Set<String>, in scratch: Scratch) throws {
        self.closed.formUnion(closed)
        for fault in faults {
            self.refused[fault.id] = refused[fault.id]
            if refused[fault.id] != nil {
                accepted.remove(fault.id)
            } else {
                accepted.insert(fault.id)
            }
        }
        try CachedFile(scratch.folder, Self.name).write(json: self)
    }
}
