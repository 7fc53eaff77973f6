import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

/// The program's name in the calls that it proposes: each works when it is typed in the current folder.
struct ProgramTests {
    /// A way to call the program, and the name that it must use.
    struct Case: CustomTestStringConvertible {
        /// The path that the shell gave to the script `kata`; nil for the program itself.
        var script: String?
        var name = "/nowhere/.build/debug/kata"
        /// The current folder, below the workspace's root.
        var folder = ""
        var isOnPath = false
        var program: String

        var testDescription: String { "\(script ?? name) in /\(folder)\(isOnPath ? ", on the PATH" : "")" }
    }

    static let cases = [
        Case(script: "./kata", program: "./kata"),
        Case(script: "../../kata", folder: "Katas/OneInjection", program: "../../kata"),
        Case(script: "WORKSPACE/kata", isOnPath: true, program: "kata"),
        Case(script: "/somewhere/kata", program: "/somewhere/kata"),
        Case(script: "/some where/kata", program: "'/some where/kata'"),
        Case(script: "kata", program: "./kata"),
        Case(name: "kata", program: "kata"),
        Case(name: "WORKSPACE/.build/debug/kata", program: "./kata"),
        Case(name: "WORKSPACE/.build/debug/kata", folder: "Katas/OneInjection", program: "../../kata"),
        Case(name: ".build/debug/kata", program: "./kata"),
    ]

    @Test(arguments: cases) func `a call is proposed in the way in which the program was called`(_ call: Case) throws {
        let workspace = try SmallWorkspace()
        let root = workspace.root.path
        var environment = ["PATH": "/usr/bin:/bin\(call.isOnPath ? ":\(root)" : "")"]
        environment["SEAMS_PROGRAM"] = call.script?.replacing("WORKSPACE", with: root)

        let program = Terminal.program(
            name: call.name.replacing("WORKSPACE", with: root), environment: environment, in: workspace.root.appending(path: call.folder))

        #expect(program == call.program)
    }

    @Test func `outside a workspace it is the program as it was typed`() {
        let folder = URL(filePath: "/")
        #expect(Terminal.program(name: "/clone/.build/debug/kata", environment: [:], in: folder) == "/clone/.build/debug/kata")
    }

    @Test func `outside a workspace the script's own workspace counts`() async throws {
        let workspace = try SmallWorkspace(), elsewhere = try TemporaryFolder()
        let script = ["SEAMS_PROGRAM": workspace.root.appending(path: "kata").path]

        let outcome = await KataCommand.Outcome(of: ["board"], in: elsewhere.url) {
            $0.scriptFolder = Terminal.scriptFolder(environment: script, in: elsewhere.url)
        }
        let other = await KataCommand.Outcome(of: ["board"], in: elsewhere.url)

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("  open  \(workspace.root.path)/Katas/OneInjection/README.md\n"), "\(outcome)")
        #expect(other.code == 3)
    }

    @Test func `paths are shown as they can be typed in the current folder`() throws {
        let workspace = try SmallWorkspace()
        let file = workspace.root.appending(path: "Solutions/One Injection/Start")
        func path(in folder: String) -> String {
            Transcript().system(in: workspace.root.appending(path: folder)).path(to: file)
        }

        #expect(path(in: "") == "'Solutions/One Injection/Start'")
        #expect(path(in: "Solutions") == "'One Injection/Start'")
        #expect(path(in: "Katas/OneInjection") == "'../../Solutions/One Injection/Start'")
        #expect(Transcript().system(in: URL(filePath: "/usr")).path(to: file) == "'\(file.path)'")
    }
}
