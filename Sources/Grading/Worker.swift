internal import Building
package import Foundation
internal import Judge
package import Workspace

/// Judges one submission in a process of its own, so that a crash of the judge is the end of one submission only.
package struct Worker: Sendable {
    /// The program that judges the submission in a folder and prints the portable verdict as JSON: this one, called in another way.
    package var program: URL
    /// Its arguments, for a kata and two folders: the submission's, and one for the products of the compiler.
    package var arguments: @Sendable (_ kata: Kata, _ folder: URL, _ products: URL, _ secondsPerRun: Double) -> [String]
    package var environment: [String: String]

    /// Seconds of work, and of waiting, after which a check hangs: its own limits end it long before.
    private static let (secondsOfWork, secondsOfWaiting) = (900.0, 1800.0)

    package init(
        program: URL, environment: [String: String],
        arguments: @escaping @Sendable (_ kata: Kata, _ folder: URL, _ products: URL, _ secondsPerRun: Double) -> [String]
    ) {
        (self.program, self.environment, self.arguments) = (program, environment, arguments)
    }

    /// Judges a submission.
    ///
    /// - Parameters:
    ///   - scratch: A new folder that goes afterwards.
    ///   - products: A folder whose modules and programs may be used again for other submissions; nil for none.
    ///   - secondsPerRun: Seconds of work for one test process.
    func grade(
        _ folder: URL, for kata: Kata, labels: [String], scratch: URL, products: URL? = nil,
        secondsPerRun: Double = Judge.Limits().secondsPerRun
    ) async throws -> Grade {
        Cleanup.add(scratch)
        defer { Cleanup.remove(scratch) }
        let outcome = try await Subprocess(
            program: program.path, arguments: arguments(kata, folder, products ?? scratch, secondsPerRun), folder: kata.folder.path,
            environment: environment,
            limits: .init(seconds: Self.secondsOfWork, waiting: Self.secondsOfWaiting, outputBytes: 16 << 20, processes: 4096)
        ).run()
        if Task.isCancelled { throw CancellationError() }
        func end(_ state: Grade.State, _ why: String) -> Grade { Grade(state, because: why, labels: labels, kata: kata.name) }
        switch outcome.ending {
        case .exited(0), .exited(1):
            guard let verdict = try? JSONDecoder().decode(Verdict.self, from: outcome.standardOutput) else {
                return end(.machine, "The judge gave no verdict.")
            }
            return Grade(verdict, labels: labels)
        case .signalled(SIGKILL): return end(.machine, "The judge was ended from outside, as the system does when memory runs out.")
        case .signalled(let signal):
            return end(.limited, "The judge crashed on this submission (signal \(signal)), as it does on code that is nested too deep.")
        case .timedOut: return end(.limited, "The judge did not finish within \(Int(Self.secondsOfWork)) seconds of work.")
        case .printedTooMuch: return end(.limited, "The verdict is longer than 16 MiB.")
        case .exited, .abandoned, .startedTooManyProcesses:
            let words = String(decoding: outcome.standardError, as: UTF8.self).split(separator: "\n").first.map(String.init)
            return end(.machine, (words ?? "The judge could not work.").printable())
        }
    }
}
