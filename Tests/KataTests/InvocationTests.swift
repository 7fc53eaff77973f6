import Foundation
import Testing
import Workspace

@testable import Learner
@testable import kata

struct InvocationTests {
    @Test func `a proposed call keeps the folder and the options that were typed`() throws {
        let system = Transcript().system(in: URL(filePath: "/"))

        let invocation = try Invocation(words: ["--plain", "mutate", "my app", "--scratch", "/builds", "--target", "Shop"], system: system)

        #expect(invocation.call(adding: "--all") == "./kata mutate 'my app' --scratch /builds --target Shop --all")
        #expect(
            invocation.call(setting: "--target", to: "'the till'") == "mutate 'my app' --scratch /builds --target 'the till'",
            "\(invocation)")
        #expect(try Invocation(words: ["survey"], system: system).call(adding: "--all") == "./kata survey --all")
        #expect(try Invocation(words: ["survey", "--", "-app"], system: system).call(adding: "--all") == "./kata survey --all -- -app")
    }

    @Test func `a kata may be named by the path of its folder, as a shell completes it`() throws {
        let workspace = try SmallWorkspace()
        let katas = try Workspace(containing: workspace.root).katas()

        #expect(katas.meant(by: "Katas/TwoInjection/").map(\.name) == ["two-injection"])
        #expect(katas.meant(by: "./Katas/TwoInjection").map(\.name) == ["two-injection"])
        #expect(katas.meant(by: "Solutions/TwoInjection").isEmpty)
    }

    @Test func `an import of progress is a merge`() async throws {
        let workspace = try SmallWorkspace()

        let outcome = await KataCommand.Outcome(of: ["state", "import", "gone.json"], in: workspace.root)

        #expect(outcome.code == 2 && outcome.errors.contains("gone.json"), "\(outcome)")
    }

    @Test func `an option that takes several values adds up`() throws {
        let call = try Invocation(
            words: ["mutate", "--file", "A.swift,B.swift", "--file", "C.swift"], system: Transcript().system(in: URL(filePath: "/")))

        #expect(call.list("--file") == ["A.swift", "B.swift", "C.swift"])
    }

    @Test func `behind two hyphens everything is an argument`() throws {
        let system = Transcript().system(in: URL(filePath: "/"))

        let call = try Invocation(words: ["mutate", "--target", "Shop", "--", "--help", "-app"], system: system)
        #expect(call.command.name == "mutate")
        #expect(call.words == ["--help", "-app"])
        #expect(call.options == ["--target": "Shop"])
        #expect(try Invocation(words: ["--", "list", "--json"], system: system).options == ["--json": ""])
        #expect(throws: Misuse.self) { try Invocation(words: ["list", "--", "--json"], system: system) }
        #expect(throws: Misuse.self) { try Invocation(words: ["record", "--module", "--", "x.swift"], system: system) }
    }
}
