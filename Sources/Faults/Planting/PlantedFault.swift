/// A fault in a module's sources, with the number that switches it on.
package struct PlantedFault: Sendable {
    package let number: Int
    /// The rule that made it.
    package let rule: FaultRule
    package let fault: Fault
    /// The path of its file, as the sources have it.
    package let path: String
    /// The line in that file, counted from 1.
    package let line: Int
    /// The file's place among the sources.
    let file: Int
}
