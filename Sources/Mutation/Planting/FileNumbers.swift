/// The numbers of each file: those of its faults from the first one on, and those of its functions from the last one back.
///
/// They stay the same when other files change.
struct FileNumbers: Codable {
    /// The numbers of one file.
    static let stride = 1 << 16

    private var places: [String: Int] = [:]

    init() {}

    /// The first numbers of some files.
    mutating func first(of paths: [String]) -> [String: Int] {
        for path in paths where places[path] == nil { places[path] = places.count }
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, (places[$0] ?? 0) * Self.stride) })
    }

    /// The last numbers of files, by their first ones.
    static func last(of first: [String: Int]) -> [String: Int] { first.mapValues { $0 + stride - 1 } }

    /// The ranges of some numbers, one for each file.
    static func ranges(of numbers: some Sequence<Int>) -> [Range<Int>] {
        Dictionary(grouping: numbers, by: { $0 / stride }).values.compactMap { numbers in
            numbers.min().flatMap { first in numbers.max().map { first..<$0 + 1 } }
        }
    }

    /// The bytes that a record of every number needs.
    var bytes: Int { max(1, places.count) * Self.stride }
}
