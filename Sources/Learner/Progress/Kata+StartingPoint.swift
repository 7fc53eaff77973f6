internal import Foundation
internal import Workspace

extension Kata {
    /// A hash of the kata's starting files, which changes with them; nil if the files are missing.
    ///
    /// Each saved event has the hash of its time, because a kata with other starting files is another exercise.
    package var startingPoint: String? {
        let start = startFolder
        let names = (FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? [])
            // Hidden files of a file browser do not count.
            .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .sorted()
        let files = names.compactMap { name -> [Data]? in
            guard let bytes = FileManager.default.contents(atPath: start.appending(path: name).path) else { return nil }
            return [Data(name.utf8), bytes]
        }
        return files.isEmpty ? nil : String(ContentHash(files.flatMap { $0 }).description.prefix(16))
    }
}
