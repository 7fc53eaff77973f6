internal import Building
internal import Foundation
package import Workspace

/// A way to open a seam: a kata whose solution says in `Solutions/X/Comparison` how a test puts a double in place.
package struct Technique: Sendable {
    package let kata: Kata
    /// `Solutions/X/Sources/X`.
    let production: SourceSet
    /// `Solutions/X/Tests/XTests`.
    let tests: SourceSet
    /// `Solutions/X/Comparison`.
    let glue: SourceSet
    /// The legacy code, `Solutions/X/Start/Sources/X`.
    let start: SourceSet

    /// What the comparison's programs must know of it by name.
    let names: Names

    struct Names: Sendable {
        /// The class that uses the dependency, such as `CheckoutViewController`.
        var screen: String
        /// The class that is replaced in tests, such as `Analytics`.
        var dependency: String
        /// What production writes to make a screen.
        var callSite: String
        /// The declarations that the seam consists of.
        var seam: String
    }

    package var name: String { kata.name }
}

extension Technique {
    /// Reads what a kata's solution consists of.
    ///
    /// - Returns: Nil if the solution takes no part in the comparison.
    init?(_ kata: Kata, in workspace: Workspace) throws(WorkspaceError) {
        let solution = "Solutions/\(kata.module)"
        guard FileManager.default.fileExists(atPath: workspace.root.appending(path: "\(solution)/Comparison").path) else { return nil }
        glue = try workspace.sources(at: "\(solution)/Comparison")
        self.kata = kata
        production = try workspace.sources(at: "\(solution)/Sources/\(kata.module)")
        tests = try workspace.sources(at: "\(solution)/Tests/\(kata.module)Tests")
        start = try workspace.sources(at: "\(solution)/Start/Sources/\(kata.module)")
        guard let dependency = glue.texts.lazy.compactMap({ $0.firstMatch(of: /typealias Dependency = (\w+)/)?.1 }).first,
            let screen = kata.callSite.firstMatch(of: /^\w+/)?.output
        else {
            throw WorkspaceError.badDescription(
                file: "\(solution)/Comparison", reason: "it holds no `typealias Dependency`, or the kata's call site names no type")
        }
        names = Names(screen: String(screen), dependency: String(dependency), callSite: kata.callSite, seam: kata.seam)
    }
}

extension SourceSet {
    /// The files' texts.
    var texts: [String] { files.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The files of this set and of another.
    static func + (first: SourceSet, second: SourceSet) -> SourceSet {
        SourceSet(files: first.files + second.files)
    }

    /// One file that is written on the spot.
    static func text(_ text: String, called path: String) -> SourceSet {
        SourceSet(files: [File(path: path, bytes: Data(text.utf8))])
    }
}
