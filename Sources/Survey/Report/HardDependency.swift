/// A hard dependency of one type or free function.
package struct HardDependency: Codable, Sendable {
    /// A line of a file.
    package struct Place: Codable, Hashable, Sendable {
        package var file: String
        package var line: Int
    }

    /// The identity that holds as long as the type uses the dependency, wherever its code moves.
    package var id: String
    package var file: String
    package var line: Int
    /// The dependency, such as `Analytics.shared`.
    package var what: String
    /// The name of its category, such as `singleton`.
    package var category: String
    /// The type or the function that uses it.
    package var user: String
    /// The things behind the dependency, in words.
    package var reaches: String
    /// The places from which the code around it is called.
    package var callers: Int
    /// The lines that no test can run without it.
    package var linesBehind: Int
    /// The commits of twelve months that touched the file.
    package var commits: Int
    package var score: Double
    package var technique: String
    /// The lines that the technique costs.
    package var cost: Int
    package var kata: String
    /// All uses, in the order of files and lines.
    package var places: [Place]

    package enum CodingKeys: String, CodingKey {
        case id, file, line, what, category, user, reaches, callers, commits, score, technique, cost, kata, places
        case linesBehind = "lines_behind"
    }
}
