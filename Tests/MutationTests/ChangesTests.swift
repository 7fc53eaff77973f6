import Foundation
import TestSupport
import Testing

@testable import Mutation

struct ChangesTests {
    @Test func `the changed lines of a diff are those of the new file`() {
        let diff = """
            diff --git a/Sources/A.swift b/Sources/A.swift
            --- a/Sources/A.swift
            +++ b/Sources/A.swift
            @@ -3 +3,2 @@ func a() {
            -    old
            +    new
            +    newer
            @@ -20,2 +20,0 @@
            -    gone
            -    gone
            diff --git a/Sources/Gone.swift b/Sources/Gone.swift
            --- a/Sources/Gone.swift
            +++ /dev/null
            @@ -1,2 +0,0 @@
            -x
            -y
            """
        let changes = Changes(diff: diff, newFiles: ["Sources/New.swift"])
        #expect((1...30).filter { changes.touches("Sources/A.swift", line: $0) } == [3, 4, 20, 21])
        #expect(!changes.touches("Sources/Gone.swift") && !changes.touches("Sources/B.swift"))
        #expect(changes.touches("Sources/New.swift", line: 7))
    }

    @Test func `a change of documents alone is a report without faults, of the whole and of a part`() async throws {
        let package = try SmallPackage()
        let commit = ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "A"]
        for arguments in [["init", "-q"], ["add", "."], commit] {
            let git = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", package.root.path] + arguments)
            git.waitUntilExit()
            try #require(git.terminationStatus == 0)
        }
        try package.write("A word on prices.\n", to: "README.md")

        await #expect(throws: MutationError.unknownRevision("nowhere")) { _ = try await package.report { $0.since = "nowhere" } }
        let (whole, part) = try await Gate.work.pass {
            let whole = try await package.report { $0.since = "HEAD" }
            return (whole, try await package.report { ($0.since, $0.shard) = ("HEAD", Shard("1/2")) })
        }

        #expect(whole.faults.isEmpty && whole.score == nil && whole.shard == nil)
        #expect(part.faults.isEmpty && part.shard?.parts == [1])
    }
}
