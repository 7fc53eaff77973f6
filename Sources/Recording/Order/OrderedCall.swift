/// A call of one mock, named so that ``Journal/assertOrder(_:fileID:filePath:line:column:)`` can look for it among those of others.
public struct OrderedCall {
    /// One recorded call, with its place in the journal.
    struct Entry {
        var stamp: Int
        var text: String
        var isMeant: Bool
    }

    let text: String
    let mock: AnyObject
    let journal: Journal
    let entries: () -> [Entry]
    let noteAsserted: (_ stamp: Int) -> Void
}

extension RecordingMock {
    /// Names a call of this mock for an assertion about the order of several.
    ///
    /// - Parameter call: The call, with its arguments.
    /// - Returns: What to hand to ``Journal/assertOrder(_:fileID:filePath:line:column:)``.
    public func called(_ call: MockIdentifier) -> OrderedCall {
        ordered(CallPattern(call))
    }

    /// Names a case of this mock, with any arguments or some, for an assertion about the order of several.
    ///
    /// - Parameters:
    ///   - call: The case, as the function that makes it.
    ///   - isMeant: Which arguments are meant; any if left out.
    /// - Returns: What to hand to ``Journal/assertOrder(_:fileID:filePath:line:column:)``.
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
                return recorder.stamped.map { entry in
                    .init(stamp: entry.stamp, text: "\(name) \(source.call(entry.call))", isMeant: pattern.matches(entry.call))
                }
            },
            noteAsserted: { stamp in
                guard let position = recorder.stamped.firstIndex(where: { $0.stamp == stamp }) else { return }
                recorder.state.noteAsserted([position])
            })
    }
}
