extension RecordingMock {
    /// Waits until this call was made as often as expected, and fails if it was not by then.
    ///
    ///     await analytics.assertInvoked(.track(event: "checkout"), within: .seconds(1))
    ///
    /// Returns at the very call that fulfils it. A number that may not be passed, such as `.never`, holds until it is passed, so
    /// waiting adds nothing to it. Runs where its caller does; a cancelled task stops waiting.
    public nonisolated(nonsending) func assertInvoked(
        _ call: MockIdentifier, times count: CallCount = .atLeast(1), within limit: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        await check(CallPattern(call), count, within: limit, at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until a case was recorded as often as expected, with any arguments or those meant, and fails if it was not by then.
    ///
    ///     await analytics.assertInvoked(MockAnalyticsElements.track(event:), times: 3, within: .seconds(1))
    public nonisolated(nonsending) func assertInvoked<Arguments>(
        _ call: @escaping (Arguments) -> MockIdentifier, times count: CallCount = .atLeast(1), within limit: Duration,
        where isMeant: @escaping (Arguments) -> Bool = { _ in true },
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        await check(CallPattern(call, where: isMeant), count, within: limit, at: CallSite(fileID, filePath, line, column))
    }

    private nonisolated(nonsending) func check(
        _ pattern: CallPattern<MockIdentifier>, _ count: CallCount, within limit: Duration, at site: CallSite
    ) async {
        let (changes, continuation, id) = recorder.changes()
        let alarm = Task {
            try await Task.sleep(for: limit)
            continuation.finish()
        }
        for await _ in changes where holds(pattern, count) { break }
        alarm.cancel()
        recorder.stopListening(id)
        check(pattern, count, after: " within \(limit)", at: site)
    }
}
