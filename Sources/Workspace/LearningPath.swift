/// A selection of the katas for a purpose, in the board's order.
package struct LearningPath: Sendable {
    /// The name in the `paths` of a `kata.json`, and in `kata list --path`.
    package let name: String
    /// A line on its purpose.
    package let summary: String

    /// All paths, the recommended one first.
    package static let all = [
        LearningPath(name: "recommended", summary: "a first way through all groups"),
        LearningPath(name: "evening", summary: "one technique and its tests, in two hours with a room"),
        LearningPath(name: "dojo", summary: "three ways to open one seam, in two hours with a pair"),
        LearningPath(name: "container", summary: "only the katas about a container"),
    ]
}
