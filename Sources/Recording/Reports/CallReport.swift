/// The report of a failed matching assertion: the recorded calls, with a mark at each match.
struct CallReport<Call> {
    let mock: String
    let calls: [Call]

    func text(_ summary: String, wanted: [Call] = [], mark: (Int) -> Bool) -> String {
        var source = SourceText(objects: .init())
        var lines = ["\(mock): \(summary)."]
        if !wanted.isEmpty {
            lines.append("missing:")
            for call in wanted { lines.append("  \(source.call(call))") }
        }
        lines.append("recorded by the mock:")
        for (position, call) in calls.enumerated().prefix(50) {
            lines.append("  \(position + 1)  \(source.call(call))\(mark(position) ? "   <- matches" : "")")
        }
        if calls.isEmpty { lines.append("  nothing") }
        if calls.count > 50 { lines.append("  … \(calls.count - 50) more") }
        return lines.joined(separator: "\n")
    }
}
