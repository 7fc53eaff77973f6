internal import SwiftSyntax

extension EquivalentFaults {
    /// The family of names under which a test would leave something behind.
    static let writtenPaths = [
        EquivalentFaults(
            "written-paths", of: [.alteredTexts],
            because: "A test would write or delete under the changed name, where no clean-up of its own looks.",
            examples: [
                FaultExample(
                    "files that are written and deleted",
                    "try data.write(to: folder.appending(path: \"a.log\")); try manager.removeItem(atPath: \"/tmp/a/b\")",
                    plants: [
                        "Screen calls appending(path:) on Analytics.shared instead of folder",
                        "Screen calls removeItem(atPath:) on Analytics.shared instead of manager", "Screen calls removeItem(atPath:) twice",
                        "Screen calls write(to:) on Analytics.shared instead of data",
                        "Screen does not call removeItem(atPath:)", "Screen does not call write(to:)",
                    ]),
                FaultExample(
                    "the place of a file with a name",
                    "let place = folder.appending(path: \"a.log\"); manager.createFile(atPath: place.path)",
                    plants: [
                        "Screen calls appending(path:) on Analytics.shared instead of folder",
                        "Screen calls createFile(atPath:) on Analytics.shared instead of manager", "Screen calls createFile(atPath:) twice",
                        "Screen does not call createFile(atPath:)",
                    ]),
                FaultExample(
                    "a file that is read", "last = try String(contentsOf: folder.appending(path: \"a.log\"))",
                    plants: [
                        "Screen calls appending(path:) on Analytics.shared instead of folder", "Screen does not set last",
                        "Screen uses another text at the beginning of \"a.log\"", "Screen uses another text at the end of \"a.log\"",
                    ]),
                FaultExample(
                    "an element that is removed", "list.remove(at: \"ab\")",
                    plants: [
                        "Screen calls remove(at:) on Analytics.shared instead of list", "Screen calls remove(at:) twice",
                        "Screen does not call remove(at:)", "Screen uses another text at the beginning of \"ab\"",
                        "Screen uses another text at the end of \"ab\"",
                    ]),
            ]
        ) { node, _ in node.isPartOfWrittenPath }
    ]
}
