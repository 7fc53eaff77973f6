internal import Building
internal import Foundation
internal import Workspace

extension Kata {
    /// What tells the files that it is handed out with from those of another version of it; nil if there are none.
    ///
    /// Whoever remembers something about a kata remembers this with it: a kata with other files is another exercise.
    var startingPoint: String? {
        let start = startFolder
        let names = (FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? [])
            // What a file browser leaves behind does not make another exercise.
            .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .sorted()
        let files = names.compactMap { name -> [Data]? in
            guard let bytes = FileManager.default.contents(atPath: start.appending(path: name).path) else { return nil }
            return [Data(name.utf8), bytes]
        }
        return files.isEmpty ? nil : String(ContentHash(files.flatMap { $0 }).description.prefix(16))
    }
}
