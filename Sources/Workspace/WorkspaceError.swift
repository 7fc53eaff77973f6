/// The workspace or the toolchain cannot be used: nobody's kata is at fault.
package enum WorkspaceError: Error, Equatable {
    /// No folder from here upwards holds a workspace.
    case notInside(folder: String)
    /// A `kata.json` cannot be read.
    case badDescription(file: String, reason: String)
    /// A folder or file that the workspace needs is missing.
    case missing(path: String)
    /// The scratch folder or the state cannot be written.
    case notWritable(path: String, reason: String)
    /// A file that holds what must not be lost may not be read.
    case notReadable(path: String, reason: String)
    /// Something that the judge has made and kept cannot be used, as after a power failure.
    case damaged(path: String)
    /// No Swift compiler was found.
    case noToolchain(searched: String)
    /// The compiler or linker failed on the workspace's own code.
    case toolFailed(what: String, output: String)

    /// What is wrong, in one sentence.
    package var message: String {
        switch self {
        case .notInside(let folder): "No Seams workspace in \(folder) or above it."
        case .badDescription(let file, let reason): "\(file) cannot be read: \(reason)."
        case .missing(let path): "The workspace is not whole: \(path) is missing."
        case .notWritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .notReadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .damaged(let path): "\(path) is damaged."
        case .noToolchain(let searched): "No Swift compiler found in \(searched)."
        case .toolFailed(let what, let output): "\(what) failed: \(output)"
        }
    }

    /// What to do about it, in one sentence.
    package var next: String {
        switch self {
        case .notInside: "Go to the folder that you cloned and call `swift run kata` there."
        case .badDescription: "Mend the file, or take it back with `git checkout -- Katas`."
        case .missing: "Take it back with `git checkout -- .`; what you wrote in Katas stays if you name other folders."
        case .notWritable: "Give yourself the right to write there, or free some disk space."
        case .notReadable: "Give yourself the right to read it, or move it away."
        case .damaged: "Delete .build/judge; what it holds is made again."
        case .noToolchain: "Install Swift 6.2 or newer and put its `bin` folder on the PATH."
        case .toolFailed: "Free disk space if there is none. If it stays, delete .build/judge, or take the workspace back with git."
        }
    }
}
