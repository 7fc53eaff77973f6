import Foundation
import TestSupport
import Workspace

@testable import Comparison

/// A table of facts that nobody measured, about techniques that do not exist: the texts around them are the same on every machine.
enum FixedTable {
    /// A technique with a name, of which nothing else is known.
    static func technique(_ name: String) throws -> Technique {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let description = """
            {
                "version": 1, "name": "\(name)", "order": 1, "group": "Ways", "start": "seam", "title": "The \(name)",
                "technique": "The technique of \(name)", "summary": "", "seam": "var analytics: Analytics",
                "callSite": "CheckoutViewController()", "hints": []
            }
            """
        try Data(description.utf8).write(to: folder("kata.json"))
        let none = SourceSet(files: [])
        return Technique(
            kata: try Kata(folder: folder.url, startFolder: folder.url), production: none, tests: none, glue: none, fakes: [:], start: none,
            names: .init(
                screen: "CheckoutViewController", owner: "CheckoutViewController", dependency: "Analytics",
                callSite: "CheckoutViewController()", seam: ""))
    }

    /// Four techniques with all properties, or with some.
    static func make(_ properties: [Property] = Property.all) throws -> Table {
        let rows = try ["first-way", "second-way", "third-way", "fourth-way"].enumerated().map { index, name in
            Table.Row(technique: try technique(name), facts: facts.mapValues { Fact($0[index], ["evidence of \(name)"]) })
        }
        return Table(rows: rows, properties: properties)
    }

    /// By the names of the properties, a value for each technique; with them the guide has every kind of sentence.
    private static let facts: [String: [Fact.Value]] = [
        "lines-changed": numbers(1, 2, 2, 1),
        "lines-added": numbers(2, 4, 9, 2),
        "lines-per-screen": numbers(2, 4, 9, 0),
        "files-changed": numbers(1, 1, 2, 1),
        "call-sites": numbers(0, 0, 0, 0),
        "initializers-lost": numbers(0, 1, 2, 0),
        "access-widened": numbers(1, 2, 1, 1),
        "mutability-added": numbers(0, 1, 0, 1),
        "test-lines": numbers(40, 52, 45, 45),
        "untested-calls": numbers(0, 0, 0, 1),
        "two-doubles": words("yes", "no", "yes", "yes"),
        "doubles-per-program": words("many", "one", "many", "many"),
        "concurrent-failures": numbers(0, 49, 0, 0),
        "leak": words("no", "yes", "no", "no"),
        "holds-task": words("yes", "awaited", "yes", "no"),
        "holds-detached": words("yes", "awaited", "yes", "no"),
        "holds-queue": words("yes", "awaited", "yes", "no"),
        "tests-in-release": words("yes", "no", "yes", "yes"),
        "hook-in-release": words("yes", "no", "yes", "yes"),
        "works-for-storyboard": words("no", "no", "no", "no"),
        "works-for-final-class": words("yes", "yes", "no", "yes"),
        "works-for-struct": words("yes", "yes", "no", "yes"),
        "works-for-actor": words("yes", "no", "no", "?"),
        "final-dependency": words("protocol", "no", "protocol", "yes"),
        "read-when": words("creation", "each use", "first use", "never"),
        "real-touched": words("no", "no", "yes", "no"),
        "real-initialized": words("yes", "yes", "no", "no"),
        "forgotten-wiring": words("compiler", "never", "at run time", "never"),
        "cost-per-call": numbers(1, 0.97, 1.615, 1.4),
        "legacy-call": words("singleton", "instance", "static function", "function"),
        "seam": words("init", "static", "method", "property"),
        "held": words("instance", "nothing", "closure", "container"),
    ]

    private static func numbers(_ values: Double...) -> [Fact.Value] { values.map(Fact.Value.number) }
    private static func words(_ values: String...) -> [Fact.Value] { values.map(Fact.Value.word) }
}
