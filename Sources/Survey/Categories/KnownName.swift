/// A name of the system or of a library that a test cannot replace.
struct KnownName: Sendable {
    /// The type, or the free function.
    var type: String
    /// The member; nil if an object is made, or a free function called.
    var member: String?
    /// The member of that member; nil for any.
    var detail: String?
    /// Whether it is a global, which is neither called nor made.
    var isGlobal = false
    /// The labels of the call; nil for any.
    var labels: [String]?
    var reaches: String

    /// Reads entries such as `FileManager.default`, `FileManager()`, `Date(timeIntervalSinceNow:)`, `Process(...)`, with any arguments, and `NSApp`.
    static func list(_ reaches: String, _ entries: String...) -> [KnownName] {
        entries.map { entry in
            let parts = entry.split(separator: "(", maxSplits: 1)
            let path = parts[0].split(separator: ".").map(String.init)
            let arguments = parts.count > 1 ? parts[1].dropLast() : nil
            let labels = arguments.flatMap { $0 == "..." ? nil : $0.split(separator: ":").map(String.init) }
            return KnownName(
                type: path[0], member: path.count > 1 ? path[1] : nil, detail: path.count > 2 ? path[2] : nil,
                isGlobal: path.count == 1 && parts.count == 1,
                labels: path.count > 1 && parts.count == 1 ? nil : labels, reaches: reaches)
        }
    }

    /// The name for people, as the code has it, with the first label of a call that has some.
    var title: String {
        let path = [type, member, detail].compactMap(\.self).joined(separator: ".")
        guard member == nil, !isGlobal else { return path }
        return "\(path)(\(labels?.first.map { $0 == "_" ? "" : "\($0):" } ?? ""))"
    }

    /// The name that all ways to make or call it share; nil for ``title``.
    var group: String? { member == nil && !isGlobal ? "\(type)()" : nil }

    func matches(_ use: Use) -> Bool {
        guard case .external(let names) = use.meaning, names.first == type else { return false }
        if isGlobal { return true }
        if let detail, names.count < 3 || names[2] != detail { return false }
        if let member { return names.count > 1 && names[1] == member && (labels == nil || use.reference.labels == labels) }
        return names.count == 1 && use.reference.isCall && (labels == nil || use.reference.labels == labels)
    }
}
