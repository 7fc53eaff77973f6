import Testing

@testable import Judge

struct DiagnosticTests {
    @Test func `the compiler's one-line messages are read, and nothing else`() {
        let output = """
            Sources/X/Screen.swift:12:5: error: cannot find 'y' in scope
                y.track()
                ^
            Sources/X/Screen.swift:3:1: warning: unused: here: there
            <unknown>:0: error: no such module
            note: something
            """

        #expect(
            Diagnostic.parse(output) == [
                Diagnostic(file: "Sources/X/Screen.swift", line: 12, column: 5, severity: .error, message: "cannot find 'y' in scope"),
                Diagnostic(file: "Sources/X/Screen.swift", line: 3, column: 1, severity: .warning, message: "unused: here: there"),
                Diagnostic(severity: .error, message: "no such module"), Diagnostic(severity: .note, message: "something"),
            ])
    }

    @Test func `a place can be clicked`() {
        let diagnostic = Diagnostic(file: "Sources/X/Screen.swift", line: 12, column: 5, severity: .error, message: "no")

        #expect(diagnostic.place(in: "/somewhere") == "/somewhere/Sources/X/Screen.swift:12:5")
        #expect(diagnostic.shortPlace == "Screen.swift:12")
    }
}
