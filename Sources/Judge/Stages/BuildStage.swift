internal import Building
internal import Faults
internal import Workspace

/// Asks whether the submission compiles.
enum BuildStage {
    /// Judges a submission that the compiler has seen.
    static func judge(_ check: Check, _ programs: Programs, _ production: CompiledModule, _ tests: CompiledModule?) -> StageOutcome {
        let notes =
            warnings(of: production) + UnsetConditions.notes(in: programs.production)
            + check.submission.fixtures.notes.map { "warning: \($0)" } + strays(in: check)
        guard let broken = ([production] + programs.fakes + [tests].compactMap(\.self)).first(where: { !$0.succeeded }) else {
            return .passed(notes: notes)
        }
        let errors = broken.errors.map { $0.line(in: check.submission.folder.path) }
        let (error, next) = cause(of: broken.errors, in: check, programs.production)
        return .failed(
            .compileError,
            "\(error?.place?.short ?? "The code") does not compile: \((error?.message ?? "the compiler gives no reason").endingASentence)",
            next: next, details: errors, notes: notes)
    }

    /// Judges a submission that the compiler need not see; nil if it should.
    static func refusal(of files: ParsedFiles, _ check: Check) -> StageOutcome? {
        let folder = check.submission.folder.path
        if let unreadable = check.submission.unreadable { return judge(unreadable, in: check) }
        let all = [files.production, files.tests, files.fakes]
        if let tooDeep = all.lazy.compactMap(CodeDepth.excess).first { return judge(tooDeep, in: check) }
        if let refused = files.refusedSyntax(in: check) { return judge(refused, in: folder) }
        return files.takenName(in: check).map { judge($0, in: folder) }
    }

    /// Judges a submission with a file that is no Swift source.
    private static func judge(_ unreadable: UnreadableSource, in check: Check) -> StageOutcome {
        let place = unreadable.place.clickable(in: check.submission.folder.path)
        let module = "Sources/\(check.kata.module)"
        let isEmpty = unreadable.place.file == module && unreadable.reason == Submission.noSwiftFile
        let next = isEmpty ? emptyModuleAdvice(module, check) : unreadable.next
        return .failed(
            .compileError, "\(unreadable.place.file) cannot be compiled: \(unreadable.reason).",
            next: next ?? "Fix \(place) and check again.", details: [place])
    }

    /// The advice on a folder of production code without a Swift file.
    private static func emptyModuleAdvice(_ module: String, _ check: Check) -> String {
        guard let stray = check.strays.first(where: { $0.hasPrefix("Sources/") }) else {
            return "Bring your files back, or type `kata reset \(check.kata.name)`: it keeps what is there, and brings the starting files."
        }
        let folder = stray.split(separator: "/").prefix(2).joined(separator: "/")
        return folder == stray ? "Move \(stray) into \(module)." : "Rename \(folder) to \(module): your code is there."
    }

    /// The warning on Swift files of no module of the kata.
    private static func strays(in check: Check) -> [String] {
        guard let stray = check.strays.first else { return [] }
        let module = check.kata.module
        return ["warning: \(stray) is not compiled: a check reads Sources/\(module) and Tests/\(module)Tests"]
    }

    /// Judges a submission with code that could go around the judge.
    private static func judge(_ refused: RefusedSyntax, in folder: String) -> StageOutcome {
        .failed(
            .compileError, "\(refused.place.short) is not accepted: \(refused.reason).", next: refused.next,
            details: ["\(refused.place.clickable(in: folder)): error: \(refused.reason)"])
    }

    /// Judges a submission with a name that the workspace's tests use of a library.
    private static func judge(_ taken: TakenName, in folder: String) -> StageOutcome {
        .failed(
            .compileError, "\(taken.place.short) is not accepted: \(taken.reason).", next: taken.next,
            details: ["\(taken.place.clickable(in: folder)): error: \(taken.reason)"])
    }

