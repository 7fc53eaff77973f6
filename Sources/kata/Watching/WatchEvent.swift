internal import Building
internal import Judge
internal import Workspace

/// What can happen while a kata is watched.
enum WatchEvent: Sendable {
    /// A key was pressed.
    case key(Character)
    /// A source file of this kata was saved.
    case saved(kata: String)
    /// A check has come to a stage. Checks are numbered, so that one that is outdated can be told from the one that counts.
    case stage(check: Int, Stage)
    /// A check has come to its end.
    case judged(check: Int, Result<Verdict, any Error>)
    /// The terminal has another width.
    case resized
    /// The program was stopped for a while and goes on.
    case resumed
}
