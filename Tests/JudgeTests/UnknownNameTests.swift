import Building
import Foundation
import Testing
import Workspace

@testable import Judge

/// A name that the compiler does not find is compared with the declared ones.
struct UnknownNameTests {
    private func look(_ code: String, line: Int, missing name: String) -> UnknownName? {
        let sources = SourceSet(files: [.init(path: "Tests/XTests/X.swift", bytes: Data(code.utf8))])
        let error = Diagnostic(Place("Tests/XTests/X.swift", line: line), .error, "cannot find '\(name)' in scope")
        return UnknownName(error, in: [sources])
    }

    @Test func `a name that is spelled almost alike is proposed`() {
        let found = look("let spy = 1\n\nlet x = sppy\n", line: 3, missing: "sppy")

        #expect(found?.nearest == "spy")
        #expect(found?.place == Place("Tests/XTests/X.swift", line: 1))
    }

    @Test func `what the line itself declares is not proposed`() {
        #expect(look("let spy = Spy()\n", line: 1, missing: "Spy") == nil)
    }

    @Test func `an assignment to a name that nothing declares is told to declare it`() throws {
        let found = try #require(look("total = 1\n", line: 1, missing: "total"))

        #expect(found.nearest == nil)
        #expect(found.sentence.contains("write `let` before `total`"))
    }
}
