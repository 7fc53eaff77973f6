/// A statement in which no fault is planted, although it calls something.
package struct UnplantedStatement: Sendable {
    /// The statement on one line.
    package let text: String
    /// The path of its file, as the sources have it.
    package let path: String
    /// The line in that file, counted from 1.
    package let line: Int
}
