internal import Building
internal import Faults
internal import Foundation

/// Asks the compiler about each of some faults alone, so that neither its answer nor its sentence depends on the faults beside it.
///
/// Faults of different declarations are asked about at the same time: an error in one tells nothing about another.
struct LoneChecks: Sendable {
    let check: ModuleCheck

    /// The compiler's answers, by the faults' numbers; those that it cannot be asked about are in neither.
    struct Answers: Sendable {
        /// Its sentences about the faults that it rejects.
        var rejected: [Int: String] = [:]
        var accepted: Set<Int> = []

        fileprivate mutating func add(_ other: Answers) {
            rejected.merge(other.rejected) { first, _ in first }
            accepted.formUnion(other.accepted)
        }
    }

    /// Asks about faults of a module, which has all of them.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - numbers: The faults in question.
    ///   - jobs: The compilers at a time.
    ///   - progress: Called after each answer of the compiler.
    func answers(
        about numbers: Set<Int>, in module: PlantedModule, jobs: Int, progress: @escaping @Sendable () -> Void
    ) async throws -> Answers {
        // The compiler looks at the flow of code only if all types are right.
        var answers = try await self.answers(about: numbers, in: module, .types, jobs: jobs, progress: progress)
        let flow = try await self.answers(about: answers.accepted, in: module, .flow, jobs: jobs, progress: progress)
        answers.accepted = []
        answers.add(flow)
        return answers
    }

    private func answers(
        about numbers: Set<Int>, in module: PlantedModule, _ depth: CompilerCalls.Depth, jobs: Int,
        progress: @escaping @Sendable () -> Void
    ) async throws -> Answers {
        let homes = module.faultsByDeclaration(among: numbers)
        let rounds = (0..<(homes.values.map(\.count).max() ?? 0)).map { place in
            homes.compactMapValues { $0.indices.contains(place) ? $0[place].number : nil }
        }
        return try await rounds.mapInParallel(atOnce: jobs) { round in
            let answers = try await self.answers(about: round, in: module, depth)
            progress()
            return answers
        }.reduce(into: Answers()) { $0.add($1) }
    }

    /// Asks about one fault of each declaration.
    private func answers(
        about round: [DeclarationPlace: Int], in module: PlantedModule, _ depth: CompilerCalls.Depth
    ) async throws -> Answers {
        let planted = module.sources.only(Set(round.values))
        guard let outcome = try await check.outcome(in: module, planted, depth) else { return Answers() }
        if outcome.isAccepted { return Answers(accepted: Set(round.values)) }
        let errors = module.errorsByDeclaration(outcome.errors, in: planted)
        if round.count == 1, let (home, number) = round.first {
            let sentence = errors[home] ?? outcome.errors.first?.message ?? Answer.unnamedError
            return Answers(rejected: [number: sentence])
        }
        var answers = Answers()
        // An error in another declaration than its cause may be due to any of them.
        let isClear = !errors.isEmpty && errors.keys.allSatisfy { round[$0] != nil }
        for (home, number) in round {
            if !isClear {
                answers.add(try await self.answers(about: [home: number], in: module, depth))
            } else if let sentence = errors[home] {
                answers.rejected[number] = sentence
            } else {
                answers.accepted.insert(number)
            }
        }
        return answers
    }
}
