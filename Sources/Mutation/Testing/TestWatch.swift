internal import Foundation
internal import Synchronization

/// The tests that are running, as the lines tell that both libraries print for people.
///
/// Only progress is made of it: a test may print such a line itself.
final class TestWatch: Sendable {
    private struct State {
        var line = Data()
        var started: [String: ContinuousClock.Instant] = [:]
    }

    /// The seconds after which a test is worth a word.
    private static let patience = 5

    private let state = Mutex(State())

    /// The tests that are running, sorted.
    var running: [String] { state.withLock { $0.started.keys.sorted() } }

    /// Finds the test that has been running longest, if that is long.
    func slowest(at now: ContinuousClock.Instant = .now) -> (test: String, seconds: Int)? {
        guard let first = state.withLock({ $0.started.min { ($0.value, $0.key) < ($1.value, $1.key) } }) else { return nil }
        let seconds = Int((first.value.duration(to: now) / .seconds(1)).rounded())
        return seconds < Self.patience ? nil : (test: first.key, seconds: seconds)
    }

    /// Reads the next piece of the output.
    func read(_ piece: Data) {
        state.withLock { state in
            state.line += piece
            while let end = state.line.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: state.line[..<end], as: UTF8.self)
                state.line.removeSubrange(...end)
                guard
                    let match = line.firstMatch(
                        of: /Test (?:Case )?('[^']+'|".+"|[^ ]+\(.*?\)) (started|passed|failed|was skipped|skipped)/)
                else { continue }
                let name = match.1.trimmingCharacters(in: .init(charactersIn: "'\""))
                state.started[name] = match.2 == "started" ? ContinuousClock.now : nil
            }
        }
    }
}
