/// A call of the grading that cannot be answered: nothing was written.
package enum GradingError: Error, Equatable {
    /// A folder that is to be read is missing or is a file.
    case noFolder(path: String)
    /// A folder holds no submission.
    case empty(path: String)
    /// A folder is a submission itself.
    case isSubmission(path: String)
    /// Two submissions would have the same label, on some file systems at least.
    case sameLabel(String, paths: [String])
    /// No submission has this label.
    case unknownLabel(String, known: [String])
    /// The folder for the results holds something else.
    case occupied(path: String)
    /// The folder for the results holds those of another kata.
    case otherKata(String, path: String)
    /// A part of the whole that is no part, such as 3 of 2.
    case badShard(String, reason: String)
    /// A folder of results is not one, or is of another kata or another version.
    case badResults(path: String, reason: String)
    /// A form of the results that does not exist.
    case unknownFormat(String, known: [String])
    /// A form of the results that cannot be written here.
    case badFormat(String, reason: String)
    /// A folder without submissions whose verdicts are known, or one of them that cannot be read.
    case noExpectation(path: String, reason: String)
    /// A list of names that cannot be read.
    case badRoster(path: String, reason: String)
}
