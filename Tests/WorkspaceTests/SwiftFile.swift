import Foundation
import TestSupport

/// A Swift file of this clone.
struct SwiftFile {
    /// The path below the clone's root.
    var path: String
    var text: String

    /// The file's own name without its ending.
    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// Every Swift file below a folder; never none.
    static func all(below folder: String) throws -> [SwiftFile] {
        let root = Clone.root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let files = try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { name in
            SwiftFile(path: "\(folder)/\(name)", text: try String(contentsOf: root.appending(path: name), encoding: .utf8))
        }
        guard !files.isEmpty else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder]) }
        return files
    }
}
