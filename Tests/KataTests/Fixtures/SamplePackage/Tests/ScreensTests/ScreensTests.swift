import Recording
import Screens
import Testing

/// Mocks of protocols that belong to the main actor by the settings of their module.
struct ScreensTests {
    @Test func `a mock records on the main actor, and from outside what is called there`() async throws {
        let list = MockLoadingList()
        list.stubbedLog = 3
        list.stubbedConfirm = true

        list.show([])
        #expect(try await list.confirm("Pay?"))
        #expect(await Task.detached { list.log("paid") }.value == 3)

        list.assertInvokes([.show([]), .confirm("Pay?"), .log("paid")])
    }
}
