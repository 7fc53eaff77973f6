internal import Building
internal import Faults
internal import Workspace

/// Asks whether the submission compiles.
enum BuildStage {
    /// Judges a submission that the compiler has seen.
    static func judge(_ check: Check, _ sources: ParsedSources, _ production: CompiledModule, _ tests: CompiledModule?) -> StageOutcome {
        let notes = warnings(of: production) + UnsetConditions.notes(in: sources) + check.submission.fixtures.notes.map { "warning: \($0)" }
        guard let broken = [production, tests].compactMap({ $0 }).first(where: { !$0.succeeded }) else { return .passed(notes: notes) }
        let error = broken.firstError
        let place = error?.place?.clickable(in: check.submission.folder.path)
        let errors = broken.errors.map { $0.line(in: check.submission.folder.path) }
        return .failed(
            .compileError, "\(error?.place?.short ?? "The code") does not compile: \(error?.message ?? "the compiler gives no reason").",
            next: next(for: broken, at: place), details: errors, notes: notes)
    }

    /// Judges a submission with a file that is no Swift source.
    static func judge(_ unreadable: UnreadableSource, in folder: String) -> StageOutcome {
        let place = unreadable.place.clickable(in: folder)
        return .failed(
            .compileError, "\(unreadable.place.file) cannot be compiled: \(unreadable.reason).", next: "Fix \(place) and check again.",
            details: [place])
    }

    private static func next(for broken: CompiledModule, at place: String?) -> String {
        let advice = CompilerTrap.advice(on: broken.diagnostics)
        return "Fix \(place ?? "it") first" + (advice.isEmpty ? "; later errors often follow from the first." : "." + advice)
    }

    private static func warnings(of module: CompiledModule) -> [String] {
        module.diagnostics.filter { $0.severity == .warning }.map { "warning: \($0.message) (\($0.place?.short ?? "no place given"))" }
    }
}
