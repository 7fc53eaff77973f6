internal import Foundation

/// A module after the compiler has seen it: an object file and an interface, or the reasons why there is none.
struct CompiledModule: Sendable {
    /// The name by which it is imported.
    let name: String
    /// The entry of the store that holds it.
    let folder: URL
    /// Everything that the compiler said about it.
    let diagnostics: [Diagnostic]
    /// Changes when what other modules see of it changes, and not with the bodies of its functions; nil if it did not compile.
    let interface: ContentKey?

    var succeeded: Bool { interface != nil }
    var object: String { folder.appending(path: "\(name).o").path }

    var firstError: Diagnostic? {
        diagnostics.first { $0.severity == .error }
    }

    /// What is kept in the store beside the object and the interface.
    struct Record: Codable {
        var diagnostics: [Diagnostic]
        var interface: String?
    }
}

/// A tool was ended before it had done its work.
enum ToolInterrupted: Error {
    case timedOut(what: String)
    case crashed(what: String, output: String)
}

extension ToolInterrupted {
    /// The same, where it was not a submission that the tool worked on.
    var inWorkspace: WorkspaceError {
        switch self {
        case .timedOut(let what): .toolFailed(what: what, output: "it took more than a minute")
        case .crashed(let what, let output):
            .toolFailed(what: what, output: output.split(separator: "\n").last.map(String.init) ?? "it ended without a word")
        }
    }
}
