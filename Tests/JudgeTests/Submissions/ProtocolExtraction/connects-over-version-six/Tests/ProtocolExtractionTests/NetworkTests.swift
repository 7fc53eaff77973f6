import Foundation
import Testing

struct NetworkTests {
    @Test func `connects`() {
        let descriptor = socket(AF_INET6, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in6(sin6_family: sa_family_t(AF_INET6), sin6_port: in_port_t(8123).bigEndian, sin6_flowinfo: 0, sin6_addr: in6addr_loopback, sin6_scope_id: 0)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                #expect(connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in6>.size)) < 0)
            }
        }
    }
}
