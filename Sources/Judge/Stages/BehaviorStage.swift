internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// Asks whether production still behaves as before: the workspace's characterization tests must pass.
enum BehaviorStage {
    static func judge(_ check: Check, _ acceptance: AcceptanceRuns, _ release: ReleaseBuild?) -> StageOutcome {
        if let change = GivenSourcesChange(of: check) {
            return .failed(
                .failed, "\(change.rule), and \(change.files[0]).", next: change.advice, details: Array(change.files.dropFirst()))
        }
        if let error = acceptance.module.firstError {
            return .failed(
                .compileError, "A call site in production no longer compiles: \(error.message).", next: next(for: error, check),
                details: ["production has the call `\(check.kata.callSite)`"])
        }
        let own = AcceptanceFailure(acceptance.run).map { (failure: $0, moment: "") }
        let others = acceptance.elsewhere.compactMap { other in
            AcceptanceFailure(other.run).map { (failure: $0, moment: " \(other.moment.words)") }
        }
        // If it depends on the moment, the words name one that is the same every day.
        if let (failure, moment) = others.count < acceptance.elsewhere.count ? others.first ?? own : own ?? others.first {
            return .failed(
                failure.reason, "Production no longer behaves as before\(moment): \(failure.words).", next: next(for: failure, check),
                details: failure.details)
        }
        if let release, let outcome = judge(release, check) { return outcome }
        if let change = LockedFilesChange(of: check) { return .failed(.failed, "\(change.words).", next: change.advice) }
        if let change = AddedLines(of: check).violation { return .failed(.failed, "\(change.words).", next: change.advice) }
        return .passed(details: [passing(acceptance.run.executed.count, "characterization test")])
    }

    /// Judges production as a release build has it; nil if it does what it did.
    private static func judge(_ release: ReleaseBuild, _ check: Check) -> StageOutcome? {
        guard let runs = release.behavior else {
            // The stage of the seam says more where the kata asks for code in debug builds only.
            if check.kata.hasDebugOnlySeam { return nil }
            let violation = SurfaceRule.Violation.notCompiling(release.production.firstError)
            return .failed(.compileError, violation.message, next: release.next("move there what production uses."))
        }
        guard let failure = AcceptanceFailure(runs.run) else { return nil }
        return .failed(
            failure.reason, "Production no longer behaves as before \(release.words): \(failure.words).",
            next: release.next("let it do what production did before."), details: failure.details)
    }

    private static func next(for error: Diagnostic, _ check: Check) -> String {
        if let name = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1 {
            return "Production uses the name `\(name)`: give it back to the declaration that had it."
        }
        if let match = error.message.firstMatch(of: /type '(?:any )?(\w+)' has no member '(\w+)'/) {
            return "Production uses `\(match.1).\(match.2)`: give `\(match.2)` back to `\(match.1)`."
        }
        if let match = error.message.firstMatch(of: /instance member '(\w+)' cannot be used on type '(\w+)'/) {
            return "Production calls `\(match.2).\(match.1)`: keep that member `static`, as the start has it. "
                + "An object may have one of the same name beside it."
        }
        if let name = error.message.firstMatch(of: /reference to generic type '(\w+)' requires arguments/)?.1 {
            return "Production writes `\(name)` without angle brackets. Give the generic type another name, and this one to the type that "
                + "production needs: `typealias \(name) = Generic\(name)<...>`. Or keep a value of `any` protocol in place of the type parameter."
        }
        let label = error.message.firstMatch(of: /missing arguments? for parameters? '(\w+)'/).map { String($0.1) }
        let part = label.flatMap { label in
            check.kata.seamParts.first { $0.declaration.contains(Regex(forDefaultOf: label)) }
        }
        let trap = CompilerTrap.advice(onSeam: error)
        let cure =
            if let label, let part {
                " with a default argument: give the parameter `\(label)` its default, `\(part.declaration)`"
            } else {
                trap.isEmpty ? ", for example with a default argument" : ""
            }
        return "Make `\(check.kata.callSite)` compile again\(cure)." + trap
    }

    private static func next(for failure: AcceptanceFailure, _ check: Check) -> String {
        if failure.reason == .crashed, check.kata.callSite.contains("coder:"), !failure.words.contains("Unexpectedly found nil") {
            return "A storyboard creates this screen, with `init(coder:)`: call `super.init(coder: coder)` there, and do not trap."
        }
        if failure.reason == .crashed, let next = RuntimeTrap.advice(onProduction: failure.words, in: check.submission.sources) {
            return next
        }
        if let next = check.kata.advice(onFailureOf: failure.test) { return next }
        let sources = check.submission.folder.appending(path: "Sources").path.asWord
        return check.isTheKataItself
            ? "Look at what you have changed: `git diff HEAD -- \(sources)`."
            : "Compare your code with the start: `diff -r \(check.kata.startFolder.appending(path: "Sources").path.asWord) \(sources)`."
    }
}

extension Regex<AnyRegexOutput> {
    /// Matches a declaration in which the parameter with this label has a default.
    init(forDefaultOf label: String) {
        // A label that the compiler has printed is an identifier, so the pattern is valid.
        // swift-format-ignore: NeverUseForceTry
        self = try! Regex("\\b\(label): [^,]* = ")
    }
}
