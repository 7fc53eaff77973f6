import Building
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Building

struct CachedFileTests {
    @Test func `what was written is read, and what is damaged is named with what to do`() async throws {
        try await TemporaryFolder.with { folder in
            let file = CachedFile(folder, "value.json")
            try file.write(json: ["longer than the next": 1])
            try file.write(json: ["short": 2])
            #expect(try file.value() == ["short": 2])

            try file.write(Data())

            let damaged = WorkspaceError.damaged(path: folder.appending(path: "value.json").path)
            #expect(throws: damaged) { try file.value([String: Int].self) }
            #expect(damaged.next { $0 } == "Delete the folder .build/judge; the next command builds it again.")
        }
    }

    @Test func `where nothing can be written it says where and why`() async throws {
        try await TemporaryFolder.with { folder in
            let file = CachedFile(folder, "not/there.json")

            #expect(throws: WorkspaceError.notWritable(path: file.url.path, reason: "No such file or directory")) {
                try file.write(Data())
            }
        }
    }
}
