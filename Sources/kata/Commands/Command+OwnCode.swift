import Foundation

extension Command {
    /// The folder of somebody's own code: the argument, or else the current folder.
    static func ownFolder(_ invocation: Invocation) throws(Misuse) -> URL {
        guard let path = invocation.argument else { return invocation.system.currentFolder }
        let folder = invocation.system.place(path)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        guard isThere, isFolder.boolValue else {
            let option = invocation.command.options.contains { $0.name.contains("--file") } ? " (a file is named with --file)" : ""
            throw .unusableFile(path, reason: isThere ? "is no folder\(option)" : "is not there", command: invocation.command)
        }
        return folder
    }

    /// Finds the files to write, before any work is done for them.
    ///
    /// - Parameter formats: The options that name the files, each with the text by which an earlier file is known.
    static func reportFiles(_ formats: [(option: String, mark: String)], _ invocation: Invocation) throws(Misuse) -> [String: ReportFile] {
        var files: [String: ReportFile] = [:]
        for (option, mark) in formats {
            guard let path = invocation.options[option] else { continue }
            files[option] = try ReportFile(path: path, after: option, of: invocation, mark: mark)
        }
        return files
    }
}

extension Invocation {
    /// The values of an option that takes several, separated by commas.
    func list(_ option: String) -> [String] {
        (options[option] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
}
