import Foundation
import Testing
import Workspace

@testable import Building

struct DiskRoomTests {
    @Test func `a disk with room is good`() throws {
        try DiskRoom.expect(in: FileManager.default.temporaryDirectory, while: "to build the package")
    }

    #if os(Linux)
    @Test func `a disk without a free byte, as the one of the kernel's own files, is full`() {
        #expect(throws: WorkspaceError.machine(.noRoom(while: "to build the package"))) {
            try DiskRoom.expect(in: URL(filePath: "/proc"), while: "to build the package")
        }
    }
    #endif
}
