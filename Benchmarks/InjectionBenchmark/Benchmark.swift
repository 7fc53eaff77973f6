import Foundation

/// One line of the table: an operation, and the same operation written by hand.
struct Benchmark {
    /// The limit for the container's operation.
    enum Target {
        /// A multiple of the time by hand.
        case ratio(Double)
        case nanoseconds(Double)
        /// A multiple of one thread's operations.
        case throughput(atLeast: Double?)
        case none
    }

    var name: String
    var target: Target
    var operations = 100_000
    var byHand: ((Int) -> Void)?
    var ours: (Int) -> Void
}

/// Measures every benchmark once per round, so that disturbances of the machine affect all of them alike.
///
/// - Returns: The median nanoseconds per operation, by hand and with the container.
func measure(_ benchmarks: [Benchmark], rounds: Int) -> [(byHand: Double?, ours: Double)] {
    var byHand = benchmarks.map { _ in [Double]() }
    var ours = byHand
    for round in 0...rounds {
        for (index, benchmark) in benchmarks.enumerated() {
            let hand = benchmark.byHand.map { nanoseconds(benchmark.operations, $0) }
            let own = nanoseconds(benchmark.operations, benchmark.ours)
            if round == 0 { continue }  // the first round only warms up
            if let hand { byHand[index].append(hand) }
            ours[index].append(own)
        }
    }
    return zip(byHand, ours).map { (byHand: $0.isEmpty ? nil : median($0), ours: median($1)) }
}

private func nanoseconds(_ operations: Int, _ body: (Int) -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body(operations)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(operations)
}

private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

/// Consumes a service, so that the compiler cannot remove its creation.
@inline(never) @_optimize(none)
func take(_ service: any Service) {}

/// Consumes an object, so that the compiler cannot remove its creation.
@inline(never) @_optimize(none)
func take(object: AnyObject) {}
