internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// Asks whether the seam is there, and whether the code uses the injected instance: the workspace's tests of the seam must pass.
enum SeamStage {
    static func judge(
        _ check: Check, _ acceptance: AcceptanceRuns, _ sources: ParsedSources, surface: [SurfaceRule.Violation],
        _ release: ReleaseBuild?
    ) -> StageOutcome {
        let run = acceptance.run
        let parts = check.kata.seamParts.map(AskedSeam.init)
        if let error = SeamError(acceptance.module) { return judge(error, parts, check, sources) }
        if let violation = surface.first {
            return .failed(.failed, violation.message, next: violation.next, details: surface.dropFirst().map(\.message))
        }
        // The compiler does not see in another module that a global function belongs to the main actor by default.
        if let isolated = parts.first(where: { $0.isIsolated(in: sources) }) {
            return .failed(
                .failed, "The seam `\(isolated.part.declaration)` is not there as asked: it belongs to the main actor.",
                next: "Write `nonisolated` before it: code of any actor may call it.")
        }
        if let humble = HumbleDecision(in: sources, of: check) {
            return .failed(.failed, humble.words, next: humble.next)
        }
        let broken = parts.first { part in run.failures.contains { part.isAbout($0.name.shown) } }
        // Of several failures, the one that the kata has advice on says more than the first.
        if let failure = AcceptanceFailure(run, naming: { broken?.isAbout($0) ?? (check.kata.advice(onFailureOf: $0) != nil) }) {
            if let seam = broken, seam.isAbout(failure.test) {
                return .failed(
                    failure.reason, "The seam `\(seam.part.declaration)` is missing or does something else: \(failure.words).",
                    next: check.kata.advice(onFailureOf: failure.test) ?? seam.advice, details: failure.details)
            }
            // Without a real instance there is none to follow: the seam is a value, or a piece of code of its own.
            let path = check.kata.description.real == nil ? nil : "Follow the instance from `\(check.kata.seam)` to the call that uses it."
            let trap = failure.reason == .crashed ? RuntimeTrap.advice(onProduction: failure.words, in: check.submission.sources) : nil
            let next = [path, trap ?? check.kata.advice(onFailureOf: failure.test)].compactMap(\.self)
            let isAboutInstance = path != nil && next.count == 1
            return .failed(
                failure.reason,
                "\(isAboutInstance ? "The injected instance is not the one that is used" : "The seam is not used as asked"): \(failure.words).",
                next: next.isEmpty
                    ? "Compare your code with the seam that the README asks for, `\(check.kata.seam)`." : next.joined(separator: " "),
                details: failure.details)
        }
        if let repeated = RepeatedCode(in: sources, of: check) { return .failed(.failed, repeated.words, next: repeated.next) }
        if let release, let runs = release.seam, let outcome = judge(runs, release) { return outcome }
        return .passed(details: [passing(run.executed.count, "seam test")])
    }

    /// Judges the seam of production as a release build has it; nil if it is there and is used.
    private static func judge(_ runs: AcceptanceRuns, _ release: ReleaseBuild) -> StageOutcome? {
        let next = release.next("the seam belongs there, and its use.")
        if let error = SeamError(runs.module) {
            return .failed(.compileError, "The seam is not there \(release.words): \(error.words).", next: next)
        }
        guard let failure = AcceptanceFailure(runs.run) else { return nil }
        return .failed(
            failure.reason, "The seam is not used as asked \(release.words): \(failure.words).", next: next, details: failure.details)
    }

    /// Judges a submission whose production does not compile with its substitutes.
    static func judge(_ production: CompiledModule, with fakes: [CompiledModule], _ check: Check) -> StageOutcome {
        let names = fakes.map { "`\($0.name)`" }.joined(separator: " and ")
        let error = production.firstError
        return .failed(
            .compileError,
            "\(error?.place?.short ?? "Production") does not compile with your substitute for \(names): \(error?.message ?? "the compiler gives no reason").",
            next: "Give the substitute each name, label, type and access that the original has: production stays as it is.",
            details: production.errors.map { $0.line(in: check.submission.folder.path) })
    }

    /// Judges a submission with which the tests of the seam do not compile.
    private static func judge(_ error: SeamError, _ parts: [AskedSeam], _ check: Check, _ sources: ParsedSources) -> StageOutcome {
        let code = error.line(in: check.seamTests)
        // A class is declared in place of an enum because the protocol wants one.
        let isAboutProtocol = error.diagnostic.message.contains("class protocol")
        let undeclared = isAboutProtocol ? nil : parts.first { !$0.isDeclared(in: sources) }
        let missing = undeclared ?? partBehindAFinalClass(error.diagnostic, parts)
        let text = code + error.diagnostic.message
        let mentioned =
            parts.count == 1
            ? parts.first : parts.filter { $0.mentions(in: text) > 0 }.max { $0.mentions(in: text) < $1.mentions(in: text) }
        let details = ["the judge's test has `\(code)`: \(error.diagnostic.message)"]
        if let seam = mentioned ?? missing, let hidden = HiddenDeclaration(error.diagnostic, in: check.submission.sources) {
            return .failed(
                .compileError,
                "The seam `\(seam.part.declaration)` is not there as asked: `\(hidden.name)` is private, so no test can reach it.",
                next: hidden.advice, details: details)
        }
        guard let seam = missing ?? mentioned else { return .failed(.compileError, error.words, next: check.kata.seam, details: details) }
        let condition = error.isAbsence ? UnsetConditions.advice(in: sources) : nil
        let isBehindAFinalClass = undeclared == nil && missing != nil
        let words =
            isBehindAFinalClass
            ? "its name still means a final class"
            : missing != nil && (parts.count > 1 || error.isAbsence) ? seam.wordsIfMissing : error.words
        return .failed(
            .compileError, "The seam `\(seam.part.declaration)` is not there as asked: \(words).",
            next: condition ?? seam.advice + (missing == nil ? CompilerTrap.advice(onSeam: error.diagnostic) : ""), details: details)
    }

    /// Returns the part to declare where a double cannot subclass a class that the seam asks to be final: the name means that class still.
    private static func partBehindAFinalClass(_ error: Diagnostic, _ parts: [AskedSeam]) -> AskedSeam? {
        guard let name = error.message.firstMatch(of: /inheritance from a final class '(\w+)'/)?.1 else { return nil }
        let others = parts.filter { !$0.part.declaration.contains("final class \(name)") }
        return others.count < parts.count ? others.first : nil
    }
}
