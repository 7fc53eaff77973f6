/// An unusable workspace or toolchain: the learner's code is not at fault.
package enum WorkspaceError: Error, Equatable {
    /// The folder is not inside a workspace.
    case notInside(folder: String)
    /// A `kata.json` cannot be read.
    case badDescription(file: String, reason: String)
    /// A file or folder of the workspace is missing.
    case missing(path: String)
    /// The folder of a kata has another name than it had.
    case renamed(folder: String, from: String)
    /// The cache or the saved progress cannot be written.
    case notWritable(path: String, reason: String)
    /// A file that is there cannot be read.
    case notReadable(path: String, reason: String)
    /// An entry of the cache is damaged, as after a power failure.
    case damaged(path: String)
    /// No Swift compiler was found.
    case noToolchain(searched: String)
    /// The Swift compiler is older than the code.
    case oldToolchain(path: String, version: String)
    /// A program of the toolchain is missing.
    case incompleteToolchain(missing: String)
    /// The compiler or linker failed on the workspace's own code.
    case toolFailed(what: String, output: String)
    /// The machine let a program fail.
    case machine(MachineTrouble)

    /// One sentence on the error.
    package var message: String {
        switch self {
        case .notInside(let folder): "No Seams workspace in \(folder) or above it."
        case .badDescription(let file, let reason): "\(file) cannot be read: \(Self.ended(reason))"
        case .missing(let path): "The workspace is incomplete: \(path) is missing."
        case .renamed(let folder, let old): "\(folder) was \(old), and a kata is only found under its own name."
        case .notWritable(let path, let reason): "\(path) cannot be written: \(Self.ended(reason))"
        case .notReadable(let path, let reason): "\(path) cannot be read: \(Self.ended(reason))"
        case .damaged(let path): "\(path) is damaged."
        case .noToolchain(let searched): "No Swift compiler found in \(searched)."
        case .oldToolchain(let path, let version):
            "\(path) is \(version), and Seams needs \(Release.oldestSwift.major).\(Release.oldestSwift.minor) or newer."
        case .incompleteToolchain(let missing): "The Swift toolchain is incomplete: \(missing) is missing."
        case .toolFailed(let what, let output): "\(what) failed: \(output)"
        case .machine(let trouble): trouble.message
        }
    }

    /// The next step, in one or two sentences.
    ///
    /// No advice may destroy the learner's work.
    ///
    /// - Parameter path: Gives the path to type for a path.
    package func next(path type: (String) -> String) -> String {
        switch self {
        case .notInside: "Go to the folder that you cloned and type `./kata` there."
        case .badDescription(let file, _):
            // From wherever it is typed: the reader may be in a package of their own.
            "Fix the file. `git -C \(type(folder(of: file))) diff HEAD -- \(name(of: file))` shows what changed in it, if git knows it."
        // A file that is missing holds no work that could be replaced; a folder may lie elsewhere, with work in it.
        case .missing(let path) where path.split(separator: "/").contains("Katas") && !name(of: path).contains("."):
            "If you moved it, move it back. If it is lost, clone Seams again beside this clone and copy it from there."
        case .missing(let path): "`git checkout -- \(type(path))` restores it."
        case .renamed(let folder, let old): "`mv \(type(folder)) \(type(old))` gives it its name back."
        case .notWritable: "Give yourself permission to write there, or free some disk space."
        case .notReadable: "Make the file readable, or move it away."
        case .damaged: "Delete the folder .build/judge; the next command builds it again."
        case .incompleteToolchain: "Install the toolchain again, from swift.org. `kata doctor` shows the one that is used."
        case .noToolchain, .oldToolchain:
            "Install Swift \(Release.oldestSwift.major).\(Release.oldestSwift.minor) or newer from swift.org and put its `bin` folder on the PATH."
        case .toolFailed: "If the disk is full, free some space. Otherwise delete the folder .build/judge and try again."
        case .machine(let trouble): trouble.next
        }
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
    private func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
