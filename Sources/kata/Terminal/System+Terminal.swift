internal import Foundation
internal import Workspace

/// The functions of the terminal; its properties are the system's by their names.
extension System {
    func say(_ text: String) { terminal.say(text) }

    func complain(_ text: String) { terminal.complain(text) }

    func workspace() throws(WorkspaceError) -> Workspace { try terminal.workspace() }

    func path(to url: URL) -> String { terminal.path(to: url) }

    func pathForPrograms(to url: URL) -> String { terminal.pathForPrograms(to: url) }

    func place(_ path: String) -> URL { terminal.place(path) }

    func naming(_ text: String) -> String { terminal.naming(text) }
}
