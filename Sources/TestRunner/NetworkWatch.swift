#if os(Linux)
public import Foundation
internal import RunnerProtocol
internal import Synchronization

/// Detects every attempt of this process to access the network, reports it to the judge with its test, and refuses it.
///
/// The functions below have the names of the C library's. The judge's linker exports them, and the dynamic linker looks in the program
/// before it looks in a library, so `URLSession` and sockets opened by hand both call them. Calls that do not use the network, such
/// as those of a socket in the file system, are passed on. Child processes are not watched here; Landlock refuses them TCP.
/// Listening is no access. Neither is a datagram to this machine: Foundation uses one to wake up its own thread that waits for
/// processes.
enum NetworkWatch {
    private static let current = Mutex<(test: TestName, channel: Channel)?>(nil)

    /// Attributes further attempts to a test.
    static func attribute(to test: TestName, on channel: Channel) {
        current.withLock { $0 = (test, channel) }
    }

    /// Reports an attempt.
    ///
    /// - Parameter destination: A host or an address, with its port.
    fileprivate static func report(_ destination: String) {
        guard let (test, channel) = current.withLock({ $0 }) else { return }
        channel.send(.networkAccessed(test, destination: destination))
    }

    /// Whether an address is on the network; if so, the attempt is reported and the error of the call is set.
    fileprivate static func refuses(_ address: UnsafePointer<sockaddr>?, _ length: socklen_t, for socket: CInt) -> Bool {
        guard let address, [AF_INET, AF_INET6].contains(CInt(address.pointee.sa_family)) else { return false }
        let destination = text(of: address, length)
        if isForDatagrams(socket), destination.hasPrefix("127.") || destination.hasPrefix("[::1]") { return false }
        report(destination)
        errno = EACCES
        return true
    }

    private static func isForDatagrams(_ socket: CInt) -> Bool {
        var type: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        return getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == CInt(SOCK_DGRAM.rawValue)
    }

    private static func text(of address: UnsafePointer<sockaddr>, _ length: socklen_t) -> String {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        getnameinfo(
            address, length, &host, socklen_t(host.count), &port, socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV)
        let (name, number) = (String(decoding: host.bytes, as: UTF8.self), String(decoding: port.bytes, as: UTF8.self))
        return name.contains(":") ? "[\(name)]:\(number)" : "\(name):\(number)"
    }

    /// Whether a name needs no look-up: there is none, or it is an address already.
    fileprivate static func needsNoLookup(_ name: UnsafePointer<CChar>?) -> Bool {
        guard let name else { return true }
        var address = in6_addr()
        return [AF_INET, AF_INET6].contains { inet_pton($0, name, &address) == 1 }
    }
}

extension [CChar] {
    /// The text in a buffer of C.
    fileprivate var bytes: [UInt8] {
        prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    }
}

private let libraryConnect: @convention(c) (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt = LibraryFunction.next("connect")
private let librarySendTo: @convention(c) (CInt, UnsafeRawPointer?, Int, CInt, UnsafePointer<sockaddr>?, socklen_t) -> Int =
    LibraryFunction.next("sendto")
private let librarySendMessage: @convention(c) (CInt, UnsafePointer<msghdr>, CInt) -> Int = LibraryFunction.next("sendmsg")
private let libraryAddresses:
    @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<addrinfo>?, UnsafeMutableRawPointer?) -> CInt =
        LibraryFunction.next("getaddrinfo")

/// Connects a socket, unless the address is on the network.
@_cdecl("connect")
public func watchedConnect(_ socket: CInt, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> CInt {
    NetworkWatch.refuses(address, length, for: socket) ? -1 : libraryConnect(socket, address, length)
}

/// Sends bytes to an address, unless it is on the network.
@_cdecl("sendto")
public func watchedSendTo(
    _ socket: CInt, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: CInt, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t
) -> Int {
    NetworkWatch.refuses(address, length, for: socket) ? -1 : librarySendTo(socket, bytes, count, flags, address, length)
}

/// Sends a message, unless its address is on the network.
@_cdecl("sendmsg")
public func watchedSendMessage(_ socket: CInt, _ message: UnsafePointer<msghdr>, _ flags: CInt) -> Int {
    let address = message.pointee.msg_name.map { UnsafePointer($0.assumingMemoryBound(to: sockaddr.self)) }
    return NetworkWatch.refuses(address, message.pointee.msg_namelen, for: socket) ? -1 : librarySendMessage(socket, message, flags)
}

/// Looks up the addresses of a host, unless the network must be asked.
@_cdecl("getaddrinfo")
public func watchedAddresses(
    _ name: UnsafePointer<CChar>?, _ service: UnsafePointer<CChar>?, _ hints: UnsafePointer<addrinfo>?,
    _ result: UnsafeMutableRawPointer?
) -> CInt {
    if NetworkWatch.needsNoLookup(name) { return libraryAddresses(name, service, hints, result) }
    NetworkWatch.report([name, service].compactMap { $0.map { String(cString: $0) } }.joined(separator: ":"))
    return EAI_FAIL
}
#endif
