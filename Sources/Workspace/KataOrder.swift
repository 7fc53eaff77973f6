/// The order of the katas, derived from the group of each and the kata that it follows.
///
/// A kata is added by one line in its own `kata.json`. Katas of one group stay together: a kata that follows one of another group begins
/// its own group, which then follows that whole group. Where several katas follow the same one, the one that fewer others build on comes
/// first, so that a newcomer takes its place directly behind the kata that it names; then the name decides.
struct KataOrder {
    /// The lines of a `kata.json` that decide about its place.
    struct Entry: Equatable {
        var name: String
        var group: String
        /// The kata that it follows; nil for the first of all.
        var after: String?
    }

    /// A reason why there is no order, and the kata whose description must change.
    struct Problem: Error, Equatable {
        var kata: String
        var reason: String
    }

    /// The names of the katas in their order.
    let names: [String]

    /// Derives the order.
    ///
    /// - Throws: ``Problem`` if a kata has another's name, follows none or itself, or a group begins twice.
    init(_ entries: [Entry]) throws(Problem) {
        var known: [String: Entry] = [:]
        for entry in entries where known.updateValue(entry, forKey: entry.name) != nil {
            throw Problem(kata: entry.name, reason: "the name \"\(entry.name)\" belongs to another kata already")
        }
        let sorted = entries.sorted { $0.name < $1.name }
        for entry in sorted { try Self.expectPath(from: entry, in: known) }
        let firsts = sorted.filter { $0.after == nil }
        if firsts.count > 1 {
            throw Problem(
                kata: firsts[1].name, reason: "\"after\" is missing, as it is in \"\(firsts[0].name)\": only the first kata has none")
        }
        var heads: [String: Entry] = [:]
        for entry in sorted where entry.after.flatMap({ known[$0]?.group }) != entry.group {
            guard let head = heads.updateValue(entry, forKey: entry.group) else { continue }
            let (one, other) = head.after == nil ? (head, entry) : (entry, head)
            throw Problem(
                kata: other.name,
                reason: "its group \"\(other.group)\" begins with \"\(one.name)\": let \"after\" name a kata of that group")
        }
        let followers = Dictionary(grouping: sorted) { $0.after ?? "" }
        let members = Tree(
            content: { [$0] }, branches: { name in (followers[name] ?? []).filter { $0.group == known[name]?.group }.map(\.name) })
        let groups = Tree(
            content: { members.walk(from: heads[$0]?.name ?? "") },
            branches: { group in
                heads.keys.sorted().filter { $0 != group && heads[$0]?.after.flatMap { known[$0]?.group } == group }
            })
        names = firsts.flatMap { groups.walk(from: $0.group) }
    }

    /// Walks from a kata back to the first one.
    private static func expectPath(from entry: Entry, in known: [String: Entry]) throws(Problem) {
        var path = [entry.name]
        var current = entry
        while let after = current.after {
            guard let previous = known[after] else {
                throw Problem(kata: current.name, reason: "its \"after\" names \"\(after)\", and there is no such kata")
            }
            path.append(after)
            if after == entry.name {
                throw Problem(kata: entry.name, reason: "its \"after\" leads back to itself: \(path.joined(separator: " after "))")
            }
            // A circle that does not contain the kata is reported for one that it contains.
            guard path.count <= known.count + 1 else { return }
            current = previous
        }
    }
}

/// Parts of a path that branches.
private struct Tree {
    /// The names that a part stands for.
    var content: (String) -> [String]
    /// The parts that follow a part.
    var branches: (String) -> [String]

    /// The names of a part and of all that follow it, the smallest branch first.
    func walk(from part: String) -> [String] {
        let branches = branches(part).map(walk)
        return content(part)
            + branches.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.flatMap(\.element)
    }
}
