import Foundation

/// The table of results: one line per benchmark, with its target.
struct Table {
    var benchmarks: [Benchmark]

    /// Measures the benchmarks and prints the table.
    func print(rounds: Int) {
        Swift.print(row("operation", "by hand", "ours", "ratio", "target"))
        for (benchmark, (byHand, ours)) in zip(benchmarks, measure(benchmarks, rounds: rounds)) {
            let ratio = byHand.map { ours / $0 }
            let verdict: String
            switch benchmark.target {
            case .ratio(let limit): verdict = "at most \(limit)" + mark((ratio ?? 0) <= limit)
            case .nanoseconds(let limit): verdict = "at most \(Int(limit)) ns" + mark(ours <= limit)
            case .throughput(let limit?): verdict = "at least \(limit)×" + mark(1 / (ratio ?? 1) >= limit)
            case .throughput(nil), .none: verdict = ""
            }
            var shown = ratio
            if case .throughput = benchmark.target { shown = ratio.map { 1 / $0 } }
            Swift.print(row(benchmark.name, byHand.map(decimal) ?? "", decimal(ours), shown.map(decimal) ?? "", verdict))
        }
        Swift.print()
    }

    private func mark(_ isMet: Bool) -> String { isMet ? "" : "  MISSED" }

    private func decimal(_ number: Double) -> String { String(format: "%.1f", number) }

    private func row(_ name: String, _ byHand: String, _ ours: String, _ ratio: String, _ verdict: String) -> String {
        let cells = [byHand, ours, ratio].map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
        return name.padding(toLength: 46, withPad: " ", startingAt: 0) + cells.joined() + "  " + verdict
    }
}
