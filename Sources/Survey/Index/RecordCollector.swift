internal import Foundation

/// The records of one source among the dependencies of its unit.
final class RecordCollector {
    private(set) var records: [String] = []
    private let library: IndexLibrary
    private let file: String
    private let record: UInt32 = 2

    init(_ library: IndexLibrary, file: String) {
        self.library = library
        self.file = file
    }

    /// Keeps a dependency if it is the record of the source itself, not one of a header that it includes.
    func collect(_ dependency: IndexLibrary.Handle) {
        guard library.dependencyKind(dependency) == record else { return }
        let path = URL(filePath: library.dependencyPath(dependency).text).resolvingSymlinksInPath().path
        if path == file { records.append(library.dependencyName(dependency).text) }
    }

    /// The collector that a callback gets as its context.
    static func at(_ context: UnsafeMutableRawPointer?) -> RecordCollector {
        Unmanaged<RecordCollector>.fromOpaque(context!).takeUnretainedValue()
    }
}
