#if os(Linux)
public import Foundation
internal import RunnerProtocol
internal import Synchronization

/// Notices every try of this process to reach the network, tells the judge which test it was, and refuses it.
///
/// The functions below have the names of the C library's. The judge's linker exports them, and the dynamic linker looks in the program
/// before it looks in a library, so `URLSession` and a socket opened by hand both come by here. What is not about the network, such
/// as a socket in the file system, is handed on. A process that a test starts is not seen here; Landlock refuses it TCP.
/// To listen is no try to reach anybody. Nor is a datagram to this machine: with one, Foundation wakes up its own thread that waits for
/// processes.
enum NetworkWatch {
    private static let current = Mutex<(test: TestName, channel: Channel)?>(nil)

    /// Says to whom tries count from now on.
    static func attribute(to test: TestName, on channel: Channel) {
        current.withLock { $0 = (test, channel) }
    }

    /// Reports a try.
    ///
    /// - Parameter destination: A host or an address, with its port.
    fileprivate static func report(_ destination: String) {
        guard let (test, channel) = current.withLock({ $0 }) else { return }
        channel.send(.networkReached(test, destination: destination))
    }

    /// Whether an address is on the network; if so, the try is reported and the error is set with which the call must fail.
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

    /// Whether asking for a name leads nowhere: there is none, or it is an address already.
    fileprivate static func needsNoLookup(_ name: UnsafePointer<CChar>?) -> Bool {
        guard let name else { return true }
        var address = in6_addr()
        return [AF_INET, AF_INET6].contains { inet_pton($0, name, &address) == 1 }
    }

    /// The function of the same name that comes after the program's own: the C library's.
    fileprivate static func next<Function>(_ name: String) -> Function {
        let afterThis = UnsafeMutableRawPointer(bitPattern: -1)
        return unsafeBitCast(dlsym(afterThis, name), to: Function.self)
    }
}

extension [CChar] {
    /// The text that is in a buffer of C.
    fileprivate var bytes: [UInt8] {
        prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    }
}

private let libraryConnect: @convention(c) (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt = NetworkWatch.next("connect")
private let librarySendTo: @convention(c) (CInt, UnsafeRawPointer?, Int, CInt, UnsafePointer<sockaddr>?, socklen_t) -> Int =
    NetworkWatch.next("sendto")
private let librarySendMessage: @convention(c) (CInt, UnsafePointer<msghdr>, CInt) -> Int = NetworkWatch.next("sendmsg")
private let libraryAddresses:
    @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<addrinfo>?, UnsafeMutableRawPointer?) -> CInt =
        NetworkWatch.next("getaddrinfo")

/// Connects a socket, unless that is about the network.
@_cdecl("connect")
public func watchedConnect(_ socket: CInt, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> CInt {
    NetworkWatch.refuses(address, length, for: socket) ? -1 : libraryConnect(socket, address, length)
}

/// Sends bytes to an address, unless that is about the network.
@_cdecl("sendto")
public func watchedSendTo(
    _ socket: CInt, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: CInt, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t
) -> Int {
    NetworkWatch.refuses(address, length, for: socket) ? -1 : librarySendTo(socket, bytes, count, flags, address, length)
}

/// Sends a message, unless that is about the network.
@_cdecl("sendmsg")
public func watchedSendMessage(_ socket: CInt, _ message: UnsafePointer<msghdr>, _ flags: CInt) -> Int {
    let address = message.pointee.msg_name.map { UnsafePointer($0.assumingMemoryBound(to: sockaddr.self)) }
    return NetworkWatch.refuses(address, message.pointee.msg_namelen, for: socket) ? -1 : librarySendMessage(socket, message, flags)
}

/// Looks up the addresses of a host, unless that is about the network.
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
