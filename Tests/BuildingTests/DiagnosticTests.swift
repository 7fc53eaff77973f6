import Testing
import Workspace

@testable import Building

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
                Diagnostic(Place("Sources/X/Screen.swift", line: 12, column: 5), .error, "cannot find 'y' in scope"),
                Diagnostic(Place("Sources/X/Screen.swift", line: 3, column: 1), .warning, "unused: here: there"),
                Diagnostic(nil, .error, "no such module"), Diagnostic(nil, .note, "something"),
            ])
    }

    @Test func `a message about the code of a macro has the place of the macro`() {
        let output = """
            /tmp/swift-generated-sources/@__swiftmacro_1T6expectfMf_.swift:2:3: error: 'async' call in a function
            /tmp/swift-generated-sources/@__swiftmacro_1T4Testf_.swift:9:1: note: in expansion of macro 'expect' here
            Tests/XTests/ScreenTests.swift:24:5: note: in expansion of macro 'Test' here
            Tests/XTests/ScreenTests.swift:30:5: error: cannot find 'y' in scope
            """

        let errors = Diagnostic.parse(output).filter { $0.severity == .error }
        #expect(
            errors == [
                Diagnostic(Place("Tests/XTests/ScreenTests.swift", line: 24, column: 5), .error, "'async' call in a function"),
                Diagnostic(Place("Tests/XTests/ScreenTests.swift", line: 30, column: 5), .error, "cannot find 'y' in scope"),
            ])
    }

    @Test func `a place can be clicked`() {
        let diagnostic = Diagnostic(Place("Sources/X/Screen.swift", line: 12, column: 5), .error, "no")

        #expect(diagnostic.place?.clickable(in: "/somewhere") == "/somewhere/Sources/X/Screen.swift:12:5")
        #expect(diagnostic.place?.short == "Screen.swift:12")
    }

    @Test
    func
        `complaints about generated attributes are left out beside the error that they follow from, and the group is no part of a message`()
    {
        let noise =
            "/tmp/swift-generated-sources/@__swiftmacro_1T4Testf_.swift:9:1: error: global variable must be a compile-time constant to use @section attribute"
        let note = "Tests/XTests/ScreenTests.swift:24:5: note: in expansion of macro 'Test' here"
        let error = "Tests/XTests/ScreenTests.swift:30:5: error: call to main actor-isolated initializer 'init()' [#ActorIsolatedCall]"

        let place = Place("Tests/XTests/ScreenTests.swift", line: 30, column: 5)
        #expect(
            Diagnostic.parse([noise, note, error].joined(separator: "\n")).filter { $0.severity == .error } == [
                Diagnostic(place, .error, "call to main actor-isolated initializer 'init()'")
            ])
        #expect(Diagnostic.parse([noise, note].joined(separator: "\n")).filter { $0.severity == .error }.map(\.place?.line) == [24])
    }
}
