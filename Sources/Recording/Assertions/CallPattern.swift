/// A pattern for the calls of one mock: one exact call, or a case with any or with certain arguments.
struct CallPattern<Call> {
    /// The text of the pattern in a report.
    let text: String
    let matches: (Call) -> Bool
}

extension CallPattern where Call: Equatable {
    init(_ call: Call) {
        var source = SourceText(objects: .init())
        text = source.call(call)
        matches = { $0 == call }
    }
}

extension CallPattern {
    init<Arguments>(_ call: @escaping (Arguments) -> Call, where isMeant: @escaping (Arguments) -> Bool) {
        text = "the requested case"
        matches = { EnumCase.arguments(of: $0, as: call).map(isMeant) ?? false }
    }
}
