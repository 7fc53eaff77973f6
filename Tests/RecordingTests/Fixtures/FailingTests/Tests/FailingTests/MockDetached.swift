import Recording

/// A mock that a detached task may use.
final class MockDetached: RecordingMock {
    let recorder = Recorder<MockDetachedElements>()
}

enum MockDetachedElements: MockEquatable {
    case called
}
