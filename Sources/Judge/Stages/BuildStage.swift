/// Does it compile?
enum BuildStage {
    static func judge(_ check: Check, _ production: CompiledModule, _ tests: CompiledModule?) -> StageOutcome {
        let notes = warnings(of: production, in: check) + UnsetConditions.notes(in: check.submission.production)
        guard let broken = [production, tests].compactMap({ $0 }).first(where: { !$0.succeeded }) else { return .passed(notes: notes) }
        let error = broken.firstError
        let place = error?.place(in: check.submission.folder.path)
        let errors = broken.diagnostics.filter { $0.severity == .error }.map { $0.line(in: check.submission.folder.path) }
        return .failed(
            .compileError, "\(error?.shortPlace ?? "The code") does not compile: \(error?.message ?? "the compiler gives no reason").",
            next: next(for: broken, at: place), details: errors, notes: notes)
    }

    private static func next(for broken: CompiledModule, at place: String?) -> String {
        let advice = CompilerTrap.advice(on: broken.diagnostics)
        return "Mend \(place ?? "it") first" + (advice.isEmpty ? "; later errors often follow from the first." : "." + advice)
    }

    static func judge(_ unreadable: UnreadableSource, in folder: String) -> StageOutcome {
        let place = ([folder + "/" + unreadable.path] + [unreadable.line].compactMap { $0.map(String.init) }).joined(separator: ":")
        return .failed(
            .compileError, "\(unreadable.path) cannot be compiled: \(unreadable.reason).", next: "Mend \(place) and check again.",
            details: [place])
    }

    static func judge(_ interrupted: ToolInterrupted) -> StageOutcome {
        switch interrupted {
        case .timedOut(let what):
            .failed(
                .timedOut, "The compiler was stopped after a minute, \(what).",
                next: "Look for an expression that the compiler cannot make up its mind about, and give its parts types.")
        case .crashed(let what, let output):
            .failed(
                .compileError, "The compiler itself failed, \(what).", next: "Undo your last change and try a simpler way of writing it.",
                details: output.split(separator: "\n").suffix(5).map(String.init))
        }
    }

    private static func warnings(of module: CompiledModule, in check: Check) -> [String] {
        module.diagnostics.filter { $0.severity == .warning }.map { "warning: \($0.message) (\($0.shortPlace ?? "no place given"))" }
    }
}

extension Diagnostic {
    /// The file's own name and the line: enough where the clickable place stands beside it.
    var shortPlace: String? {
        guard let name = file?.split(separator: "/").last else { return nil }
        return ([String(name)] + [line].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    /// The whole message, as compilers print it.
    func line(in folder: String) -> String {
        [place(in: folder), severity.rawValue, message].compactMap { $0 }.joined(separator: ": ")
    }
}
