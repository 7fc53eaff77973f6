/// What a test asks for among the calls of one mock: one call exactly, or a case with any arguments or with some.
struct CallPattern<Call> {
    /// How the pattern reads in a report.
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
        text = "the case asked for"
        matches = { EnumCase.arguments(of: $0, as: call).map(isMeant) ?? false }
    }
}
