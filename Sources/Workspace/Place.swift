/// A place in a file, as compilers and editors write it: `file:line:column`.
package struct Place: Codable, Hashable, Sendable {
    /// The path, below a folder that is known from elsewhere, or absolute.
    package var file: String
    /// The line, counted from 1; nil if the whole file is meant.
    package var line: Int?
    /// The column in bytes, counted from 1.
    package var column: Int?

    package init(_ file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The place with its path in full, which editors and terminals make clickable.
    ///
    /// - Parameter folder: The path of the folder that the file lies in.
    package func clickable(in folder: String) -> String {
        let path = file.hasPrefix("/") ? file : folder + "/" + file
        return ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    /// The file's own name and the line: enough beside the clickable place.
    package var short: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return ([name] + [line].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
