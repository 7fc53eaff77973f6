internal import Building
package import Foundation
package import Workspace

/// A way to open a seam: a kata whose solution has the glue in `Solutions/X/Comparison` by which a test injects a double.
package struct Technique: Sendable {
    package let kata: Kata
    /// `Solutions/X/Sources/X`.
    let production: SourceSet
    /// `Solutions/X/Tests/XTests`.
    let tests: SourceSet
    /// `Solutions/X/Comparison`.
    let glue: SourceSet
    /// The modules that the tests are built with in place of the vendor's, by their names, from `Solutions/X/Fakes`.
    let fakes: [String: SourceSet]
    /// The legacy code, `Solutions/X/Start/Sources/X`.
    let start: SourceSet

    /// The names and expressions that the comparison's programs use.
    let names: Names

    struct Names: Sendable {
        /// The class that uses the dependency, such as `CheckoutViewController`.
        var screen: String
        /// The class with the screen's code: the screen itself, or the superclass that the seam asks for.
        var owner: String
        /// The class of the real instance, such as `Analytics`.
        var dependency: String
        /// The expression with which production makes a screen.
        var callSite: String
        /// The declarations that the seam consists of.
        var seam: String

        /// The same for the legacy code, in which the screen has its own code.
        var ofStart: Names {
            var names = self
            names.owner = screen
            return names
        }
    }

    package var name: String { kata.name }

    /// The solution's production code, by paths as in the kata.
    package var files: [String: Data] { Self.files(of: production, below: "Solutions/\(kata.module)/") }
    /// The legacy code, by paths as in the kata.
    package var legacyFiles: [String: Data] { Self.files(of: start, below: "Solutions/\(kata.module)/Start/") }

    private static func files(of sources: SourceSet, below folder: String) -> [String: Data] {
        Dictionary(sources.files.map { (String($0.path.trimmingPrefix(folder)), $0.bytes) }) { $1 }
    }

    /// Whether the glue has a spy of its own, because the double is not a subclass of the dependency.
    var bringsSpy: Bool { glue.texts.contains { $0.contains(/class Spy\b/) } }

    /// Whether the glue runs code in a scope, because the double is in place only there.
    var bringsScope: Bool { glue.texts.contains { $0.contains("static func use(") } }

    /// Whether production has one real instance in a static property; otherwise each screen creates one.
    var sharesInstance: Bool {
        !production.texts.contains { $0.contains("class \(names.dependency)") }
            || production.texts.contains { $0.contains(Self.sharedInstance(of: names.dependency)) }
    }

    private static func sharedInstance(of type: String) -> Regex<Substring> {
        // The name of a type is an identifier, so the pattern is valid.
        // swift-format-ignore: NeverUseForceTry
        try! Regex("static let \\w+ = \(type)\\(\\)")
    }
}

extension Technique {
    /// Reads the parts of a kata's solution.
    ///
    /// - Returns: Nil if the solution does not take part in the comparison.
    init?(_ kata: Kata, in workspace: Workspace) throws(WorkspaceError) {
        let solution = "Solutions/\(kata.module)"
        guard FileManager.default.fileExists(atPath: workspace.root.appending(path: "\(solution)/Comparison").path) else { return nil }
        glue = try workspace.sources(at: "\(solution)/Comparison")
        self.kata = kata
        production = try workspace.sources(at: "\(solution)/Sources/\(kata.module)")
        tests = try workspace.sources(at: "\(solution)/Tests/\(kata.module)Tests")
        var fakes: [String: SourceSet] = [:]
        for name in kata.substitutes { fakes[name] = try workspace.sources(at: "\(solution)/Fakes/\(name)") }
        self.fakes = fakes
        start = try workspace.sources(at: "\(solution)/Start/Sources/\(kata.module)")
        guard let dependency = glue.texts.lazy.compactMap({ $0.firstMatch(of: /typealias Dependency = (?:\w+\.)*(\w+)/)?.1 }).first,
            let screen = kata.callSite.firstMatch(of: /^\w+/)?.output
        else {
            throw WorkspaceError.badDescription(
                file: "\(solution)/Comparison", reason: "it declares no `typealias Dependency`, or the kata's call site names no type")
        }
        // The seam may also be a class of another kind, such as a delegator.
        let named = kata.seam.firstMatch(of: /^class (\w+)/)?.1
        let texts = production.texts
        let superclass = named.flatMap { name in texts.contains { $0.contains("class \(screen): \(name)") } ? name : nil }
        let owner = superclass ?? screen
        names = Names(
            screen: String(screen), owner: String(owner), dependency: String(dependency), callSite: kata.callSite, seam: kata.seam)
    }
}

extension SourceSet {
    /// The files' texts.
    var texts: [String] { files.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Returns the files of both sets.
    static func + (first: SourceSet, second: SourceSet) -> SourceSet {
        SourceSet(files: first.files + second.files)
    }

    /// Makes a set of one file.
    static func text(_ text: String, called path: String) -> SourceSet {
        SourceSet(files: [File(path: path, bytes: Data(text.utf8))])
    }
}
