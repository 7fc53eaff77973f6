internal import Building
internal import Foundation

/// The folders that tests may change: with a fault in a path, they could delete the package, or all that a person has.
struct TestRights: Sendable {
    /// The program that confines the tests; nil if nothing does.
    private let launcher: String?
    private let writable: [String]
    private let home: URL?

    /// Finds the temporary folders of the system, without one in which something lies that must not change.
    ///
    /// - Parameters:
    ///   - launcher: The program that confines the tests; nil if nothing does.
    ///   - root: The package's folder.
    ///   - scratch: The folder for builds.
    ///   - named: The folders that the person names.
    init(launcher: String?, root: URL, scratch: Scratch, named: [String]) {
        self.launcher = launcher
        home = ProcessInfo.processInfo.environment["HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        let kept = [root, scratch.folder, home].compactMap { $0?.resolvingSymlinksInPath().path }
        writable = ["/tmp", "/var/tmp", "/dev/shm"].filter { folder in !kept.contains { "\($0)/".hasPrefix("\(folder)/") } } + named
    }

    /// Whether tests can change files only in these folders.
    var areLimited: Bool { launcher != nil }

    /// The rights of tests that may change what the person may.
    var unlimited: TestRights { TestRights(unlimiting: self) }

    private init(unlimiting rights: TestRights) {
        (launcher, writable, home) = (nil, rights.writable, rights.home)
    }

    /// The restrictions of a test process with this folder for its files; nil for none.
    func confinement(in folder: URL) -> Confinement? {
        launcher.map { .ownTests(launcher: $0, in: folder.path, writing: writable) }
    }

    /// Fills a folder that stands for the person's home: all that is there can be read, and new files go with the folder.
    ///
    /// - Returns: Its path; nil if the tests use the home itself.
    func makeHome(at folder: URL) throws -> String? {
        guard let home, areLimited else { return nil }
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Whoever fills a cache expects to be able to.
        for name in (try? files.contentsOfDirectory(atPath: home.path)) ?? [] where name != ".cache" {
            try? files.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: home.appending(path: name))
        }
        return folder.path
    }
}
