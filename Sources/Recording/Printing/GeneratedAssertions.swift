/// The code that asserts the calls that a mock recorded.
enum GeneratedAssertions {
    static func text(name: String, calls: [some Any]) -> String {
        var source = SourceText()
        let lines = calls.map { "    \(source.call($0))," }
        return lines.isEmpty ? "\(name).assertInvokes()" : (["\(name).assertInvokes(["] + lines + ["])"]).joined(separator: "\n")
    }
}
