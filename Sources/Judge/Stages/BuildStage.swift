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

    /// Judges a submission with code that could go around the judge.
    static func judge(_ refused: RefusedSyntax, in folder: String) -> StageOutcome {
        .failed(
            .compileError, "\(refused.place.short) is not accepted: \(refused.reason).", next: refused.next,
            details: ["\(refused.place.clickable(in: folder)): error: \(refused.reason)"])
    }

    /// Judges a submission whose modules compile and do not become a program.
    static func judge(_ error: LinkError) -> StageOutcome {
        let (message, next) =
            switch error.problem {
            case .undefined(let symbol):
                (
                    "The linker finds no definition of `\(symbol)`, which your code uses.",
                    "Define it in your code, or remove the declaration and its uses."
                )
            case .duplicate(let symbol):
                (
                    "The linker finds two definitions of `\(symbol)`.",
                    "Remove yours: the test program has a main function and names of C functions already."
                )
            case nil: ("The linker cannot make a program of your code.", "Undo your last change, and write it in another way.")
            }
        return .failed(.compileError, message, next: next, details: error.details)
    }

    private static func next(for broken: CompiledModule, at place: String?) -> String {
        let advice = CompilerTrap.advice(on: broken.diagnostics)
        return "Fix \(place ?? "it") first" + (advice.isEmpty ? "; later errors often follow from the first." : "." + advice)
    }

    private static func warnings(of module: CompiledModule) -> [String] {
        module.diagnostics.filter { $0.severity == .warning }.map { "warning: \($0.message) (\($0.place?.short ?? "no place given"))" }
    }
}
