internal import Workspace

/// A wrong call, as data; ``Complaint`` has the words for it.
enum Misuse: Error {
    case unknownCommand(String)
    case unknownOption(String, command: Command)
    case missingValue(option: String, command: Command)
    case repeatedOption(String, command: Command)
    case unexpectedArgument(String, command: Command)
    case conflict(String, String, command: Command)
    case missingArgument(String, command: Command)
    /// An argument without a letter, such as a variable of the shell that is not set: as a path it would mean the current folder.
    case emptyArgument(String, command: Command)
    case badValue(String, for: String, of: [String], command: Command)
    case unusableFile(String, reason: String, command: Command)
    case notSwift(String, line: Int, problem: String)
    case unknownKata(String, known: [Kata])
    /// A folder of submissions in place of a kata, with the words of the call that is meant.
    case noKata(instead: String, folder: String)
    /// A word that fits several katas.
    case ambiguousKata(String, meant: [Kata])
    case unusableName(String, reason: String, command: Command)
    /// A word that means none of the techniques in the comparison.
    case unknownTechnique(String, known: [Kata])
    /// A file that a command must not replace, with the words of a call that writes another one.
    case occupied(String, reason: String, instead: String)
    case unwritable(String, reason: String, instead: String)
    case noFolder(String)
    case needsTerminal(kata: String)
    /// A dialogue whose input ended before its first answer.
    case needsAnswers(example: String)
    case nothingToWatchWith(kata: String)
}
