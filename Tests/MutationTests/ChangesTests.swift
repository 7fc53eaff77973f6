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
}
