internal import Faults
internal import Foundation
internal import Workspace

/// Finds the faults after which the code does not flow as the compiler demands, such as a path without a `return` or without a first value.
///
/// Such an error points at the end of the path and not at its cause, so the faults of its declaration are tried in halves.
struct FlowChecks: Sendable {
    let check: ModuleCheck

    /// Finds the rejected faults among some of a module's, all of which have the right types.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - numbers: The faults in question.
    ///   - progress: Called after each answer of the compiler.
    /// - Returns: The faults' numbers.
    func rejected(in module: PlantedModule, among numbers: Set<Int>, progress: @Sendable () -> Void) async throws -> Set<Int> {
        guard !numbers.isEmpty, let bad = try await homes(ofErrorsIn: module, with: numbers), !bad.isEmpty else { return [] }
        progress()
        var groups: [DeclarationPlace: [[Int]]] = [:]
        for (home, faults) in module.faultsByDeclaration(among: numbers) where bad.contains(home) {
            // Most of the guilty ones take a statement away.
            let kinds = Dictionary(grouping: faults) { [.dropped, .unset, .doubled].contains($0.rule.kind) }
            groups[home] = [true, false].compactMap { kinds[$0]?.map(\.number) }
        }
        var accepted: [DeclarationPlace: [Int]] = [:]
        var rejected: Set<Int> = []
        while !groups.isEmpty {
            // One group of each declaration at a time: errors in one tell nothing about another.
            let tried = groups.compactMapValues(\.last)
            let all = tried.flatMap { home, group in (accepted[home] ?? []) + group }
            guard let bad = try await homes(ofErrorsIn: module, with: Set(all)) else { break }
            progress()
            for (home, group) in tried {
                groups[home]?.removeLast()
                if !bad.contains(home) {
                    accepted[home, default: []] += group
                } else if group.count == 1 {
                    rejected.formUnion(group)
                } else {
                    groups[home]? += [Array(group.prefix(group.count / 2)), Array(group.dropFirst(group.count / 2))]
                }
                if groups[home]?.isEmpty == true { groups[home] = nil }
            }
        }
        return rejected
    }

    /// The declarations with errors; nil if the compiler cannot be asked.
    private func homes(ofErrorsIn module: PlantedModule, with numbers: Set<Int>) async throws -> Set<DeclarationPlace>? {
        let planted = module.sources.only(numbers)
        guard let outcome = try await check.outcome(in: module, planted, .flow) else { return nil }
        return Set(module.errorsByDeclaration(outcome.errors, in: planted).keys)
    }
}
