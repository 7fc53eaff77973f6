import Foundation
import Testing

struct NetworkTests {
    @Test func `listens`() {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in(sin_family: sa_family_t(AF_INET), sin_port: in_port_t(8123).bigEndian, sin_addr: in_addr(s_addr: in_addr_t(0).bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                #expect(bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) < 0)
            }
        }
    }
}
