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

extension Journal {
    /// Asserts that these calls were made in this order, by whichever mocks; others may stand between them.
    ///
    ///     journal.assertOrder([cart.called(.add(item: "book")), analytics.called(MockAnalyticsElements.track(event:))])
    ///
    /// A mock that was made with another journal is a failure too, as there is no order to look at.
    public func assertOrder(
        _ calls: [OrderedCall],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if let stranger = calls.first(where: { $0.journal !== self }) {
            return site.fail("\(type(of: stranger.mock)) has another journal; make it with this one to compare its calls.", home: home)
        }
        var cursor = -1
        for (index, call) in calls.enumerated() {
            let places = call.entries().filter(\.isMeant).map(\.stamp)
            guard let place = places.first(where: { $0 > cursor }) else {
                let problem = places.isEmpty ? "was never recorded" : "was not recorded after \(calls[index - 1].text)"
                return site.fail(Journal.report("\(call.text) \(problem)", calls), home: home)
            }
            call.noteAsserted(place)
            cursor = place
        }
    }

    private static func report(_ problem: String, _ calls: [OrderedCall]) -> String {
        var told: Set<ObjectIdentifier> = []
        let entries = calls.filter { told.insert(ObjectIdentifier($0.mock)).inserted }.flatMap { $0.entries() }
        let recorded = entries.sorted { $0.stamp < $1.stamp }.prefix(50).enumerated().map { "  \($0.offset + 1)  \($0.element.text)" }
        let expected = calls.enumerated().map { "  \($0.offset + 1)  \($0.element.text)" }
        let lists = ["expected in this order:"] + expected + ["recorded by these mocks:"] + (recorded.isEmpty ? ["  nothing"] : recorded)
        return (["\(problem)."] + lists).joined(separator: "\n")
    }
}
