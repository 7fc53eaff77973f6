/// Judges at every save, and loses none: a save during a check is judged right after it, so the last verdict is about the last save.
struct Watcher {
    /// Changes when a file that counts is saved.
    var stamp: () -> String
    /// Judges what is there now.
    var judge: () async throws -> Void
    /// Waits a moment; false when there is no more to wait for.
    var wait: () async -> Bool

    func run() async throws {
        while true {
            let judged = stamp()
            try await judge()
            while stamp() == judged {
                guard await wait() else { return }
            }
        }
    }
}
