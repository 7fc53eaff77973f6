/// A call of one mock, as an element of ``Journal/assertOrder(_:fileID:filePath:line:column:)``.
public struct OrderedCall {
    /// One recorded call, with its position in the journal.
    struct Entry {
        var stamp: Int
        /// The position in the mock's own list.
        var position: Int
        var text: String
        var isMeant: Bool
    }

    let text: String
    let mock: AnyObject
    let journal: Journal
    let entries: () -> [Entry]
    let noteAsserted: (_ position: Int) -> Void
}

extension RecordingMock {
    /// Names a call of this mock for an assertion about order.
    ///
    /// - Parameter call: The call, with its arguments.
    /// - Returns: The element to pass to ``Journal/assertOrder(_:fileID:filePath:line:column:)``.
    public func called(_ call: MockIdentifier) -> OrderedCall {
        ordered(CallPattern(call))
    }

    /// Names a case of this mock, with any or with certain arguments, for an assertion about order.
    ///
    /// - Parameters:
    ///   - call: The case, as its constructor.
    ///   - isMeant: A condition for the arguments; by default, any arguments match.
    /// - Returns: The element to pass to ``Journal/assertOrder(_:fileID:filePath:line:column:)``.
    public func called<Arguments>(
        _ call: @escaping (Arguments) -> MockIdentifier, where isMeant: @escaping (Arguments) -> Bool = { _ in true }
    ) -> OrderedCall {
        ordered(CallPattern(call, where: isMeant))
    }

    private func ordered(_ pattern: CallPattern<MockIdentifier>) -> OrderedCall {
        let (recorder, name) = (recorder, mockName)
        return OrderedCall(
            text: "\(name) \(pattern.text)", mock: self, journal: recorder.journal,
            entries: {
                var source = SourceText(objects: .init())
                return recorder.stamped.enumerated().map { position, entry in
                    .init(
                        stamp: entry.stamp, position: position, text: "\(name) \(source.call(entry.call))",
                        isMeant: pattern.matches(entry.call))
                }
            },
            noteAsserted: { recorder.state.noteAsserted([$0]) })
    }
}
