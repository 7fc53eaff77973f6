/// The program's exit code.
package enum ExitCode: Int32 {
    /// Solved, or done.
    case success = 0
    /// Not solved.
    case unsolved = 1
    /// The call was wrong.
    case misuse = 2
    /// The workspace or the toolchain cannot be used.
    case unusable = 3
}
