/// An unusable workspace or toolchain: the learner's code is not at fault.
package enum WorkspaceError: Error, Equatable {
    /// The folder is not inside a workspace.
    case notInside(folder: String)
    /// A `kata.json` cannot be read.
    case badDescription(file: String, reason: String)
    /// A file or folder of the workspace is missing.
    case missing(path: String)
    /// The cache or the saved progress cannot be written.
    case notWritable(path: String, reason: String)
    /// A file that must not be replaced cannot be read.
    case notReadable(path: String, reason: String)
    /// An entry of the cache is damaged, as after a power failure.
    case damaged(path: String)
    /// No Swift compiler was found.
    case noToolchain(searched: String)
    /// The compiler or linker failed on the workspace's own code.
    case toolFailed(what: String, output: String)

    /// One sentence on the error.
    package var message: String {
        switch self {
        case .notInside(let folder): "No Seams workspace in \(folder) or above it."
        case .badDescription(let file, let reason): "\(file) cannot be read: \(reason)."
        case .missing(let path): "The workspace is incomplete: \(path) is missing."
        case .notWritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .notReadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .damaged(let path): "\(path) is damaged."
        case .noToolchain(let searched): "No Swift compiler found in \(searched)."
        case .toolFailed(let what, let output): "\(what) failed: \(output)"
        }
    }

    /// The next step, in one or two sentences.
    package var next: String {
        switch self {
        case .notInside: "Go to the folder that you cloned and type `swift run kata` there."
        case .badDescription: "Fix the file, or restore it with `git checkout -- Katas`."
        case .missing: "Restore it with `git checkout -- .`; your work in Katas stays if you name other folders."
        case .notWritable: "Give yourself permission to write there, or free some disk space."
        case .notReadable: "Give yourself permission to read it, or move it away."
        case .damaged: "Delete the folder .build/judge; the next command builds it again."
        case .noToolchain: "Install Swift 6.2 or newer and put its `bin` folder on the PATH."
        case .toolFailed: "If the disk is full, free some space. Otherwise delete the folder .build/judge and try again."
        }
    }
}
