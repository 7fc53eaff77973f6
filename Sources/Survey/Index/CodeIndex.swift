internal import Foundation

/// The index that the compiler left in a build folder, as far as it is as new as the sources.
struct CodeIndex: Sendable {
    /// The knowledge about each file, by its path below the root.
    private(set) var files: [String: FileIndex] = [:]

    /// The folders that may hold the index of a debug build, below a package's folder.
    static func stores(in root: URL) -> [URL] {
        let build = root.appending(path: ".build")
        let platforms = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        let candidates = (["debug"] + platforms.sorted().map { "\($0)/debug" }).map { build.appending(path: "\($0)/index/store") }
        var seen: Set<String> = []
        return candidates.filter { folder in
            FileManager.default.fileExists(atPath: folder.path) && seen.insert(folder.resolvingSymlinksInPath().path).inserted
        }
    }

    /// Reads the index of a package; nil if there is none.
    ///
    /// - Parameters:
    ///   - root: The package's folder.
    ///   - paths: The paths of the sources below it.
    ///   - toolchain: The folder that holds the toolchain's `lib`.
    init?(of root: URL, paths: [String], toolchain: String) {
        let stores = Self.stores(in: root)
        guard !stores.isEmpty, let library = IndexLibrary(toolchain: toolchain) else { return nil }
        let sources = Dictionary(
            paths.map { (root.appending(path: $0).resolvingSymlinksInPath().path, $0) }, uniquingKeysWith: { first, _ in first })
        var found = false
        for folder in stores {
            guard let store = library.openStore(folder.path, nil) else { continue }
            defer { library.closeStore(store) }
            for unit in Self.units(in: store, library, sources) where files[unit.source] == nil {
                found = true
                // An older index would tell about other lines.
                if !unit.isOutdated(in: root) { files[unit.source] = Self.read(unit.records, store, library) }
            }
        }
        guard found else { return nil }
    }

    /// The compilation of one source.
    private struct Unit {
        var source: String
        var seconds: Double
        var records: [String]

        func isOutdated(in root: URL) -> Bool {
            let attributes = try? FileManager.default.attributesOfItem(atPath: root.appending(path: source).resolvingSymlinksInPath().path)
            guard let date = attributes?[.modificationDate] as? Date else { return true }
            return date.timeIntervalSince1970 > seconds
        }
    }

    /// The units of the sources, the newest first.
    private static func units(in store: IndexLibrary.Handle, _ library: IndexLibrary, _ sources: [String: String]) -> [Unit] {
        let names = NameCollector()
        _ = library.eachUnit(store, 0, Unmanaged.passUnretained(names).toOpaque()) { context, name in
            NameCollector.at(context).names.append(name.text)
            return true
        }
        return names.names.compactMap { name -> Unit? in
            guard let reader = library.openUnit(store, name, nil) else { return nil }
            defer { library.closeUnit(reader) }
            let main = URL(filePath: library.mainFile(reader).text).resolvingSymlinksInPath().path
            guard !library.isSystemUnit(reader), let source = sources[main] else { return nil }
            var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
            library.modified(reader, &seconds, &nanoseconds)
            let dependencies = RecordCollector(library, file: main)
            _ = library.eachDependency(reader, Unmanaged.passUnretained(dependencies).toOpaque()) { context, dependency in
                RecordCollector.at(context).collect(dependency)
                return true
            }
            return Unit(source: source, seconds: Double(seconds) + Double(nanoseconds) / 1e9, records: dependencies.records)
        }.sorted { $0.seconds > $1.seconds }
    }

    private static func read(_ records: [String], _ store: IndexLibrary.Handle, _ library: IndexLibrary) -> FileIndex {
        let found = OccurrenceCollector(library)
        for record in records {
            guard let reader = library.openRecord(store, record, nil) else { continue }
            defer { library.closeRecord(reader) }
            _ = library.eachOccurrence(reader, Unmanaged.passUnretained(found).toOpaque()) { context, occurrence in
                OccurrenceCollector.at(context).collect(occurrence)
                return true
            }
        }
        return found.index
    }
}
