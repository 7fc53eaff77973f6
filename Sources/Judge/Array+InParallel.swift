internal import Foundation

extension Array where Element: Sendable {
    /// Maps the elements, as many at a time as there are processors, and keeps their order.
    func mapInParallel<Result: Sendable>(_ work: @escaping @Sendable (Element) async throws -> Result) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: count)
            var waiting = enumerated().makeIterator()
            func startNext() {
                guard let (index, element) = waiting.next() else { return }
                group.addTask { (index, try await work(element)) }
            }
            for _ in 0..<Swift.max(2, ProcessInfo.processInfo.activeProcessorCount) { startNext() }
            while let (index, result) = try await group.next() {
                results[index] = result
                startNext()
            }
            return results.compactMap { $0 }
        }
    }
}
