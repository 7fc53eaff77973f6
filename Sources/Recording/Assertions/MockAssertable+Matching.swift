extension MockAssertable {
    /// Asserts the number of times this call was made, regardless of other calls.
    ///
    ///     analytics.assertInvoked(.track(event: "checkout"), times: 2)
    ///     analytics.assertInvoked(.track(event: "refund"), times: .never)
    public func assertInvoked(
        _ call: MockIdentifier, times count: CallCount = .atLeast(1),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        check(CallPattern(call), count, at: CallSite(fileID, filePath, line, column))
    }

    /// Asserts the number of times a case was recorded, with any arguments or with those that `where` accepts.
    ///
    ///     analytics.assertInvoked(MockAnalyticsElements.track(event:), times: .once)
    ///     analytics.assertInvoked(MockAnalyticsElements.track(event:), where: { $0.hasPrefix("viewDidAppear") })
    public func assertInvoked<Arguments>(
        _ call: @escaping (Arguments) -> MockIdentifier, times count: CallCount = .atLeast(1),
        where isMeant: @escaping (Arguments) -> Bool = { _ in true },
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        check(CallPattern(call, where: isMeant), count, at: CallSite(fileID, filePath, line, column))
    }

    /// Asserts that all of these calls were made, in any order and among others, each at least as often as listed.
    public func assertInvokes(
        including calls: [MockIdentifier],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let recorded = invokedList
        var unused = Array(recorded.indices)
        var missing: [MockIdentifier] = []
        for call in calls {
            if let index = unused.firstIndex(where: { recorded[$0] == call }) { unused.remove(at: index) } else { missing.append(call) }
        }
        assertionState.noteAsserted(Set(recorded.indices).subtracting(unused))
        guard !missing.isEmpty else { return }
        let report = CallReport(mock: mockName, calls: recorded).text(
            "\(missing.count) of \(calls.count) calls \(missing.count == 1 ? "is" : "are") missing", wanted: missing,
            mark: { !unused.contains($0) })
        assertionState.fail(report, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns the arguments of every recorded call of one case, in order and with their types.
    ///
    ///     let events = analytics.arguments(of: MockAnalyticsElements.track(event:))   // ["viewDidAppear"]
    ///
    /// A call whose arguments a test has read counts as asserted.
    ///
    /// - Precondition: No argument is a bare function, which cannot be read from a case at run time. Wrap it in a ``Callback``, as
    ///   generated mocks do.
    ///
    /// - Parameter call: The case, as its constructor.
    /// - Returns: One element for each call; a tuple if the case has several values.
    public func arguments<Arguments>(of call: (Arguments) -> MockIdentifier) -> [Arguments] {
        let found = invokedList.enumerated().map { ($0.offset, EnumCase.arguments(of: $0.element, as: call)) }
        precondition(!EnumCase.holdsFunction(Arguments.self), "\(mockName) records a bare function; wrap it in a Callback to read it")
        assertionState.noteAsserted(found.filter { $0.1 != nil }.map(\.0))
        return found.compactMap(\.1)
    }
}

extension MockAssertable {
    /// Returns whether the number of matching calls is as expected; the matching calls then count as asserted.
    func holds(_ pattern: CallPattern<MockIdentifier>, _ count: CallCount) -> Bool {
        let matching = invokedList.enumerated().filter { pattern.matches($0.element) }.map(\.offset)
        assertionState.noteAsserted(matching)
        return count.range.contains(matching.count)
    }

    func check(_ pattern: CallPattern<MockIdentifier>, _ count: CallCount, after wait: String = "", at site: CallSite) {
        guard !holds(pattern, count) else { return }
        let recorded = invokedList
        let matching = Set(recorded.indices.filter { pattern.matches(recorded[$0]) })
        let found = matching.isEmpty ? "never recorded" : "recorded \(CallCount.times(matching.count))"
        let summary = "expected \(pattern.text) \(count.text), but it was \(found)\(wait)"
        let report = CallReport(mock: mockName, calls: recorded).text(summary, mark: matching.contains)
        assertionState.fail(report, at: site)
    }
}
