/// A reason why a kata is not whole.
package struct KataProblem: Equatable, Sendable {
    /// The file or folder that must change, below the workspace's root.
    package var path: String
    /// The problem, and what to do about it.
    package var advice: String

    package init(_ path: String, _ advice: String) {
        self.path = path
        self.advice = advice
    }

    /// The problem as one line.
    package var line: String { "\(path): \(advice)" }
}
