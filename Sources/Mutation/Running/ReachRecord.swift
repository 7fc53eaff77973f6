internal import Building
internal import Foundation

/// Records which planted numbers a run reaches, in a file that the run writes to as memory.
struct ReachRecord: Sendable {
    /// The folder for the file.
    let folder: URL
    /// The bytes of the file.
    let bytes: Int

    /// Does a run, and returns the numbers that it reached, in order.
    ///
    /// - Parameters:
    ///   - ranges: The numbers in question.
    ///   - run: The run, given the file.
    func during(_ ranges: [Range<Int>], _ run: (URL) async throws -> TestRun) async throws -> (run: TestRun, reached: [Int]) {
        let file = folder.appending(path: "reach-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        Cleanup.add(file)
        defer { Cleanup.remove(file) }
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        ftruncate(descriptor, off_t(bytes))
        let run = try await run(file)
        var reached: [Int] = []
        for range in ranges {
            var record = [UInt8](repeating: 0, count: range.count)
            guard pread(descriptor, &record, range.count, off_t(range.lowerBound)) == range.count else { continue }
            reached += record.indices.filter { record[$0] != 0 }.map { range.lowerBound + $0 }
        }
        return (run, reached)
    }
}
