internal import Foundation
package import Workspace

extension Technique {
    /// Finds the technique whose solution differs most from a kata's, in lines of production code.
    ///
    /// - Returns: Its kata; nil if the kata is not part of the comparison, or nothing else is.
    package static func counterpart(of kata: Kata, in workspace: Workspace) throws(WorkspaceError) -> Kata? {
        var techniques: [Technique] = []
        for other in try workspace.katas() { if let technique = try Technique(other, in: workspace) { techniques.append(technique) } }
        guard let own = techniques.first(where: { $0.name == kata.name }) else { return nil }
        let others = techniques.filter { $0.name != kata.name }.map { (kata: $0.kata, distance: $0.distance(from: own)) }
        let most = others.map(\.distance).max()
        return others.first { $0.distance == most }?.kata
    }

    private func distance(from other: Technique) -> Int {
        LineDiff(from: other.lines, to: lines).lines.count { !$0.isKept }
    }

    private var lines: [String] {
        production.texts.flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
