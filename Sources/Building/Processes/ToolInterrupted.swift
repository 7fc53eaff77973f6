package import Workspace

/// A compiler or linker that ended before it had done its work.
package enum ToolInterrupted: Error {
    case timedOut(what: String)
    case crashed(what: String, output: String)

    /// The same, where the tool did not work on a submission but on the workspace's own code.
    package var inWorkspace: WorkspaceError {
        switch self {
        case .timedOut(let what): .toolFailed(what: what, output: "it took more than a minute")
        case .crashed(let what, let output):
            .toolFailed(what: what, output: output.split(separator: "\n").last.map(String.init) ?? "it ended without a word")
        }
    }
}
