/// A part of the faults, chosen by their identities, so that machines can share a package.
package struct Shard: Sendable {
    let index: UInt64
    let count: UInt64

    /// The numbers of parts that a whole may have.
    static let counts = 1...1000

    /// Reads a shard as `2/4`; nil if the text is none.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], Self.counts.contains(Int(clamping: count)),
            (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    /// Whether a fault belongs to it.
    func includes(_ id: String) -> Bool {
        (UInt64(id, radix: 16) ?? 0) % count == index - 1
    }
}
