import Foundation
import TestSupport
import Testing

@testable import Building

struct TemporaryFilesTests {
    @Test func `a folder with letters of ASCII is the one that is wanted`() async throws {
        let folder = try TemporaryFolder()

        let path = try await TemporaryFiles.kept(in: folder.url) { $0 }

        #expect(path == folder.url.path)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func `in place of another folder stands one that goes afterwards`() async throws {
        let folder = try TemporaryFolder()

        let (path, wasThere) = try await TemporaryFiles.kept(in: folder("Jörg")) { ($0, FileManager.default.fileExists(atPath: $0)) }

        #expect(path.utf8.allSatisfy { $0 < 0x80 })
        #expect(wasThere)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
