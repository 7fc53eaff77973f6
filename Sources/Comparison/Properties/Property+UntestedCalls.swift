internal import Building
internal import SwiftSyntax
internal import Workspace

extension Property {
    static let untestedCalls = Property(
        name: "untested-calls", title: "New calls not tested", group: .tests,
        method: """
            Alters the argument of each call that the solution adds, one at a time, and counts the calls of which a test's double sees no \
            difference: only a test of the real instance can run them. A call is new if no call of the legacy code has its arguments.
            """, lessIsBetter: true
    ) { measuring in
        let technique = measuring.technique
        let old = Set(technique.start.texts.flatMap(EventCalls.inSource).map(\.arguments.trimmedDescription))
        let new = technique.production.texts.flatMap(EventCalls.inSource).filter { !old.contains($0.arguments.trimmedDescription) }
        var untested: [String] = []
        for call in new.map(\.trimmedDescription) {
            let outcome = try await measuring.run(.init(part: .probe("Call"), changes: [.altered(call)]))
            if outcome["unaltered"] == 1 { untested.append(call) }
        }
        return .count(untested.count, untested)
    }
}

extension Change {
    /// Returns a change of the argument of a call.
    fileprivate static func altered(_ call: String) -> Change {
        Change { file, _ in
            EventCalls.inFile(file).filter { $0.trimmedDescription == call }.compactMap(\.arguments.first?.expression).map { argument in
                let start = argument.positionAfterSkippingLeadingTrivia.utf8Offset
                return SourceChange(range: start..<argument.endPositionBeforeTrailingTrivia.utf8Offset, text: #""altered""#)
            }
        }
    }
}
