import Foundation
import Testing

@Test func `a socket in the file system is no network`() {
    let listener = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    let caller = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    defer { [listener, caller].forEach { close($0) } }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "socket".utf8) }
    unlink("socket")
    withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            #expect(bind(listener, address, size) == 0)
            #expect(listen(listener, 1) == 0)
            #expect(connect(caller, address, size) == 0)
        }
    }
    #expect(sendto(caller, "hello", 5, 0, nil, 0) == 5)
    var addresses: UnsafeMutablePointer<addrinfo>?
    #expect(getaddrinfo("127.0.0.1", "80", nil, &addresses) == 0)
    freeaddrinfo(addresses)
}
