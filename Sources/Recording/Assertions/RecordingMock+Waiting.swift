extension RecordingMock {
    /// Waits until this call was made as often as expected, and fails after the time limit.
    ///
    ///     await analytics.assertInvoked(.track(event: "checkout"), within: .seconds(1))
    ///
    /// The wait ends as soon as the call that completes the count is made. A count without a lower bound, such as `.never`, is met
    /// immediately, so waiting adds nothing. The wait runs on the caller's actor, and a canceled task stops waiting.
    public nonisolated(nonsending) func assertInvoked(
        _ call: MockIdentifier, times count: CallCount = .atLeast(1), within limit: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        await check(CallPattern(call), count, within: limit, at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until a case was recorded as often as expected, with any or with certain arguments, and fails after the time limit.
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
            continuation.finish()  // seams:skip Without it, a wait ends at no time limit, and the second one does nothing.
        }
        for await _ in changes where holds(pattern, count) { break }
        alarm.cancel()  // seams:skip An alarm that nobody hears only takes memory until it rings.
        recorder.stopListening(id)  // seams:skip(doubled) The second time finds no listener.
        check(pattern, count, after: " within \(limit)", at: site)
    }
}
