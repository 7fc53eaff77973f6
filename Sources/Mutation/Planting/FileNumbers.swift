/// The first fault number of each file, which stays the same when other files change.
struct FileNumbers: Codable {
    /// The most faults in one file.
    static let stride = 1 << 16

    private var places: [String: Int] = [:]

    init() {}

    /// The first numbers of some files.
    mutating func first(of paths: [String]) -> [String: Int] {
        for path in paths where places[path] == nil { places[path] = places.count }
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, (places[$0] ?? 0) * Self.stride) })
    }

    /// The bytes that a record of every number needs.
    var bytes: Int { max(1, places.count) * Self.stride }
}
