import Testing

@testable import Survey

/// The calls that count as callers of a finding.
struct CallersTests {
    @Test func `a call with too few arguments, or with other labels, means another function of the name`() async throws {
        let report = try await SmallCode(
            """
            private func time(_ block: () -> Void) { block(); print(Date()) }
            private func time(_ setup: () -> Int, _ block: (Int) -> Void, text: String = "") { block(setup()); print(UUID()) }
            final class Editor { func open(file: String) { print(Locale.current) } }
            final class Manager { func open(item: String) { print(item) } }
            final class User {
                func a() { time { print(1) }; time { print(2) }; time({ 3 }) { print($0) } }
                func b(editor: Editor, manager: Manager) { editor.open(file: "a"); manager.open(item: "b"); editor.open(item: "c") }
            }
            """
        ).report()
        func callers(_ what: String) -> Int? { report.findings.first { $0.what == what }?.callers }

        #expect(callers("Date()") == 2 && callers("UUID()") == 1)
        #expect(callers("Locale.current") == 1)
    }
}
