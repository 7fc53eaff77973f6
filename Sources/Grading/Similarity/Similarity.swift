/// The submissions of a run that are very alike, in the form of `similarity.json`: a hint for a talk, and no state.
///
/// It holds sketches, so that parts of a run can be put together without the submissions.
struct Similarity: Codable, Equatable, Sendable {
    /// Submissions that are very alike.
    struct Group: Codable, Equatable, Sendable {
        var labels: [String]
        /// The least part that two neighbors in it have in common, from 0 to 1.
        var alike: Double
        /// The greatest part that one of them has in common with the reference.
        var reference: Double
    }

    /// The part of both that two submissions must share to be called very alike.
    static let threshold = 0.9
    /// The hashes below which a submission adds too little to the start to say anything.
    static let fewest = 20

    /// The version of this form.
    var version = 1
    var kata: String
    /// The sketch of the kata's reference.
    var reference: Sketch
    /// The sketches by the digests of the results.
    var sketches: [String: Sketch]
    /// The groups that are unlike the reference, the greatest first: others have arrived where the kata leads.
    var groups: [Group]

    init(kata: String, reference: Sketch, sketches: [String: Sketch], labels: [String: [String]]) {
        (self.kata, self.reference) = (kata, reference)
        self.sketches = sketches.filter { labels[$0.key] != nil }
        groups = Self.groups(of: self.sketches, reference: reference, labels: labels)
    }

    private static func groups(of sketches: [String: Sketch], reference: Sketch, labels: [String: [String]]) -> [Group] {
        let telling = sketches.filter { $0.value.hashes.count >= fewest && $0.value.alikeness(to: reference) < threshold }
        // Many may have the same code but for names and comments.
        let same = Dictionary(grouping: telling.keys) { telling[$0]?.hashes ?? [] }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        // The group of each is that of its first member; joining takes the lesser.
        var (group, least) = (Array(same.indices), [Int: Double]())
        for (one, other, alike) in pairs(same.map { Set($0.key) }) {
            let (kept, gone) = (min(group[one], group[other]), max(group[one], group[other]))
            least[kept] = min(least[kept] ?? 1, least[gone] ?? 1, alike)
            if kept != gone { for index in group.indices where group[index] == gone { group[index] = kept } }
        }
        return Dictionary(grouping: same.indices) { group[$0] }.compactMap { first, members in
            let digests = members.flatMap { same[$0].value }
            guard digests.count > 1 else { return nil }
            let shared = members.map { Sketch(hashes: same[$0].key).alikeness(to: reference) }.max() ?? 0
            return Group(
                labels: digests.flatMap { labels[$0] ?? [] }.sorted(), alike: rounded(least[first] ?? 1), reference: rounded(shared))
        }.sorted { ($1.labels.count, $0.labels[0]) < ($0.labels.count, $1.labels[0]) }
    }

    /// The pairs that are very alike.
    ///
    /// Two such sets share one of their rarest elements, so each is compared only with those that do (Bayardo, Ma and Srikant, 2007).
    private static func pairs(_ sets: [Set<UInt32>]) -> [(Int, Int, Double)] {
        var counts: [UInt32: Int] = [:]
        for hash in sets.joined() { counts[hash, default: 0] += 1 }
        var (holders, found): ([UInt32: [Int]], [(Int, Int, Double)]) = ([:], [])
        for (index, set) in sets.enumerated() {
            let rarest = set.sorted { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
                .prefix(set.count - Int((threshold * Double(set.count)).rounded(.up)) + 1)
            for other in Set(rarest.flatMap { holders[$0] ?? [] }) {
                let shared = set.intersection(sets[other]).count
                let alike = Double(shared) / Double(set.count + sets[other].count - shared)
                if alike >= threshold { found.append((other, index, alike)) }
            }
            for hash in rarest { holders[hash, default: []].append(index) }
        }
        return found
    }

    private static func rounded(_ part: Double) -> Double { (part * 100).rounded() / 100 }
}
