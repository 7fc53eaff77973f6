internal import Building
internal import Judge
internal import Workspace

/// An event while a kata is watched.
enum WatchEvent: Sendable {
    /// A key was pressed.
    case key(Character)
    /// A source file of this kata was saved.
    case saved(kata: String)
    /// A check has reached a stage. Checks are numbered, so that outdated ones can be ignored.
    case stage(check: Int, Stage)
    /// A check has taken a second more.
    case secondPassed(check: Int)
    /// A check has finished.
    case judged(check: Int, Result<Verdict, any Error>)
    /// The terminal has a new size.
    case resized
    /// The program was stopped and continues.
    case resumed
}
