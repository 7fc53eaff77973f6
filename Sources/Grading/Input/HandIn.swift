package import Foundation
internal import Judge
package import Workspace

/// Something that somebody handed in, as it lies in the facilitator's folder.
package struct HandIn: Sendable {
    /// The form in which it was handed in.
    package enum Form: Sendable {
        case folder, archive
        /// Something that is not opened, with the reason as a sentence without its period.
        case foreign(reason: String)
    }

    /// The name by which everybody speaks of it: that of its folder, or of its archive without the extension.
    package var label: String
    package var form: Form
    package var place: URL

    private static let foreignArchives: Set = ["7z", "bz2", "gz", "rar", "tar", "tgz", "xz"]

    /// The names of the folders that hold results of an earlier run, which may have gone into the folder of the submissions.
    ///
    /// - Parameters:
    ///   - folder: The folder of the submissions.
    ///   - excluded: The folder of results of this run.
    package static func results(in folder: URL, except excluded: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            let place = folder.appending(path: name)
            return place.standardizedFileURL.path != excluded.standardizedFileURL.path && GradeBook.isWritten(at: place)
        }
    }

    /// Finds all that was handed in: the folders and the zip archives in a folder, in the order of their labels.
    ///
    /// Links, archives of other kinds, single Swift files, and names that are not UTF-8 are submissions that will be refused, so that
    /// nobody is forgotten. Hidden files and all other files are nobody's submission, and neither are folders of results.
    ///
    /// - Parameters:
    ///   - folder: The folder that holds them.
    ///   - excluded: A folder that is no submission, because the results go there.
    /// - Throws: ``GradingError/noFolder(path:)``, ``GradingError/isSubmission(path:)``, ``GradingError/empty(path:)``,
    ///   ``GradingError/sameLabel(_:paths:)``.
    package static func all(in folder: URL, except excluded: URL) throws(GradingError) -> [HandIn] {
        let manager = FileManager.default
        guard let names = try? manager.contentsOfDirectory(atPath: folder.path) else { throw .noFolder(path: folder.path) }
        if Set(names).isSuperset(of: ["Sources", "Tests"]) { throw .isSubmission(path: folder.path) }
        var handIns = names.sorted().filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }.compactMap { name -> HandIn? in
            let place = folder.appending(path: name)
            guard place.standardizedFileURL.path != excluded.standardizedFileURL.path, !GradeBook.isWritten(at: place) else { return nil }
            // A label is printed in many places, and none of them may act on it.
            let label = name.printable(most: .max).replacing("\n", with: "\\n").replacing("\t", with: "\\t")
            switch (try? manager.attributesOfItem(atPath: place.path))?[.type] as? FileAttributeType {
            case .typeDirectory?: return HandIn(label: label, form: .folder, place: place)
            case .typeRegular? where name.lowercased().hasSuffix(".zip"):
                return HandIn(label: String(label.dropLast(4)), form: .archive, place: place)
            case .typeRegular? where foreignArchives.contains(place.pathExtension.lowercased()):
                let isPacked = place.deletingPathExtension().pathExtension.lowercased() == "tar"
                let reason =
                    "it is a \(isPacked ? ".tar" : "").\(place.pathExtension) archive, and only .zip is opened: unpack it into a folder"
                return HandIn(label: label, form: .foreign(reason: reason), place: place)
            case .typeRegular? where place.pathExtension.lowercased() == "swift":
                let reason = "it is one file, and a submission is a folder that holds Sources and Tests"
                return HandIn(label: label, form: .foreign(reason: reason), place: place)
            case .typeSymbolicLink?: return HandIn(label: label, form: .foreign(reason: "it is a link"), place: place)
            default: return nil
            }
        }
        // What is not opened has the label of its archive, too, unless somebody has unpacked it beside.
        let taken = Set(handIns.filter { !$0.isForeignFile }.map { $0.label.lowercased() })
        for index in handIns.indices where handIns[index].isForeignFile {
            let stem = handIns[index].label.replacing(/(?:\.tar)?\.[^.]+$/, with: "")
            let isOnly = handIns.count { $0.isForeignFile && $0.label.lowercased().hasPrefix(stem.lowercased() + ".") } == 1
            if !stem.isEmpty, isOnly, !taken.contains(stem.lowercased()) { handIns[index].label = stem }
        }
        handIns += unreadableNames(in: folder).map { name in
            let label = name.printable(most: .max)
            return HandIn(label: label, form: .foreign(reason: "its name is not UTF-8: rename it"), place: folder.appending(path: label))
        }
        guard !handIns.isEmpty else { throw .empty(path: folder.path) }
        let groups = Dictionary(grouping: handIns) { $0.label.precomposedStringWithCanonicalMapping.lowercased() }
        if let same = groups.values.filter({ $0.count > 1 }).min(by: { $0[0].label < $1[0].label }) {
            throw .sameLabel(same[0].label, paths: same.map(\.place.lastPathComponent))
        }
        return handIns.sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
    }

    /// The names in a folder that are not UTF-8, as archives of some systems have them: Foundation leaves them out.
    private static func unreadableNames(in folder: URL) -> [String] {
        guard let directory = opendir(folder.path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if String(validating: name, as: UTF8.self) == nil { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names.sorted()
    }
}

extension HandIn {
    /// Whether it is a file that is not opened.
    private var isForeignFile: Bool {
        guard case .foreign = form else { return false }
        return Self.foreignArchives.contains(place.pathExtension.lowercased()) || place.pathExtension.lowercased() == "swift"
    }

    /// Whether a text can be a label: it is the name of a file, which leads nowhere else, and nothing in it acts on a terminal.
    static func isLabel(_ text: String) -> Bool {
        !text.isEmpty && !text.contains { "/\n\t".contains($0) } && text.printable(most: .max) == text && ![".", ".."].contains(text)
    }

    /// The folder of the work in it; nil for an archive, and where it would be refused.
    package func work(for kata: Kata, of katas: [Kata]) -> URL? {
        guard case .folder = form else { return nil }
        return try? WorkFolder(in: place, for: kata, of: katas).place
    }
}
