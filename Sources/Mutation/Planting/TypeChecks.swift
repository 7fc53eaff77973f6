internal import Faults
internal import Foundation
internal import Workspace

/// Asks the compiler which faults of a module have wrong types.
struct TypeChecks: Sendable {
    let check: ModuleCheck

    /// Finds the rejected faults among some of a module's.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - numbers: The faults in question.
    ///   - jobs: The compilers at a time.
    /// - Returns: The compiler's sentences, by the faults' numbers.
    func rejected(in module: PlantedModule, among numbers: Set<Int>, jobs: Int, progress: @escaping @Sendable () -> Void) async throws
        -> [Int: String]
    {
        let faults = module.sources.faults.filter { numbers.contains($0.number) }
        let layers = Layers.split(faults) { module.lines(of: $0) }
        let rejected = try await layers.mapInParallel(atOnce: jobs) { layer in
            let rejected = try await self.rejected(in: module, layer: layer)
            progress()
            return rejected
        }
        return rejected.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// Checks a layer until what is left of it has no error.
    private func rejected(in module: PlantedModule, layer: Set<Int>) async throws -> [Int: String] {
        var left = layer
        var rejected: [Int: String] = [:]
        while !left.isEmpty {
            let planted = module.sources.only(left)
            guard let outcome = try await check.outcome(in: module, planted, .types) else { return rejected }
            let blamed = outcome.errors.compactMap { error in
                (planted.culprit(error.place) ?? module.nearest(to: error.place, in: planted)).map { (number: $0, error.message) }
            }
            // No error, or one without a place: the build finds out.
            if blamed.isEmpty { return rejected }
            rejected.merge(blamed) { first, _ in first }
            left.subtract(blamed.map(\.number))
        }
        return rejected
    }
}

extension PlantedModule {
    /// The lines that a fault changes.
    fileprivate func lines(of fault: PlantedFault) -> ClosedRange<Int> {
        let offsets = fault.fault.insertions.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        let newlines = newlines[fault.path] ?? []
        func line(_ offset: Int) -> Int { newlines.countBelow(offset) + 1 }
        return line(offsets.min() ?? 0)...line(offsets.max() ?? 0)
    }

    /// The number of the fault that lies nearest to a place in the same file.
    fileprivate func nearest(to place: Place, in planted: PlantedSources) -> Int? {
        guard let line = place.line else { return nil }
        return planted.faults.filter { $0.path == place.file }.min { abs($0.line - line) < abs($1.line - line) }?.number
    }
}

extension [Int] {
    /// The number of elements below a limit in a sorted array.
    fileprivate func countBelow(_ limit: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
