extension CallDifference {
    /// Returns the difference in words, followed by both lists with a mark at each call that differs.
    ///
    /// - Parameter mock: The name of the mock that recorded the calls.
    /// - Returns: The lines of the report.
    func report(by mock: String) -> String {
        var source = SourceText(objects: .init())
        let expectedLines = lines(expected, expectedFates, missing: "missing", elsewhere: "recorded at", &source)
        let recordedLines = lines(recorded, recordedFates, missing: "extra", elsewhere: "expected at", &source)
        let parts = ["\(mock): \(summary)."] + ["expected by the test:"] + expectedLines + ["recorded by the mock:"] + recordedLines
        return parts.joined(separator: "\n")
    }

    private var summary: String {
        let counts = [
            (expectedFates.count { $0 == .absent }, "missing"),
            (recordedFates.count { $0 == .absent }, "extra"),
            (expectedFates.count { if case .elsewhere = $0 { true } else { false } }, "out of order"),
        ]
        let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "call is" : "calls are") \($0.1)" }
        return told.joined(separator: ", ") + "; first difference at position \(firstDifference + 1)"
    }

    private func lines(
        _ calls: [Call], _ fates: [Fate], missing: String, elsewhere: String, _ source: inout SourceText
    ) -> [String] {
        guard !calls.isEmpty else { return ["  nothing"] }
        let shown = calls.indices.filter { isNear($0, fates) }
        var lines: [String] = []
        var next = 0
        for position in shown {
            if position > next { lines.append("  … \(position - next) more as expected") }
            let mark =
                switch fates[position] {
                case .same: ""
                case .absent: "   <- \(missing)"
                case .elsewhere(let other): "   <- \(elsewhere) position \(other + 1)"
                }
            lines.append("  \(position + 1)  \(source.call(calls[position]))\(mark)")
            next = position + 1
        }
        if next < calls.count { lines.append("  … \(calls.count - next) more") }
        return lines
    }

    /// Returns whether to show a call: a long report shows only the differences, with three calls around each of them.
    ///
    /// It ends fifty calls after the first difference.
    private func isNear(_ position: Int, _ fates: [Fate]) -> Bool {
        guard position < firstDifference + 50 else { return false }
        let around = max(0, position - 3)...min(fates.count - 1, position + 3)
        return fates.count <= 20 || around.contains { fates[$0] != .same || $0 == firstDifference }
    }
}
