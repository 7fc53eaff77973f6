import Foundation
internal import Learner
internal import Mutation

/// A session of `kata mutate --watch`: it tries the faults again at every save, and prints what changed since the last answer.
struct MutationWatch {
    /// The effects of a session on the package.
    struct Work: Sendable {
        var run: @Sendable () async throws -> MutationReport
        /// Returns another text after each save of a file.
        var stamp: @Sendable () -> String
    }

    private enum Event {
        case answered(Result<MutationReport, any Error>)
        case saved
    }

    let system: System
    let text: MutationText
    let line: StatusLine
    /// Whether every survivor is printed, and not only the first few.
    let showsAll: Bool
    let work: Work

    /// Watches until the task is cancelled or the process ends.
    ///
    /// - Parameter answered: Called with each report.
    func run(answered: (MutationReport) throws -> Void) async throws {
        var last: MutationReport?
        while !Task.isCancelled {
            // Older than the run, so that no save during it is missed.
            let stamp = work.stamp()
            try await withThrowingTaskGroup(of: Event.self) { group in
                group.addTask {
                    do { return .answered(.success(try await work.run())) } catch { return .answered(.failure(error)) }
                }
                group.addTask {
                    _ = await SaveWatcher(stamp: work.stamp).change(since: stamp)
                    return .saved
                }
                while let event = try await group.next() {
                    switch event {
                    case .saved: return group.cancelAll()
                    case .answered(.failure(is CancellationError)): break
                    case .answered(.failure(let error)):
                        line.hide()
                        for words in Complaint(error, system: system).lines { system.say(words.wrapped(to: system.width)) }
                        wait()
                    case .answered(.success(let report)):
                        line.hide()
                        show(report, since: last)
                        last = report
                        try answered(report)
                        wait()
                    }
                }
            }
        }
    }

    private func show(_ report: MutationReport, since last: MutationReport?) {
        guard let last else { return text.print(report, showsAll: showsAll) }
        let changes = MutationChanges(from: last, to: report)
        text.print(changes.survivors, showsAll: showsAll)
        system.say("")
        system.say("\(system.timeOfDay): \(changes.sentence) \(text.summary(of: report))".wrapped(to: system.width))
    }

    private func wait() {
        // Nothing is under way, so nothing is announced on a pipe.
        line.remove()
        line.refine("Waiting for a save. Ctrl-C ends.")
    }
}
