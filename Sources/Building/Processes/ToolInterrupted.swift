package import Workspace

/// A compiler or linker that was stopped or crashed.
package enum ToolInterrupted: Error {
    case timedOut(what: String)
    case outOfMemory(what: String)
    case crashed(what: String, output: String)

    /// The error for a tool that worked on the workspace's own code and not on a submission.
    package var inWorkspace: WorkspaceError {
        switch self {
        case .timedOut(let what): .toolFailed(what: what, output: "it took more than a minute")
        case .outOfMemory(let what): .toolFailed(what: what, output: "it needs too much memory")
        case .crashed(let what, let output):
            .toolFailed(what: what, output: output.split(separator: "\n").last.map(String.init) ?? "it gave no reason")
        }
    }
}
