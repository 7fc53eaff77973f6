import AnalyticsSDK
import Testing

@testable import ExtractAndOverrideCall

private final class StreamingScreen: CheckoutViewController {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    override func report(_ event: String) { continuation.yield(event) }

    func all() async -> [String] {
        continuation.finish()
        var list: [String] = []
        for await event in events { list.append(event) }
        return list
    }
}

struct CheckoutViewControllerTests {
    @Test(.timeLimit(.minutes(1))) func `one event per appearance`() async {
        let screen = StreamingScreen()
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        await #expect(screen.all() == ["viewDidAppear - StreamingScreen", "viewDidAppear - StreamingScreen"])
    }

    @Test func `loading is silent`() async {
        let screen = StreamingScreen()
        screen.loadViewIfNeeded()
        await #expect(screen.all().isEmpty)
    }

    @Test func `the extracted call`() {
        let screen = CheckoutViewController()
        #expect(Analytics.output { screen.report("hello") } == [">>hello"])
        #expect(Analytics.output { screen.viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
