import Injection
import Testing

private final class Promises: SharedContainer {
    static let shared = Promises()
    let manager = ContainerManager()
    var tracker: Factory<(any Tracking)?> { promised() }
    var named: ParameterFactory<String, (any Tracking)?> { promised() }
}

#if DEBUG
/// Tests that a promise that no module keeps ends the process with its name and place.
@Suite struct PromiseTests {
    @Test func `a broken promise says which factory nobody has registered, and where it is declared`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Promises.shared.tracker()
        }
        expect(String(decoding: result.standardErrorContent, as: UTF8.self), toName: "tracker", 7)
    }

    @Test func `a broken promise with a parameter says the same`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Promises.shared.named("any")
        }
        expect(String(decoding: result.standardErrorContent, as: UTF8.self), toName: "named", 8)
    }

    private func expect(_ report: String, toName name: String, _ line: Int) {
        let start = "Tracking was not registered\n    Promises.\(name) is a promised factory, and no module has registered it.\n"
        #expect(report.ranges(of: start).count == 1)
        #expect(report.contains("InjectionTests/PromiseTests.swift:\(line): Fatal error: Tracking was not registered\n"))
    }
}
#endif
