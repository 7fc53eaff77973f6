/// The reasons why a folder cannot be surveyed; ``message`` and ``next`` have the words.
package enum SurveyError: Error, Equatable {
    /// The folder has no Swift file that is neither a test nor a dependency.
    case noSwiftFiles(folder: String)
    case unknownTarget(String, known: [String])
    /// No surveyed file matches the pattern.
    case noFile(String)

    /// One sentence on the error.
    package var message: String {
        switch self {
        case .noSwiftFiles(let folder): "There is no Swift file with production code in \(folder)."
        case .unknownTarget(let name, []): "There is no target \"\(name)\": the folder was read without a package."
        case .unknownTarget(let name, let known):
            "Outside of its tests, the package has no target \"\(name)\" with Swift code of its own. It has \(known.joined(separator: ", "))."
        case .noFile(let pattern): "No surveyed file matches \"\(pattern)\"."
        }
    }

    /// The next step.
    package var next: String {
        switch self {
        case .noSwiftFiles: "Name the folder of your package or your app: `kata survey PATH`."
        case .unknownTarget(_, []): "Choose files instead, as in `kata survey --file 'App/**'`."
        case .unknownTarget: "`swift package describe` lists the targets and their files."
        case .noFile: "Patterns are like Parser.swift, Sources/App/** or **/*Service.swift."
        }
    }
}
