/// Names of the system or of libraries, found by their type.
struct KnownNames: Sendable {
    private let byType: [String: [KnownName]]

    /// Takes lists, one for each thing that is reached.
    init(_ lists: [KnownName]...) {
        byType = Dictionary(grouping: lists.joined(), by: \.type)
    }

    /// The dependency that a reference is.
    func match(_ use: Use) -> Category.Match? {
        guard case .external(let names) = use.meaning, let type = names.first, let known = byType[type] else { return nil }
        return known.first { $0.matches(use) }.map { Category.Match(what: $0.title, reaches: $0.reaches, group: $0.group) }
    }

    /// Whether a name of a type is among them.
    func contains(type: String) -> Bool { byType[type] != nil }
}
