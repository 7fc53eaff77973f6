extension MockAssertable {
    /// Asserts that nothing was called on this mock.
    public func assertInvokes(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        assertInvokes([], fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Asserts that exactly these calls were made, in this order.
    ///
    /// The failure lists the expected and the recorded calls by position, and marks each call that is missing, extra or out of order.
    public func assertInvokes(
        _ givenInvokes: [MockIdentifier],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let recorded = invokedList
        assertionState.noteAllAsserted(count: recorded.count)
        guard recorded != givenInvokes else { return }
        let difference = CallDifference(expected: givenInvokes, recorded: recorded)
        assertionState.fail(difference.report(by: mockName), at: CallSite(fileID, filePath, line, column))
    }
}