    /// Judges a submission whose modules compile and do not become a program.
    static func judge(_ error: LinkError, _ check: Check) -> StageOutcome {
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
            case .convenience(let call, let type):
                (
                    "`\(call)` calls a convenience initializer of `\(type)`, and a subclass may call only a designated one.",
                    "\(place(of: call, in: check).map { "In \($0), write" } ?? "Write") "
                        + (type == "UIViewController"
                            ? "`super.init(nibName: nil, bundle: nil)` in place of `\(call)`."
                            : "a call of another initializer, one that `\(type)` declares without `convenience`.")
                )
            case nil: ("The linker cannot make a program of your code.", "Undo your last change, and write it in another way.")
            }
        return .failed(.compileError, message, next: next, details: error.details)
    }

    /// Finds a call in the learner's files by its text up to the first value.
    private static func place(of call: String, in check: Check) -> String? {
        let text = call.split(separator: " ").first.map(String.init) ?? call
        for file in check.submission.production.files + check.submission.tests.files {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            guard let index = lines.firstIndex(where: { $0.contains(text) }) else { continue }
            return Place(file.path, line: index + 1).clickable(in: check.submission.folder.path)
        }
        return nil
    }

    /// Finds the error to fix first, and what to do about it.
    private static func cause(of errors: [Diagnostic], in check: Check, _ production: ParsedSources) -> (error: Diagnostic?, next: String) {
        // A forgotten default is reported at the call, which is right as it is.
        if let label = errors.first?.message.firstMatch(of: /missing arguments? for parameters? '(\w+)'/)?.1,
            let part = check.kata.seamParts.first(where: { $0.declaration.contains(Regex(forDefaultOf: String(label))) })
        {
            return (
                errors.first, "Leave the call as it is, and give the parameter `\(label)` its default in your code: `\(part.declaration)`."
            )
        }
        let sources = check.submission.sources
        let error = CompilerTrap.cause(among: errors, in: sources)
        if let error, let next = undoing(error, in: check) { return (error, next) }
        let locked = error.flatMap { lockedFile(of: $0, check) }
        let advice =
            if let error, locked != nil || isSeamOfNoActor(error, check) {
                CompilerTrap.advice(onSeam: error)
            } else {
                CompilerTrap.advice(on: error, in: sources)
            }
        if let locked, let place = error?.place {
            return (
                error,
                "\(locked) stays as it is: change your code, so that \(place.clickable(in: check.submission.folder.path)) compiles."
                    + advice
            )
        }
        let isAbsence = error?.message.contains(/cannot find|no type named|has no member/) == true
        if advice.isEmpty, isAbsence, let condition = UnsetConditions.advice(in: production) { return (error, condition) }
        let next =
            "Fix \(error.flatMap { CompilerTrap.place(of: $0, in: sources) }?.clickable(in: check.submission.folder.path) ?? "it") first"
            + (advice.isEmpty ? "; later errors often follow from the first." : "." + advice)
        return (error, next)
    }

    /// The advice on an error in a file that stays as it is in this kata and was changed; nil for any other error.
    private static func undoing(_ error: Diagnostic, in check: Check) -> String? {
        guard error.place?.file.hasPrefix("Sources/") == true else { return nil }
        if let change = GivenSourcesChange(of: check) { return "\(change.rule). \(change.advice)" }
        guard let file = lockedFile(of: error, check), let change = LockedFilesChange(of: check, among: [file]) else { return nil }
        return "\(file) stays as it is in this kata. \(change.advice)"
    }

    /// The name of the file of an error, if the kata says that it stays as it is.
    private static func lockedFile(of error: Diagnostic, _ check: Check) -> String? {
        guard let file = error.place?.file, file.hasPrefix("Sources/") else { return nil }
        return check.kata.description.locked?.first { file.hasSuffix("/\($0)") }
    }

    /// Whether a function must change because the seam asks for one that belongs to no actor, and not the test that calls it.
    private static func isSeamOfNoActor(_ error: Diagnostic, _ check: Check) -> Bool {
        guard let name = error.message.firstMatch(of: /main actor-isolated [a-z ]*'(\w+)\(/)?.1 else { return false }
        return check.kata.seamParts.contains { $0.declaration.hasPrefix("nonisolated") && $0.declaration.contains("func \(name)(") }
    }

    private static func warnings(of module: CompiledModule) -> [String] {
        module.diagnostics.filter { $0.severity == .warning }.map { "warning: \($0.message) (\($0.place?.short ?? "no place given"))" }
    }
}
