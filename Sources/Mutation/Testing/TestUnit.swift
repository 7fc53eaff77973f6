/// The tests that run in one process when it is measured what they reach: a single test, or several that need each other.
struct TestUnit: Sendable {
    let tests: [TestCase]
    /// The numbers of the faults that they reach, sorted.
    let reached: [Int]
    /// The number of functions that they enter, which is the same in every shard.
    let entered: Int
    /// The processor time of the process.
    let processorSeconds: Double
    let seconds: Double
}
