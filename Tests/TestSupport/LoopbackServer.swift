package import Foundation
import Synchronization

/// An HTTP server on this machine's own interface, on a port that the system chooses.
///
/// It waits on threads of its own, never on one of those that tasks need.
package final class LoopbackServer: Sendable {
    /// The response to a request.
    package struct Answer: Sendable {
        /// The status with its words, such as `200 OK`.
        var status: String
        var body: Data
        /// The kind of the body, such as `text/html`.
        var type = "text/plain"

        package init(status: String, body: String) {
            (self.status, self.body) = (status, Data(body.utf8))
        }

        package init(body: Data, type: String) {
            (status, self.body, self.type) = ("200 OK", body, type)
        }
    }

    /// A request that it received.
    package struct Request: Sendable {
        /// The request line and the headers, each with its line end.
        package var head: String
        package var body: Data

        /// The path in its first line.
        package var path: String { head.split(separator: " ").dropFirst().first.map(String.init) ?? "/" }
    }

    /// It could not be started.
    struct StartError: Error {
        var call: String
        var code: CInt
    }

    private let port: UInt16
    private let answer: @Sendable (Request) -> Answer?
    private let listener: CInt
    private let received = Mutex<[Request]>([])

    /// Starts listening, with one answer for everything.
    ///
    /// - Parameter answer: Its answer to every request; nil to hang up instead.
    package convenience init(answer: Answer?) throws {
        try self.init { _ in answer }
    }

    /// Starts listening.
    ///
    /// - Parameter answer: Makes the answer to a request; nil to hang up instead.
    package init(_ answer: @escaping @Sendable (Request) -> Answer?) throws {
        #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                try Self.check("bind", bind(descriptor, address, size))
                try Self.check("listen", listen(descriptor, 8))
                try Self.check("getsockname", getsockname(descriptor, address, &size))
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        self.answer = answer
        listener = descriptor
        Thread.detachNewThread { [self] in serve() }
    }

    deinit {
        // Not before, as its number could be another server's while the thread still asks for it.
        close(listener)
    }

    private static func check(_ call: String, _ result: CInt) throws {
        guard result == 0 else { throw StartError(call: call, code: errno) }
    }

    /// The address of the server.
    package var url: URL {
        URL(string: "http://127.0.0.1:\(port)")!
    }

    /// The requests received until now.
    package var requests: [Request] {
        received.withLock { $0 }
    }

    /// Stops listening: from then on a connection is refused, and the thread ends.
    package func stop() {
        shutdown(listener, CInt(SHUT_RDWR))
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0, errno == EINTR { continue }
            guard connection >= 0 else { return }
            // A browser opens connections before it needs them.
            Thread.detachNewThread { [self] in
                if let request = Self.read(from: connection) {
                    received.withLock { $0.append(request) }
                    if let answer = answer(request) { Self.write(answer, to: connection) }
                }
                close(connection)
            }
        }
    }

    private static func read(from connection: CInt) -> Request? {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.upperBound], as: UTF8.self)
                let length = head.firstMatch(of: /(?i)\r\ncontent-length: *([0-9]+)/).flatMap { Int($0.1) } ?? 0
                if bytes.count - end.upperBound >= length { return Request(head: head, body: bytes[end.upperBound...]) }
            }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
    }

    private static func write(_ answer: Answer, to connection: CInt) {
        let head =
            "HTTP/1.1 \(answer.status)\r\nContent-Type: \(answer.type)\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array(head.utf8) + answer.body
        #if canImport(Darwin)
        let flags: CInt = 0
        #else
        let flags = CInt(MSG_NOSIGNAL)
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            sent += count
        }
    }
}
