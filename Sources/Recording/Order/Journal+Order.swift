extension Journal {
    /// Asserts that these calls were made in this order, on any mocks and with any other calls between them.
    ///
    ///     journal.assertOrder([cart.called(.add(item: "book")), analytics.called(MockAnalyticsElements.track(event:))])
    ///
    /// A mock with another journal is a failure too, because its calls have no common order with the others.
    public func assertOrder(
        _ calls: [OrderedCall],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if let stranger = calls.first(where: { $0.journal !== self }) {
            return site.fail(
                "\(type(of: stranger.mock)) has another journal; create it with this journal to compare its calls.", home: home)
        }
        var cursor = -1
        for (index, call) in calls.enumerated() {
            let places = call.entries().filter(\.isMeant)
            guard let place = places.first(where: { $0.stamp > cursor }) else {
                let problem = places.isEmpty ? "was never recorded" : "was not recorded after \(calls[index - 1].text)"
                return site.fail(Journal.report("\(call.text) \(problem)", calls), home: home)
            }
            call.noteAsserted(place.position)
            cursor = place.stamp
        }
    }

    private static func report(_ problem: String, _ calls: [OrderedCall]) -> String {
        var told: Set<ObjectIdentifier> = []
        let entries = calls.filter { told.insert(ObjectIdentifier($0.mock)).inserted }.flatMap { $0.entries() }
            .sorted { $0.stamp < $1.stamp }  // seams:skip No two calls have the same position.
        let recorded = entries.prefix(50).enumerated().map { "  \($0.offset + 1)  \($0.element.text)" }
        let expected = calls.enumerated().map { "  \($0.offset + 1)  \($0.element.text)" }
        let lists = ["expected in this order:"] + expected + ["recorded by these mocks:"] + (recorded.isEmpty ? ["  nothing"] : recorded)
        return (["\(problem)."] + lists).joined(separator: "\n")
    }
}
