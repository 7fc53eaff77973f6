import Foundation

/// Measures an appearance of the screen, and of the same screen with a direct call.
///
/// The measurements alternate in one process, so that a slow moment of the machine affects both; it reports their medians.
enum CostProbe {
    static func run() {
        let technique = hidden(productionScreen())
        let direct = hidden(directScreen())
        var costs: (technique: [Double], direct: [Double]) = ([], [])
        for _ in 0..<rounds {
            costs.direct.append(time { direct.viewDidAppear(false) })
            costs.technique.append(time { technique.viewDidAppear(false) })
        }
        report(["technique": median(costs.technique), "direct": median(costs.direct)])
    }

    static let rounds = 301
    static let calls = 10_000

    /// Returns the nanoseconds for one call.
    @inline(never) static func time(_ body: () -> Void) -> Double {
        let elapsed = ContinuousClock().measure { for _ in 0..<calls { body() } }
        return elapsed / .nanoseconds(1) / Double(calls)
    }

    /// Returns the same screen, whose origin the optimizer then cannot know.
    @inline(never) @_optimize(none) static func hidden<Screen>(_ screen: Screen) -> Screen { screen }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
