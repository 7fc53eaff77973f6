/// A function that records that a run has entered it, with the text that only such runs depend on.
package struct FunctionEntry: Sendable {
    /// The numbers of the entries in a module.
    package struct Numbers: Sendable {
        /// The last number of each file, by its path; its entries count down from it.
        package var last: [String: Int]
        /// Whether the files are tests: a test is known by its declaration, which no other code uses.
        package var areTests: Bool

        package init(last: [String: Int], areTests: Bool) {
            self.last = last
            self.areTests = areTests
        }
    }

    /// The path of its file, as the sources have it.
    package let path: String
    /// The name with the types around it, such as `Parser.read(_:)`; a second one of the same name in the file ends with `#2`.
    package let name: String
    /// Its number in the record of a run.
    package let number: Int
    /// The code that belongs to it alone, without comments: the body, or the whole declaration of a test.
    package let text: String
    /// The number by which an error of the compiler blames it: negative, unlike a fault's.
    let blame: Int
    /// The file's place among the sources.
    let file: Int
    let insertion: Fault.Insertion
}
