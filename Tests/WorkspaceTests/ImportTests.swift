import Foundation
import TestSupport
import Testing

/// The arrows between the modules of `Sources`, as docs/ARCHITECTURE.md draws them.
struct ImportTests {
    /// The modules that each module may import, apart from the toolchain's.
    static let allowed: [String: Set<String>] = [
        "AnalyticsSDK": [], "UIKitShim": [], "Injection": [], "InjectionTesting": ["Injection"], "Recording": [],
        "Workspace": [], "RunnerProtocol": [], "Launcher": [], "Facts": [],
        "Learner": ["Workspace"], "board": ["Learner"],
        "Building": ["Workspace"], "Faults": ["Workspace"], "MockGenerator": [], "TestRunner": ["Facts", "Injection", "RunnerProtocol"],
        "Judge": ["Building", "Faults", "RunnerProtocol", "Workspace"],
        "Grading": ["Building", "Judge", "Workspace"],
        "Comparison": ["Building", "Workspace"],
        "Mutation": ["Building", "Faults", "Workspace"],
        "Survey": ["Building", "Workspace"],
        "kata": [
            "Building", "Comparison", "Grading", "Judge", "Learner", "MockGenerator", "Mutation", "RunnerProtocol", "Survey", "Workspace",
        ],
    ]

    @Test func `every folder of Sources is a module with a place in the tree`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Clone.root.appending(path: "Sources").path)

        #expect(Set(folders) == Set(Self.allowed.keys))
    }

    @Test(arguments: allowed.keys.sorted()) func `an import points down, and never from a library to a tool`(_ module: String) throws {
        let allowed = try #require(Self.allowed[module])
        for file in try SwiftFile.all(below: "Sources/\(module)") where !file.path.contains("/Probes/") {
            let imports = Set(file.text.matches(of: #/(?m)^ *(?:\w+ )*import (?:\w+ )?(\w+)/#).map { String($0.output.1) })
            let strays = imports.intersection(Self.allowed.keys).subtracting(allowed)
            #expect(strays.isEmpty, "\(file.path) imports \(strays.sorted().joined(separator: ", "))")
        }
    }
}
