import Recording

/// The analytics of a screen, whose mock is used from any thread.
protocol AnalyticsInterface: Sendable {
    func track(event: String)
    func track(screen: String)
    func identify(user: String, plan: Int)
}

final class MockAnalytics: AnalyticsInterface, RecordingMock {
    let recorder: Recorder<MockAnalyticsElements>

    init(journal: Journal = Journal()) { recorder = Recorder(journal: journal) }

    func track(event: String) { invokedList.append(.track(event: event)) }
    func track(screen: String) { invokedList.append(.track(screen: screen)) }
    func identify(user: String, plan: Int) { invokedList.append(.identify(user: user, plan: plan)) }
}

enum MockAnalyticsElements: MockEquatable {
    case track(event: String)
    case track(screen: String)
    case identify(user: String, plan: Int)
}

/// A mock that is an actor.
actor MockCart: RecordingMock {
    let recorder: Recorder<MockCartElements>

    init(journal: Journal = Journal()) { recorder = Recorder(journal: journal) }

    func add(item: String) { invokedList.append(.add(item: item)) }
}

enum MockCartElements: MockEquatable {
    case add(item: String)
}

/// A mock on the main actor, like a screen's collaborators.
@MainActor final class MockRouter: RecordingMock {
    let recorder = Recorder<MockRouterElements>()

    func show(_ screen: String) { invokedList.append(.show(screen)) }
}

enum MockRouterElements: MockEquatable {
    case show(String)
}
