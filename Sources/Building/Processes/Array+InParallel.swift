internal import Foundation

extension Array where Element: Sendable {
    /// Maps the elements, as many at a time as there are processors, and keeps their order.
    ///
    /// - Parameters:
    ///   - atOnce: The elements at a time; nil for as many as there are processors, and at least two.
    ///   - work: Makes the result of an element.
    ///   - use: Called with each result as soon as those of all elements before it have been used.
    package func mapInParallel<Result: Sendable>(
        atOnce: Int? = nil, _ work: @escaping @Sendable (Element) async throws -> Result, inOrder use: (Result) throws -> Void = { _ in }
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results: [Result] = []
            var early: [Int: Result] = [:]
            var waiting = enumerated().makeIterator()
            func startNext() {
                guard let (index, element) = waiting.next() else { return }
                group.addTask { (index, try await work(element)) }
            }
            for _ in 0..<(atOnce ?? Swift.max(2, ProcessInfo.processInfo.activeProcessorCount)) { startNext() }
            while let (index, result) = try await group.next() {
                startNext()
                early[index] = result
                while let next = early.removeValue(forKey: results.count) {
                    try use(next)
                    results.append(next)
                }
            }
            return results
        }
    }
}
