internal import Faults
internal import Foundation
internal import Workspace

/// Finds the faults after which the code does not flow as the compiler demands, such as a path without a `return` or without a first value.
///
/// Such an error points at the end of the path and not at its cause, so the faults of its declaration are tried in halves.
struct FlowChecks: Sendable {
    let check: ModuleCheck

    /// A declaration of a file, by its place among those of the file.
    private struct Home: Hashable {
        var file: String
        var declaration: Int
    }

    /// Finds the rejected faults among some of a module's, all of which have the right types.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - numbers: The faults in question.
    ///   - progress: Called after each answer of the compiler.
    /// - Returns: The compiler's sentences, by the faults' numbers.
    func rejected(in module: PlantedModule, among numbers: Set<Int>, progress: @Sendable () -> Void) async throws -> [Int: String] {
        guard !numbers.isEmpty, let bad = try await homes(ofErrorsIn: module, with: numbers), !bad.isEmpty else { return [:] }
        progress()
        var groups: [Home: [[Int]]] = [:]
        for (home, faults) in faults(of: module, among: numbers) where bad[home] != nil {
            // Most of the guilty ones take a statement away.
            let kinds = Dictionary(grouping: faults) { [.dropped, .unset, .doubled].contains($0.rule.kind) }
            groups[home] = [true, false].compactMap { kinds[$0]?.map(\.number) }
        }
        var accepted: [Home: [Int]] = [:]
        var rejected: [Home: [Int]] = [:]
        while !groups.isEmpty {
            // One group of each declaration at a time: errors in one tell nothing about another.
            let tried = groups.compactMapValues(\.last)
            let all = tried.flatMap { home, group in (accepted[home] ?? []) + group }
            guard let bad = try await homes(ofErrorsIn: module, with: Set(all)) else { break }
            progress()
            for (home, group) in tried {
                groups[home]?.removeLast()
                if bad[home] == nil {
                    accepted[home, default: []] += group
                } else if group.count == 1 {
                    rejected[home, default: []] += group
                } else {
                    groups[home]? += [Array(group.prefix(group.count / 2)), Array(group.dropFirst(group.count / 2))]
                }
                if groups[home]?.isEmpty == true { groups[home] = nil }
            }
        }
        return try await reasons(for: rejected, in: module, progress: progress)
    }

    /// Asks about each rejected fault alone, so that its reason does not depend on the faults beside it.
    private func reasons(
        for rejected: [Home: [Int]], in module: PlantedModule, progress: @Sendable () -> Void
    ) async throws -> [Int: String] {
        var reasons: [Int: String] = [:]
        for index in 0..<(rejected.values.map(\.count).max() ?? 0) {
            let tried = rejected.compactMapValues { $0.indices.contains(index) ? $0[index] : nil }
            let messages = try await homes(ofErrorsIn: module, with: Set(tried.values)) ?? [:]
            progress()
            for (home, number) in tried { reasons[number] = messages[home] ?? Answer.refusedBesideOthers }
        }
        return reasons
    }

    /// The declarations with errors, and the first error of each; nil if the compiler cannot be asked.
    private func homes(ofErrorsIn module: PlantedModule, with numbers: Set<Int>) async throws -> [Home: String]? {
        let planted = module.sources.only(numbers)
        guard let errors = try await check.errors(in: module, planted, .flow) else { return nil }
        return Dictionary(grouping: errors, by: \.place.file).reduce(into: [:]) { homes, file in
            let declarations = Declarations(in: planted.text(of: file.key) ?? module.original[file.key] ?? Data())
            for error in file.value {
                let declaration = declarations.index(line: error.place.line ?? 1, column: error.place.column ?? 1)
                homes.merge([Home(file: file.key, declaration: declaration): error.message]) { first, _ in first }
            }
        }
    }

    /// The faults by their declarations.
    private func faults(of module: PlantedModule, among numbers: Set<Int>) -> [Home: [PlantedFault]] {
        let declarations = module.original.mapValues { Declarations(in: $0) }
        return Dictionary(grouping: module.sources.faults.filter { numbers.contains($0.number) }) { fault in
            Home(file: fault.path, declaration: declarations[fault.path]?.index(at: fault.fault.offset) ?? -1)
        }
    }
}
