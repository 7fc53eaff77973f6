/// Lets only so many pass at a time; the others wait in a row.
package actor Gate {
    /// The gate for everything that keeps a processor busy by itself: checks, compilers and built commands.
    ///
    /// A hundred at once would be no faster, and tests that look at a clock beside them would not get a processor.
    package static let work = Gate(places: 4)

    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init(places: Int) {
        self.places = places
    }

    package func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async {
        guard places == 0 else {
            places -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
    }
}
