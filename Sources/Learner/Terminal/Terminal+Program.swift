package import Foundation
package import Workspace

extension Terminal {
    /// The command to type for this program, from the current folder.
    ///
    /// - Parameters:
    ///   - name: The first word of the call, which is the program's path or its name on the PATH.
    ///   - environment: The variables of the process. The script `kata` sets `SEAMS_PROGRAM` to its own path, as it was typed.
    ///   - folder: The current folder.
    package static func program(name: String, environment: [String: String], in folder: URL) -> String {
        let script = environment[scriptVariable]
        let typed = script ?? name
        guard typed.contains("/") else {
            // A shell that is given the script's name, as in `sh kata`, does not look for it on the PATH.
            return script == nil ? typed.asWord : "./\(typed)".asWord
        }
        let place = place(typed, in: folder)
        let searched = environment["PATH", default: ""].split(separator: ":").map { URL(filePath: String($0)).standardizedFileURL.path }
        if searched.contains(place.deletingLastPathComponent().path) { return place.lastPathComponent.asWord }
        if script == nil, typed.contains(".build/"), let workspace = try? Workspace(containing: folder) {
            let path = relativePath(to: workspace.root.appending(path: "kata"), from: folder)
            return (path.contains("/") ? path : "./" + path).asWord
        }
        return typed.asWord
    }

    /// The folder of the script `kata` that started this program; nil without the script.
    package static func scriptFolder(environment: [String: String], in folder: URL) -> URL? {
        environment[scriptVariable].map { place($0, in: folder).resolvingSymlinksInPath().deletingLastPathComponent() }
    }

    private static let scriptVariable = "SEAMS_PROGRAM"

    /// A text with the program's name as the person types it in place of the word `kata` after a backtick.
    package func naming(_ text: String) -> String {
        text.replacing(/`kata(?=[ `])/, with: "`\(program)")
    }
}

extension Terminal {
    /// The workspace around the current folder, or else the one of the script that started this program.
    package func workspace() throws(WorkspaceError) -> Workspace {
        do {
            return try Workspace(containing: currentFolder)
        } catch {
            guard let scriptFolder, let workspace = try? Workspace(containing: scriptFolder) else { throw error }
            return workspace
        }
    }

    /// The path of a file or folder as a person types it in the current folder.
    package func path(to url: URL) -> String {
        pathForPrograms(to: url).asWord
    }

    /// The same path without a shell's quotes.
    package func pathForPrograms(to url: URL) -> String {
        Self.relativePath(to: url, from: currentFolder)
    }

    /// The path from a folder inside a workspace to another place in it; outside the workspace it is absolute.
    private static func relativePath(to url: URL, from folder: URL) -> String {
        let (target, start) = (url.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let root = (try? Workspace(containing: folder))?.root.standardizedFileURL.pathComponents.count ?? start.count
        guard shared >= root else { return url.standardizedFileURL.path }
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }

    /// The file or folder at a path from the command line.
    package func place(_ path: String) -> URL {
        Self.place(path, in: currentFolder)
    }

    private static func place(_ path: String, in folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
    }
}
