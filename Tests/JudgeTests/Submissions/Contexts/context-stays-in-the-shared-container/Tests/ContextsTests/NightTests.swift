import Injection
import Testing

@testable import Contexts

@Test func `an argument of a test's own chooses the dark theme`() {
    AppContainer.shared.myStyleSystem.onArg("night") { DarkTheme() }
    inApp("night") { #expect(AppContainer.shared.myStyleSystem() is DarkTheme) }
}
