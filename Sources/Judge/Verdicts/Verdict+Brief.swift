extension Verdict {
    /// The verdict in short: `solved`, `seam/compile-error`, or `faults/survived: 3 of 4` with the number of caught faults.
    package var inBrief: String {
        guard let failed else { return verdict.rawValue }
        let words = "\(failed.rawValue)/\(reason?.rawValue ?? "")"
        return reason == .survived ? "\(words): \(faults.count { $0.caught }) of \(faults.count)" : words
    }
}
